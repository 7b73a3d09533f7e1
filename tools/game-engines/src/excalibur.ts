/** Excalibur: a tile map, actors, and a pointer. Its world is in pixels. */
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, type Handle, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { drawMove } from '@tilewright/motion/debug';
import {
  type DebugDraw,
  debugColors,
  type DebugPart,
  drawRay,
  drawSolidTiles,
  drawTracker,
} from '@tilewright/queries/debug';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  pixelDifference,
  type PixelLength,
  pixels,
  pixelsPerTile,
  pointReader,
  segmentBetween,
} from '@tilewright/units';
import { Actor, CollisionType, Color, Engine, type ExcaliburGraphicsContext, TileMap, vec } from 'excalibur';
import { type Frame, hitOf } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const { width, height, zoom } = level.view;
const game = new Engine({
  width,
  height,
  backgroundColor: Color.fromHex('#10141c'),
  suppressPlayButton: true,
  suppressConsoleBootMessage: true,
});
const map = new TileMap({
  pos: vec(32, 16),
  tileWidth: 16,
  tileHeight: 16,
  columns: level.levelWidth,
  rows: level.levelHeight,
});
for (const tile of map.tiles) tile.solid = level.isWall(tile.x, tile.y);
game.add(map);

const actor = (x: number, y: number, size: object, color: string): Actor =>
  new Actor({
    pos: map.pos.add(vec(16 * x, 16 * y)),
    ...size,
    color: Color.fromHex(color),
    collisionType: CollisionType.PreventCollision,
  });
const hero = actor(
  level.hero.x,
  level.hero.y,
  { width: 32 * level.hero.half, height: 32 * level.hero.half },
  '#7dd3fc',
);
const enemies = level.wanderers.map(({ x, y, dx, dy, radius }) => {
  const enemy = actor(x, y, { radius: 16 * radius }, '#a3324a');
  enemy.vel = vec(16 * dx, 16 * dy);
  return enemy;
});
for (const each of [hero, ...enemies]) game.add(each);
const overlay = new Actor({ z: 1 });
overlay.graphics.forceOnScreen = true;
game.add(overlay);
const pointer = game.input.pointers.primary;

// shown
// glue
const here = pointReader(pixels);
const space = tileSpace({ origin: here(map.pos), tileSize: pixelsPerTile(map.tileWidth) });
const bounds = tileRect({ x: 0, y: 0, width: map.columns, height: map.rows });
const walls = bitTilemapFrom(bounds, (x, y) => map.getTile(x, y)?.solid === true);
const tracker = new ObjectTracker<Actor, PixelLength>({ space });
const disc = ({ pos, width }: Actor) => circle(here(pos), pixels(width / 2));
const forget = (handle: Handle) => () => tracker.remove(handle);
const track = (enemy: Actor) => enemy.on('postkill', forget(tracker.add(enemy, disc(enemy))));
// end of glue
for (const enemy of enemies) track(enemy);

// drawing
const colorOf = (part: DebugPart) => Color.fromHex(`#${debugColors[part].toString(16).padStart(6, '0')}`);
const drawOn = (context: ExcaliburGraphicsContext): DebugDraw => ({
  segment: (x, y, endX, endY, part) => context.drawLine(vec(x, y), vec(endX, endY), colorOf(part), 1),
  rectangle: (x, y, dx, dy, part) => context.drawRectangle(vec(x, y), dx, dy, Color.Transparent, colorOf(part), 1),
  circle: (x, y, radius, part) => context.drawCircle(vec(x, y), radius || 2, Color.Transparent, colorOf(part), 1),
});
// end of drawing

const heroSize = pixelDifference(pixels(6), pixels(6));

// In each frame, after the engine has moved its actors.
function update(dx: number, dy: number) {
  tracker.moveEach(pixels, (enemy) => enemy.pos); // glue
  const body = box(here(hero.pos), heroSize);
  const move = moveAndSlide(walls, space, body, pixelDifference(pixels(dx), pixels(dy)));
  here.write(hero.pos, move.center); // glue
  const sight = segmentBetween(here(hero.pos), here(pointer.lastWorldPos));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
  overlay.graphics.onPostDraw = (context) => {
    const draw = drawOn(context);
    drawSolidTiles(draw, walls, space);
    drawTracker(draw, tracker);
    drawMove(draw, space, body, move);
    drawRay(draw, space, sight, hit);
  };
  return { hit, near };
}
// end of shown

game.on('postupdate', () => {
  const from = [hero.pos.x, hero.pos.y] as const;
  const step = level.heroStep(frames.length);
  const { hit, near } = update(16 * step[0], 16 * step[1]);
  frames.push({
    bodies: enemies.flatMap((each, id) =>
      each.isKilled() ? [] : [{ id, x: each.pos.x, y: each.pos.y, radius: each.width / 2 }],
    ),
    pointer: [pointer.lastWorldPos.x, pointer.lastWorldPos.y],
    from,
    to: [hero.pos.x, hero.pos.y],
    step,
    hit: hitOf(hit),
    near: near.map((enemy) => enemies.indexOf(enemy)),
  });
  if (frames.length % level.turnEvery === 0) for (const enemy of enemies) enemy.vel = enemy.vel.negate();
  if (frames.length === level.doomedFrame) enemies[0]?.kill();
});

export async function start(): Promise<void> {
  await game.start();
  const { camera } = game.currentScene;
  camera.pos = map.pos.add(vec(8 * level.levelWidth, 8 * level.levelHeight));
  camera.zoom = zoom;
}
