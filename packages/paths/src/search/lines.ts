/**
 * Rows or columns of tiles as words of bits, with the tiles of each at which a path along it may turn.
 *
 * Along a row to the east, under `'no-corner-cutting'`, a path may turn north only in the tile after a closed tile
 * above it:
 *
 *     row above   1 1 0 0 1 1      A path that turns before the closed tiles is no longer than one that
 *     own row     > > > > J .      turned earlier, diagonally. At J, the turn is the first one possible.
 *
 * So it must stop at `above & ~(above << 1)`, and likewise for the row below. Under `'eight-way'` a path may pass a
 * corner diagonally, and so turns one tile earlier: `~above & (above >>> 1)`. The first and the last bit of each
 * line are closed tiles. The first and the last line are closed, and have no stops.
 */
import { BITS_PER_WORD } from '../limits.js';

/** A path stops every 2^16 tiles, so that the lengths of moves stay small. The mask is in words. */
const STOP_MASK = 0x7ff;

export class Lines {
  /** One bit per tile, 1 if it is open. */
  readonly open: Int32Array;
  /** The number of words from one line to the next. */
  readonly stride: number;
  /** One bit per open tile: whether a path toward greater (`forward`) or smaller numbers (`backward`) stops there. */
  readonly forward: Int32Array;
  readonly backward: Int32Array;
  private readonly cuts: boolean;

  /** @param cuts - whether diagonal moves cut corners */
  constructor(open: Int32Array, stride: number, cuts: boolean, forward?: Int32Array, backward?: Int32Array) {
    this.open = open;
    this.stride = stride;
    this.cuts = cuts;
    this.forward = forward ?? new Int32Array(open.length);
    this.backward = backward ?? new Int32Array(open.length);
  }

  /** A copy that does not change any more. */
  copy(): Lines {
    return new Lines(this.open.slice(), this.stride, this.cuts, this.forward.slice(), this.backward.slice());
  }

  /** Recomputes all stops. */
  readAll(): void {
    const last = this.open.length - this.stride;
    for (let at = this.stride; at < last; at++) this.read(at);
  }

  /** Recomputes the stops that one tile affects. */
  readAround(line: number, place: number): void {
    const { stride } = this;
    const lines = this.open.length / stride;
    const first = Math.max(0, place - 1) >>> 5;
    const last = Math.min(stride * BITS_PER_WORD - 1, place + 1) >>> 5;
    for (let word = first; word <= last; word++) {
      if (line > 1) this.read((line - 1) * stride + word);
      if (line < lines - 2) this.read((line + 1) * stride + word);
    }
  }

  private read(at: number): void {
    const { open, stride } = this;
    const before = at - stride;
    const after = at + stride;
    // The bits of both neighbor lines, each shifted by one tile in both directions.
    const above = open[before]!;
    const aboveUp = (above << 1) | (open[before - 1]! >>> 31);
    const aboveDown = (above >>> 1) | (open[before + 1]! << 31);
    const below = open[after]!;
    const belowUp = (below << 1) | (open[after - 1]! >>> 31);
    const belowDown = (below >>> 1) | (open[after + 1]! << 31);
    const end = ((at % stride) & STOP_MASK) === 0 ? 1 : 0;
    if (this.cuts) {
      this.forward[at] = (~above & aboveDown) | (~below & belowDown) | end;
      this.backward[at] = (~above & aboveUp) | (~below & belowUp) | end;
    } else {
      this.forward[at] = (above & ~aboveUp) | (below & ~belowUp) | end;
      this.backward[at] = (above & ~aboveDown) | (below & ~belowDown) | end;
    }
  }
}

/** Whether all tiles of a line from the tile after `from` up to `to` are open, 32 at a time. */
export function isOpenTo({ open, stride }: Lines, line: number, from: number, to: number): boolean {
  if (from === to) return true;
  const first = from < to ? from + 1 : to;
  const last = from < to ? to : from - 1;
  const end = line * stride + (last >>> 5);
  let mask = -1 << first;
  for (let at = line * stride + (first >>> 5); at < end; at++, mask = -1) if ((~open[at]! & mask) !== 0) return false;
  return (~open[end]! & mask & (-1 >>> (31 - last))) === 0;
}

/**
 * The next tile along a line, toward greater numbers, at which a path may end or turn. Tests 32 tiles at a time.
 *
 * @param goals - one bit per tile, laid out like the lines
 * @param line - the index of the first word of the line
 * @param place - the number of the tile from which to scan, itself excluded
 * @returns the number of that tile, or 0 if a closed tile comes first
 */
export function scanForward(
  open: Int32Array,
  stops: Int32Array,
  goals: Int32Array,
  line: number,
  place: number,
): number {
  let at = line + ((place + 1) >>> 5);
  let closed = ~open[at]!;
  let found = (closed | stops[at]! | goals[at]!) & (-1 << (place + 1));
  while (found === 0) {
    at++;
    closed = ~open[at]!;
    found = closed | stops[at]! | goals[at]!;
  }
  const bit = found & -found;
  return (closed & bit) === 0 ? ((at - line) << 5) + 31 - Math.clz32(bit) : 0;
}

/** The same toward smaller numbers. */
export function scanBackward(
  open: Int32Array,
  stops: Int32Array,
  goals: Int32Array,
  line: number,
  place: number,
): number {
  let at = line + ((place - 1) >>> 5);
  let closed = ~open[at]!;
  let found = (closed | stops[at]! | goals[at]!) & (-1 >>> (32 - place));
  while (found === 0) {
    at--;
    closed = ~open[at]!;
    found = closed | stops[at]! | goals[at]!;
  }
  const bit = 31 - Math.clz32(found);
  return ((closed >>> bit) & 1) === 0 ? ((at - line) << 5) + bit : 0;
}
