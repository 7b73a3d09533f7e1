/** The shape of a question, and the handles of the objects that it found: plain numbers in reusable arrays. */
import { unsafeNumber, type AnyQuantity, type Circle2, type Point2 } from '@tilewright/units';
import { Pool } from '../pool.js';

/** The length of a new array, the factor by which it grows, and the most that is kept between questions. */
const FIRST_LENGTH = 64;
const GROWTH = 1.5;
const KEPT_LENGTH = 0x1_0000;

export class Matches {
  /**
   * The shape of the question, in world units: `x y radius`, `minX minY maxX maxY`, or the two ends of a segment. An
   * engine allocates for each number that it passes to a function that is not inlined, so they are passed here.
   */
  readonly asked: Float64Array = new Float64Array(4);
  /**
   * The cells of one level around the shape: the first and last column, and the first and last row. See `Level.cover`.
   */
  readonly cells: Int32Array = new Int32Array(4);
  /** The handles of the objects found; two handles per pair. */
  handles: Float64Array = new Float64Array(FIRST_LENGTH);
  /** The keys of ordered questions: a distance, or a fraction of a segment. */
  keys: Float64Array = new Float64Array(0);

  /** Makes room for `length` handles, and keeps the existing ones. */
  reserve(length: number): Float64Array {
    if (length > this.handles.length) {
      const handles = new Float64Array(Math.max(length, Math.ceil(this.handles.length * GROWTH)));
      handles.set(this.handles);
      this.handles = handles;
    }
    return this.handles;
  }

  reserveKeys(length: number): Float64Array {
    if (length > this.keys.length) {
      const keys = new Float64Array(Math.max(length, Math.ceil(this.keys.length * GROWTH)));
      keys.set(this.keys);
      this.keys = keys;
    }
    return this.keys;
  }

  /** Sets the shape of the question to a point, or to two points. */
  ask(first: Point2<AnyQuantity>, second: Point2<AnyQuantity> | undefined): void {
    this.asked[0] = unsafeNumber(first.x);
    this.asked[1] = unsafeNumber(first.y);
    if (second === undefined) return;
    this.asked[2] = unsafeNumber(second.x);
    this.asked[3] = unsafeNumber(second.y);
  }

  askCircle({ center, radius }: Circle2<AnyQuantity>): void {
    this.asked[0] = unsafeNumber(center.x);
    this.asked[1] = unsafeNumber(center.y);
    this.asked[2] = unsafeNumber(radius);
  }

  /** Drops large arrays between questions. */
  release(): void {
    if (this.handles.length > KEPT_LENGTH) this.handles = new Float64Array(FIRST_LENGTH);
    if (this.keys.length > KEPT_LENGTH) this.keys = new Float64Array(0);
  }
}

export const matchPool: Pool<Matches> = /* @__PURE__ */ new Pool(() => new Matches());
