/** What the forms that shall allocate nothing are asked: the same for them and for their everyday siblings. */
import { box, type Box2 } from '@tilewright/motion';
import { type Handle, ObjectTracker } from '@tilewright/queries';
import { type BitTilemap, bitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Circle2,
  difference,
  type Difference2,
  meters,
  metersPerTile,
  type PointColumn,
  pointColumn,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  type Segment2,
  segmentBetween,
} from '@tilewright/units';
import type { Task } from '../harness/contender.js';
import { generator } from '../harness/random.js';

/** Where coordinates lie: between the lines of the grid, or on them. */
export const places = ['off the grid', 'on the grid'] as const;
type Place = (typeof places)[number];

/** Calls of a run, each with a shape of its own. */
const calls = 250;
const answered = 100;
const side = 64;

export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** All shapes of a place, and what can be found. */
export interface Scene {
  readonly circles: readonly Circle2[];
  readonly rectangles: readonly Rectangle2[];
  readonly segments: readonly Segment2[];
  readonly points: readonly Position2[];
  /** Points and segments as columns of one row. */
  readonly pointColumns: readonly PointColumn<Position2>[];
  readonly starts: readonly PointColumn<Position2>[];
  readonly ends: readonly PointColumn<Position2>[];
  /** Circles that are in no wall, the boxes around them, and how far they move. */
  readonly free: readonly Circle2[];
  readonly boxes: readonly Box2[];
  readonly steps: readonly Difference2[];
  /** Walls that stand alone. */
  readonly walls: BitTilemap;
  readonly tracker: ObjectTracker<number>;
  readonly handles: readonly Handle[];
}

export function sceneOf(place: Place): Scene {
  const random = generator(7);
  const isOnGrid = place === 'on the grid';
  const coordinate = (): number => {
    const value = 4 + random() * (side - 16);
    return isOnGrid ? Math.floor(value) : value;
  };
  const length = (most: number): number => {
    const value = 0.25 + random() * most;
    return isOnGrid ? Math.ceil(value) : value;
  };
  const list = <T>(make: () => T): readonly T[] => Array.from({ length: calls }, make);
  const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
  const point = (): Position2 => at(coordinate(), coordinate());
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  for (let y = 2; y < side; y += 8) for (let x = 2; x < side; x += 8) walls.setAt(x, y, true);
  const tracker = new ObjectTracker<number>({ space });
  const handles = list(() => circle(point(), meters(length(0.75)))).map((shape, i) => tracker.add(i, shape));
  const segments = list(() => segmentBetween(point(), point()));
  const points = list(point);
  // In the middle between four walls; on the grid they touch the lines around a tile.
  const free = list(() => {
    const [column, row] = [Math.floor(random() * 6) * 8, Math.floor(random() * 6) * 8];
    const shift = isOnGrid ? 0 : random() * 0.5;
    return circle(at(column + 6 + shift, row + 6 + shift), meters(isOnGrid ? 2 : 1.75));
  });
  return {
    circles: list(() => circle(point(), meters(length(5)))),
    rectangles: list(() => {
      const [x, y] = [coordinate(), coordinate()];
      return rectangle(at(x, y), at(x + length(6), y + length(6)));
    }),
    segments,
    points,
    pointColumns: points.map((each) => pointColumn([each])),
    starts: segments.map(({ start }) => pointColumn([start])),
    ends: segments.map(({ end }) => pointColumn([end])),
    free,
    boxes: free.map(({ center, radius }) => box(center, difference(radius, radius))),
    steps: list(() => difference(meters(length(12)), meters(length(12)))),
    walls,
    tracker,
    handles,
  };
}

/** A question, put to the shape of a number. */
export type Ask = (i: number) => number;

/** A form that shall allocate nothing, and what gives the same answers. */
export interface Pair {
  readonly frugal: (scene: Scene) => Ask;
  readonly everyday: (scene: Scene) => Ask;
}

/** A question about all objects at once, put for one shape in a hundred. */
export function everySo(ask: () => number): Ask {
  return (i) => (i % 100 === 0 ? ask() : 0);
}

/** Makes numbers that are read a part of the result, so that no read is left out. */
export const read = new Float64Array(1);

/** A task that asks about all shapes. */
export function asking(ask: Ask): Task {
  return {
    run: () => {
      let sum = 0;
      for (let i = 0; i < calls; i++) sum = (sum + ask(i)) | 0;
      // Positive, and never a number that has to be boxed.
      return (sum & 0xff) + 1;
    },
    answer: () => Array.from({ length: answered }, (_, i) => ask(i)),
    objects: calls,
  };
}
