/**
 * The objects of a tracker as plain numbers in world units: slots, and cells for circles and for rectangles.
 *
 * All changes of a tracker are made here, after all checks: none of these operations throws half done. A point is a
 * circle of radius 0.
 *
 * `rebuild-policy.ts` decides when new levels are made, by the numbers of objects and strays and by the load. The load
 * is measured by each bulk sort, and after about as many single moves as there are objects. New levels cost the time of
 * two bulk passes, after at least as much other work.
 */
import { Cells } from './cells.js';
import { QuestionCounters } from './counters.js';
import { fitLevels } from './level-fit.js';
import { type Coordinates, Level, noLevel, wholePlane } from './level.js';
import { Slots } from './slots.js';
import { CIRCLE_STRIDE, RECTANGLE_STRIDE, RECTANGLE_TAG, SPARSE, ROOMY } from './limits.js';
import { measureLoad, rebuild, spread } from './sorting.js';

export class Store<T> {
  readonly slots: Slots<T>;
  readonly counters: QuestionCounters = new QuestionCounters();
  readonly circles: Cells;
  readonly rectangles: Cells;
  /**
   * The levels by the level number in a slot: those of the circles, and from `RECTANGLE_TAG` on those of the
   * rectangles. Unused numbers have an empty level.
   */
  readonly levels: Level[] = Array.from({ length: 2 * RECTANGLE_TAG }, () => noLevel);
  /** Whether a filter, or the callback of `moveEach`, is running: then nothing may change. */
  isLocked = false;
  /** Whether it is the callback of `moveEach`. */
  isReadingPlaces = false;
  private readonly tileSize: number;

  /** `mostTags` as in `Slots`; only tests set it. */
  constructor(tileSize: number, series?: number, mostTags?: number) {
    this.slots = new Slots<T>(series, mostTags);
    this.circles = new Cells(CIRCLE_STRIDE, this.slots, onlyWholePlane(), this.counters);
    this.rectangles = new Cells(RECTANGLE_STRIDE, this.slots, onlyWholePlane(), this.counters);
    this.tileSize = tileSize;
    this.listLevels();
  }

  isRectangle(slot: number): boolean {
    return this.slots.level[slot]! >= RECTANGLE_TAG;
  }

  cellsOf(slot: number): Cells {
    return this.isRectangle(slot) ? this.rectangles : this.circles;
  }

  placeCircle(slot: number, x: number, y: number, radius: number): void {
    const { circles: cells, slots } = this;
    const index = cells.levelFor(radius);
    const level = cells.levels[index]!;
    level.count++;
    level.widenAround(radius);
    slots.level[slot] = index;
    slots.width[slot] = radius;
    const record = cells.open(level.cellOf(x, y));
    slots.record[slot] = record;
    cells.writeCircle(record, x, y, radius, slots.ownerOf(slot));
    this.rebuildIfGrown(cells);
  }

  placeRectangle(slot: number, minX: number, minY: number, maxX: number, maxY: number): void {
    const { rectangles: cells, slots } = this;
    const width = maxX - minX;
    const height = maxY - minY;
    const index = cells.levelFor(Math.max(width, height) / 2);
    const level = cells.levels[index]!;
    level.count++;
    level.widenBeyond(width, height);
    slots.ensureHeights();
    slots.level[slot] = RECTANGLE_TAG + index;
    slots.width[slot] = width;
    slots.height[slot] = height;
    const record = cells.open(level.cellOf(minX, minY));
    slots.record[slot] = record;
    cells.writeRectangle(record, minX, minY, maxX, maxY, slots.ownerOf(slot));
    this.rebuildIfGrown(cells);
  }

  /** Writes a record that was appended. It gets its cell when levels are made. */
  stageCircle(record: number, slot: number, x: number, y: number, radius: number): void {
    const { slots } = this;
    slots.width[slot] = radius;
    this.circles.writeCircle(record, x, y, radius, slots.ownerOf(slot));
  }

  stageRectangle(record: number, slot: number, minX: number, minY: number, maxX: number, maxY: number): void {
    const { slots } = this;
    slots.ensureHeights();
    slots.width[slot] = maxX - minX;
    slots.height[slot] = maxY - minY;
    this.rectangles.writeRectangle(record, minX, minY, maxX, maxY, slots.ownerOf(slot));
  }

  /** Removes an object from the cells; its slot stays in use. */
  takeOut(slot: number): void {
    const { slots } = this;
    const cells = this.isRectangle(slot) ? this.rectangles : this.circles;
    const level = this.levels[slots.level[slot]!]!;
    cells.close(slots.record[slot]!);
    level.count--;
    if (slots.width[slot]! >= level.east || (cells.stride === RECTANGLE_STRIDE && slots.height[slot]! >= level.south)) {
      cells.isLoose = true;
    }
  }

  /** Moves a circle's center, or a rectangle's north-west corner, to row `row` of two columns. */
  move(slot: number, xs: Coordinates, ys: Coordinates, row: number): void {
    const { slots } = this;
    const cells = this.cellsOf(slot);
    const { records } = cells;
    const record = slots.record[slot]!;
    const at = record * cells.stride;
    const from = cells.cellOf(records, at);
    // Written out here: numbers as arguments would be boxed if the call is not inlined.
    records[at] = xs[row]!;
    records[at + 1] = ys[row]!;
    if (cells === this.rectangles) {
      records[at + 2] = xs[row]! + slots.width[slot]!;
      records[at + 3] = ys[row]! + slots.height[slot]!;
    }
    cells.transfer(record, from, cells.levelOf(slot));
    this.lookAfter(cells, 1);
  }

  /**
   * Called after single moves: if the policy requires it, spreads the gaps, or measures the load, which may lead to new
   * levels.
   */
  lookAfter(cells: Cells, moves: number): void {
    const { count, policy } = cells;
    if (policy.isSpreadDue(count)) spread(cells, SPARSE);
    if (!policy.countMoves(moves, count)) return;
    measureLoad(cells);
    this.rebuildIfOverloaded(cells);
  }

  /** Removes all objects. */
  clear(): void {
    this.slots.releaseAll();
    this.circles.reset(onlyWholePlane());
    this.rectangles.reset(onlyWholePlane());
    this.listLevels();
  }

  /** Called after the load was measured: makes new levels if the policy requires them. */
  rebuildIfOverloaded(cells: Cells): void {
    const { count, policy } = cells;
    if (!policy.countHighLoad(count)) return;
    const { load } = policy;
    this.rebuild(cells, SPARSE);
    policy.learnPatience(load);
  }

  private rebuildIfGrown(cells: Cells): void {
    const { count, policy, strays } = cells;
    if (policy.isOutgrown(count, strays)) this.rebuild(cells, ROOMY);
  }

  /** Makes levels for the stored objects, and sorts the objects into them. */
  rebuild(cells: Cells, every: number): void {
    rebuild(cells, fitLevels(cells, this.tileSize), every);
    cells.policy.rebuilt(cells.count, cells.strays);
    this.listLevels();
  }

  /** @throws RangeError while a filter or the callback of `moveEach` is running */
  requireUnlocked(where: string): void {
    if (this.isReadingPlaces) {
      throw new RangeError(`${where}: the callback of moveEach must not change the tracker. Change it after moveEach`);
    }
    if (this.isLocked) {
      throw new RangeError(
        `${where}: a filter must not change the tracker of its question. Change it after the question`,
      );
    }
  }

  /** Lists the levels of both kinds. Called after they were replaced. */
  listLevels(): void {
    const { levels } = this;
    levels.fill(noLevel);
    for (const [index, level] of this.circles.levels.entries()) levels[index] = level;
    for (const [index, level] of this.rectangles.levels.entries()) levels[RECTANGLE_TAG + index] = level;
  }
}

function onlyWholePlane(): Level[] {
  return [new Level(wholePlane, Number.POSITIVE_INFINITY)];
}
