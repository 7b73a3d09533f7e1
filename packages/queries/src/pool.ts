/** A pool of objects that queries need while they run. They are reused, so that a query allocates nothing. */

/** Lends one object at a time without allocating, and makes more if callbacks start queries of their own. */
export class Pool<V extends { release(): void }> {
  private idle: V | undefined;
  private readonly make: () => V;

  constructor(make: () => V) {
    this.make = make;
  }

  /**
   * Borrows an object for the duration of one call. If a callback throws, the object is not given back and becomes
   * garbage.
   */
  borrow(): V {
    const value = this.idle ?? this.make();
    this.idle = undefined;
    return value;
  }

  /** Takes an object back and releases its references to the caller's values. */
  giveBack(value: V): void {
    value.release();
    this.idle = value;
  }
}
