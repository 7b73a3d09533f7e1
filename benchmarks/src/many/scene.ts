/** The same questions about many rows, for the functions over columns and for loops over single questions. */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import { type BitTilemap, bitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  type Length,
  meters,
  metersPerTile,
  type PointColumn,
  pointColumnOver,
  position,
  type Position2,
  quantityColumnOver,
  unsafeNumber,
} from '@tilewright/units';
import type { Contender, Task } from '../harness/contender.js';
import { generator } from '../harness/random.js';

export const count = 10_000;
/** How many lines of sight a run asks for. */
export const sights = 1000;
export const origin = { x: -3.25, y: 11.5 };
export const size = 0.7;
const side = 512;
/**
 * How far apart the ends of a line of sight are at most, in x and in y, and how far from the edge of the map, in tiles.
 */
const reach = 30;
const radius = 0.3 * size;

export const rowNames = [
  'tiles of 10,000 positions',
  '1,000 sights from one eye',
  '1,000 sights, row by row',
  '10,000 objects go where they say',
  'snapshot of 10,000 objects',
  'restore 10,000 objects',
] as const;
export type Row = (typeof rowNames)[number];

/** An object of another engine, with its position now and a step later. */
export interface Sprite {
  readonly places: readonly [{ readonly x: number; readonly y: number }, { readonly x: number; readonly y: number }];
}

export interface Scene {
  readonly points: PointColumn<Position2>;
  readonly walls: BitTilemap;
  readonly eye: Position2;
  readonly from: PointColumn<Position2>;
  readonly to: PointColumn<Position2>;
  readonly sprites: readonly Sprite[];
  readonly tracker: ObjectTracker<Sprite>;
  readonly handles: readonly Handle[];
}

export const space = tileSpace({
  origin: position(meters(origin.x), meters(origin.y)),
  tileSize: metersPerTile(size),
});

export const columnOf = (xs: Float64Array, ys: Float64Array): PointColumn<Position2> =>
  pointColumnOver<Position2>(xs, ys);

function makeScene(seed: number): Scene {
  const random = generator(seed);
  const numbers = (start: number): Float64Array =>
    new Float64Array(count).map(() => start + (reach + random() * (side - 2 * reach)) * size);
  const [xs, ys] = [numbers(origin.x), numbers(origin.y)];
  const points = columnOf(xs, ys);
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  walls.forEach((_, x, y) => {
    walls.setAt(x, y, random() < 0.05);
  });
  const beside = (value: number): number => value + (random() - 0.5) * 2 * reach * size;
  const [fromX, fromY] = [xs.slice(0, sights), ys.slice(0, sights)];
  const step = (): number => (random() - 0.5) / 5;
  const sprites = Array.from(xs, (x, row): Sprite => {
    const y = ys[row]!;
    return {
      places: [
        { x, y },
        { x: x + step(), y: y + step() },
      ],
    };
  });
  const tracker = new ObjectTracker<Sprite>({ space });
  const handles = tracker.addAll(sprites, {
    centers: points,
    radii: quantityColumnOver<Length>(new Float64Array(count).fill(radius)),
  });
  return {
    points,
    walls,
    eye: points.get(0),
    from: columnOf(fromX, fromY),
    to: columnOf(fromX.map(beside), fromY.map(beside)),
    sprites,
    tracker,
    handles,
  };
}

/** A piece of work over a scene, and the numbers that it has answered with. */
export interface Work {
  readonly run: () => number;
  readonly answer: () => Iterable<number>;
}

/** Where the objects are, as numbers. */
export function placesOf({ tracker, handles }: Scene): number[] {
  return handles.flatMap((handle) => {
    const shape = tracker.shapeOf(handle);
    return 'center' in shape ? [unsafeNumber(shape.center.x), unsafeNumber(shape.center.y)] : [];
  });
}

/** A contender that alternates between two scenes. */
export function contender(name: string, works: Readonly<Record<Row, (scene: Scene) => Work>>): Contender {
  const rows = Object.entries(works).map(([row, workOver]): [string, () => Task] => [
    row,
    () => {
      const both = [workOver(makeScene(1)), workOver(makeScene(2))] as const;
      let turn: 0 | 1 = 0;
      return {
        run: () => {
          turn = turn === 0 ? 1 : 0;
          return both[turn].run();
        },
        answer: () =>
          both.flatMap(({ run, answer }) => {
            run();
            return Array.from(answer());
          }),
      };
    },
  ]);
  return { name, rows: Object.fromEntries(rows) };
}
