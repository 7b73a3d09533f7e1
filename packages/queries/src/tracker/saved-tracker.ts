/**
 * The state of a tracker as packed numbers: everything that decides its answers, their order, and its next handles.
 *
 *     doubles   single numbers: of the tracker, of circles, of rectangles, of the levels of circles, of rectangles
 *               arrays: records of circles, of rectangles; width, handle, height and order of the slots
 *     ints      first records of the cells of circles, of rectangles; record of the slots; sequence
 *     bytes     level of the slots
 *
 * Left out is what is derived from these (`Store.levels`, the sizes of cells), what a single operation needs (the
 * buffers of bulk moves), and what is no state (observers, counters of questions, free memory). A test lists all
 * fields, so that a new one is not forgotten.
 */
import { rawOriginX, rawOriginY, rawTileSize } from '@tilewright/tilemap/kernel';
import type { TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { MOST_SERIES, MOST_SLOTS } from '../limits.js';
import type { PackedFormat, PackedNumbers } from './packed-numbers.js';
import type { BulkMove } from './bulk.js';
import { seriesMask } from '../handle.js';
import {
  CELLS_FIELDS,
  isLevelCount,
  LEVEL_FIELDS,
  LEVELS,
  levelsFor,
  loadCells,
  loadLevels,
  RECORDS_END,
  RECORDS_LENGTH,
  saveCells,
  saveLevels,
  STARTS,
  whole,
} from './saved-cells.js';
import { listNumbers } from './renumber.js';
import { noTable, type Slots } from './slots.js';
import type { Store } from './store.js';

/** `TWTR`. The version is raised when the fields or their order change. */
export const trackerFormat: PackedFormat = { kind: 0x5254_5754, version: 1, name: 'TrackerSnapshot' };

/** What a snapshot reads and writes of a tracker. */
interface SavedTracker {
  readonly space: TileSpace<AnyQuantity>;
  readonly store: Store<unknown>;
  readonly bulk: BulkMove;
}

/** The number of single numbers of the tracker, and where they are. */
const TRACKER_FIELDS = 16;
const TILE_SIZE = 0;
const ORIGIN_X = 1;
const ORIGIN_Y = 2;
const MASK = 3;
const SORTS = 4;
const USED = 5;
const LIVE = 6;
const IS_WHOLE = 7;
const ADDED = 8;
const FREE_COUNT = 9;
const FIRST_FREE = 10;
const LAST_FREE = 11;
const HAS_HEIGHTS = 12;
const HAS_ORDER = 13;
const HAS_SEQUENCE = 14;
const IS_RENUMBERED = 15;
/** The bytes of a double and of a 32-bit integer. */
const DOUBLE = 8;
const INT = 4;

/** Packs the state of a tracker. */
export function saveTracker(packed: PackedNumbers, { space, store, bulk }: SavedTracker): void {
  const { slots, circles, rectangles } = store;
  const { used, live } = slots;
  const heights = slots.height.length > 0 ? used : 0;
  const orders = slots.order.length > 0 ? used : 0;
  const sequence = slots.sequence.length > 0 ? live : 0;
  const levels = circles.levels.length + rectangles.levels.length;
  const singles = TRACKER_FIELDS + 2 * CELLS_FIELDS + levels * LEVEL_FIELDS;
  const records = circles.end * circles.stride + rectangles.end * rectangles.stride;
  const ints = circles.start.length + rectangles.start.length + used + sequence;
  packed.begin((singles + records + 2 * used + heights + orders) * DOUBLE + ints * INT + used);

  const first = packed.addDoubles(singles);
  const { doubles } = packed;
  doubles[first + TILE_SIZE] = rawTileSize(space);
  doubles[first + ORIGIN_X] = rawOriginX(space);
  doubles[first + ORIGIN_Y] = rawOriginY(space);
  doubles[first + SORTS] = bulk.sorts;
  saveSlots(slots, doubles, first);
  let at = first + TRACKER_FIELDS;
  saveCells(circles, doubles, at);
  saveCells(rectangles, doubles, (at += CELLS_FIELDS));
  saveLevels(circles.levels, doubles, (at += CELLS_FIELDS));
  saveLevels(rectangles.levels, doubles, at + circles.levels.length * LEVEL_FIELDS);

  packed.putDoubles(circles.records, circles.end * circles.stride);
  packed.putDoubles(rectangles.records, rectangles.end * rectangles.stride);
  packed.putDoubles(slots.width, used);
  packed.putDoubles(slots.handle, used);
  packed.putDoubles(slots.height, heights);
  packed.putDoubles(slots.order, orders);
  packed.putInts(circles.start, circles.start.length);
  packed.putInts(rectangles.start, rectangles.start.length);
  packed.putInts(slots.record, used);
  packed.putInts(slots.sequence, sequence);
  packed.putBytes(slots.level, used);
  packed.end();
}

/**
 * Brings a tracker to a packed state, except for its objects, which the caller sets. The caller has checked that the
 * state fits the tracker. New arrays are made before anything changes, and only for other lengths.
 */
export function loadTracker(packed: PackedNumbers, { store, bulk }: SavedTracker): void {
  const { slots, circles, rectangles } = store;
  packed.rewind();
  const first = packed.skipDoubles(TRACKER_FIELDS);
  const ofCircles = packed.skipDoubles(CELLS_FIELDS);
  const ofRectangles = packed.skipDoubles(CELLS_FIELDS);
  const { doubles } = packed;
  const circleLevelCount = whole(doubles, ofCircles + LEVELS);
  const rectangleLevelCount = whole(doubles, ofRectangles + LEVELS);
  const ofCircleLevels = packed.skipDoubles(circleLevelCount * LEVEL_FIELDS);
  const ofRectangleLevels = packed.skipDoubles(rectangleLevelCount * LEVEL_FIELDS);
  const usedBefore = slots.used;
  const used = whole(doubles, first + USED);
  const hasHeights = doubles[first + HAS_HEIGHTS] !== 0;
  const hasOrder = doubles[first + HAS_ORDER] !== 0;
  const rows = doubles[first + HAS_SEQUENCE] === 0 ? 0 : whole(doubles, first + LIVE);

  const circleLevels = levelsFor(circles.levels, doubles, ofCircleLevels, circleLevelCount);
  const rectangleLevels = levelsFor(rectangles.levels, doubles, ofRectangleLevels, rectangleLevelCount);
  const circleRecords = ofLength(circles.records, whole(doubles, ofCircles + RECORDS_LENGTH));
  const rectangleRecords = ofLength(rectangles.records, whole(doubles, ofRectangles + RECORDS_LENGTH));
  const circleStart = ofLength(circles.start, whole(doubles, ofCircles + STARTS));
  const rectangleStart = ofLength(rectangles.start, whole(doubles, ofRectangles + STARTS));
  const isSequenceKept = rows === 0 ? slots.sequence.length === 0 : rows <= slots.sequence.length;
  const sequence = isSequenceKept ? slots.sequence : new Int32Array(rows);
  slots.reserve(used - usedBefore);
  const height = ofLength(slots.height, hasHeights ? slots.record.length : 0);
  const order = ofLength(slots.order, hasOrder ? slots.record.length : 0);

  circles.records = circleRecords;
  rectangles.records = rectangleRecords;
  circles.start = circleStart;
  rectangles.start = rectangleStart;
  slots.height = height;
  slots.order = order;
  slots.sequence = sequence;
  packed.readDoubles(circleRecords, whole(doubles, ofCircles + RECORDS_END));
  packed.readDoubles(rectangleRecords, whole(doubles, ofRectangles + RECORDS_END));
  packed.readDoubles(slots.width, used);
  packed.readDoubles(slots.handle, used);
  packed.readDoubles(height, hasHeights ? used : 0);
  packed.readDoubles(order, hasOrder ? used : 0);
  packed.readInts(circleStart, circleStart.length);
  packed.readInts(rectangleStart, rectangleStart.length);
  packed.readInts(slots.record, used);
  packed.readInts(sequence, rows);
  packed.readBytes(slots.level, used);
  // A slot that is new again has no height, as if it had never been used.
  if (hasHeights && used < usedBefore) height.fill(0, used, usedBefore);

  bulk.sorts = whole(doubles, first + SORTS);
  loadSlots(slots, doubles, first);
  if (doubles[first + IS_RENUMBERED] === 0) slots.renumbered = noTable;
  else listNumbers(slots);
  loadCells(circles, doubles, ofCircles);
  loadCells(rectangles, doubles, ofRectangles);
  loadLevels(circleLevels, doubles, ofCircleLevels);
  loadLevels(rectangleLevels, doubles, ofRectangleLevels);
  if (circles.levels !== circleLevels || rectangles.levels !== rectangleLevels) {
    circles.levels = circleLevels;
    rectangles.levels = rectangleLevels;
    store.listLevels();
  }
}

/** @throws RangeError unless the state is one of a tracker of the same space and series */
export function requireSameKind(
  where: string,
  parameter: string,
  packed: PackedNumbers,
  { space, store }: SavedTracker,
): void {
  packed.rewind();
  const first = packed.skipDoubles(TRACKER_FIELDS);
  const { doubles } = packed;
  const { mask } = store.slots;
  if (doubles[first + MASK] !== mask) {
    const series = seriesOf(doubles[first + MASK]!);
    throw argumentError(where, parameter, `of a tracker of series ${seriesOf(mask)}`, series);
  }
  for (let field = TILE_SIZE; field <= ORIGIN_Y; field++) {
    const saved = doubles[first + field]!;
    const own = spaceField(space, field);
    if (saved === own) continue;
    throw argumentError(where, parameter, `of a tracker whose ${spaceFields[field]} is ${own}`, saved);
  }
}

/** Whether a packed state has the sizes that its own single numbers say. */
export function isComplete(packed: PackedNumbers): boolean {
  packed.rewind();
  const first = packed.skipDoubles(TRACKER_FIELDS);
  const ofCircles = packed.skipDoubles(CELLS_FIELDS);
  const ofRectangles = packed.skipDoubles(CELLS_FIELDS);
  const { doubles } = packed;
  let singles = TRACKER_FIELDS + 2 * CELLS_FIELDS;
  let records = 0;
  let starts = 0;
  for (const at of [ofCircles, ofRectangles]) {
    if (!(isLevelCount(doubles[at + LEVELS]!) && doubles[at + RECORDS_END]! <= doubles[at + RECORDS_LENGTH]!)) {
      return false;
    }
    singles += doubles[at + LEVELS]! * LEVEL_FIELDS;
    records += doubles[at + RECORDS_END]!;
    starts += doubles[at + STARTS]!;
  }
  const used = doubles[first + USED]!;
  const live = doubles[first + LIVE]!;
  const columns = 2 + doubles[first + HAS_HEIGHTS]! + doubles[first + HAS_ORDER]!;
  const rows = doubles[first + HAS_SEQUENCE]! * live;
  return (
    used <= MOST_SLOTS && live <= used && packed.holds(singles + records + columns * used, starts + used + rows, used)
  );
}

/** The handles of a packed state, slot by slot; -1 for a free slot. */
export function savedHandles(packed: PackedNumbers): Float64Array {
  packed.rewind();
  const first = packed.skipDoubles(TRACKER_FIELDS);
  const ofCircles = packed.skipDoubles(CELLS_FIELDS);
  const ofRectangles = packed.skipDoubles(CELLS_FIELDS);
  const { doubles } = packed;
  const sum = (field: number): number => doubles[ofCircles + field]! + doubles[ofRectangles + field]!;
  const used = doubles[first + USED]!;
  const handles = new Float64Array(used);
  const record = new Int32Array(used);
  packed.skipDoubles(sum(LEVELS) * LEVEL_FIELDS + sum(RECORDS_END) + used);
  packed.readDoubles(handles, used);
  packed.skipDoubles((doubles[first + HAS_HEIGHTS]! + doubles[first + HAS_ORDER]!) * used);
  packed.skipInts(sum(STARTS));
  packed.readInts(record, used);
  for (let slot = 0; slot < used; slot++) if (record[slot]! < 0) handles[slot] = -1;
  return handles;
}

function saveSlots(slots: Slots<unknown>, doubles: Float64Array, first: number): void {
  doubles[first + MASK] = slots.mask;
  doubles[first + USED] = slots.used;
  doubles[first + LIVE] = slots.live;
  doubles[first + IS_WHOLE] = Number(slots.isWhole);
  doubles[first + ADDED] = slots.added;
  doubles[first + FREE_COUNT] = slots.freeCount;
  doubles[first + FIRST_FREE] = slots.firstFree;
  doubles[first + LAST_FREE] = slots.lastFree;
  doubles[first + HAS_HEIGHTS] = Number(slots.height.length > 0);
  doubles[first + HAS_ORDER] = Number(slots.order.length > 0);
  doubles[first + HAS_SEQUENCE] = Number(slots.sequence.length > 0);
  doubles[first + IS_RENUMBERED] = Number(slots.isRenumbered);
}

function loadSlots(slots: Slots<unknown>, doubles: Float64Array, first: number): void {
  slots.used = whole(doubles, first + USED);
  slots.live = whole(doubles, first + LIVE);
  slots.isWhole = doubles[first + IS_WHOLE] !== 0;
  slots.added = whole(doubles, first + ADDED);
  slots.freeCount = whole(doubles, first + FREE_COUNT);
  slots.firstFree = whole(doubles, first + FIRST_FREE);
  slots.lastFree = whole(doubles, first + LAST_FREE);
}

/** An array of a length: the given one, if it has it. */
function ofLength<A extends Float64Array | Int32Array>(numbers: A, length: number): A;
function ofLength(numbers: Float64Array | Int32Array, length: number): Float64Array | Int32Array {
  if (numbers.length === length) return numbers;
  return numbers instanceof Float64Array ? new Float64Array(length) : new Int32Array(length);
}

const spaceFields = ['tile size', 'origin.x', 'origin.y'];

/** A number of the space, by its place among the single numbers. */
function spaceField(space: TileSpace<AnyQuantity>, field: number): number {
  if (field === TILE_SIZE) return rawTileSize(space);
  return field === ORIGIN_X ? rawOriginX(space) : rawOriginY(space);
}

/** The series of a mask; -1 if no series has it. */
function seriesOf(mask: number): number {
  let series = MOST_SERIES - 1;
  while (series >= 0 && seriesMask(series) !== mask) series--;
  return series;
}
