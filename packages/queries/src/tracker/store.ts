/**
 * The objects of a tracker as plain numbers in world units: slots, cells, and the corners of rectangles.
 *
 * Everything that changes a tracker is here, after all checks: none of these operations throws half-way. A point is a
 * circle of radius 0.
 *
 * When are levels fitted anew? When the number of objects has doubled since, when many came that fitted no level, and
 * when a bulk pass, or a look after as many single moves as there are objects, finds the cells much more crowded than a
 * fit would leave them. That costs the time of two bulk passes, after at least as much other work.
 */
import type { Coordinates } from './bulk.js';
import { Cells } from './cells.js';
import { fitLevels } from './fit.js';
import { Level, wholePlane } from './level.js';
import { cornered, extentOf, moveRectangle } from './rectangles.js';
import { Slots } from './slots.js';
import { measureLoad, rebuild, roomy, sparse, spread } from './sorting.js';

export class Store<T> {
  readonly slots: Slots<T> = new Slots<T>();
  readonly cells: Cells = new Cells(this.slots, onlyWholePlane());
  private readonly tileSize: number;

  constructor(tileSize: number) {
    this.tileSize = tileSize;
  }

  placeCircle(slot: number, x: number, y: number, radius: number): void {
    this.becomeCircle(slot, radius);
    const { cells } = this;
    const record = cells.open(cells.enlist(slot).cellOf(x, y));
    this.writeCircle(record, slot, x, y);
    this.fitIfGrown();
  }

  placeRectangle(slot: number, minX: number, minY: number, maxX: number, maxY: number): void {
    const width = maxX - minX;
    const height = maxY - minY;
    this.becomeRectangle(slot, width, height);
    const { cells } = this;
    const record = cells.open(cells.enlist(slot).cellOf(minX + width / 2, minY + height / 2));
    cells.ensureCorners();
    this.writeRectangle(record, slot, minX, minY, maxX, maxY);
    this.fitIfGrown();
  }

  becomeCircle(slot: number, radius: number): void {
    const { slots } = this;
    slots.isRectangle[slot] = 0;
    slots.extent[slot] = radius;
  }

  becomeRectangle(slot: number, width: number, height: number): void {
    const { cells, slots } = this;
    cells.rectangles++;
    slots.ensureSizes();
    slots.isRectangle[slot] = 1;
    slots.extent[slot] = extentOf(width, height);
    slots.sizes[2 * slot] = width;
    slots.sizes[2 * slot + 1] = height;
  }

  writeCircle(record: number, slot: number, x: number, y: number): void {
    const { slots } = this;
    const { records } = this.cells;
    const at = record * 4;
    records[at] = x;
    records[at + 1] = y;
    records[at + 2] = slots.extent[slot]!;
    records[at + 3] = slot;
    slots.record[slot] = record;
  }

  writeRectangle(record: number, slot: number, minX: number, minY: number, maxX: number, maxY: number): void {
    const { slots } = this;
    const { corners, records } = this.cells;
    const at = record * 4;
    records[at] = minX + slots.sizes[2 * slot]! / 2;
    records[at + 1] = minY + slots.sizes[2 * slot + 1]! / 2;
    records[at + 2] = slots.extent[slot]!;
    records[at + 3] = slot + cornered;
    corners[at] = minX;
    corners[at + 1] = minY;
    corners[at + 2] = maxX;
    corners[at + 3] = maxY;
    slots.record[slot] = record;
  }

  /** Where the shape of an object lies, at four times its record: `minX minY maxX maxY` or `x y radius`. */
  numbersOf(slot: number): Float64Array {
    return this.slots.isRectangle[slot] === 1 ? this.cells.corners : this.cells.records;
  }

  /** Takes an object out of the cells; its slot stays in use. */
  takeOut(slot: number): void {
    const { cells, slots } = this;
    const level = cells.levelOf(slot);
    cells.close(slots.record[slot]!);
    level.count--;
    if (slots.isRectangle[slot] === 1) cells.rectangles--;
    if (slots.extent[slot]! >= level.reach) cells.isLoose = true;
  }

  /** Moves a circle's centre, or a rectangle's north-west corner, to row `row` of two columns. */
  move(slot: number, xs: Coordinates, ys: Coordinates, row: number): void {
    const { cells, slots } = this;
    const { records } = cells;
    const record = slots.record[slot]!;
    const at = record * 4;
    const from = cells.cellOf(records, at);
    if (slots.isRectangle[slot] === 1) {
      moveRectangle(slots.sizes, slot, xs, ys, row, records, cells.corners, at);
    } else {
      // Written here: numbers passed as arguments would be boxed wherever the call is not inlined.
      records[at] = xs[row]!;
      records[at + 1] = ys[row]!;
    }
    cells.transfer(record, from, cells.levelOf(slot));
    this.lookAfter(1);
  }

  /** After some single moves: spreads gaps that are carried far, and from time to time asks whether cells are crowded. */
  lookAfter(moves: number): void {
    const { cells } = this;
    const { count, crowding } = cells;
    if (crowding.debt > 4 * count + 4096) spread(cells, sparse);
    crowding.moves += moves;
    if (crowding.moves > count + 256) {
      measureLoad(cells);
      this.fitIfCrowded();
    }
  }

  /** Forgets all objects; their slots wait for `settle` if queries still hand out objects. */
  clear(atOnce: boolean): void {
    this.slots.releaseAll(atOnce);
    this.cells.reset(onlyWholePlane());
  }

  /** After a pass over all objects: fits the levels anew if the cells are much more crowded than they were then. */
  fitIfCrowded(): void {
    const { count, crowding } = this.cells;
    if (!crowding.isDueForFit(count)) return;
    const { load } = crowding;
    this.fit(sparse);
    crowding.learnPatience(load);
  }

  private fitIfGrown(): void {
    const { count, crowding, strays } = this.cells;
    if (crowding.isOutgrown(count, strays)) this.fit(roomy);
  }

  /** Fits levels to the objects there are, and sorts them in. */
  fit(every: number): void {
    const { cells } = this;
    rebuild(cells, fitLevels(cells, this.tileSize), every);
    cells.crowding.fitted(cells.count, cells.strays);
  }
}

function onlyWholePlane(): Level[] {
  return [new Level(wholePlane, Number.POSITIVE_INFINITY)];
}
