/** PixiJS with `@tilewright/pixi`: a view of tiles, sprites, and a pointer. Its world is in pixels. */
import { debugDraw, TilesView } from '@tilewright/pixi';
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, type Handle, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { drawMove } from '@tilewright/motion/debug';
import { drawRay, drawSolidTiles, drawTracker } from '@tilewright/queries/debug';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerTile,
  pointReader,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import { Application, Container, Graphics, type PointData, Sprite, Texture } from 'pixi.js';
import { type Frame, hitOf } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const { width, height, zoom } = level.view;
const world = new Container();
const bounds = tileRect({ x: 0, y: 0, width: level.levelWidth, height: level.levelHeight });
const walls = bitTilemapFrom(bounds, level.isWall);

const painted = (color: string): Texture => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  const pen = canvas.getContext('2d');
  if (pen !== null) [pen.fillStyle] = [color];
  pen?.fillRect(0, 0, 16, 16);
  return Texture.from(canvas);
};
const wallTexture = painted('#3a3f4c');
const sprite = (x: number, y: number, size: number, color: string): Sprite => {
  const made = new Sprite({ texture: Texture.WHITE, anchor: 0.5, tint: color, width: size, height: size });
  made.position.set(32 + 16 * x, 16 + 16 * y);
  return made;
};
const hero = sprite(level.hero.x, level.hero.y, 32 * level.hero.half, '#7dd3fc');
const enemies = level.wanderers.map(({ x, y, radius }) => sprite(x, y, 32 * radius, '#a3324a'));
const graphics = new Graphics();

// shown
// glue
const here = pointReader(pixels);
const space = tileSpace({ origin: pixelPosition(pixels(32), pixels(16)), tileSize: pixelsPerTile(16) });
const tiles = new TilesView(walls, space, (isWall) => (isWall ? wallTexture : undefined));
const tracker = new ObjectTracker<Sprite, PixelLength>({ space });
const disc = (enemy: Sprite) => circle(here(enemy), pixels(enemy.width / 2));
const forget = (handle: Handle) => () => tracker.remove(handle);
const track = (enemy: Sprite) => enemy.once('destroyed', forget(tracker.add(enemy, disc(enemy))));
const draw = debugDraw(graphics);
// end of glue
world.addChild(tiles.container, ...enemies, hero, graphics);
for (const enemy of enemies) track(enemy);

const heroSize = pixelDifference(pixels(6), pixels(6));

// In each frame, after the sprites have moved. `pointer` is in the world: `world.toLocal(event.global)`.
function update(dx: number, dy: number, pointer: PointData) {
  tracker.moveEach(pixels, (enemy) => enemy); // glue
  const body = box(here(hero), heroSize);
  const move = moveAndSlide(walls, space, body, pixelDifference(pixels(dx), pixels(dy)));
  here.write(hero, move.center); // glue
  const sight = segmentBetween(here(hero), here(pointer));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
  const corner = world.toLocal({ x: 0, y: 0 });
  const opposite = world.toLocal({ x: width, y: height });
  tiles.show(rectangle(here(corner), here(opposite))); // glue
  graphics.clear();
  drawSolidTiles(draw, walls, space);
  drawTracker(draw, tracker);
  drawMove(draw, space, body, move);
  drawRay(draw, space, sight, hit);
  return { hit, near };
}
// end of shown

export async function start(): Promise<void> {
  const game = new Application();
  await game.init({ width, height, background: '#10141c', preference: 'webgl' });
  document.body.replaceChildren(game.canvas);
  game.stage.addChild(world);
  world.scale.set(zoom);
  world.position.set(-32 * zoom, -16 * zoom);
  game.stage.eventMode = 'static';
  game.stage.hitArea = game.screen;
  let pointer: PointData = { x: 0, y: 0 };
  game.stage.on('globalpointermove', ({ global }) => {
    pointer = world.toLocal(global);
  });
  let sign = 1;
  game.ticker.add(({ deltaMS }) => {
    for (const [i, enemy] of enemies.entries()) {
      const { dx, dy } = level.wanderers[i]!;
      if (enemy.destroyed) continue;
      enemy.x += (sign * 16 * dx * deltaMS) / 1000;
      enemy.y += (sign * 16 * dy * deltaMS) / 1000;
    }
    const from = [hero.x, hero.y] as const;
    const step = level.heroStep(frames.length);
    const { hit, near } = update(16 * step[0], 16 * step[1], pointer);
    frames.push({
      bodies: enemies.flatMap((each, id) =>
        each.destroyed ? [] : [{ id, x: each.x, y: each.y, radius: each.width / 2 }],
      ),
      pointer: [pointer.x, pointer.y],
      from,
      to: [hero.x, hero.y],
      step,
      hit: hitOf(hit),
      near: near.map((enemy) => enemies.indexOf(enemy)),
    });
    if (frames.length % level.turnEvery === 0) sign = -sign;
    if (frames.length === level.doomedFrame) enemies[0]?.destroy();
  });
}
