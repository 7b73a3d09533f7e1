/** Writes the frames of a watcher: see `bytes/format.ts`. */
import type { FrameBuffer } from '../bytes/frame-buffer.js';
import {
  CHECKSUM_BYTES,
  FRAME_VERSION,
  MOST_HEADER_BYTES,
  MOST_WORD_BYTES,
  SEQUENCES,
  STARTS,
} from '../bytes/format.js';
import { NONE } from '../limits.js';
import type { RowLayout } from '../rows/row-layout.js';
import { News } from './news.js';
import { RowWriter } from './row-writer.js';
import { ShortBudget } from './short-budget.js';
import { SHOWN, WAITS, Watched } from './watched.js';

/** Ends the list of objects that leave, and the list of objects that change. */
const END = 0;
/** An upper bound of the bytes of any frame. */
const MOST_BUDGET = 0x3fff_ffff;

export class FrameWriter {
  readonly watched: Watched = new Watched();
  readonly budget: ShortBudget;
  /** The tick of the last frame; `NONE` before the first frame. */
  lastTick: number = NONE;
  private readonly layout: RowLayout;
  private readonly buffer: FrameBuffer;
  private readonly epoch: number;
  private readonly writer: RowWriter;
  private readonly news = new News();
  private sequence = 0;

  constructor(layout: RowLayout, buffer: FrameBuffer, epoch: number) {
    this.layout = layout;
    this.buffer = buffer;
    this.epoch = epoch;
    this.writer = new RowWriter(layout, this.watched, buffer);
    this.budget = new ShortBudget(layout, this.watched, this.writer, buffer);
  }

  /** Writes a frame from what was seen, with the codes of all rows at its tick. */
  write(codes: Int32Array, tick: number, budget: number): Uint8Array {
    const { buffer, layout, news, writer } = this;
    this.writeHeader(tick);
    writer.start(codes, tick);
    // Both list ends are always written. `| 0`, because engines box doubles that are passed on.
    const room = (Math.min(budget, MOST_BUDGET) | 0) - CHECKSUM_BYTES - 2;
    this.writeLeaving(room);
    writer.list(news);
    buffer.byte(END);
    const most = news.count * layout.mostEntryBytes;
    buffer.reserve(most + MOST_HEADER_BYTES);
    const isShort = buffer.at + most > room;
    if (isShort) this.budget.choose(news, codes, room);
    this.writeChanging();
    buffer.byte(END);
    this.writeEntering();
    if (!isShort) this.watched.areWaiting = false;
    this.lastTick = tick;
    this.sequence = (this.sequence + 1) % SEQUENCES;
    return buffer.finish();
  }

  private writeHeader(tick: number): void {
    const { buffer, lastTick } = this;
    const starts = lastTick === NONE;
    buffer.at = 0;
    buffer.reserve(MOST_HEADER_BYTES);
    buffer.byte((FRAME_VERSION << 4) | (starts ? STARTS : 0));
    buffer.fixed(this.sequence, 2);
    buffer.whole(this.epoch);
    buffer.whole(starts ? tick : tick - lastTick);
    if (starts) buffer.fixed(this.layout.fingerprint, 4);
  }

  /**
   * Writes the objects that leave while there is room, and drops objects that waited to enter and are no longer seen.
   */
  private writeLeaving(room: number): void {
    const { buffer, watched } = this;
    const { end, state, frames, frame } = watched;
    buffer.reserve(end * MOST_WORD_BYTES);
    let previous = NONE;
    for (let place = 0; place < end; place++) {
      if (frames[place] === frame) continue;
      if (state[place] === WAITS) watched.remove(place);
      else if (state[place] === SHOWN && buffer.at + MOST_WORD_BYTES <= room) {
        buffer.whole(place - previous);
        previous = place;
        watched.remove(place);
      }
    }
  }

  private writeChanging(): void {
    const { news, watched, writer } = this;
    const { places, masks, count } = news;
    let previous = NONE;
    for (let i = 0; i < count; i++) {
      const mask = masks[i]!;
      if (mask === 0) continue;
      const place = places[i]!;
      writer.write(place, previous, mask);
      writer.note(place, mask);
      watched.settle(place);
      previous = place;
    }
  }

  private writeEntering(): void {
    const { news, watched, writer } = this;
    const { places, masks, count } = news;
    let previous = NONE;
    for (let i = 0; i < count; i++) {
      if (masks[i] !== 0) continue;
      const place = places[i]!;
      writer.write(place, previous, 0);
      writer.note(place, 0);
      watched.show(place);
      watched.settle(place);
      previous = place;
    }
  }
}
