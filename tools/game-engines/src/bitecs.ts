/** bitECS: entities are numbers, and components are columns. Its world is whatever the game says: pixels here. */
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
import { addComponents, addEntity, createWorld, observe, onRemove, query, removeEntity } from 'bitecs';
import { type Frame, hitOf, type Pair } from './frame.js';
import * as level from './level.js';

const MOST = 10_000;
const Position = { x: new Float64Array(MOST), y: new Float64Array(MOST) };
const Velocity = { x: new Float64Array(MOST), y: new Float64Array(MOST) };
const Radius = new Float64Array(MOST);
const world = createWorld({ components: { Position, Velocity, Radius } });

const walls = bitTilemapFrom(
  tileRect({ x: 0, y: 0, width: level.levelWidth, height: level.levelHeight }),
  level.isWall,
);

// shown
// glue
const here = pointReader(pixels);
const space = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const placeOf = (id: number) => ({ x: Position.x[id]!, y: Position.y[id]! });
const tracker = new ObjectTracker<number, PixelLength>({ space });
const handles: Handle[] = [];
const track = (id: number) => (handles[id] = tracker.add(id, circle(here(placeOf(id)), pixels(Radius[id]!))));
observe(world, onRemove(Radius), (id) => tracker.remove(handles[id]!));
// end of glue

// Call `track` when the components have their values: in bitECS, `onAdd` is too early.
function spawn(x: number, y: number, radius: number) {
  const id = addEntity(world);
  addComponents(world, id, [Position, Velocity, Radius]);
  [Position.x[id], Position.y[id], Radius[id]] = [x, y, radius];
  track(id);
  return id;
}

const heroSize = pixelDifference(pixels(6), pixels(6));

// In each frame, after the system that moves the bodies.
function update(hero: number, dx: number, dy: number, aim: { x: number; y: number }) {
  tracker.moveEach(pixels, placeOf); // glue
  const move = moveAndSlide(walls, space, box(here(placeOf(hero)), heroSize), pixelDifference(pixels(dx), pixels(dy)));
  const { x, y } = here.write({ x: 0, y: 0 }, move.center); // glue
  [Position.x[hero], Position.y[hero]] = [x, y]; // glue
  const sight = segmentBetween(here(placeOf(hero)), here(aim));
  const hit = castRay(walls, space, sight);
  const near = objectsInCircle(tracker, circle(sight.end, pixels(64)));
  return { hit, near };
}
// end of shown

/** Runs the game: `aims` are where the player points, in each frame. */
export function run(aims: readonly Pair[]): Frame[] {
  const hero = addEntity(world);
  addComponents(world, hero, [Position]);
  [Position.x[hero], Position.y[hero]] = [16 * level.hero.x, 16 * level.hero.y];
  const enemies = level.wanderers.map(({ x, y, dx, dy, radius }) => {
    const enemy = spawn(16 * x, 16 * y, 16 * radius);
    [Velocity.x[enemy], Velocity.y[enemy]] = [(16 * dx) / 60, (16 * dy) / 60];
    return enemy;
  });
  return aims.map((aim, count) => {
    for (const id of query(world, [Position, Velocity])) {
      Position.x[id]! += Velocity.x[id]!;
      Position.y[id]! += Velocity.y[id]!;
    }
    const from = [Position.x[hero]!, Position.y[hero]!] as const;
    const step = level.heroStep(count);
    const { hit, near } = update(hero, 16 * step[0], 16 * step[1], { x: aim[0], y: aim[1] });
    const alive = new Set(query(world, [Position, Radius]));
    const bodies = enemies.flatMap((each, id) =>
      alive.has(each) ? [{ id, x: Position.x[each]!, y: Position.y[each]!, radius: Radius[each]! }] : [],
    );
    if (count === level.doomedFrame) removeEntity(world, enemies[0]!);
    // The id of a removed entity is used again.
    if (count === level.doomedFrame + 5) enemies[0] = spawn(200, 100, 5);
    return {
      bodies,
      pointer: aim,
      from,
      to: [Position.x[hero]!, Position.y[hero]!],
      step,
      hit: hitOf(hit),
      near: near.map((id) => enemies.indexOf(id)),
    };
  });
}
