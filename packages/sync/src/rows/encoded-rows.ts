/** Rows as codes: each row that any watcher sees is encoded once per tick, for all watchers. */
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireInteger, requireObject } from '@tilewright/units/checks';
import type { BoundColumn } from '../codecs/codec.js';
import { NONE } from '../limits.js';
import type { RowLayout } from './row-layout.js';

/** If at least one row in this many was seen in the last tick, all rows are encoded in this tick. */
const MANY = 4;
/** Once in this many ticks, the seen rows are counted again. */
const COUNTED = 64;

/**
 * The rows of columns at the current tick, for all watchers of these columns. Made by `over` of a row codec.
 *
 * @remarks Memory per row: 4 bytes for each component, and 8 more.
 */
export class EncodedRows<in out Q extends AnyQuantity> {
  /** For the compiler only: its errors name this member first if the argument is something else. */
  declare private readonly madeByOver: Q;
  /** @internal */
  readonly layout: RowLayout;
  /** @internal */
  codes: Int32Array = new Int32Array(0);
  /** @internal The number of rows. */
  length = 0;
  /** @internal Whether all rows are encoded, so that `encode` need not be called. */
  isComplete = false;
  private readonly columns: readonly BoundColumn[];
  /** The tick at which each row was last encoded. */
  private encodedAt = new Float64Array(0);
  private now = NONE;
  /** The number of rows encoded in this tick. */
  private encoded = 0;
  private crowdedTicks = 0;

  /** @internal */
  constructor(where: string, layout: RowLayout, columns: Readonly<Record<string, unknown>>) {
    requireObject(where, 'columns', 'an object of columns', columns);
    this.layout = layout;
    this.columns = layout.fields.map(({ name, codec }) => codec.bind(where, `columns.${name}`, columns[name]));
  }

  /** The tick of the last `begin`; -1 before the first. */
  get tick(): number {
    return this.now;
  }

  /**
   * Begins a tick: watchers then see the current contents of the columns. Call it after the simulation has written
   * them. The columns must not change until the last watcher has ended its frame.
   *
   * @param tick - the tick of the simulation, greater than at the last call; reckoning counts ticks by it
   * @throws RangeError if the tick is not later than the last, or the columns differ in length
   *
   * @remarks O(1) if few rows are seen: each is encoded when a watcher first sees it. O(rows) if at least a quarter
   * of the rows was seen in the last tick: then all are encoded at once, which is faster.
   */
  begin(tick: number): void {
    const where = 'rows.begin';
    requireInteger(where, 'tick', tick, 0);
    if (tick <= this.now) throw argumentError(where, 'tick', `after the last tick, ${this.now}`, tick);
    const { columns, layout } = this;
    const { length } = columns[0]!;
    for (let i = 0; i < columns.length; i++) columns[i]!.check(where, layout.fields[i]!.name, length);
    if (this.encodedAt.length < length) {
      this.encodedAt = new Float64Array(2 * length).fill(-1);
      this.codes = new Int32Array(2 * length * layout.width);
    }
    this.length = length;
    this.now = tick;
    const isCrowded = this.encoded * MANY > length && ++this.crowdedTicks % COUNTED !== 0;
    this.encoded = 0;
    this.isComplete = false;
    if (isCrowded) this.encodeAll();
  }

  /** Encodes all rows, column by column, which is faster than row by row. Rows with errors are left to `encode`. */
  private encodeAll(): void {
    const { columns, codes, layout, encodedAt, length, now } = this;
    const { width, fields } = layout;
    this.isComplete = true;
    for (let i = 0; i < columns.length; i++) {
      this.isComplete = columns[i]!.encodeAll(length, codes, fields[i]!.at, width) && this.isComplete;
    }
    this.encoded = length;
    if (this.isComplete) return;
    encodedAt.fill(now, 0, length);
    // Of codes of 32 bits, some are negative too: their rows are encoded again.
    for (let i = 0; i < length * width; i++) if (codes[i]! < 0) encodedAt[Math.floor(i / width)] = NONE;
  }

  /** @internal Encodes a row if necessary. @throws RangeError if one of its values has no code */
  encode(where: string, row: number): void {
    const { encodedAt, now } = this;
    if (encodedAt[row] === now) return;
    const { columns, codes, layout } = this;
    const at = row * layout.width;
    for (let i = 0; i < columns.length; i++) {
      const { at: offset, name } = layout.fields[i]!;
      if (!columns[i]!.encode(row, codes, at + offset)) throw columns[i]!.errorOf(where, name, row);
    }
    encodedAt[row] = now;
    this.encoded++;
  }
}
