/** A list of integers that grows. */

const LEAST_CAPACITY = 64;

export class IntegerList {
  /** The integers, followed by spare capacity. */
  data: Int32Array;
  length: number = 0;

  /** @param expected - the expected number of integers */
  constructor(expected: number) {
    this.data = new Int32Array(Math.max(LEAST_CAPACITY, expected));
  }

  addFour(a: number, b: number, c: number, d: number): void {
    const { length } = this;
    if (length + 4 > this.data.length) this.grow();
    const { data } = this;
    data[length] = a;
    data[length + 1] = b;
    data[length + 2] = c;
    data[length + 3] = d;
    this.length = length + 4;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.data.length);
    larger.set(this.data);
    this.data = larger;
  }
}
