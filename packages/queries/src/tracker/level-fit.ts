/**
 * The level fit: how many levels the objects of one kind get, for which sizes, with which cells.
 *
 *     extent   2^-8  2^-7 ... 2^-1   1    2    4 ...      octaves, in tiles
 *     objects    0     0       900  80    0   20
 *              |<-- level 0: up to 1 ->|<- level 1: 4 ->|  level 2: one cell for every other size
 *
 * Objects are counted by size, in octaves of the tile size. Neighboring octaves share a level where that costs a
 * typical query less than one more level would; the costs are estimated from the number of objects and their area. Each
 * level then gets cells over the region where most of its objects lie. A square as high as a cell has about three
 * objects, and cells are no smaller than the extents of the objects. Objects outside the region are in the border
 * cells, so that one object a million tiles away does not enlarge the cells of all others. The last level is one cell
 * for every size.
 *
 * The level fit affects only speed, never answers. It takes evenly spaced samples, so that the same objects in the same
 * order always give the same cells.
 */
import type { Cells } from './cells.js';
import { Level, wholePlane, type Grid } from './level.js';

/**
 * Objects in a square as high as a cell. Cells are a third as wide: a row of cells is one run, so that costs nothing.
 */
const PER_SQUARE = 3;
const COLUMNS_PER_SQUARE = 3;
/**
 * The number of octaves of size: the first has extents up to 2^-8 tiles, the last up to 2^23. Larger objects go to the
 * last level.
 */
const OCTAVES = 32;
const SMALLEST_EXTENT = 1 / 256;
/** The most levels with a size limit; the level for all sizes follows them. */
const MOST_LEVELS = 7;
/** The width of a typical query, in tiles; and its costs per level and per row of cells, in units of one record. */
const TYPICAL_QUERY = 4;
const LEVEL_COST = 10;
const ROW_COST = 3;
const SAMPLES = 512;
/**
 * The samples per sample that is trimmed at either end, and the part of the remaining span that is added at either end.
 */
const SAMPLES_PER_TRIMMED = 50;
const SPARED_SHARE = 0.25;
/** A grid has at most this many cells per object, and some more. */
const CELLS_PER_OBJECT = 4;
const SPARE_CELLS = 64;
/** With smaller cells, the number of cells per unit would overflow. */
const SMALLEST_CELL = 1e-300;

/** Makes the levels for the objects of `cells`, smallest sizes first, with the level for all other sizes at the end. */
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
 * Finds the groups of octaves with the smallest sum of costs; returns their ends (exclusive). Octaves after the last
 * object belong to no group.
 */
function cutOctaves(counts: Int32Array, limits: Float64Array, query: number, area: number): number[] {
  let last = OCTAVES;
  while (last > 0 && counts[last - 1] === 0) last--;
  // cost[groups][to]: the smallest cost of the first `to` octaves in that many groups.
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

/** The cost of a typical query for a level of `count` objects with extents up to `limit`. */
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

/**
 * The region of most reference points of the objects with `lower` < extent <= `upper`; `count` is the number of these
 * objects.
 */
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

/** The part of the range `min` to `max` that is near the middle 96 % of the samples. */
function middlePart(values: Float64Array, min: number, max: number): [number, number] {
  values.sort();
  const margin = Math.floor(values.length / SAMPLES_PER_TRIMMED);
  const low = values[margin]!;
  const high = values[values.length - 1 - margin]!;
  const span = high - low;
  return [Math.max(min, low - span * SPARED_SHARE), Math.min(max, high + span * SPARED_SHARE)];
}

/** Makes the grid for `count` objects that are spread over a region and have extents of at most `limit`. */
function fitGrid(region: Region, count: number, limit: number): Grid {
  const { width, height } = region;
  // Objects on a line or in a single point also need cells with a size.
  const square = Math.sqrt(((width * PER_SQUARE) / count) * height);
  const cell = Math.max(square, (Math.max(width, height) * PER_SQUARE) / count, limit, SMALLEST_CELL);
  const columns = Math.floor((width / cell) * COLUMNS_PER_SQUARE) + 1;
  const rows = Math.floor(height / cell) + 1;
  // If the difference of coordinates overflows, all objects share one cell. A cell of infinite size would not work: 0
  // cells per unit times an infinite difference is NaN.
  if (!(cell < Number.POSITIVE_INFINITY && columns * rows <= CELLS_PER_OBJECT * count + SPARE_CELLS)) return wholePlane;
  return { originX: region.minX, originY: region.minY, perX: COLUMNS_PER_SQUARE / cell, perY: 1 / cell, columns, rows };
}
