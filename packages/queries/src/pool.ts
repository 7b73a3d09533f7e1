/** A pool of objects that queries need while they run. They are reused, so that a query allocates nothing. */

/** Lends one object at a time without allocating, and makes more if callbacks start queries of their own. */
export class Pool<V extends object> {
  private idle: V | undefined;
  private readonly make: () => V;

  constructor(make: () => V) {
    this.make = make;
  }

  /**
   * Borrows an object for one call or one iteration. An object that is not given back, since a callback threw, becomes
   * garbage.
   */
  borrow(): V {
    const value = this.idle ?? this.make();
    this.idle = undefined;
    return value;
  }

  /** Takes an object back, and releases its references to the caller's values if it has any. */
  giveBack(value: V): void {
    (value as { release?(): void }).release?.();
    this.idle = value;
  }
}
