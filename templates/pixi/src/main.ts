/** A hero who walks among the walls of a PixiJS scene. Draw your own level in `rows`, save the file, and play. */
import { show, TilesView } from '@tilewright/pixi';
import { moveAndSlide } from '@tilewright/motion';
import { bitTilemapFrom, pixelSpace, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  clampMagnitude,
  type Duration,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  mul,
  pixelsPerMeter,
  position,
  rectangle,
  valueIn,
  velocity,
} from '@tilewright/units';
import { Application, Container, Graphics, Texture } from 'pixi.js';

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
const origin = position(meters(0), meters(0));
const space = tileSpace({ origin, tileSize: metersPerTile(1) });
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

function step(duration: Duration): void {
  const east = mul(walkingSpeed, isHeld('ArrowRight', 'KeyD') - isHeld('ArrowLeft', 'KeyA'));
  const south = mul(walkingSpeed, isHeld('ArrowDown', 'KeyS') - isHeld('ArrowUp', 'KeyW'));
  const walk = clampMagnitude(velocity(east, south), walkingSpeed); // diagonals are not faster
  hero = moveAndSlide(walls, space, hero, mul(walk, duration)).body;
}

const PIXELS_PER_METER = 80;
const app = new Application();
await app.init({
  width: PIXELS_PER_METER * level.width,
  height: PIXELS_PER_METER * level.height,
  background: '#10141c',
  antialias: true,
});
document.querySelector('#game')!.append(app.canvas);

// The camera places the container so that 1 in it is a meter. To scroll, show it with another origin in each frame.
const world = new Container();
const camera = pixelSpace({ origin, pixelsPerMeter: pixelsPerMeter(PIXELS_PER_METER) });
show(world, camera);
const tiles = new TilesView(walls, space, (isWall) => (isWall ? Texture.WHITE : undefined));
tiles.container.tint = 0x4a5468;
tiles.show(rectangle(origin, position(meters(level.width), meters(level.height))));
// Drawn in pixels: PixiJS gives a circle of less than a pixel few corners.
const sprite = new Graphics({ scale: 1 / PIXELS_PER_METER });
sprite.circle(0, 0, PIXELS_PER_METER * valueIn(hero.radius, meters)).fill(0x7dd3fc);
world.addChild(tiles.container, sprite);
app.stage.addChild(world);

app.ticker.add(({ deltaMS }) => {
  step(milliseconds(deltaMS)); // at most 0.1 s: the game pauses while its tab is hidden
  sprite.position.set(valueIn(hero.center.x, meters), valueIn(hero.center.y, meters));
});
