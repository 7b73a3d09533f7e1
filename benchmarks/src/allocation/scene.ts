/** What the forms that shall allocate nothing are asked: the same shapes for them and for their everyday siblings. */
import {
  type AreaOptions,
  box,
  type Box2,
  type Handle,
  ObjectTracker,
  type RectangleOptions,
  type SegmentOptions,
} from '@tilewright/queries';
import { type BitTilemap, bitTilemap, type Tile, tile, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  capsule,
  type Capsule2,
  circle,
  type Circle2,
  type ConvexPolygon2,
  degrees,
  difference,
  type Difference2,
  directionFromAngle,
  meters,
  metersPerTile,
  type PointColumn,
  pointColumn,
  position,
  type Position2,
  rectangle,
  type Rectangle2,
  sector,
  type Sector2,
  type Segment2,
  segmentBetween,
  sweptRectangle,
  unsafeNumber,
} from '@tilewright/units';
import type { Task } from '../harness/contender.js';
import { generator } from '../harness/random.js';

/** Where coordinates lie: between the lines of the grid, or on them. Or between them, with all options. */
export const places = ['off the grid', 'on the grid', 'with options'] as const;
export type Place = (typeof places)[number];

/** Calls of a run, each with a shape of its own. */
export const calls = 250;
const answered = 100;
const side = 64;

export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const bounds = tileRect({ x: 16, y: 16, width: 32, height: 32 });
const whole = tileRect({ x: 0, y: 0, width: side, height: side });

/** All shapes of a place, and what can be found. */
export interface Scene {
  readonly circles: readonly Circle2[];
  readonly rectangles: readonly Rectangle2[];
  readonly segments: readonly Segment2[];
  readonly capsules: readonly Capsule2[];
  readonly sectors: readonly Sector2[];
  readonly polygons: readonly ConvexPolygon2[];
  readonly points: readonly Position2[];
  /** Points and segments as columns of one row. */
  readonly pointColumns: readonly PointColumn<Position2>[];
  readonly starts: readonly PointColumn<Position2>[];
  readonly ends: readonly PointColumn<Position2>[];
  /** Segments that end outside the map, and their ends as columns. */
  readonly leaving: readonly Segment2[];
  readonly leavingEnds: readonly PointColumn<Position2>[];
  readonly freeColumns: readonly PointColumn<Position2>[];
  /** Positions of all objects, now and a step later. */
  readonly frames: readonly [PointColumn<Position2>, PointColumn<Position2>];
  readonly tiles: readonly Tile[];
  readonly free: readonly Circle2[];
  /** The boxes around these circles. */
  readonly boxes: readonly Box2[];
  /** How far the free circles, and the boxes, move. */
  readonly steps: readonly Difference2[];
  readonly inCircle: AreaOptions | undefined;
  readonly inRectangle: RectangleOptions | undefined;
  readonly onSegment: SegmentOptions | undefined;
  /** Walls that stand alone, off which the free circles keep; and a map of nothing. */
  readonly walls: BitTilemap;
  readonly open: BitTilemap;
  readonly tracker: ObjectTracker<number>;
  readonly handles: readonly Handle[];
}

/** A question, put to the shape of a number. */
export type Ask = (i: number) => number;

/** A question about all objects at once, put for one shape in a hundred. */
export function everySo(ask: () => number): Ask {
  return (i) => (i % 100 === 0 ? ask() : 0);
}

export function sceneOf(place: Place): Scene {
  const random = generator(7);
  const coordinate = (): number => {
    const value = 4 + random() * (side - 16);
    return place === 'on the grid' ? Math.floor(value) : value;
  };
  const length = (most: number): number => {
    const value = 0.25 + random() * most;
    return place === 'on the grid' ? Math.ceil(value) : value;
  };
  const list = <T>(make: () => T): readonly T[] => Array.from({ length: calls }, make);
  const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
  const walls = bitTilemap(whole);
  for (let y = 2; y < side; y += 8) for (let x = 2; x < side; x += 8) walls.setAt(x, y, true);
  const tracker = new ObjectTracker<number>({ space });
  const handles = list(() => circle(at(coordinate(), coordinate()), meters(length(0.75)))).map((shape, i) =>
    tracker.add(i, shape),
  );
  const shapes = {
    circles: list(() => circle(at(coordinate(), coordinate()), meters(length(5)))),
    rectangles: list(() => {
      const [x, y] = [coordinate(), coordinate()];
      return rectangle(at(x, y), at(x + length(6), y + length(6)));
    }),
    segments: list(() => segmentBetween(at(coordinate(), coordinate()), at(coordinate(), coordinate()))),
    points: list(() => at(coordinate(), coordinate())),
    tiles: list(() => tile(Math.floor(coordinate()), Math.floor(coordinate()))),
    // In the middle between four walls; on the grid they touch the lines around a tile.
    free: list(() => {
      const [column, row] = [Math.floor(random() * 6) * 8, Math.floor(random() * 6) * 8];
      const shift = place === 'on the grid' ? 0 : random() * 0.5;
      return circle(at(column + 6 + shift, row + 6 + shift), meters(place === 'on the grid' ? 2 : 1.75));
    }),
  };
  const leaving = shapes.segments.map(({ start, end }) =>
    segmentBetween(start, at(64 + unsafeNumber(end.x), unsafeNumber(end.y))),
  );
  return {
    ...shapes,
    capsules: shapes.segments.map((segment, i) => capsule(segment, shapes.circles[i]!.radius)),
    sectors: shapes.segments.map(({ start }, i) =>
      sector(start, shapes.circles[i]!.radius, directionFromAngle(degrees(7 * i)), degrees(60)),
    ),
    polygons: shapes.rectangles.map((shape) => sweptRectangle(shape, difference(meters(length(6)), meters(length(6))))),
    boxes: shapes.free.map(({ center, radius }) => box(center, difference(radius, radius))),
    steps: list(() => difference(meters(length(12)), meters(length(12)))),
    pointColumns: shapes.points.map((point) => pointColumn([point])),
    starts: shapes.segments.map(({ start }) => pointColumn([start])),
    ends: shapes.segments.map(({ end }) => pointColumn([end])),
    leaving,
    leavingEnds: leaving.map(({ end }) => pointColumn([end])),
    freeColumns: shapes.free.map(({ center }) => pointColumn([center])),
    frames: [pointColumn(shapes.points), pointColumn(shapes.circles.map(({ center }) => center))],
    inCircle: place === 'with options' ? { bounds, inclusion: 'center' } : undefined,
    inRectangle: place === 'with options' ? { bounds, inclusion: 'inside', edges: 'half-open' } : undefined,
    onSegment: place === 'with options' ? { bounds, cornerTiles: 'both' } : undefined,
    walls,
    open: bitTilemap(whole),
    tracker,
    handles,
  };
}

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
