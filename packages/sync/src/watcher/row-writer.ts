/** Writes rows into frames: what differs from the mirror, or all fields of an object that enters. */
import { POSITION, VELOCITY } from '../bytes/format.js';
import type { FrameBuffer } from '../bytes/frame-buffer.js';
import type { RowLayout } from '../rows/row-layout.js';
import { ShownRows } from '../rows/shown-rows.js';
import type { News } from './news.js';
import { type Watched, WAITS } from './watched.js';

/** The number of codes of a reckoned position and its velocity. */
const RECKONED_CODES = 4;

export class RowWriter {
  private readonly layout: RowLayout;
  private readonly watched: Watched;
  private readonly shown: ShownRows;
  private readonly buffer: FrameBuffer;
  private codes: Int32Array = new Int32Array(0);
  private tick = 0;

  constructor(layout: RowLayout, watched: Watched, buffer: FrameBuffer) {
    this.layout = layout;
    this.watched = watched;
    this.shown = new ShownRows(layout);
    this.buffer = buffer;
  }

  /** Starts a frame with the codes of all rows at its tick. */
  start(codes: Int32Array, tick: number): void {
    this.codes = codes;
    this.tick = tick;
    this.shown.reserve(this.watched.end);
  }

  /** Lists the seen objects that changed or enter. */
  list(news: News): void {
    const { codes, layout, shown, watched, tick } = this;
    const { end, state, frames, frame, rows } = watched;
    const { width, fieldBits, reckoning } = layout;
    const sent = shown.codes;
    news.start(end);
    for (let place = 0; place < end; place++) {
      if (frames[place] !== frame) continue;
      if (state[place] === WAITS) {
        news.add(place, 0);
        continue;
      }
      const from = rows[place]! * width;
      const to = place * width;
      let mask = 0;
      let first = 0;
      if (reckoning !== undefined) {
        shown.expect(place, tick);
        const dx = codes[from]! - shown.x;
        const dy = codes[from + 1]! - shown.y;
        if (dx * dx + dy * dy > reckoning.most)
          mask = POSITION | (isSameVelocity(codes, from, sent, to) ? 0 : VELOCITY);
        first = RECKONED_CODES;
      }
      for (let i = first; i < width; i++) {
        if (codes[from + i] !== sent[to + i]) mask |= fieldBits[i]!;
      }
      if (mask === 0) watched.settle(place);
      else news.add(place, mask);
    }
  }

  /** Writes the changed fields of a mask, or all fields if the mask is 0. There must be room for `mostEntryBytes`. */
  write(place: number, previous: number, mask: number): void {
    if (mask === 0) this.writeEnter(place, previous);
    else this.writeUpdate(place, previous, mask);
  }

  /** Records that the mirror now shows what was written. */
  note(place: number, mask: number): void {
    const { codes, shown, tick } = this;
    const from = this.watched.rows[place]! * this.layout.width;
    if (mask === 0) shown.enter(place, codes, from, tick);
    else shown.update(place, codes, from, tick, (mask & POSITION) !== 0);
  }

  private writeUpdate(place: number, previous: number, mask: number): void {
    const { buffer, codes, layout, shown } = this;
    const { fields, width } = layout;
    const at = this.watched.rows[place]! * width;
    buffer.whole(((place - previous - 1) << fields.length) | mask);
    if ((mask & POSITION) !== 0) {
      shown.expect(place, this.tick);
      buffer.differences(codes[at]! - shown.x, codes[at + 1]! - shown.y);
    }
    for (let i = 1; mask >> i !== 0; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const { at: offset, isPair, wrappingBits } = fields[i]!;
      const from = at + offset;
      const to = place * width + offset;
      const dx = codes[from]! - shown.codes[to]!;
      if (isPair) buffer.differences(dx, codes[from + 1]! - shown.codes[to + 1]!);
      // The shorter direction around the circle.
      else buffer.difference(wrappingBits === 0 ? dx : (dx << (32 - wrappingBits)) >> (32 - wrappingBits));
    }
  }

  private writeEnter(place: number, previous: number): void {
    const { buffer, codes, watched } = this;
    const { bytes, width } = this.layout;
    const at = watched.rows[place]! * width;
    buffer.whole(place - previous);
    buffer.whole(watched.ids[place]!);
    for (let i = 0; i < width; i++) buffer.fixed(codes[at + i]!, bytes[i]!);
  }
}

/** Whether the velocity, which comes after the position, equals the velocity that was sent. */
function isSameVelocity(codes: Int32Array, from: number, sent: Int32Array, to: number): boolean {
  return codes[from + 2] === sent[to + 2] && codes[from + 3] === sent[to + 3];
}
