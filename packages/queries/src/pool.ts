/** Objects that queries need while they run: made once and used again, so that a query allocates nothing. */

/** Lends one object of a kind at a time without allocating; more where callbacks start queries of their own. */
export class Pool<V extends { release(): void }> {
  private idle: V | undefined;
  private readonly make: () => V;

  constructor(make: () => V) {
    this.make = make;
  }

  /** For the duration of one call. What is not given back, because a callback threw, is left to the garbage collector. */
  borrow(): V {
    const value = this.idle ?? this.make();
    this.idle = undefined;
    return value;
  }

  /** Takes it back, after it has let go of everything that belongs to the caller. */
  giveBack(value: V): void {
    value.release();
    this.idle = value;
  }
}
