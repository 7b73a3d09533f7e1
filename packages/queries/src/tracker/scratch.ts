/**
 * Where a query gathers its matches before it hands them out: one page for each query that is under way.
 *
 * A callback may ask again; then the next page serves. Pages are kept, so that a steady frame allocates nothing.
 */
import { unsafeNumber, type AnyQuantity, type Point2 } from '@tilewright/units';
import { Crossing } from './crossing.js';
import { Nearest } from './nearest.js';
import { PairWalk } from './pairs.js';
import type { Store } from './store.js';

export class Page {
  /**
   * The shape that is asked for, in world units: `x y radius`, `minX minY maxX maxY`, or the ends of a segment. Numbers
   * passed as arguments would be boxed, one small allocation each, wherever an engine does not inline the call.
   */
  readonly asked: Float64Array = new Float64Array(4);
  /** Slots of matches; of pairs, two and two. */
  slots: Int32Array = new Int32Array(64);
  /** What orders the matches, where a query has an order: a distance, a fraction. */
  keys: Float64Array = new Float64Array(0);

  /** Makes room for matches up to `length`, keeping those that are there. */
  reserve(length: number): Int32Array {
    if (length > this.slots.length) {
      const slots = new Int32Array(Math.max(length, Math.ceil(this.slots.length * 1.5)));
      slots.set(this.slots);
      this.slots = slots;
    }
    return this.slots;
  }

  /** Puts one point, or two, into `asked`. */
  ask(first: Point2<AnyQuantity>, second: Point2<AnyQuantity> | undefined): void {
    this.asked[0] = unsafeNumber(first.x);
    this.asked[1] = unsafeNumber(first.y);
    if (second === undefined) return;
    this.asked[2] = unsafeNumber(second.x);
    this.asked[3] = unsafeNumber(second.y);
  }

  get bytes(): number {
    return this.slots.byteLength + this.keys.byteLength;
  }

  reserveKeys(length: number): Float64Array {
    if (length > this.keys.length) {
      const keys = new Float64Array(Math.max(length, Math.ceil(this.keys.length * 1.5)));
      keys.set(this.keys);
      this.keys = keys;
    }
    return this.keys;
  }
}

/** A page with what else a query needs. */
export class Workspace<T> extends Page {
  readonly crossing: Crossing<T>;
  readonly nearest: Nearest<T>;
  readonly pairs: PairWalk;

  constructor(store: Store<T>) {
    super();
    this.crossing = new Crossing<T>(store, this);
    this.nearest = new Nearest<T>(store, this);
    this.pairs = new PairWalk(store, this, new Page());
  }
}

export class Scratch<T> {
  /** How many queries are under way. */
  depth = 0;
  private readonly store: Store<T>;
  private readonly workspaces: Workspace<T>[] = [];

  constructor(store: Store<T>) {
    this.store = store;
  }

  /** Opens the next workspace; `close` must follow, whatever happens. */
  open(): Workspace<T> {
    const workspace = this.workspaces[this.depth] ?? (this.workspaces[this.depth] = new Workspace(this.store));
    this.depth++;
    return workspace;
  }

  /** Closes the last one. When no query is under way any more, what was removed meanwhile is forgotten. */
  close(): void {
    this.depth--;
    if (this.depth === 0) this.store.slots.settle();
  }

  /** Something is about to change: what is still to be found of pairs is found as it was until now. */
  detach(): void {
    for (let depth = 0; depth < this.depth; depth++) this.workspaces[depth]!.pairs.detach();
  }

  get bytes(): number {
    return this.workspaces.reduce((sum, { bytes, pairs }) => sum + bytes + pairs.bytes, 0);
  }
}
