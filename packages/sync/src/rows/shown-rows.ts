/**
 * What the mirror shows: the state that a watcher and its mirror share. A watcher indexes it by places, a mirror by
 * rows.
 *
 * A position is sent as the difference from its expected position: the reckoned position, or the last position plus
 * the last displacement.
 */
import type { RowLayout } from './row-layout.js';

/** The number of codes of a position, and of a reckoned position with its velocity. */
const POSITION_CODES = 2;
const RECKONED_CODES = 4;

export class ShownRows {
  /** The codes that were sent last, one row per object. */
  codes: Int32Array = new Int32Array(0);
  /** The result of `expect`. */
  x = 0;
  y = 0;
  private readonly layout: RowLayout;
  /** The displacement of each object in its last update: two numbers each. */
  private moves: Int32Array = new Int32Array(0);
  /** The tick of the last position of each object. */
  private since = new Float64Array(0);

  constructor(layout: RowLayout) {
    this.layout = layout;
  }

  /** Reserves room for `count` objects. */
  reserve(count: number): void {
    if (count <= this.since.length) return;
    const capacity = 2 * count;
    this.codes = grown(this.codes, capacity * this.layout.width);
    this.moves = grown(this.moves, capacity * POSITION_CODES);
    const since = new Float64Array(capacity);
    since.set(this.since);
    this.since = since;
  }

  /** Computes the expected position of an object at a tick, as `x` and `y`. */
  expect(index: number, tick: number): void {
    const { codes, layout } = this;
    const at = index * layout.width;
    const { reckoning, last } = layout;
    if (reckoning === undefined) {
      const move = index * POSITION_CODES;
      this.x = codes[at]! + this.moves[move]!;
      this.y = codes[at + 1]! + this.moves[move + 1]!;
      return;
    }
    const ticks = tick - this.since[index]!;
    this.x = clamped(codes[at]! + reckoning.shift(codes[at + 2]!, ticks), last[0]!);
    this.y = clamped(codes[at + 1]! + reckoning.shift(codes[at + 3]!, ticks), last[1]!);
  }

  /** Stores an object that enters, with the codes from `at` on. */
  enter(index: number, from: Int32Array, at: number, tick: number): void {
    this.copy(index, from, at, 0);
    this.notePosition(index, 0, 0, tick);
  }

  /** Stores the new codes of an object; its position counts only if it was sent. */
  update(index: number, from: Int32Array, at: number, tick: number, hasPosition: boolean): void {
    const { codes, layout } = this;
    const to = index * layout.width;
    if (hasPosition) this.notePosition(index, from[at]! - codes[to]!, from[at + 1]! - codes[to + 1]!, tick);
    // If its position was not sent, a reckoned object keeps its position and velocity.
    this.copy(index, from, at, layout.reckoning !== undefined && !hasPosition ? RECKONED_CODES : 0);
  }

  /** Stores what predicts the next position: the tick of this position, or the displacement to it. */
  private notePosition(index: number, dx: number, dy: number, tick: number): void {
    const { moves } = this;
    if (this.layout.reckoning !== undefined) {
      this.since[index] = tick;
      return;
    }
    moves[index * POSITION_CODES] = dx;
    moves[index * POSITION_CODES + 1] = dy;
  }

  /** Moves an object to another index. */
  move(from: number, to: number): void {
    const { codes, moves, since } = this;
    const { width } = this.layout;
    codes.copyWithin(to * width, from * width, (from + 1) * width);
    moves.copyWithin(to * POSITION_CODES, from * POSITION_CODES, (from + 1) * POSITION_CODES);
    since[to] = since[from]!;
  }

  private copy(index: number, from: Int32Array, at: number, first: number): void {
    const { codes, layout } = this;
    const { width } = layout;
    for (let i = first, to = index * width; i < width; i++) codes[to + i] = from[at + i]!;
  }
}

function clamped(code: number, last: number): number {
  return code < 0 ? 0 : code > last ? last : code;
}

/** A copy of an array with a greater length. */
export function grown(numbers: Int32Array, length: number): Int32Array {
  const longer = new Int32Array(length);
  longer.set(numbers);
  return longer;
}
