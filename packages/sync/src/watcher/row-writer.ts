/** Writes rows into frames: what differs from what the other side shows, or all of an object that enters. */
import type { FrameBuffer } from '../bytes/frame-buffer.js';
import type { Field, RowLayout } from '../rows/row-layout.js';
import type { ShownRows } from '../rows/shown-rows.js';

const POSITION = 1;
const VELOCITY = 2;

export class RowWriter {
  private readonly layout: RowLayout;
  private readonly shown: ShownRows;

  constructor(layout: RowLayout, shown: ShownRows) {
    this.layout = layout;
    this.shown = shown;
  }

  /** The fields of a row that must be sent, a bit for each. */
  changes(place: number, codes: Int32Array, at: number, tick: number): number {
    const { layout, shown } = this;
    const { fields, reckoning } = layout;
    const there = place * layout.width;
    let mask = 0;
    let first = 0;
    if (reckoning !== undefined) {
      shown.expect(place, tick);
      const dx = codes[at]! - shown.x;
      const dy = codes[at + 1]! - shown.y;
      if (dx * dx + dy * dy > reckoning.most) {
        mask = differs(fields[1]!, codes, at, shown.codes, there) ? POSITION | VELOCITY : POSITION;
      }
      first = 2;
    }
    for (let i = first; i < fields.length; i++) {
      if (differs(fields[i]!, codes, at, shown.codes, there)) mask |= 1 << i;
    }
    return mask;
  }

  /** Writes the changes of a mask. There must be room for `mostUpdateBytes`. */
  writeUpdate(
    buffer: FrameBuffer,
    place: number,
    previous: number,
    mask: number,
    codes: Int32Array,
    at: number,
    tick: number,
  ): void {
    const { layout, shown } = this;
    const { fields } = layout;
    const there = place * layout.width;
    buffer.whole(((place - previous - 1) << fields.length) | mask);
    if ((mask & POSITION) !== 0) {
      shown.expect(place, tick);
      buffer.differences(codes[at]! - shown.x, codes[at + 1]! - shown.y);
    }
    for (let i = 1; mask >> i !== 0; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const { at: offset, isPair, wrappingBits } = fields[i]!;
      const from = at + offset;
      const to = there + offset;
      const dx = codes[from]! - shown.codes[to]!;
      if (isPair) buffer.differences(dx, codes[from + 1]! - shown.codes[to + 1]!);
      // The shorter way around.
      else buffer.difference(wrappingBits === 0 ? dx : (dx << (32 - wrappingBits)) >> (32 - wrappingBits));
    }
  }

  /** Writes an object that enters. There must be room for `mostEnterBytes`. */
  writeEnter(buffer: FrameBuffer, place: number, previous: number, id: number, codes: Int32Array, at: number): void {
    const { bytes, width } = this.layout;
    buffer.whole(place - previous);
    buffer.whole(id);
    for (let i = 0; i < width; i++) buffer.fixed(codes[at + i]!, bytes[i]!);
  }
}

function differs(
  { at: offset, isPair }: Field,
  codes: Int32Array,
  at: number,
  others: Int32Array,
  there: number,
): boolean {
  return (
    codes[at + offset] !== others[there + offset] || (isPair && codes[at + offset + 1] !== others[there + offset + 1])
  );
}
