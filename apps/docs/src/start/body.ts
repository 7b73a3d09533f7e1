/** A body that walks while you press, slides along the walls that it meets, and turns back with the next press. */
import { moveAndSlide } from '@tilewright/motion';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Duration,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  min,
  mul,
  position,
  seconds,
  valueIn,
  velocity,
} from '@tilewright/units';

const rows = ['##########', '#........#', '#..##....#', '#........#', '##########'];
const level = tileRect({ x: 0, y: 0, width: 10, height: 5 });
const walls = bitTilemapFrom(level, (x, y) => rows[y]?.[x] === '#');
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

let hero = circle(position(meters(1.5), meters(1.5)), meters(0.4));
let walk = velocity(metersPerSecond(3), metersPerSecond(1.5));
let isPressed = false;

function step(duration: Duration): void {
  if (isPressed) hero = moveAndSlide(walls, space, hero, mul(walk, duration)).body;
}
function press(): void {
  isPressed = true;
}
function release(): void {
  if (isPressed) walk = mul(walk, -1);
  isPressed = false;
}
addEventListener('pointerdown', press);
addEventListener('pointerup', release);
addEventListener('keydown', ({ code }) => code === 'Space' && press());
addEventListener('keyup', release);

const PIXELS_PER_METER = 80;
const canvas = document.createElement('canvas');
[canvas.width, canvas.height] = [PIXELS_PER_METER * level.width, PIXELS_PER_METER * level.height];
const pen = canvas.getContext('2d')!;
pen.scale(PIXELS_PER_METER, PIXELS_PER_METER);
document.querySelector('#game')!.append(canvas);

function draw(): void {
  pen.clearRect(0, 0, level.width, level.height);
  pen.fillStyle = '#4a5468';
  walls.forEach((isWall, x, y) => isWall && pen.fillRect(x, y, 1, 1));
  pen.fillStyle = '#7dd3fc';
  pen.beginPath();
  const [x, y] = [valueIn(hero.center.x, meters), valueIn(hero.center.y, meters)];
  pen.arc(x, y, valueIn(hero.radius, meters), 0, 2 * Math.PI);
  pen.fill();
}

let last = performance.now();
function frame(): void {
  const now = performance.now();
  step(min(milliseconds(now - last), seconds(0.1)));
  last = now;
  draw();
  requestAnimationFrame(frame);
}
frame();
