/**
 * The level fit: how many levels the objects of one kind get, for which sizes, with which cells.
 *
 *     extent   2^-8  2^-7 ... 2^-1   1    2    4 ...      octaves, in tiles
 *     objects    0     0       900  80    0   20
 *              |<-- level 0: up to 1 ->|<- level 1: 4 ->|  level 2: one cell for every other size
 *
 * Objects are counted by size, in octaves of the tile size. Neighboring octaves share a level where that costs a
 * typical query less than one more level would; the costs are estimated from the number of objects and their area.
 * Each level then gets cells for about three objects per square as high as a cell, no smaller than the objects' extent, over the part
 * of the plane where most of its objects lie. What lies far away stays in the cells at the border: one object a
 * million tiles off must not blow up the cells of all others. The last level is one cell, and admits every size.
 *
 * The level fit affects speed only, never answers. It looks at samples at even distances, so that the same
 * objects in the same order give the same cells everywhere.
 */
import type { Cells } from './cells.js';
import { Level, wholePlane, type Grid } from './level.js';

/** Objects in a square as high as a cell. Cells are a third as wide: a row of cells is one run, so that costs nothing. */
const PER_SQUARE = 3;
const COLUMNS_PER_SQUARE = 3;
/** Octaves of size: the first one holds extents up to 2^-8 tiles, the last one up to 2^23. Larger ones go to the last level. */
const OCTAVES = 32;
const SMALLEST_EXTENT = 1 / 256;
/** Levels with a limit of size, at most; one for all sizes comes after them. */
const MOST_LEVELS = 7;
/** The width of a typical query, in tiles; what it pays per level and per row of cells, in units of one record. */
const TYPICAL_QUERY = 4;
const LEVEL_COST = 10;
const ROW_COST = 3;
const SAMPLES = 512;
/** One sample of so many, at either end, counts as far away; near is up to this share of the others' extent past them. */
const SAMPLES_PER_TRIMMED = 50;
const SPARED_SHARE = 0.25;
/** More cells than this many per object, and a few, are a sign of coordinates that are too far apart. */
const CELLS_PER_OBJECT = 4;
const SPARE_CELLS = 64;
/** Below, the number of cells per unit would overflow. */
const SMALLEST_CELL = 1e-300;

/** The levels that suit the objects of `cells`, smallest first, with one for all other sizes at the end. */
export function fitLevels(cells: Cells, tileSize: number): Level[] {
  const limits = octaveLimits(tileSize);
  const counts = countOctaves(cells, limits);
  const everything = survey(cells, -1, Number.POSITIVE_INFINITY, cells.count);
  const area = Math.max(everything.width, tileSize) * Math.max(everything.height, tileSize);
  const levels: Level[] = [];
  let from = 0;
  for (const to of cutOctaves(counts, limits, TYPICAL_QUERY * tileSize, area)) {
    let count = 0;
    for (let octave = from; octave < to; octave++) count += counts[octave]!;
    const limit = limits[to - 1]!;
    const region = survey(cells, from === 0 ? -1 : limits[from - 1]!, limit, count);
    levels.push(new Level(fitGrid(region, count, limit), limit));
    from = to;
  }
  levels.push(new Level(wholePlane, Number.POSITIVE_INFINITY));
  return levels;
}

function octaveLimits(tileSize: number): Float64Array {
  const limits = new Float64Array(OCTAVES);
  let limit = tileSize * SMALLEST_EXTENT;
  for (let octave = 0; octave < OCTAVES; octave++, limit *= 2) limits[octave] = limit;
  return limits;
}

function countOctaves(cells: Cells, limits: Float64Array): Int32Array {
  const counts = new Int32Array(OCTAVES);
  for (let index = 0; index < cells.end; index++) {
    const extent = cells.extentAt(index);
    if (!(extent >= 0 && extent <= limits[OCTAVES - 1]!)) continue; // a gap, or larger than any level
    let octave = 0;
    while (extent > limits[octave]!) octave++;
    counts[octave]!++;
  }
  return counts;
}

/**
 * Where to cut the octaves into levels: the ends (exclusive) of the groups, by the least sum of costs. Octaves after
 * the last object belong to no group.
 */
function cutOctaves(counts: Int32Array, limits: Float64Array, query: number, area: number): number[] {
  let last = OCTAVES;
  while (last > 0 && counts[last - 1] === 0) last--;
  // cost[groups][to]: the least cost of the first `to` octaves in that many groups.
  const cost: number[][] = [[0, ...Array.from({ length: last }, () => Number.POSITIVE_INFINITY)]];
  const cut: number[][] = [[]];
  for (let groups = 1; groups <= MOST_LEVELS; groups++) {
    const costs = [Number.POSITIVE_INFINITY];
    const cuts = [0];
    for (let to = 1; to <= last; to++) {
      let best = Number.POSITIVE_INFINITY;
      let bestFrom = 0;
      let count = 0;
      for (let from = to - 1; from >= 0; from--) {
        count += counts[from]!;
        const total = cost[groups - 1]![from]! + costOfLevel(count, limits[to - 1]!, query, area);
        if (total < best) [best, bestFrom] = [total, from];
      }
      costs.push(best);
      cuts.push(bestFrom);
    }
    cost.push(costs);
    cut.push(cuts);
  }
  let groups = 0;
  for (let candidate = 1; candidate <= MOST_LEVELS; candidate++) {
    if (cost[candidate]![last]! < cost[groups]![last]!) groups = candidate;
  }
  const ends: number[] = [];
  for (let to = last; groups > 0; groups--) {
    ends.unshift(to);
    to = cut[groups]![to]!;
  }
  return ends;
}

/** What a typical query pays for a level of `count` objects of extents up to `limit`. */
function costOfLevel(count: number, limit: number, query: number, area: number): number {
  if (count === 0) return 0;
  const cell = Math.max(Math.sqrt((area * PER_SQUARE) / count), limit);
  const width = query + 2 * limit + cell;
  return LEVEL_COST + ROW_COST * (width / cell) + Math.min(count, (count * width * width) / area);
}

interface Region {
  readonly minX: number;
  readonly minY: number;
  readonly width: number;
  readonly height: number;
}

/** Where most of the reference points of objects with `lower` < extent <= `upper` lie; `count` is their number. */
function survey(cells: Cells, lower: number, upper: number, count: number): Region {
  const every = Math.ceil(count / SAMPLES);
  const size = Math.max(1, Math.ceil(count / every));
  const xs = new Float64Array(size);
  const ys = new Float64Array(size);
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  let seen = 0;
  for (let index = 0; index < cells.end; index++) {
    const extent = cells.extentAt(index);
    if (extent < 0 || !(extent > lower && extent <= upper)) continue;
    const x = cells.records[index * cells.stride]!;
    const y = cells.records[index * cells.stride + 1]!;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
    if (seen % every === 0) {
      xs[seen / every] = x;
      ys[seen / every] = y;
    }
    seen++;
  }
  const [west, east] = middlePart(xs, minX, maxX);
  const [north, south] = middlePart(ys, minY, maxY);
  return { minX: west, minY: north, width: east - west, height: south - north };
}

/** The part of `min` to `max` that is not far from the middle 96 % of the samples. */
function middlePart(values: Float64Array, min: number, max: number): [number, number] {
  values.sort();
  const margin = Math.floor(values.length / SAMPLES_PER_TRIMMED);
  const low = values[margin]!;
  const high = values[values.length - 1 - margin]!;
  const span = high - low;
  return [Math.max(min, low - span * SPARED_SHARE), Math.min(max, high + span * SPARED_SHARE)];
}

/** Cells for `count` objects spread over a region; their extent is at most `limit`. */
function fitGrid(region: Region, count: number, limit: number): Grid {
  const { width, height } = region;
  // A line of objects, or all in one point, still needs cells of some size.
  const square = Math.sqrt(((width * PER_SQUARE) / count) * height);
  const cell = Math.max(square, (Math.max(width, height) * PER_SQUARE) / count, limit, SMALLEST_CELL);
  const columns = Math.floor((width / cell) * COLUMNS_PER_SQUARE) + 1;
  const rows = Math.floor(height / cell) + 1;
  // Coordinates so far apart that their difference overflows share one cell. A cell of infinite size would be none: 0
  // cells per unit make NaN of such a difference.
  if (!(cell < Number.POSITIVE_INFINITY && columns * rows <= CELLS_PER_OBJECT * count + SPARE_CELLS)) return wholePlane;
  return { originX: region.minX, originY: region.minY, perX: COLUMNS_PER_SQUARE / cell, perY: 1 / cell, columns, rows };
}
