/**
 * Tests every tile of the box around a segment for a point of the segment. The other contenders must agree. All
 * arithmetic is in whole numbers of grains, without rounding.
 */
import type { Contender } from '../harness/contender.js';
import { contender, positionsRow, type Work } from './rows.js';
import { type Ends, grain, isWall, mix, type Walls } from './scene.js';

const side = 1 / grain;

/** A fraction of the segment, as numerator and denominator. The denominator is not negative. */
type Fraction = readonly [number, number];

const less = ([a, b]: Fraction, [c, d]: Fraction): boolean => a * d < c * b;

/** Whether the segment has a point in a tile, which owns its north and west border. */
function hasPoint(x: number, y: number, { sx, sy, ex, ey }: Ends): boolean {
  let [from, to]: readonly Fraction[] = [
    [0, 1],
    [1, 1],
  ];
  let [isFromOpen, isToOpen] = [false, false];
  for (const [tile, start, end] of [
    [x, sx, ex],
    [y, sy, ey],
  ] as const) {
    const way = end - start;
    const [west, east] = [tile * side - start, (tile + 1) * side - start];
    if (way === 0) {
      if (west > 0 || east <= 0) return false;
      continue;
    }
    // The owned border is the entry or the exit, depending on the direction.
    const [entry, exit]: readonly Fraction[] =
      way > 0
        ? [
            [west, way],
            [east, way],
          ]
        : [
            [-east, -way],
            [-west, -way],
          ];
    if (less(from!, entry!) || (!less(entry!, from!) && way < 0)) [from, isFromOpen] = [entry, way < 0];
    if (less(exit!, to!) || (!less(to!, exit!) && way > 0)) [to, isToOpen] = [exit, way > 0];
  }
  return less(from!, to!) || (!less(to!, from!) && !isFromOpen && !isToOpen);
}

interface Tile {
  readonly x: number;
  readonly y: number;
}

/** Tiles by segment, because several rows use the same segments. */
const known = new Map<string, readonly Tile[]>();

function tilesOf(ends: Ends): readonly Tile[] {
  const key = Object.values(ends).join();
  const tiles = known.get(key) ?? findTiles(ends);
  known.set(key, tiles);
  return tiles;
}

/** All tiles with a point of the segment and, for each corner on a falling segment, the tile southwest of it. */
function findTiles(ends: Ends): readonly Tile[] {
  const tiles: Tile[] = [];
  const [minX, maxX] = [Math.min(ends.sx, ends.ex), Math.max(ends.sx, ends.ex)].map((each) => Math.floor(each / side));
  const [minY, maxY] = [Math.min(ends.sy, ends.ey), Math.max(ends.sy, ends.ey)].map((each) => Math.floor(each / side));
  for (let y = minY!; y <= maxY!; y++) {
    for (let x = minX!; x <= maxX!; x++) {
      const isOn = hasPoint(x, y, ends);
      const isBesideCorner =
        !isOn && hasPoint(x, y - 1, ends) && hasPoint(x + 1, y, ends) && isFallingCorner(x, y, ends);
      if (isOn || isBesideCorner) tiles.push({ x, y });
    }
  }
  return tiles;
}

/** Whether a falling segment passes through the northeast corner of a tile. */
function isFallingCorner(x: number, y: number, { sx, sy, ex, ey }: Ends): boolean {
  const [dx, dy] = [ex - sx, ey - sy];
  return dx * dy > 0 && ((x + 1) * side - sx) * dy === (y * side - sy) * dx;
}

const all: Work = (paths, sums) => {
  for (const [i, path] of paths.entries()) sums[i] = tilesOf(path).reduce((sum, { x, y }) => mix(sum, x, y), 0);
  return 0;
};

/** The first wall is the one with the fewest steps from the start, because a path crosses one tile side at a time. */
function firstWall(walls: Walls): Work {
  return (paths, sums) => {
    for (const [i, path] of paths.entries()) {
      const far = ({ x, y }: Tile): number =>
        Math.abs(x - Math.floor(path.sx / side)) + Math.abs(y - Math.floor(path.sy / side));
      const [first] = tilesOf(path)
        .filter(({ x, y }) => isWall(walls, x, y))
        .sort((a, b) => far(a) - far(b));
      sums[i] = first === undefined ? 0 : mix(0, first.x, first.y);
    }
    return 0;
  };
}

/** The same work on ends in grains. */
function inGrains(work: Work): Work {
  return (paths, sums) =>
    work(
      paths.map(({ sx, sy, ex, ey }) => ({ sx: sx * side, sy: sy * side, ex: ex * side, ey: ey * side })),
      sums,
    );
}

const inBlocks = inGrains(firstWall('in blocks'));
const scattered = inGrains(firstWall('scattered'));
const tiles = inGrains(all);

const bruteForce: Contender = contender(
  'brute force',
  {
    cursor: tiles,
    iterable: tiles,
    'walls in blocks, bits': inBlocks,
    'walls in blocks, predicate': inBlocks,
    'walls in blocks, by columns': inBlocks,
    'walls scattered, bits': scattered,
    'walls scattered, predicate': scattered,
    [positionsRow]: scattered,
    'walls scattered, by columns': scattered,
  },
  0,
);
export default bruteForce;
