/** Capsules, sectors and polygons: every form gives the same tiles, and what they have in common with other shapes. */
import { Random, runs } from '@tilewright/testing';
import { type Tile, tileRect, type TileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  rectangle,
  degrees,
  Direction2,
  directionFromAngle,
  sector,
  type Sector2,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  turn,
  turns,
} from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import {
  type AreaOptions,
  type Inclusion,
  rowsInCapsule,
  rowsInPolygon,
  rowsInSector,
  type SectorOptions,
  tilesInCapsule,
  tilesInCircle,
  tilesInPolygon,
  tilesInRectangle,
  tilesInSector,
  tilesOnSegment,
  type TileRow,
  type TileRows,
} from '../index.js';
import { cellsInEveryForm, cellsOfTiles, formThatDiffers } from '../testing/row-forms.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const space = unitTileSpace;
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
type Point = readonly [x: number, y: number];

/** A shape as numbers, so that it can be mirrored: points, and what stays the same. */
interface Shape {
  readonly points: readonly Point[];
  readonly radius: number;
  /** Of a sector, whose points are its center and its edges: whether it is more than half a turn, and mirrored. */
  readonly isReflex?: boolean;
  readonly isFlipped?: boolean;
}

interface Forms {
  readonly name: string;
  readonly make: (random: Random, place: (limit: number) => number) => Shape;
  readonly inclusions: readonly Inclusion[];
  readonly tilesIn: (shape: Shape, options?: AreaOptions) => Iterable<Tile>;
  readonly rowsIn: (shape: Shape, options?: AreaOptions) => TileRows;
}

const capsuleOf = ({ points: [[ax, ay] = [0, 0], [bx, by] = [0, 0]], radius }: Shape): ReturnType<typeof beam> =>
  beam(ax, ay, bx, by, radius);
const beam = (ax: number, ay: number, bx: number, by: number, radius: number) =>
  capsule(segmentBetween(at(ax, ay), at(bx, by)), tiles(radius));
const polygonOf = ({ points }: Shape) => convexPolygon(points.map(([x, y]) => at(x, y)));

/** A sector by its edges: the constructor would round their directions. */
const sectorOf = ({
  points: [[x, y] = [0, 0], u, v],
  radius,
  isReflex,
  isFlipped = false,
}: Shape): Sector2<TileLength> => {
  const edge = (vector: Point | undefined) => ({ x: vector?.[0], y: vector?.[1] });
  const [from, to] = isFlipped ? [edge(v), edge(u)] : [edge(u), edge(v)];
  return { center: at(x, y), radius: tiles(radius), from, to, isReflex } as unknown as Sector2<TileLength>;
};

/** An edge: along an axis or a diagonal as often as not. */
function edge(random: Random): Point {
  const edges: readonly Point[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
    [Math.SQRT1_2, Math.SQRT1_2],
    [-Math.SQRT1_2, Math.SQRT1_2],
    [0.6, -0.8],
  ];
  const angle = random.between(0, 2 * Math.PI);
  return edges[random.integer(0, 13)] ?? [Math.cos(angle), Math.sin(angle)];
}

/** A triangle or a parallelogram. */
function polygonPoints(place: (limit: number) => number): Point[] {
  for (;;) {
    const [ax, ay, bx, by, cx, cy] = [place(4), place(4), place(4), place(4), place(4), place(4)] as const;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    if (Math.abs(area) < 1e-3) continue;
    return [
      [ax, ay],
      [bx, by],
      [cx, cy],
    ];
  }
}

const inclusions = ['any', 'center', 'inside'] as const;

const shapes: readonly Forms[] = [
  {
    name: 'Polygon',
    inclusions,
    make: (_, place) => ({ points: polygonPoints(place), radius: 0 }),
    tilesIn: (shape, options) => tilesInPolygon(space, polygonOf(shape), options),
    rowsIn: (shape, options) => rowsInPolygon(space, polygonOf(shape), options),
  },
  {
    name: 'Capsule',
    inclusions,
    make: (random, place) => ({
      points: [
        [place(4), place(4)],
        [place(4), place(4)],
      ],
      radius: random.integer(0, 3) === 0 ? 0 : Math.abs(place(3)),
    }),
    tilesIn: (shape, options) => tilesInCapsule(space, capsuleOf(shape), options),
    rowsIn: (shape, options) => rowsInCapsule(space, capsuleOf(shape), options),
  },
  {
    name: 'Sector',
    inclusions: ['any', 'center'],
    make: (random, place) => {
      const [u, v] = [edge(random), edge(random)];
      const turn = u[0] * v[1] - u[1] * v[0];
      return { points: [[place(4), place(4)], u, v], radius: Math.abs(place(5)), isReflex: turn < 0 };
    },
    tilesIn: (shape, options) => tilesInSector(space, sectorOf(shape), options as SectorOptions),
    rowsIn: (shape, options) => rowsInSector(space, sectorOf(shape), options as SectorOptions),
  },
];

const cells = (some: Iterable<Tile>): string[] => [...some].map(({ x, y }) => `${x},${y}`);
const sorted = (some: readonly string[]): string[] => [...some].sort();

function boundsFrom(random: Random): TileRect | undefined {
  if (random.next() < 0.5) return undefined;
  const [x, y] = [random.integer(-4, 2), random.integer(-4, 2)];
  return tileRect({ x, y, width: random.integer(0, 5), height: random.integer(0, 5) });
}

describe.each(shapes)('tilesIn$name', ({ inclusions, make, tilesIn, rowsIn }) => {
  it('has the same tiles in every form', () => {
    const random = new Random(1);
    for (let i = 0; i < runs(800); i++) {
      const shape = make(random, (limit) => random.coordinate(limit));
      const options = { bounds: boundsFrom(random), inclusion: inclusions[i % inclusions.length] };
      const expected = cellsOfTiles(tilesIn(shape, options));
      const rows = rowsIn(shape, options);
      const forms = cellsInEveryForm(
        () => rowsIn(shape, options),
        () => tilesIn(shape, options),
      );
      expect(formThatDiffers(expected, forms)).toBeUndefined();
      expect([...rows].every(({ xMin, xMax }) => xMin <= xMax)).toBe(true);
      // From north to south, from west to east.
      expect(
        expected.every(([x, y], k) => {
          const [beforeX, beforeY] = expected[k - 1] ?? [x - 1, y];
          return y > beforeY || (y === beforeY && x > beforeX);
        }),
      ).toBe(true);
      const visited = [...rows];
      expect(rows.visit(() => false)).toBe(false);
      if (visited.length === 0) continue;
      let left = Math.ceil(visited.length / 2);
      expect(rows.visit(() => --left === 0)).toBe(true);
      expect(left).toBe(0);
    }
  });

  it('is mirrored with the shape', () => {
    const random = new Random(2);
    const transposed = (shape: Shape): Shape => ({
      ...shape,
      points: shape.points.map(([x, y]) => [y, x]),
      isFlipped: true,
    });
    const mirrored = (shape: Shape, x: 1 | -1, y: 1 | -1): Shape => ({
      ...shape,
      points: shape.points.map(([X, Y]) => [x * X, y * Y]),
      isFlipped: x !== y,
    });
    for (let i = 0; i < runs(600); i++) {
      const shape = make(random, (limit) => random.coordinate(limit));
      for (const inclusion of inclusions) {
        const swapped = [...tilesIn(transposed(shape), { inclusion })].map(({ x, y }) => `${y},${x}`);
        expect(sorted(swapped)).toEqual(sorted(cells(tilesIn(shape, { inclusion }))));
      }
      // A tile owns its north and west border, so a mirrored shape has the mirrored tiles of `any` where it touches
      // none.
      const anywhere = make(random, (limit) => random.between(-limit, limit));
      for (const [x, y] of [
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        const back = (some: Iterable<Tile>): string[] =>
          sorted([...some].map((tile) => `${x < 0 ? -1 - tile.x : tile.x},${y < 0 ? -1 - tile.y : tile.y}`));
        for (const inclusion of inclusions.filter((each) => each !== 'any')) {
          expect(back(tilesIn(mirrored(shape, x, y), { inclusion }))).toEqual(
            sorted(cells(tilesIn(shape, { inclusion }))),
          );
        }
        expect(back(tilesIn(mirrored(anywhere, x, y)))).toEqual(sorted(cells(tilesIn(anywhere))));
      }
    }
  });
});

describe('a polygon', () => {
  it('of four vertices is the rectangle', () => {
    const random = new Random(3);
    for (let i = 0; i < runs(2000); i++) {
      const [a, b, c, d] = [random.coordinate(4), random.coordinate(4), random.coordinate(4), random.coordinate(4)];
      if (a === c || b === d) continue;
      const [west, north, east, south] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
      const options = { inclusion: inclusions[i % 3], bounds: boundsFrom(random) };
      const polygon = convexPolygon([at(west, north), at(west, south), at(east, south), at(east, north)]);
      expect(cells(tilesInPolygon(space, polygon, options))).toEqual(
        cells(tilesInRectangle(space, rectangle(at(west, north), at(east, south)), options)),
      );
    }
  });
});

describe('a capsule', () => {
  it('of radius 0 has the tiles of its segment', () => {
    const random = new Random(4);
    for (let i = 0; i < runs(4000); i++) {
      const segment = segmentBetween(
        at(random.coordinate(5), random.coordinate(5)),
        at(random.coordinate(5), random.coordinate(5)),
      );
      const bounds = boundsFrom(random);
      const onSegment = cells(tilesOnSegment(space, segment, { cornerTiles: 'none', bounds }));
      expect(sorted(cells(tilesInCapsule(space, capsule(segment, tiles(0)), { bounds })))).toEqual(sorted(onSegment));
    }
  });

  it('along a point is the circle', () => {
    const random = new Random(5);
    for (let i = 0; i < runs(3000); i++) {
      const center = at(random.coordinate(4), random.coordinate(4));
      const radius = tiles(Math.abs(random.coordinate(4)));
      const options = { inclusion: inclusions[i % 3], bounds: boundsFrom(random) };
      expect(cells(tilesInCapsule(space, capsule(segmentBetween(center, center), radius), options))).toEqual(
        cells(tilesInCircle(space, circle(center, radius), options)),
      );
    }
  });

  it('does not depend on the direction of its segment', () => {
    const random = new Random(6);
    for (let i = 0; i < runs(1000); i++) {
      const [a, b] = [at(random.coordinate(4), random.coordinate(4)), at(random.coordinate(4), random.coordinate(4))];
      const radius = tiles(Math.abs(random.coordinate(2)));
      const there = rowsInCapsule(space, capsule(segmentBetween(a, b), radius));
      const back = rowsInCapsule(space, capsule(segmentBetween(b, a), radius));
      expect(Array.from(there, numbersOf)).toEqual(Array.from(back, numbersOf));
    }
  });
});

describe('a sector', () => {
  it('of a full turn is the circle, and so are two halves', () => {
    const random = new Random(7);
    for (let i = 0; i < runs(2000); i++) {
      const center = at(random.coordinate(4), random.coordinate(4));
      const radius = tiles(Math.abs(random.coordinate(4)));
      const inclusion = (['any', 'center'] as const)[(i >> 1) % 2]!;
      const options = { inclusion, bounds: boundsFrom(random) };
      const direction = i % 2 === 0 ? Direction2.east : directionFromAngle(turns(random.next()));
      const ofCircle = cells(tilesInCircle(space, circle(center, radius), options));
      expect(cells(tilesInSector(space, sector(center, radius, direction, degrees(360)), options))).toEqual(ofCircle);
      const halves = [direction, turn(direction, degrees(180))].flatMap((each) =>
        cells(tilesInSector(space, sector(center, radius, each, degrees(180)), options)),
      );
      expect(sorted([...new Set(halves)])).toEqual(sorted(ofCircle));
    }
  });

  it('of no angle is a segment', () => {
    const random = new Random(8);
    for (let i = 0; i < runs(500); i++) {
      // Sums of these are exact.
      const [x, y, length] = [random.integer(-99, 99) / 16, random.integer(-99, 99) / 16, random.integer(0, 99) / 16];
      const segment = segmentBetween(at(x, y), at(x + length, y));
      const none = sector(at(x, y), tiles(length), Direction2.east, degrees(0));
      expect(cells(tilesInSector(space, none))).toEqual(cells(tilesInCapsule(space, capsule(segment, tiles(0)))));
    }
  });
});

function numbersOf({ y, xMin, xMax }: TileRow): number[] {
  return [y, xMin, xMax];
}
