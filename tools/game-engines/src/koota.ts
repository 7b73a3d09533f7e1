/** koota: entities with traits. Its world is whatever the game says: pixels here. */
import { box, moveAndSlide } from '@tilewright/motion';
import { castRay, type Handle, objectsInCircle, ObjectTracker } from '@tilewright/queries';
import { bitTilemapFrom, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerTile,
  pointReader,
  segmentBetween,
} from '@tilewright/units';
import { createWorld, type Entity, trait } from 'koota';
import { type Frame, hitOf, type Pair } from './frame.js';
import * as level from './level.js';

const Position = trait({ x: 0, y: 0 });
const Velocity = trait({ x: 0, y: 0 });
const Body = trait({ radius: 0 });
const world = createWorld();

const walls = bitTilemapFrom(
  tileRect({ x: 0, y: 0, width: level.levelWidth, height: level.levelHeight }),
  level.isWall,
);

// shown
// glue
const here = pointReader(pixels);
const space = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const tracker = new ObjectTracker<Entity, PixelLength>({ space });
const handles: Handle[] = [];
const disc = (entity: Entity) => circle(here(entity.get(Position)!), pixels(entity.get(Body)!.radius));
world.onAdd(Body, (entity) => (handles[entity.id()] = tracker.add(entity, disc(entity))));
world.onRemove(Body, (entity) => tracker.remove(handles[entity.id()]!));
// end of glue

const heroSize = pixelDifference(pixels(6), pixels(6));

// In each frame, after the entities have moved.
function update(hero: Entity, dx: number, dy: number, aim: { x: number; y: number }) {
  tracker.moveEach(pixels, (entity) => entity.get(Position)); // glue
  const body = box(here(hero.get(Position)!), heroSize);
  const move = moveAndSlide(walls, space, body, pixelDifference(pixels(dx), pixels(dy)));
  hero.set(Position, here.write({ x: 0, y: 0 }, move.center)); // glue
  const sight = segmentBetween(here(hero.get(Position)!), here(aim));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
  return { hit, near };
}
// end of shown

/** Runs the game: `aims` are where the player points, in each frame. */
export function run(aims: readonly Pair[]): Frame[] {
  const hero = world.spawn(Position({ x: 16 * level.hero.x, y: 16 * level.hero.y }));
  const spawn = (x: number, y: number, radius: number) => world.spawn(Position({ x, y }), Velocity, Body({ radius }));
  const enemies = level.wanderers.map(({ x, y, dx, dy, radius }) => {
    const enemy = spawn(16 * x, 16 * y, 16 * radius);
    enemy.set(Velocity, { x: (16 * dx) / 60, y: (16 * dy) / 60 });
    return enemy;
  });
  return aims.map((aim, count) => {
    world.query(Position, Velocity).updateEach(([position, velocity]) => {
      position.x += velocity.x;
      position.y += velocity.y;
    });
    const before = hero.get(Position)!;
    const step = level.heroStep(count);
    const { hit, near } = update(hero, 16 * step[0], 16 * step[1], { x: aim[0], y: aim[1] });
    const after = hero.get(Position)!;
    const bodies = enemies.flatMap((entity, id) =>
      entity.isAlive() ? [{ id, ...entity.get(Position)!, ...entity.get(Body)! }] : [],
    );
    if (count === level.doomedFrame) enemies[0]!.destroy();
    // The number of a destroyed entity is used again.
    if (count === level.doomedFrame + 5) enemies[0] = spawn(200, 100, 5);
    return {
      bodies,
      pointer: aim,
      from: [before.x, before.y],
      to: [after.x, after.y],
      step,
      hit: hitOf(hit),
      near: near.map((entity) => enemies.indexOf(entity)),
    };
  });
}
