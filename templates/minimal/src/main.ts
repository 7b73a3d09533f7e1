/** A hero who walks among walls. Draw your own level in `rows`, save the file, and play. */
import { moveAndSlide } from '@tilewright/motion';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  clampMagnitude,
  type Duration,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  min,
  mul,
  position,
  type Position2,
  seconds,
  sub,
  valueIn,
  velocity,
} from '@tilewright/units';

/** `#` is a wall. The hero starts in the second column of the second row: leave it open. */
const rows = [
  '################',
  '#......#.......#',
  '#......#.......#',
  '#..##..#..###..#',
  '#..##.......#..#',
  '#...........#..#',
  '#.....#........#',
  '#.....#........#',
  '################',
];
const level = tileRect({ x: 0, y: 0, width: rows[0]!.length, height: rows.length });
const walls = bitTilemapFrom(level, (x, y) => rows[y]?.[x] === '#');
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const walkingSpeed = metersPerSecond(5);
let hero = circle(position(meters(1.5), meters(1.5)), meters(0.4));

const held = new Set<string>();
addEventListener('keydown', (event) => {
  if (event.code.startsWith('Arrow')) event.preventDefault(); // keeps the page from scrolling
  held.add(event.code);
});
addEventListener('keyup', ({ code }) => held.delete(code));
addEventListener('blur', () => held.clear()); // the page is not told of keys that are released elsewhere
const isHeld = (...codes: string[]) => Number(codes.some((code) => held.has(code)));

let goal: Position2 | undefined; // where the hero walks while a finger or the mouse is down
function point({ buttons, offsetX, offsetY }: PointerEvent): void {
  const metersPerPixel = level.width / canvas.clientWidth;
  goal = buttons === 0 ? undefined : position(meters(offsetX * metersPerPixel), meters(offsetY * metersPerPixel));
}

function step(duration: Duration): void {
  const east = mul(walkingSpeed, isHeld('ArrowRight', 'KeyD') - isHeld('ArrowLeft', 'KeyA'));
  const south = mul(walkingSpeed, isHeld('ArrowDown', 'KeyS') - isHeld('ArrowUp', 'KeyW'));
  const walk = clampMagnitude(velocity(east, south), walkingSpeed); // diagonals are not faster
  const toGoal = goal && clampMagnitude(sub(goal, hero.center), mul(walkingSpeed, duration));
  hero = moveAndSlide(walls, space, hero, toGoal ?? mul(walk, duration)).body;
}

const PIXELS_PER_METER = 80;
const canvas = document.createElement('canvas');
[canvas.width, canvas.height] = [PIXELS_PER_METER * level.width, PIXELS_PER_METER * level.height];
const pen = canvas.getContext('2d')!;
pen.scale(PIXELS_PER_METER, PIXELS_PER_METER); // from here on, the canvas is in meters
document.querySelector('#game')!.append(canvas);
for (const type of ['pointerdown', 'pointermove', 'pointerup'] as const) canvas.addEventListener(type, point);
canvas.addEventListener('pointerleave', () => (goal = undefined));

function draw(): void {
  pen.clearRect(0, 0, level.width, level.height);
  pen.fillStyle = '#4a5468';
  walls.forEach((isWall, x, y) => isWall && pen.fillRect(x, y, 1, 1));
  pen.fillStyle = '#7dd3fc';
  const [x, y] = [valueIn(hero.center.x, meters), valueIn(hero.center.y, meters)];
  pen.beginPath();
  pen.arc(x, y, valueIn(hero.radius, meters), 0, 2 * Math.PI);
  pen.fill();
}

let last = performance.now();
function frame(now: number): void {
  step(min(milliseconds(now - last), seconds(0.1))); // no more than that: the game pauses while its tab is hidden
  last = now;
  draw();
  requestAnimationFrame(frame);
}
frame(last);
