/**
 * `ObjectTracker`: objects of any size, found by where they are while they move.
 *
 * All shapes are in the world of the tracker's space, and closed: touching overlaps. Answers are those of the exact
 * predicates of `@tilewright/units`. Each object comes once, however many tiles it lies in. Where no order is named,
 * the order is unspecified, but the same after the same operations. A tracker that is built again from the same objects
 * may answer in another order than the one that lived.
 *
 * Every query comes in three forms: as an array; for a visitor (`visit...`), which ends it by returning `true`; into an
 * array of the caller's (`...Into`), from index 0, returning the number; what lies behind in it stays. The latter two
 * allocate nothing, except where only exact arithmetic can decide.
 *
 * Matches are gathered first, then handed out. So a visitor may change the tracker, at once, and may ask again: the
 * query under way goes on with what it gathered, and may hand out an object that was removed since, as `has` tells. A
 * filter must not change the tracker.
 *
 * What comes in is checked before anything is looked for: shapes, handles, visitors, filters, arrays, and the names of
 * options.
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
import { requireFunction, requireInteger } from '@tilewright/units/checks';
import type { Tile } from '@tilewright/tilemap';
import { TrackedObjects } from './changes.js';
import { findFaults } from './check.js';
import {
  requireArray,
  requireCircle,
  requireNearestOptions,
  requirePoint,
  requireQueryOptions,
  requireRectangle,
  requireSegment,
  requireTile,
} from './doors.js';
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
import { measureStore, type ObjectTrackerStats } from './stats.js';
import type { Page, Workspace } from './scratch.js';

/**
 * Objects of any size that move, found by circle, rectangle, segment, tile, neighbour or pair.
 *
 * Shapes are in the world of the tracker's space, and closed: touching overlaps. Each object is found once, however many
 * tiles it lies in.
 *
 * @throws RangeError from every method that is given something else than its parameters say: a shape that is not finite,
 * a stale or forged handle, a visitor that is no function, an unknown option; it has then changed nothing. A handle of
 * another tracker is refused where that has another `series`, or no object here has the same number
 *
 * @remarks A move takes well under a microsecond; a query costs what the objects around it cost. An array is allocated
 * for its answer; `visit...` and `...Into` allocate nothing, except where an object touches what is asked for to the last
 * bits: there exact arithmetic decides, and may allocate up to 2.5 kB for each such object.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * tracker.move(slime, at(4, 2));
 * tracker.objectsInCircle(circle(at(5, 2), tiles(1))); // => ['slime']
 */
export class ObjectTracker<T, Q extends AnyQuantity = Length> extends TrackedObjects<T, Q> {
  /** The objects that have a part in a tile: those whose tiles, by `tilesOf`, include it. */
  objectsOn(tile: Tile, options?: ObjectQueryOptions<T>): T[] {
    return this.list(this.findOn, 'tracker.objectsOn', tile, options, 0);
  }

  /** `objectsOn` for a visitor. */
  visitObjectsOn(tile: Tile, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findOn, 'tracker.visitObjectsOn', tile, options, 0);
  }

  /** `objectsOn` into an array of the caller's. */
  objectsOnInto(objects: T[], tile: Tile, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findOn, 'tracker.objectsOnInto', tile, options, 0);
  }

  /** The objects that contain a position. */
  objectsAt(position: Point2<Q>, options?: ObjectQueryOptions<T>): T[] {
    return this.list(this.findAt, 'tracker.objectsAt', position, options, 0);
  }

  /** `objectsAt` for a visitor. */
  visitObjectsAt(position: Point2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findAt, 'tracker.visitObjectsAt', position, options, 0);
  }

  /** `objectsAt` into an array of the caller's. */
  objectsAtInto(objects: T[], position: Point2<Q>, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findAt, 'tracker.objectsAtInto', position, options, 0);
  }

  /** The objects that overlap a circle. */
  objectsInCircle(circle: Circle2<Q>, options?: ObjectQueryOptions<T>): T[] {
    return this.list(this.findInCircle, 'tracker.objectsInCircle', circle, options, 0);
  }

  /** `objectsInCircle` for a visitor. */
  visitObjectsInCircle(circle: Circle2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findInCircle, 'tracker.visitObjectsInCircle', circle, options, 0);
  }

  /** `objectsInCircle` into an array of the caller's. */
  objectsInCircleInto(objects: T[], circle: Circle2<Q>, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findInCircle, 'tracker.objectsInCircleInto', circle, options, 0);
  }

  /** The objects that overlap a rectangle. */
  objectsInRectangle(rectangle: Rectangle2<Q>, options?: ObjectQueryOptions<T>): T[] {
    return this.list(this.findInRectangle, 'tracker.objectsInRectangle', rectangle, options, 0);
  }

  /** `objectsInRectangle` for a visitor. */
  visitObjectsInRectangle(rectangle: Rectangle2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findInRectangle, 'tracker.visitObjectsInRectangle', rectangle, options, 0);
  }

  /** `objectsInRectangle` into an array of the caller's. */
  objectsInRectangleInto(objects: T[], rectangle: Rectangle2<Q>, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findInRectangle, 'tracker.objectsInRectangleInto', rectangle, options, 0);
  }

  /** The objects that overlap an object, without itself. @throws RangeError for a stale or forged handle */
  overlapping(handle: Handle, options?: ObjectQueryOptions<T>): T[] {
    return this.list(this.findOverlapping, 'tracker.overlapping', handle, options, 0);
  }

  /** `overlapping` for a visitor. */
  visitOverlapping(handle: Handle, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findOverlapping, 'tracker.visitOverlapping', handle, options, 0);
  }

  /** `overlapping` into an array of the caller's. */
  overlappingInto(objects: T[], handle: Handle, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findOverlapping, 'tracker.overlappingInto', handle, options, 0);
  }

  /**
   * The `count` objects nearest to a position, or as many as there are, nearest first: by the distance to their shapes, 0
   * inside; at equal distances by the order of addition.
   *
   * @throws RangeError if a number is not finite, `count` is not a non-negative integer, or `within` is negative
   */
  nearest(position: Point2<Q>, count: number, options?: NearestOptions<T, Q>): T[] {
    return this.list(this.findNearest, 'tracker.nearest', position, options, count);
  }

  /** `nearest` for a visitor. */
  visitNearest(position: Point2<Q>, count: number, visitor: ObjectVisitor<T>, options?: NearestOptions<T, Q>): void {
    this.handOut(visitor, this.findNearest, 'tracker.visitNearest', position, options, count);
  }

  /** `nearest` into an array of the caller's. */
  nearestInto(objects: T[], position: Point2<Q>, count: number, options?: NearestOptions<T, Q>): number {
    return this.fill(objects, this.findNearest, 'tracker.nearestInto', position, options, count);
  }

  /**
   * The first object that a segment meets, and where; `undefined` if it meets none. A start inside an object, or on its
   * border, is a hit at distance 0. At equal distances the object comes first that was added earlier.
   *
   * @remarks Stops at the first hit: it costs what lies on the way to that.
   */
  firstOnSegment(segment: Segment2<Q>, options?: ObjectQueryOptions<T>): SegmentHit<T, Q> | undefined {
    return this.listHits(this.findFirst, 'tracker.firstOnSegment', segment, options)[0];
  }

  /** The object of `firstOnSegment`, if there is one, for a visitor. */
  visitFirstOnSegment(segment: Segment2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findFirst, 'tracker.visitFirstOnSegment', segment, options, 0);
  }

  /**
   * The object of `firstOnSegment` into an array of the caller's. Returns 1, or 0 if there is none.
   *
   * @remarks Allocates nothing, except where the segment starts, ends or grazes exactly on an object's border, or meets two
   * objects at the same distance. Between whole coordinates that was 4 to 120 bytes a call.
   */
  firstOnSegmentInto(objects: T[], segment: Segment2<Q>, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findFirst, 'tracker.firstOnSegmentInto', segment, options, 0);
  }

  /** All objects that a segment meets, and where, by distance from its start; see `firstOnSegment`. */
  allOnSegment(segment: Segment2<Q>, options?: ObjectQueryOptions<T>): SegmentHit<T, Q>[] {
    return this.listHits(this.findAll, 'tracker.allOnSegment', segment, options);
  }

  /** The objects of `allOnSegment` for a visitor. */
  visitAllOnSegment(segment: Segment2<Q>, visitor: ObjectVisitor<T>, options?: ObjectQueryOptions<T>): void {
    this.handOut(visitor, this.findAll, 'tracker.visitAllOnSegment', segment, options, 0);
  }

  /** The objects of `allOnSegment` into an array of the caller's. */
  allOnSegmentInto(objects: T[], segment: Segment2<Q>, options?: ObjectQueryOptions<T>): number {
    return this.fill(objects, this.findAll, 'tracker.allOnSegmentInto', segment, options, 0);
  }

  /**
   * All pairs of objects that overlap, each once, the object that was added earlier first. What only touches is a pair,
   * too: shapes are closed.
   */
  pairs(options?: PairQueryOptions<T>): [T, T][] {
    const pairs: [T, T][] = [];
    this.handOutPairs('tracker.pairs', (first, second) => void pairs.push([first, second]), options);
    return pairs;
  }

  /**
   * `pairs` for a visitor. Pairs are those of the moment of the call, whatever a visitor changes. They are found batch
   * by batch, and a filter is asked for each pair right before it is handed out.
   *
   * @remarks Keeps memory for the objects, not for the pairs: where all of many objects overlap, pairs are too many to be
   * gathered. If the visitor changes the tracker, the cells are copied once, into memory that is kept.
   */
  visitPairs(visitor: PairVisitor<T>, options?: PairQueryOptions<T>): void {
    requireFunction('tracker.visitPairs', 'visitor', visitor);
    this.handOutPairs('tracker.visitPairs', visitor, options);
  }

  /** `pairs` into an array of the caller's, two entries per pair. Returns the number of pairs. */
  pairsInto(objects: T[], options?: PairQueryOptions<T>): number {
    requireArray('tracker.pairsInto', 'objects', objects);
    requireQueryOptions('tracker.pairsInto', options);
    const { objects: tracked } = this.store.slots;
    const page = this.scratch.open();
    const { pairs } = page;
    let written = 0;
    try {
      pairs.begin();
      for (let found = pairs.next(); found > 0; found = pairs.next()) {
        const kept = this.filteredPairs(page, found, options);
        const { slots } = page;
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `objectOf`, whose fields would be read for each
        for (let at = 0; at < kept; at++) objects[written++] = tracked[slots[at]!] as T;
      }
    } finally {
      pairs.end();
      this.scratch.close();
    }
    return written / 2;
  }

  /**
   * The tiles that contain a part of an object, row by row from north to south, west to east in a row: the tiles of its
   * shape's points. Tiles further than 2^31 from the origin do not exist, and are left out.
   *
   * @throws RangeError for a stale or forged handle
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

  private readonly findOn = (
    where: string,
    tile: Tile,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number => {
    requireQueryOptions(where, options);
    requireTile(where, tile);
    return this.filtered(page, this.tiles.gatherOn(this.store, tile.x, tile.y, page), options);
  };

  private readonly findAt = (
    where: string,
    position: Point2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number => {
    requireQueryOptions(where, options);
    requirePoint(where, 'position', position);
    page.ask(position, position);
    return this.filtered(page, gatherInRectangle(this.store, page), options);
  };

  private readonly findInCircle = (
    where: string,
    circle: Circle2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number => {
    requireQueryOptions(where, options);
    requireCircle(where, 'circle', circle);
    page.ask(circle.center, undefined);
    page.asked[2] = unsafeNumber(circle.radius);
    return this.filtered(page, gatherInCircle(this.store, page), options);
  };

  private readonly findInRectangle = (
    where: string,
    rectangle: Rectangle2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number => {
    requireQueryOptions(where, options);
    requireRectangle(where, 'rectangle', rectangle);
    page.ask(rectangle.min, rectangle.max);
    return this.filtered(page, gatherInRectangle(this.store, page), options);
  };

  private readonly findOverlapping = (
    where: string,
    handle: Handle,
    options: ObjectQueryOptions<T> | undefined,
    page: Page,
  ): number => {
    requireQueryOptions(where, options);
    const { store } = this;
    const slot = store.slots.slotOf(handle, where);
    const { records, stride } = store.cellsOf(slot);
    const at = store.slots.record[slot]! * stride;
    for (let i = 0; i < 4; i++) page.asked[i] = records[at + i]!;
    const found = stride === 5 ? gatherInRectangle(store, page) : gatherInCircle(store, page);
    const own = page.slots.indexOf(slot);
    page.slots.copyWithin(own, own + 1, found);
    return this.filtered(page, found - 1, options);
  };

  private readonly findNearest = (
    where: string,
    position: Point2<Q>,
    options: NearestOptions<T, Q> | undefined,
    page: Workspace<T>,
    count: number,
  ): number => {
    requirePoint(where, 'position', position);
    requireInteger(where, 'count', count, 0);
    const within = requireNearestOptions(where, options);
    page.ask(position, undefined);
    page.asked[2] = within;
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering ||= options?.filter !== undefined;
      return page.nearest.find(count, options?.filter);
    } finally {
      this.isFiltering = wasFiltering;
    }
  };

  private readonly findFirst = (
    where: string,
    segment: Segment2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Workspace<T>,
  ): number => {
    requireQueryOptions(where, options);
    requireSegment(where, 'segment', segment);
    page.ask(segment.start, segment.end);
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering ||= options?.filter !== undefined;
      return page.crossing.findFirst(options?.filter);
    } finally {
      this.isFiltering = wasFiltering;
    }
  };

  private readonly findAll = (
    where: string,
    segment: Segment2<Q>,
    options: ObjectQueryOptions<T> | undefined,
    page: Workspace<T>,
  ): number => {
    requireQueryOptions(where, options);
    requireSegment(where, 'segment', segment);
    page.ask(segment.start, segment.end);
    return this.filtered(page, page.crossing.findAll(), options);
  };

  private handOutPairs(where: string, visitor: PairVisitor<T>, options: PairQueryOptions<T> | undefined): void {
    requireQueryOptions(where, options);
    const filter = options?.filter;
    const { slots } = this.store;
    const page = this.scratch.open();
    const { pairs } = page;
    const wasFiltering = this.isFiltering;
    try {
      pairs.begin();
      for (let found = pairs.next(); found > 0; found = pairs.next()) {
        for (let at = 0; at < found; at += 2) {
          const one = page.slots[at]!;
          const other = page.slots[at + 1]!;
          const first = slots.objectOf(one);
          const second = slots.objectOf(other);
          if (filter !== undefined) {
            this.isFiltering = true;
            const isWanted = filter(first, second);
            this.isFiltering = wasFiltering;
            if (!isWanted) continue;
          }
          if (visitor(first, second, slots.handleOf(one), slots.handleOf(other)) === true) return;
        }
      }
    } finally {
      this.isFiltering = wasFiltering;
      pairs.end();
      this.scratch.close();
    }
  }

  /** Keeps those of some pairs that a filter lets through, in their order. */
  private filteredPairs({ slots: matches }: Page, found: number, options: PairQueryOptions<T> | undefined): number {
    const filter = options?.filter;
    if (filter === undefined) return found;
    const { slots } = this.store;
    let kept = 0;
    const wasFiltering = this.isFiltering;
    try {
      this.isFiltering = true;
      for (let at = 0; at < found; at += 2) {
        const first = matches[at]!;
        const second = matches[at + 1]!;
        if (!filter(slots.objectOf(first), slots.objectOf(second))) continue;
        matches[kept++] = first;
        matches[kept++] = second;
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

  // The forms of a query. Each opens a page, has `find` gather the matches into it, and closes it whatever happens.

  private list<A, O>(find: Find<T, A, O>, where: string, asked: A, options: O, count: number): T[] {
    const objects: T[] = [];
    this.fill(objects, find, where, asked, options, count);
    return objects;
  }

  private fill<A, O>(objects: T[], find: Find<T, A, O>, where: string, asked: A, options: O, count: number): number {
    requireArray(where, 'objects', objects);
    const page = this.scratch.open();
    try {
      const found = find(where, asked, options, page, count);
      const { slots } = page;
      const { objects: tracked } = this.store.slots;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `objectOf`, whose fields would be read for each
      for (let match = 0; match < found; match++) objects[match] = tracked[slots[match]!] as T;
      return found;
    } finally {
      this.scratch.close();
    }
  }

  private handOut<A, O>(
    visitor: ObjectVisitor<T>,
    find: Find<T, A, O>,
    where: string,
    asked: A,
    options: O,
    count: number,
  ): void {
    requireFunction(where, 'visitor', visitor);
    const { slots } = this.store;
    const page = this.scratch.open();
    try {
      const found = find(where, asked, options, page, count);
      for (let match = 0; match < found; match++) {
        const slot = page.slots[match]!;
        if (visitor(slots.objectOf(slot), slots.handleOf(slot)) === true) return;
      }
    } finally {
      this.scratch.close();
    }
  }

  private listHits<O>(
    find: Find<T, Segment2<Q>, O>,
    where: string,
    segment: Segment2<Q>,
    options: O,
  ): SegmentHit<T, Q>[] {
    const page = this.scratch.open();
    try {
      const found = find(where, segment, options, page, 0);
      const hits: SegmentHit<T, Q>[] = [];
      for (let match = 0; match < found; match++) hits.push(makeHit(this.store, page.slots[match]!, segment));
      return hits;
    } finally {
      this.scratch.close();
    }
  }
}

/** Checks what is asked, and gathers the matches into a page. Returns how many there are. */
type Find<T, A, O> = (where: string, asked: A, options: O, page: Workspace<T>, count: number) => number;
