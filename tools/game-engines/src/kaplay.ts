/** KAPLAY: a level of tiles, game objects, and a pointer. Its world is in pixels. */
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, type Handle, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { drawMove } from '@tilewright/motion/debug';
import { type DebugDraw, debugColors, drawRay, drawSolidTiles, drawTracker } from '@tilewright/queries/debug';
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
// oxlint-disable-next-line import/no-named-as-default -- its types have the default only
import kaplay from 'kaplay';
import { type Frame, hitOf } from './frame.js';
import * as level from './level.js';

export const frames: Frame[] = [];

const { width, height, zoom } = level.view;
const k = kaplay({ width, height, background: '#10141c', global: false, debug: false });
const rows = Array.from({ length: level.levelHeight }, (_, y) =>
  Array.from({ length: level.levelWidth }, (__, x) => (level.isWall(x, y) ? '#' : ' ')).join(''),
);
const map = k.addLevel(rows, {
  pos: k.vec2(32, 16),
  tileWidth: 16,
  tileHeight: 16,
  tiles: { '#': () => [k.rect(16, 16), k.color('#3a3f4c'), k.tile({ isObstacle: true })] },
});
const place = (x: number, y: number) => k.pos(32 + 16 * x, 16 + 16 * y);
const side = 32 * level.hero.half;
const hero = k.add([k.rect(side, side), place(level.hero.x, level.hero.y), k.anchor('center'), k.color('#7dd3fc')]);
const enemies = level.wanderers.map(({ x, y, dx, dy, radius }) => {
  const enemy = k.add([k.circle(16 * radius), place(x, y), k.color('#a3324a'), { velocity: k.vec2(16 * dx, 16 * dy) }]);
  enemy.onUpdate(() => enemy.move(enemy.velocity));
  return enemy;
});

// shown
type Enemy = (typeof enemies)[number];

// glue
const here = pointReader(pixels);
const space = tileSpace({ origin: here(map.pos), tileSize: pixelsPerTile(map.tileWidth()) });
const bounds = tileRect({ x: 0, y: 0, width: map.numColumns(), height: map.numRows() });
const walls = bitTilemapFrom(bounds, (x, y) => map.getAt(k.vec2(x, y)).some(({ isObstacle }) => isObstacle === true));
const tracker = new ObjectTracker<Enemy, PixelLength>({ space });
const disc = ({ pos, radius }: Enemy) => circle(here(pos), pixels(radius));
const forget = (handle: Handle) => () => tracker.remove(handle);
const track = (enemy: Enemy) => enemy.onDestroy(forget(tracker.add(enemy, disc(enemy))));
// end of glue
for (const enemy of enemies) track(enemy);

// drawing
const outline = (part: keyof typeof debugColors) => ({ width: 1, color: k.Color.fromHex(debugColors[part]) });
const draw: DebugDraw = {
  segment: (x, y, endX, endY, part) => k.drawLine({ p1: k.vec2(x, y), p2: k.vec2(endX, endY), ...outline(part) }),
  rectangle: (x, y, dx, dy, part) =>
    k.drawRect({ pos: k.vec2(x, y), width: dx, height: dy, fill: false, outline: outline(part) }),
  circle: (x, y, radius, part) =>
    k.drawCircle({ pos: k.vec2(x, y), radius: radius || 2, fill: false, outline: outline(part) }),
};
// end of drawing

const heroSize = pixelDifference(pixels(6), pixels(6));

// In each frame, after the game objects have moved.
function update(dx: number, dy: number) {
  tracker.moveEach(pixels, (enemy) => enemy.pos); // glue
  const body = box(here(hero.pos), heroSize);
  const move = moveAndSlide(walls, space, body, pixelDifference(pixels(dx), pixels(dy)));
  here.write(hero.pos, move.center); // glue
  const sight = segmentBetween(here(hero.pos), here(k.toWorld(k.mousePos())));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
  const show = () => {
    drawSolidTiles(draw, walls, space);
    drawTracker(draw, tracker);
    drawMove(draw, space, body, move);
    drawRay(draw, space, sight, hit);
  };
  return { hit, near, show };
}
// end of shown

let show = () => {};
k.setCamPos(32 + 8 * level.levelWidth, 16 + 8 * level.levelHeight);
k.setCamScale(zoom);
k.add([k.z(1), { draw: () => show() }]);

// Added last: it is updated after the others.
k.add([
  {
    update() {
      const from = [hero.pos.x, hero.pos.y] as const;
      const step = level.heroStep(frames.length);
      const answers = update(16 * step[0], 16 * step[1]);
      show = answers.show;
      const pointer = k.toWorld(k.mousePos());
      frames.push({
        bodies: enemies.flatMap((each, id) =>
          each.exists() ? [{ id, x: each.pos.x, y: each.pos.y, radius: each.radius }] : [],
        ),
        pointer: [pointer.x, pointer.y],
        from,
        to: [hero.pos.x, hero.pos.y],
        step,
        hit: hitOf(answers.hit),
        near: answers.near.map((enemy) => enemies.indexOf(enemy)),
      });
      if (frames.length % level.turnEvery === 0) {
        for (const enemy of enemies) enemy.velocity = enemy.velocity.scale(-1);
      }
      if (frames.length === level.doomedFrame) enemies[0]?.destroy();
    },
  },
]);

export function start(): void {}
