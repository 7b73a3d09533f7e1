/** Values that arrive late: what goes in comes out after a fixed number of turns. */
export class Delay<T> {
  private readonly waiting: T[] = [];
  private readonly turns: number;

  /** @param turns - a plain count, 0 or more */
  constructor(turns: number) {
    this.turns = turns;
  }

  /** Takes a value, and returns the one of `turns` turns ago; `undefined` before that. */
  pass(value: T): T | undefined {
    this.waiting.push(value);
    return this.waiting.length > this.turns ? this.waiting.shift() : undefined;
  }
}
