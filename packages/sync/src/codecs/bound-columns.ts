/** Columns bound to codecs: the loops read typed arrays and allocate nothing. */
import {
  argumentError,
  type Bits,
  type Floats,
  type Pairs,
  requireDirectionColumn,
  requirePairColumn,
  requireQuantityColumn,
} from '@tilewright/units/checks';
import type { BoundColumn } from './codec.js';
import type { Lattice } from './lattice.js';

const OTHER = 'the other columns';

/** A column of points or vectors. */
export class BoundPairs implements BoundColumn {
  private readonly column: Pairs;
  private readonly x: Lattice;
  private readonly y: Lattice;

  constructor(column: Pairs, x: Lattice, y: Lattice) {
    this.column = column;
    this.x = x;
    this.y = y;
  }

  get length(): number {
    return this.column.length;
  }

  check(where: string, parameter: string, length: number): void {
    requirePairColumn(where, parameter, this.column, length, OTHER);
  }

  encode(row: number, codes: Int32Array, at: number): boolean {
    const { rawX, rawY } = this.column;
    const x = this.x.codeOf(rawX[row]!);
    const y = this.y.codeOf(rawY[row]!);
    codes[at] = x;
    codes[at + 1] = y;
    return (x | y) >= 0;
  }

  encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean {
    const { rawX, rawY } = this.column;
    const { x, y } = this;
    let all = 0;
    for (let row = 0, to = at; row < count; row++, to += width) {
      const codeX = x.codeOf(rawX[row]!);
      const codeY = y.codeOf(rawY[row]!);
      codes[to] = codeX;
      codes[to + 1] = codeY;
      all |= codeX | codeY;
    }
    return all >= 0;
  }

  errorOf(where: string, parameter: string, row: number): RangeError {
    const { rawX, rawY } = this.column;
    const isX = this.x.codeOf(rawX[row]!) < 0;
    const [lattice, raw, name] = isX ? [this.x, rawX, 'x'] : [this.y, rawY, 'y'];
    return outsideError(where, `${parameter}.${name} of row ${row}`, lattice, raw[row]);
  }

  decode(row: number, codes: Int32Array, at: number): void {
    const { rawX, rawY } = this.column;
    rawX[row] = this.x.valueOf(codes[at]!);
    rawY[row] = this.y.valueOf(codes[at + 1]!);
  }
}

/** A column of quantities. */
export class BoundQuantities implements BoundColumn {
  protected readonly column: Floats;
  protected readonly lattice: Lattice;

  constructor(column: Floats, lattice: Lattice) {
    this.column = column;
    this.lattice = lattice;
  }

  get length(): number {
    return this.column.length;
  }

  check(where: string, parameter: string, length: number): void {
    requireQuantityColumn(where, parameter, this.column, length, OTHER);
  }

  encode(row: number, codes: Int32Array, at: number): boolean {
    const code = this.lattice.codeOf(this.column.raw[row]!);
    codes[at] = code;
    return code >= 0;
  }

  encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean {
    const { lattice } = this;
    const { raw } = this.column;
    let all = 0;
    for (let row = 0, to = at; row < count; row++, to += width) all |= codes[to] = lattice.codeOf(raw[row]!);
    return all >= 0;
  }

  errorOf(where: string, parameter: string, row: number): RangeError {
    return outsideError(where, `${parameter} of row ${row}`, this.lattice, this.column.raw[row]);
  }

  decode(row: number, codes: Int32Array, at: number): void {
    this.column.raw[row] = this.lattice.valueOf(codes[at]!);
  }
}

/** A column of directions, whose highest bits are sent. */
export class BoundDirections implements BoundColumn {
  private readonly column: Bits;
  private readonly bits: number;

  constructor(column: Bits, bits: number) {
    this.column = column;
    this.bits = bits;
  }

  get length(): number {
    return this.column.length;
  }

  check(where: string, parameter: string, length: number): void {
    requireDirectionColumn(where, parameter, this.column, length);
  }

  encode(row: number, codes: Int32Array, at: number): boolean {
    codes[at] = codeOfDirection(this.column.raw[row]!, this.bits);
    return true;
  }

  encodeAll(count: number, codes: Int32Array, at: number, width: number): boolean {
    for (let row = 0, to = at; row < count; row++, to += width) this.encode(row, codes, to);
    return true;
  }

  /** Every direction has a code. */
  errorOf(where: string, parameter: string, row: number): RangeError {
    return argumentError(where, `${parameter} of row ${row}`, 'a direction', this.column.raw[row]);
  }

  decode(row: number, codes: Int32Array, at: number): void {
    this.column.raw[row] = directionOfCode(codes[at]!, this.bits);
  }
}

/** The nearest code of a direction: directions just below a full turn round up to code 0. */
export function codeOfDirection(direction: number, bits: number): number {
  return ((direction + (1 << (31 - bits))) | 0) >>> (32 - bits);
}

export function directionOfCode(code: number, bits: number): number {
  return code << (32 - bits);
}

/** The error for a number without a code. */
export function outsideError(where: string, parameter: string, lattice: Lattice, value: unknown): RangeError {
  return argumentError(where, parameter, lattice.rule, value, lattice.remedy);
}
