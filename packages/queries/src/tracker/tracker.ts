/**
 * `ObjectTracker`: objects of any size, found by where they are while they move.
 *
 * All shapes are in the world of the tracker's space, and closed: touching overlaps. Answers are those of the exact
 * predicates of `@tilewright/units`. Each object comes once, however many tiles it lies in. Where no order is named,
 * the order is arbitrary, but the same after the same operations.
 *
 * Every query comes in three forms: as an array; for a visitor (`visit...`), which ends it by returning `true`; into an
 * array of the caller's (`...Into`), from index 0, returning the number; what lies behind in it stays. The latter two
 * allocate nothing.
 *
 * Matches are gathered first, then handed out. So a visitor may change the tracker, at once, and may ask again: the
 * query under way goes on with what it gathered, and may hand out an object that was removed since, as `has` tells. A
 * filter must not change the tracker.
 */
import {
  unsafeNumber,
  type AnyQuantity,
  type Circle2,
  type Length,
  type Point2,
  type Rectangle2,
  type Segment2,
} from '@tilewright/units';
import { argumentError, requireInteger } from '@tilewright/units/checks';
import type { Tile } from '@tilewright/tilemap';
import { TrackedObjects } from './changes.js';
import { findFaults } from './check.js';
import { gatherInCircle, gatherInRectangle } from './gather.js';
import type { Handle } from './handle.js';
import { makeHit } from './hit.js';
import type {
  NearestOptions,
  ObjectQueryOptions,
  ObjectVisitor,
  PairQueryOptions,
  PairVisitor,
  SegmentHit,
} from './options.js';
import { gatherPairs } from './pairs.js';
import { rank } from './ranking.js';
import { measureStore, type ObjectTrackerStats } from './stats.js';
import type { Page, Workspace } from './scratch.js';
import { requireCircle, requirePoint, requireRadius, requireRectangle, requireSegment } from './shapes.js';

export class ObjectTracker<T, Q extends AnyQuantity = Length> extends TrackedObjects<T, Q> {
  /** The objects that have a part in a tile: those whose tiles, by `tilesOf`, include it. */
  objectsOn(tile: Tile, options?: ObjectQueryOptions<T>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findOn('tracker.objectsOn', tile, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsOn` for a visitor. */
  visitObjectsOn(tile: Tile, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findOn('tracker.visitObjectsOn', tile, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsOn` into an array of the caller's. */
  objectsOnInto(objects: T[], tile: Tile, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findOn('tracker.objectsOnInto', tile, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /** The objects that contain a position. */
  objectsAt(position: Point2<Q>, options?: ObjectQueryOptions<T>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findAt('tracker.objectsAt', position, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsAt` for a visitor. */
  visitObjectsAt(position: Point2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findAt('tracker.visitObjectsAt', position, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsAt` into an array of the caller's. */
  objectsAtInto(objects: T[], position: Point2<Q>, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findAt('tracker.objectsAtInto', position, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /** The objects that overlap a circle. */
  objectsInCircle(circle: Circle2<Q>, options?: ObjectQueryOptions<T>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findInCircle('tracker.objectsInCircle', circle, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsInCircle` for a visitor. */
  visitObjectsInCircle(circle: Circle2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findInCircle('tracker.visitObjectsInCircle', circle, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsInCircle` into an array of the caller's. */
  objectsInCircleInto(objects: T[], circle: Circle2<Q>, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findInCircle('tracker.objectsInCircleInto', circle, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /** The objects that overlap a rectangle. */
  objectsInRectangle(rectangle: Rectangle2<Q>, options?: ObjectQueryOptions<T>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findInRectangle('tracker.objectsInRectangle', rectangle, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsInRectangle` for a visitor. */
  visitObjectsInRectangle(rectangle: Rectangle2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findInRectangle('tracker.visitObjectsInRectangle', rectangle, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `objectsInRectangle` into an array of the caller's. */
  objectsInRectangleInto(objects: T[], rectangle: Rectangle2<Q>, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findInRectangle('tracker.objectsInRectangleInto', rectangle, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /** The objects that overlap an object, without itself. @throws RangeError for a stale, foreign or forged handle */
  overlapping(handle: Handle, options?: ObjectQueryOptions<T>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findOverlapping('tracker.overlapping', handle, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `overlapping` for a visitor. */
  visitOverlapping(handle: Handle, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findOverlapping('tracker.visitOverlapping', handle, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `overlapping` into an array of the caller's. */
  overlappingInto(objects: T[], handle: Handle, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findOverlapping('tracker.overlappingInto', handle, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /**
   * The `count` objects nearest to a position, or as many as there are, nearest first: by the distance to their shapes, 0
   * inside; at equal distances by the order of addition.
   *
   * @throws RangeError if a number is not finite, `count` is not a non-negative integer, or `within` is negative
   */
  nearest(position: Point2<Q>, count: number, options?: NearestOptions<T, Q>): T[] {
    const page = this.scratch.open();
    try {
      return this.list(page, this.findNearest('tracker.nearest', position, count, options, page));
    } finally {
      this.scratch.close();
    }
  }

  /** `nearest` for a visitor. */
  visitNearest(position: Point2<Q>, count: number, visitor: ObjectVisitor<T>, options?: NearestOptions<T, Q>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findNearest('tracker.visitNearest', position, count, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** `nearest` into an array of the caller's. */
  nearestInto(objects: T[], position: Point2<Q>, count: number, options?: NearestOptions<T, Q>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findNearest('tracker.nearestInto', position, count, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /**
   * The first object that a segment meets, and where; `undefined` if it meets none. A start inside an object, or on its
   * border, is a hit at distance 0. At equal distances the object comes first that was added earlier.
   *
   * @remarks Stops at the first hit: the cost is that of the way to it.
   */
  firstOnSegment(segment: Segment2<Q>, options?: ObjectQueryOptions<T>): SegmentHit<T, Q> | undefined {
    requireSegment('tracker.firstOnSegment', 'segment', segment);
    const page = this.scratch.open();
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering ||= options?.filter !== undefined;
      askForSegment(page, segment);
      const { crossing } = page;
      crossing.findFirst(this.store, page.asked, options?.filter);
      return crossing.slot < 0 ? undefined : makeHit(this.store, crossing.slot, segment);
    } finally {
      this.isFiltering = wasFiltering;
      this.scratch.close();
    }
  }

  /** All objects that a segment meets, and where, by distance from its start; see `firstOnSegment`. */
  allOnSegment(segment: Segment2<Q>, options?: ObjectQueryOptions<T>): SegmentHit<T, Q>[] {
    const page = this.scratch.open();
    try {
      const found = this.findOnSegment('tracker.allOnSegment', segment, options, page);
      const hits: SegmentHit<T, Q>[] = [];
      for (let match = 0; match < found; match++) hits.push(makeHit(this.store, page.slots[match]!, segment));
      return hits;
    } finally {
      this.scratch.close();
    }
  }

  /** The objects of `allOnSegment` for a visitor. */
  visitAllOnSegment(segment: Segment2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    const page = this.scratch.open();
    try {
      this.handOut(page, this.findOnSegment('tracker.visitAllOnSegment', segment, options, page), visitor);
    } finally {
      this.scratch.close();
    }
  }

  /** The objects of `allOnSegment` into an array of the caller's. */
  allOnSegmentInto(objects: T[], segment: Segment2<Q>, options?: ObjectQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findOnSegment('tracker.allOnSegmentInto', segment, options, page), objects);
    } finally {
      this.scratch.close();
    }
  }

  /** All pairs of objects that overlap, each once, the object that was added earlier first. */
  pairs(options?: PairQueryOptions<T>): [T, T][] {
    const pairs: [T, T][] = [];
    this.visitPairs((first, second) => void pairs.push([first, second]), options);
    return pairs;
  }

  /** `pairs` for a visitor. */
  visitPairs(visitor: PairVisitor<T>, options?: PairQueryOptions<T>): void {
    const { slots } = this.store;
    const page = this.scratch.open();
    try {
      const found = this.findPairs(options, page);
      for (let at = 0; at < found; at += 2) {
        const first = page.slots[at]!;
        const second = page.slots[at + 1]!;
        const isEnough = visitor(
          slots.objectOf(first),
          slots.objectOf(second),
          slots.handleOf(first),
          slots.handleOf(second),
        );
        if (isEnough === true) return;
      }
    } finally {
      this.scratch.close();
    }
  }

  /** `pairs` into an array of the caller's, two entries per pair. Returns the number of pairs. */
  pairsInto(objects: T[], options?: PairQueryOptions<T>): number {
    const page = this.scratch.open();
    try {
      return this.fill(page, this.findPairs(options, page), objects) / 2;
    } finally {
      this.scratch.close();
    }
  }

  /**
   * The tiles that contain a part of an object, row by row from north to south, west to east in a row: the tiles of its
   * shape's points. Tiles further than 2^31 from the origin do not exist, and are left out.
   *
   * @throws RangeError for a stale, foreign or forged handle
   *
   * @remarks Lazy. The shape is that of the moment of the call.
   */
  tilesOf(handle: Handle): Iterable<Tile> {
    const { store } = this;
    return this.tiles.tilesOf(store, store.slots.slotOf(handle, 'tracker.tilesOf'));
  }

  /** Figures of the moment. */
  stats(): ObjectTrackerStats {
    return measureStore(this.store, this.scratch.bytes + this.bulk.bytes);
  }

  /** What is wrong inside, one sentence for each broken invariant; nothing ever should be. O(objects), for tests. */
  check(): string[] {
    return findFaults(this.store);
  }

  private findOn(where: string, tile: Tile, options: ObjectQueryOptions<T> | undefined, page: Page): number {
    requireTile(where, tile);
    return this.filtered(page, this.tiles.gatherOn(this.store, tile.x, tile.y, page), options);
  }

  private findAt(where: string, position: Point2<Q>, options: ObjectQueryOptions<T> | undefined, page: Page): number {
    requirePoint(where, 'position', position);
    page.asked[0] = unsafeNumber(position.x);
    page.asked[1] = unsafeNumber(position.y);
    page.asked[2] = 0;
    return this.filtered(page, gatherInCircle(this.store, page), options);
  }

  private findInCircle(
    where: string,
    circle: Circle2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number {
    requireCircle(where, 'circle', circle);
    const { center, radius } = circle;
    page.asked[0] = unsafeNumber(center.x);
    page.asked[1] = unsafeNumber(center.y);
    page.asked[2] = unsafeNumber(radius);
    return this.filtered(page, gatherInCircle(this.store, page), options);
  }

  private findInRectangle(
    where: string,
    rectangle: Rectangle2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number {
    requireRectangle(where, 'rectangle', rectangle);
    const { min, max } = rectangle;
    page.asked[0] = unsafeNumber(min.x);
    page.asked[1] = unsafeNumber(min.y);
    page.asked[2] = unsafeNumber(max.x);
    page.asked[3] = unsafeNumber(max.y);
    return this.filtered(page, gatherInRectangle(this.store, page), options);
  }

  private findOverlapping(
    where: string,
    handle: Handle,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number {
    const { store } = this;
    const slot = store.slots.slotOf(handle, where);
    const { records, stride } = store.cellsOf(slot);
    const at = store.slots.record[slot]! * stride;
    for (let i = 0; i < 4; i++) page.asked[i] = records[at + i]!;
    const found = store.isRectangle(slot) ? gatherInRectangle(store, page) : gatherInCircle(store, page);
    const own = page.slots.indexOf(slot);
    page.slots.copyWithin(own, own + 1, found);
    return this.filtered(page, found - 1, options);
  }

  private findNearest(
    where: string,
    position: Point2<Q>,
    count: number,
    options: NearestOptions<T, Q> | undefined,
    page: Workspace<T>,
  ): number {
    requirePoint(where, 'position', position);
    requireInteger(where, 'count', count, 0);
    const within = options?.within === undefined ? Number.POSITIVE_INFINITY : unsafeNumber(options.within);
    if (within !== Number.POSITIVE_INFINITY) requireRadius(where, 'options.within', within);
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering ||= options?.filter !== undefined;
      page.asked[0] = unsafeNumber(position.x);
      page.asked[1] = unsafeNumber(position.y);
      page.asked[2] = within;
      return page.nearest.find(count, options?.filter);
    } finally {
      this.isFiltering = wasFiltering;
    }
  }

  private findOnSegment(
    where: string,
    segment: Segment2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Workspace<T>,
  ): number {
    requireSegment(where, 'segment', segment);
    const { store } = this;
    askForSegment(page, segment);
    const found = page.crossing.gatherAll(store, page);
    rank(page, store.slots, found);
    return this.filtered(page, found, options);
  }

  private findPairs(options: PairQueryOptions<T> | undefined, page: Workspace<T>): number {
    const { slots } = this.store;
    const found = gatherPairs(this.store, page, page.matches);
    const filter = options?.filter;
    if (filter === undefined) return found;
    let kept = 0;
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering = true;
      for (let at = 0; at < found; at += 2) {
        const first = page.slots[at]!;
        const second = page.slots[at + 1]!;
        if (!filter(slots.objectOf(first), slots.objectOf(second))) continue;
        page.slots[kept++] = first;
        page.slots[kept++] = second;
      }
    } finally {
      this.isFiltering = wasFiltering;
    }
    return kept;
  }

  /** Keeps those of the matches that a filter lets through, in their order. */
  private filtered(page: Page, found: number, options: ObjectQueryOptions<T> | undefined): number {
    const filter = options?.filter;
    if (filter === undefined) return found;
    const { slots } = this.store;
    let kept = 0;
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering = true;
      for (let match = 0; match < found; match++) {
        const slot = page.slots[match]!;
        if (filter(slots.objectOf(slot), slots.handleOf(slot))) page.slots[kept++] = slot;
      }
    } finally {
      this.isFiltering = wasFiltering;
    }
    return kept;
  }

  private list(page: Page, found: number): T[] {
    const objects: T[] = [];
    for (let match = 0; match < found; match++) objects.push(this.store.slots.objectOf(page.slots[match]!));
    return objects;
  }

  private handOut(page: Page, found: number, visitor: ObjectVisitor<T>): void {
    const { slots } = this.store;
    for (let match = 0; match < found; match++) {
      const slot = page.slots[match]!;
      if (visitor(slots.objectOf(slot), slots.handleOf(slot)) === true) return;
    }
  }

  private fill(page: Page, found: number, objects: T[]): number {
    for (let match = 0; match < found; match++) objects[match] = this.store.slots.objectOf(page.slots[match]!);
    return found;
  }
}

function askForSegment({ asked }: Page, { start, end }: Segment2<AnyQuantity>): void {
  asked[0] = unsafeNumber(start.x);
  asked[1] = unsafeNumber(start.y);
  asked[2] = unsafeNumber(end.x);
  asked[3] = unsafeNumber(end.y);
}

/** @throws RangeError if the tile is not one */
function requireTile(where: string, tile: Tile): void {
  if (typeof tile !== 'object' || tile === null) throw argumentError(where, 'tile', 'a tile', tile);
  requireInteger(where, 'tile.x', tile.x, -0x8000_0000, 0x7fff_ffff);
  requireInteger(where, 'tile.y', tile.y, -0x8000_0000, 0x7fff_ffff);
}
