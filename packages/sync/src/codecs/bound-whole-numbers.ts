/** Columns of whole numbers whose codes need all 32 bits; other codecs need at most 30. */
import { NONE } from '../limits.js';
import { BoundQuantities } from './bound-columns.js';

/**
 * Codes from 2^31 on are negative in the array of codes, like `NONE`: only the result of `encode` tells whether
 * there is a code.
 */
export class BoundWholeNumbers extends BoundQuantities {
  override encode(row: number, codes: Int32Array, at: number): boolean {
    const { least, greatest } = this.lattice;
    const value = this.column.raw[row]!;
    const isWhole = value >= least && value <= greatest && Math.floor(value) === value;
    codes[at] = isWhole ? value - least : NONE;
    return isWhole;
  }

  override encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean {
    let isComplete = true;
    for (let row = 0, to = at; row < count; row++, to += width) isComplete = this.encode(row, codes, to) && isComplete;
    return isComplete;
  }

  override decode(row: number, codes: Int32Array, at: number): void {
    this.column.raw[row] = this.lattice.least + (codes[at]! >>> 0);
  }
}
