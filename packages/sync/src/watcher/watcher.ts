/** `Watcher`: writes what one client may see as frames. */
import { type AnyQuantity, type Length, type Point2, unsafeNumber } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFinitePoint,
  requireInteger,
  requireNumber,
  requireOptions,
} from '@tilewright/units/checks';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import { MOST_VISIBLE } from '../limits.js';
import { EncodedRows } from '../rows/encoded-rows.js';
import { FrameWriter } from './frame-writer.js';

/** Options of `new Watcher`. */
export interface WatcherOptions {
  /**
   * A whole number greater than the epochs of all earlier watchers of the same client, on any server. The mirror
   * refuses frames of an earlier epoch. Default: 0.
   */
  readonly epoch?: number | undefined;
  /** The buffer into which frames are written. Default: a separate buffer. */
  readonly buffer?: FrameBuffer | undefined;
}

const watcherOptions: OptionNames<WatcherOptions> = ['epoch', 'buffer'];

/** No frame is under way. */
const NO_TICK = -2;

/**
 * Writes frames for one client: what the client may see, as the differences from what its mirror shows.
 *
 * For each frame call `begin`, then `see` for each object that the client may see, then `end`, which returns the
 * bytes. All frames must reach the mirror in order. If the connection is slow, skip frames before `begin`: the next
 * frame has everything that changed.
 *
 * @remarks A steady frame allocates nothing. Memory: about 50 bytes for each visible object and 8 for each of its
 * codes.
 *
 * @example
 * const within = rectangle(position(meters(0), meters(0)), position(meters(512), meters(512)));
 * const row = rowCodec({ position: pointCodec({ within, step: meters(1 / 128) }) });
 * const columns = { position: pointColumn([position(meters(3), meters(4)), position(meters(9), meters(4))]) };
 * const rows = row.over(columns);
 * const watcher = new Watcher(rows);
 * rows.begin(1);
 * watcher.begin();
 * watcher.see(70, 0);
 * watcher.see(71, 1);
 * watcher.end().length // => 31
 */
export class Watcher<in out Q extends AnyQuantity = Length> {
  private readonly rows: EncodedRows<Q>;
  private readonly writer: FrameWriter;
  /** The tick of the current frame. */
  private tick = NO_TICK;

  /**
   * @param rows - the rows to watch
   * @param options - `epoch`; `buffer`
   * @throws RangeError if the rows were not made by a row codec, or an option is not valid
   */
  constructor(rows: EncodedRows<Q>, options: WatcherOptions = {}) {
    if (!(rows instanceof EncodedRows)) throw argumentError('Watcher', 'rows', 'made by over() of a row codec', rows);
    requireOptions('Watcher', options, watcherOptions);
    const { epoch = 0, buffer = new FrameBuffer() } = options;
    if (!(buffer instanceof FrameBuffer)) throw argumentError('Watcher', 'buffer', 'a FrameBuffer', buffer);
    this.rows = rows;
    this.writer = new FrameWriter(rows.layout, buffer, requireInteger('Watcher', 'epoch', epoch, 0));
  }

  /** The number of objects that the mirror shows after it has applied the last frame. */
  get size(): number {
    return this.writer.watched.shown;
  }

  /**
   * Begins a frame at the tick of the rows. A frame that was begun but not ended is discarded.
   *
   * @param eye - the position from which the client looks: if the budget is too small for everything, the nearest
   * objects come first. Without an eye, the objects that are seen first come first
   * @throws RangeError if the tick of the rows is not later than the last frame, or the eye is not a finite point
   */
  begin(eye?: Point2<Q>): void {
    const { rows, writer } = this;
    const { lastTick, budget } = writer;
    if (eye !== undefined) requireFinitePoint('watcher.begin', 'eye', eye);
    if (rows.tick <= lastTick || rows.tick < 0) {
      const rule = `after the last frame, at a tick greater than ${lastTick}`;
      throw argumentError('watcher.begin', 'rows.tick', rule, rows.tick, 'Call rows.begin(tick) first');
    }
    this.tick = rows.tick;
    writer.watched.begin(eye === undefined);
    budget.eyeX = budget.eyeY = Number.NaN;
    if (eye === undefined) return;
    const { x, y } = rows.layout.position;
    budget.eyeX = (unsafeNumber(eye.x) - x.least) / x.step;
    budget.eyeY = (unsafeNumber(eye.y) - y.least) / y.step;
  }

  /**
   * Marks an object as visible to the client. If an object is seen twice in a frame, the last row counts.
   *
   * @param id - a whole number that identifies the object for its lifetime
   * @param row - its row in the columns
   * @throws RangeError if no frame is under way, the id or the row is not valid, a value of the row has no code, or
   * there are more than 65,536 objects; then the object was not seen
   *
   * @remarks O(1). The first watcher that sees a row in a tick encodes it. Ids from 2^30 on may cost a small
   * allocation.
   */
  see(id: number, row: number): void {
    const { rows } = this;
    const where = 'watcher.see';
    if (rows.tick !== this.tick) throw this.noFrame(where);
    if (!Number.isSafeInteger(id) || id < 0) requireInteger(where, 'id', id, 0);
    if (!(typeof row === 'number' && row >>> 0 === row && row < rows.length)) throw wrongRow(where, row, rows.length);
    if (!rows.isComplete) rows.encode(where, row);
    if (this.writer.watched.see(id, row)) return;
    throw argumentError(where, 'id', `one of at most ${MOST_VISIBLE} objects`, id);
  }

  /**
   * Ends the frame. Objects not seen in this frame leave, changed ones are updated, new ones enter.
   *
   * If the budget is too small for everything, objects that leave come first, then the nearest objects change or
   * enter, and the others wait for later frames. An object counts as nearer with each frame that it waits, and no
   * distance counts more than nine times another: with room for one of n objects, no object waits for more than 18 n
   * frames.
   *
   * @param budget - the greatest number of bytes of the frame, at least `leastBudget` of the row codec; default: no
   * limit
   * @returns a view of the buffer, valid until the next `begin`; copy it with `slice` to keep it
   * @throws RangeError if no frame is under way, or the budget is too small; then the frame is still under way
   */
  end(budget: number = Number.POSITIVE_INFINITY): Uint8Array {
    const { rows, tick } = this;
    const { leastBudget } = rows.layout;
    const where = 'watcher.end';
    if (rows.tick !== tick) throw this.noFrame(where);
    if (!(requireNumber(where, 'budget', budget) >= leastBudget)) {
      throw argumentError(where, 'budget', `at least ${leastBudget}, the leastBudget of the row codec`, budget);
    }
    this.tick = NO_TICK;
    return this.writer.write(rows.codes, tick, budget);
  }

  private noFrame(where: string): RangeError {
    const { tick, rows } = this;
    const remedy = 'Call watcher.begin after rows.begin';
    if (tick === NO_TICK) return new RangeError(`${where}: a frame must be under way, received none. ${remedy}`);
    return argumentError(where, 'rows.tick', `${tick}, as when the frame was begun`, rows.tick, remedy);
  }
}

function wrongRow(where: string, row: number, length: number): RangeError {
  return argumentError(where, 'row', `a whole number below ${length}, the length of the columns`, row);
}
