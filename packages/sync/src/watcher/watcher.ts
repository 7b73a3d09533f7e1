/**
 * `Watcher`: what one client may see, as frames.
 *
 *     byte    version in the upper half, 1 if a stream starts in the lower half
 *     2       the number of the frame, from 0 on, modulo 2^16
 *     whole   the epoch
 *     whole   the ticks since the last frame; at the start, the tick
 *     4       only at the start: the fingerprint of the row codec
 *     whole   for each object that leaves: its place minus the one before; then 0
 *     whole   for each object that changes: the places skipped and a mask of fields, then the differences; then 0
 *     whole   for each object that enters: its place minus the one before, then its id and its codes
 *     4       the checksum
 *
 * The place before the first one is -1. Objects are in the order of their places.
 */
import { type AnyQuantity, type Point2, unsafeNumber } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFinitePoint,
  requireInteger,
  requireNumber,
  requireOptions,
} from '@tilewright/units/checks';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import {
  CHECKSUM_BYTES,
  FRAME_VERSION,
  MOST_HEADER_BYTES,
  MOST_VISIBLE,
  MOST_WORD_BYTES,
  NONE,
  SEQUENCES,
  STARTS,
} from '../limits.js';
import { EncodedRows } from '../rows/encoded-rows.js';
import { ShownRows } from '../rows/shown-rows.js';
import { NearestFirst } from './nearest-first.js';
import { RowWriter } from './row-writer.js';
import { FREE, Watched, WAITS } from './watched.js';

/** The options of `new Watcher`. */
export interface WatcherOptions {
  /**
   * A whole number that is greater than those of all earlier watchers of the same client, on any server: its mirror refuses
   * frames of an earlier epoch. Default: 0.
   */
  readonly epoch?: number | undefined;
  /** Where frames are written. Default: a buffer of its own. */
  readonly buffer?: FrameBuffer | undefined;
}

const watcherOptions: OptionNames<WatcherOptions> = ['epoch', 'buffer'];

/** The end of the objects that leave, and of those that change. */
const END = 0;
/** No frame is under way. */
const NO_TICK = -2;
/** More bytes than any frame has. */
const MOST_BUDGET = 0x3fff_ffff;
/** The places that are reserved at once. */
const SPARE_PLACES = 16;

/**
 * Writes frames for one client: what it may see, as few bytes as the client's mirror needs to show it.
 *
 * Each frame is `begin`, then `see` for each object that the client may see, then `end`, which returns the bytes. All frames
 * must reach the mirror, in their order. If the connection is slow, skip a frame before it is begun: the next one has all
 * that changed.
 *
 * @remarks A steady frame allocates nothing. Memory: about 50 bytes for each visible object and 8 for each of its codes.
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
export class Watcher<in out Q extends AnyQuantity> {
  private readonly rows: EncodedRows<Q>;
  private readonly epoch: number;
  private readonly buffer: FrameBuffer;
  private readonly watched = new Watched();
  private readonly shown: ShownRows;
  private readonly writer: RowWriter;
  private readonly nearest = new NearestFirst();
  /** The tick of the frame that is under way. */
  private tick = NO_TICK;
  /** The tick of the last frame; before the first one, `NONE`. */
  private lastTick = NONE;
  private sequence = 0;
  /** Counts frames, to tell which objects were seen in this one. */
  private frame = 0;
  private seen = 0;
  /** The eye in steps; NaN without one. */
  private eyeX = Number.NaN;
  private eyeY = Number.NaN;
  /** The places that have something new, in order, each with its mask: 0 for an object that enters. */
  private news = new Int32Array(0);
  private masks = new Int32Array(0);
  private newsCount = 0;

  /**
   * @param rows - the rows that it watches
   * @param options - `epoch`; `buffer`
   * @throws RangeError if the rows are not made by a row codec, or an option is not valid
   */
  constructor(rows: EncodedRows<Q>, options: WatcherOptions = {}) {
    if (!(rows instanceof EncodedRows)) throw argumentError('Watcher', 'rows', 'made by over() of a row codec', rows);
    requireOptions('Watcher', options, watcherOptions);
    const { epoch = 0, buffer = new FrameBuffer() } = options;
    if (!(buffer instanceof FrameBuffer)) throw argumentError('Watcher', 'buffer', 'a FrameBuffer', buffer);
    this.epoch = requireInteger('Watcher', 'epoch', epoch, 0);
    this.buffer = buffer;
    this.rows = rows;
    this.shown = new ShownRows(rows.layout);
    this.writer = new RowWriter(rows.layout, this.shown);
  }

  /** The number of objects that the mirror shows once it has applied the last frame. */
  get size(): number {
    return this.watched.shown;
  }

  /**
   * Begins a frame at the tick of the rows. A frame that was begun and not ended is given up.
   *
   * @param eye - from where the client looks: if the budget is short, the nearest objects come first. Without it, those that
   * are seen first
   * @throws RangeError if the rows have no later tick than the last frame, or the eye is not a finite point
   */
  begin(eye?: Point2<Q>): void {
    const { rows, lastTick } = this;
    if (eye !== undefined) requireFinitePoint('watcher.begin', 'eye', eye);
    if (rows.tick <= lastTick || rows.tick < 0) {
      const rule = `after the last frame, at a tick greater than ${lastTick}`;
      throw argumentError('watcher.begin', 'rows.tick', rule, rows.tick, 'Call rows.begin(tick) first');
    }
    this.tick = rows.tick;
    this.frame = (this.frame + 1) | 0;
    this.seen = 0;
    this.watched.begin();
    this.eyeX = this.eyeY = Number.NaN;
    if (eye === undefined) return;
    const { x, y } = rows.layout.position;
    this.eyeX = (unsafeNumber(eye.x) - x.least) / x.step;
    this.eyeY = (unsafeNumber(eye.y) - y.least) / y.step;
  }

  /**
   * Says that the client may see an object. If it is seen twice in a frame, the last row counts.
   *
   * @param id - a whole number that means this object, now and later
   * @param row - its row in the columns
   * @throws RangeError if no frame is under way, the id or the row is not valid, a value of the row has no code, or there are
   * more than 65,536 objects; then the object was not seen
   *
   * @remarks O(1). The first watcher that sees a row in a tick encodes it. Ids from 2^30 on may cost a small allocation.
   */
  see(id: number, row: number): void {
    const { rows, watched } = this;
    const where = 'watcher.see';
    if (rows.tick !== this.tick) throw this.noFrame(where);
    if (!Number.isSafeInteger(id) || id < 0) requireInteger(where, 'id', id, 0);
    if (!(typeof row === 'number' && row >>> 0 === row && row < rows.length)) throw wrongRow(where, row, rows.length);
    rows.encode(where, row);
    let place = watched.placeOf(id);
    if (place === NONE) {
      if (watched.isFull) throw argumentError(where, 'id', `one of at most ${MOST_VISIBLE} objects`, id);
      place = watched.add(id);
      watched.frames[place] = this.frame - 1;
    }
    if (watched.frames[place] !== this.frame) {
      watched.frames[place] = this.frame;
      watched.orders[place] = this.seen++;
    }
    watched.rows[place] = row;
    watched.follow(place);
  }

  /**
   * Ends the frame. What was shown and is not seen in it leaves; what has changed is sent; what is new enters.
   *
   * If the budget is short, objects leave first, then the nearest ones change or enter, and the others wait for later frames.
   * What waits counts as nearer with each frame.
   *
   * @param budget - the most bytes of the frame, at least `leastBudget` of the row codec; default: no limit
   * @returns a view of the buffer, valid until the next frame is begun: copy it with `slice` to keep it
   * @throws RangeError if no frame is under way, or the budget is too small; then the frame is still under way
   */
  end(budget: number = Number.POSITIVE_INFINITY): Uint8Array {
    const { rows, buffer, tick } = this;
    const { layout } = rows;
    const where = 'watcher.end';
    if (rows.tick !== tick) throw this.noFrame(where);
    if (!(requireNumber(where, 'budget', budget) >= layout.leastBudget)) {
      throw argumentError(where, 'budget', `at least ${layout.leastBudget}, the leastBudget of the row codec`, budget);
    }
    this.writeHeader();
    // Both ends of lists are written in any case. An integer, because engines box doubles that are passed on.
    const room = (Math.min(budget, MOST_BUDGET) | 0) - CHECKSUM_BYTES - 2;
    this.writeLeaving(room);
    buffer.byte(END);
    const most = this.newsCount * Math.max(layout.mostEnterBytes, layout.mostUpdateBytes);
    buffer.reserve(most + MOST_HEADER_BYTES);
    if (buffer.at + most > room) this.choose(room);
    this.writeChanging();
    buffer.byte(END);
    this.writeEntering();
    this.lastTick = tick;
    this.tick = NO_TICK;
    this.sequence = (this.sequence + 1) % SEQUENCES;
    return buffer.finish();
  }

  private writeHeader(): void {
    const { buffer, tick, lastTick } = this;
    const starts = lastTick === NONE;
    buffer.at = 0;
    buffer.reserve(MOST_HEADER_BYTES);
    buffer.byte((FRAME_VERSION << 4) | (starts ? STARTS : 0));
    buffer.fixed(this.sequence, 2);
    buffer.whole(this.epoch);
    buffer.whole(starts ? tick : tick - lastTick);
    if (starts) buffer.fixed(this.rows.layout.fingerprint, 4);
  }

  /** Writes the objects that leave while there is room, and lists those that have something new. */
  private writeLeaving(room: number): void {
    const { buffer, watched, frame, shown, writer, tick } = this;
    const { codes, layout } = this.rows;
    const { end } = watched;
    buffer.reserve(end * MOST_WORD_BYTES);
    shown.reserve(end);
    if (this.news.length < end) {
      this.news = new Int32Array(2 * end + SPARE_PLACES);
      this.masks = new Int32Array(2 * end + SPARE_PLACES);
    }
    let count = 0;
    let previous = NONE;
    for (let place = 0; place < end; place++) {
      const state = watched.state[place];
      if (state === FREE) continue;
      if (watched.frames[place] !== frame) {
        if (state === WAITS) watched.remove(place);
        else if (buffer.at + MOST_WORD_BYTES <= room) {
          buffer.whole(place - previous);
          previous = place;
          watched.remove(place);
        }
        continue;
      }
      const mask = state === WAITS ? 0 : writer.changes(place, codes, watched.rows[place]! * layout.width, tick);
      if (mask === 0 && state !== WAITS) {
        watched.waits[place] = 0;
        continue;
      }
      this.news[count] = place;
      this.masks[count] = mask;
      count++;
    }
    this.newsCount = count;
  }

  /** Keeps of the news what fits into the room: the nearest. */
  private choose(room: number): void {
    const { buffer, watched, nearest, news, masks, newsCount: count } = this;
    const { at } = buffer;
    nearest.start(count);
    for (let i = 0; i < count; i++) {
      this.measure(i);
      nearest.add(i);
    }
    let bytes = at;
    while (!nearest.isEmpty) {
      const i = nearest.take();
      buffer.at = at;
      // Written for its length alone, as if no other came before it, where it is longest.
      this.write(i, NONE);
      bytes += buffer.at - at;
      if (bytes > room) break;
      masks[i]! |= CHOSEN;
    }
    buffer.at = at;
    let kept = 0;
    for (let i = 0; i < count; i++) {
      if ((masks[i]! & CHOSEN) === 0) {
        watched.waits[news[i]!]!++;
        continue;
      }
      news[kept] = news[i]!;
      masks[kept] = masks[i]! & ~CHOSEN;
      kept++;
    }
    this.newsCount = kept;
  }

  /** Measures the distance of one of the news from the eye, in steps, divided by the frames that it waits. */
  private measure(i: number): void {
    const { watched, eyeX, eyeY } = this;
    const place = this.news[i]!;
    const { codes, layout } = this.rows;
    const at = watched.rows[place]! * layout.width;
    const dx = codes[at]! - eyeX;
    const dy = codes[at + 1]! - eyeY;
    const distance = eyeX === eyeX ? Math.sqrt(dx * dx + dy * dy) : watched.orders[place]!;
    this.nearest.distances[i] = distance / (1 + watched.waits[place]!);
  }

  private writeChanging(): void {
    const { news, masks, newsCount, shown, watched, tick } = this;
    const { codes, layout } = this.rows;
    let previous = NONE;
    for (let i = 0; i < newsCount; i++) {
      const mask = masks[i]!;
      if (mask === 0) continue;
      const place = news[i]!;
      this.write(i, previous);
      shown.update(place, codes, watched.rows[place]! * layout.width, tick, (mask & 1) !== 0);
      watched.waits[place] = 0;
      previous = place;
    }
  }

  private writeEntering(): void {
    const { news, masks, newsCount, shown, watched, tick } = this;
    const { codes, layout } = this.rows;
    let previous = NONE;
    for (let i = 0; i < newsCount; i++) {
      if (masks[i] !== 0) continue;
      const place = news[i]!;
      this.write(i, previous);
      shown.enter(place, codes, watched.rows[place]! * layout.width, tick);
      watched.show(place);
      watched.waits[place] = 0;
      previous = place;
    }
  }

  /** Writes one of the news. */
  private write(i: number, previous: number): void {
    const { buffer, watched, writer } = this;
    const { codes, layout } = this.rows;
    const place = this.news[i]!;
    const mask = this.masks[i]!;
    const at = watched.rows[place]! * layout.width;
    if (mask === 0) writer.writeEnter(buffer, place, previous, watched.ids[place]!, codes, at);
    else writer.writeUpdate(buffer, place, previous, mask, codes, at, this.tick);
  }

  private noFrame(where: string): RangeError {
    const { tick, rows } = this;
    const remedy = 'Call watcher.begin after rows.begin';
    if (tick === NO_TICK) return new RangeError(`${where}: a frame must be under way, received none. ${remedy}`);
    return argumentError(where, 'rows.tick', `${tick}, as when the frame was begun`, rows.tick, remedy);
  }
}

/** A bit of a mask beyond those of all fields. */
const CHOSEN = 0x8000;

function wrongRow(where: string, row: number, length: number): RangeError {
  return argumentError(where, 'row', `a whole number below ${length}, the length of the columns`, row);
}
