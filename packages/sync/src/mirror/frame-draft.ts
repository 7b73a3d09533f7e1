/**
 * A frame that was read and checked, but not applied: whatever is wrong with its bytes, the mirror is as it was.
 *
 * Its memory grows with the frame, never with what the frame says: each entry of a list takes at least one byte.
 */
import { argumentError } from '@tilewright/units/checks';
import { FrameReader } from '../bytes/frame-reader.js';
import { checksum } from '../bytes/murmur.js';
import { IdTable } from '../ids/id-table.js';
import { CHECKSUM_BYTES, FRAME_VERSION, LEAST_FRAME_BYTES, MOST_VISIBLE, NONE, STARTS } from '../limits.js';
import { grown } from '../rows/shown-rows.js';
import type { MirrorState } from './mirror-state.js';

const WHERE = 'mirror.apply';
/** The entries for which there is room at first. */
const FIRST_ENTRIES = 64;
/** The bit of the first field, the position. */
const POSITION = 1;

export class FrameDraft {
  starts = false;
  epoch = 0;
  sequence = 0;
  tick = 0;
  /** The places of the objects that leave, then of those that change, then of those that enter. */
  places: Int32Array = new Int32Array(FIRST_ENTRIES);
  changing = 0;
  entering = 0;
  count = 0;
  /** The fields that change; the ids that enter; the codes of both: by the same indices as the places. */
  masks: Int32Array = new Int32Array(FIRST_ENTRIES);
  ids: Float64Array = new Float64Array(FIRST_ENTRIES);
  codes: Int32Array;
  private readonly state: MirrorState;
  private readonly reader = new FrameReader();
  /** 1 for each place that is left in this frame. */
  private isLeft = new Uint8Array(FIRST_ENTRIES);
  private readonly entered = new IdTable();

  constructor(state: MirrorState) {
    this.state = state;
    this.codes = new Int32Array(FIRST_ENTRIES * state.layout.width);
  }

  /** Reads a frame. @throws RangeError if it is not the next frame of a watcher with the same row codec */
  read(bytes: Uint8Array): void {
    const { reader } = this;
    requireWhole(bytes);
    reader.start(bytes, bytes.length - CHECKSUM_BYTES);
    try {
      this.readHeader(bytes);
      const fault = this.readLists();
      if (fault !== '') throw malformed(bytes, fault);
    } finally {
      reader.stop();
      for (let i = 0; i < this.changing; i++) this.isLeft[this.places[i]!] = 0;
      this.entered.clear();
    }
  }

  private readHeader(bytes: Uint8Array): void {
    const { reader, state } = this;
    this.count = this.changing = this.entering = 0;
    this.starts = (reader.byte() & STARTS) !== 0;
    this.sequence = reader.fixed(2);
    this.epoch = reader.whole();
    const ticks = reader.whole();
    if (reader.isBad) throw malformed(bytes, 'Its header is cut off');
    if (this.starts) this.requireStart(bytes);
    else this.requireNext(bytes, ticks);
    this.tick = this.starts ? ticks : state.tick + ticks;
    if (!Number.isSafeInteger(this.tick)) throw malformed(bytes, 'Its tick is too great');
  }

  private requireStart(bytes: Uint8Array): void {
    const { reader, state, epoch } = this;
    if (this.sequence !== 0) throw malformed(bytes, 'The first frame has number 0');
    if (epoch <= state.epoch) {
      const rule = `of an epoch after ${state.epoch}, to begin a stream`;
      throw argumentError(WHERE, 'bytes', rule, epoch, 'Give each watcher of a client a greater epoch');
    }
    const { fingerprint } = state.layout;
    const found = reader.fixed(4);
    if (found === fingerprint) return;
    const rule = `of a watcher with this row codec, ${fingerprint >>> 0}`;
    throw argumentError(WHERE, 'bytes', rule, found >>> 0, 'Give both sides the same fields and options');
  }

  private requireNext(bytes: Uint8Array, ticks: number): void {
    const { state, epoch, sequence } = this;
    if (state.epoch === NONE) {
      throw argumentError(WHERE, 'bytes', 'the first frame of a watcher', bytes, `It is frame ${sequence}`);
    }
    if (epoch !== state.epoch) {
      const remedy = 'It is of another watcher of this client';
      throw argumentError(WHERE, 'bytes', `of epoch ${state.epoch}`, epoch, remedy);
    }
    if (sequence !== state.sequence) {
      const remedy = 'Apply each frame once, in the order in which they were made';
      throw argumentError(WHERE, 'bytes', `frame ${state.sequence}, the next one`, sequence, remedy);
    }
    if (ticks === 0) throw malformed(bytes, 'Its tick is that of the last frame');
  }

  /** Reads the three lists, and returns what is wrong with them, or nothing. */
  private readLists(): string {
    return this.readLeaving() || this.readChanging() || this.readEntering();
  }

  private readLeaving(): string {
    const { reader, state } = this;
    let place = NONE;
    for (let gap = reader.whole(); gap !== 0; gap = reader.whole()) {
      place += gap;
      if (this.starts || state.rowAt(place) === NONE) return `No object is at place ${place}`;
      this.add(place);
      this.markLeft(place);
      this.changing = this.count;
    }
    return reader.isBad ? 'It is cut off' : '';
  }

  private readChanging(): string {
    const { reader, state } = this;
    const { fields, width } = state.layout;
    this.changing = this.entering = this.count;
    let place = NONE;
    for (let control = reader.whole(); control !== 0; control = reader.whole()) {
      if (control > 0x7fff_ffff) return 'No object is so far';
      place += (control >>> fields.length) + 1;
      const mask = control & ((1 << fields.length) - 1);
      if (this.starts || this.isGone(place)) return `No object is at place ${place}`;
      const at = this.count * width;
      this.masks[this.add(place)] = mask;
      this.entering = this.count;
      for (let i = 0; i < width; i++) this.codes[at + i] = state.shown.codes[place * width + i]!;
      const isInside = this.readChanges(place, mask, at);
      if (reader.isBad) return 'It is cut off';
      if (!isInside) return `A value at place ${place} is outside`;
    }
    return reader.isBad ? 'It is cut off' : '';
  }

  /** Reads the fields of a mask into the codes from `at` on; false if one of them is not a code. */
  private readChanges(place: number, mask: number, at: number): boolean {
    const { reader, codes } = this;
    const { layout, shown } = this.state;
    const { fields } = layout;
    let isInside = mask !== 0;
    for (let i = 0; i < fields.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const { at: offset, isPair, wrappingBits } = fields[i]!;
      const to = at + offset;
      if (i === 0) {
        shown.expect(place, this.tick);
        codes[to] = shown.x;
        codes[to + 1] = shown.y;
      }
      if (isPair) {
        reader.differences();
        codes[to]! += reader.x;
        codes[to + 1]! += reader.y;
        isInside = this.isCode(to + 1, offset + 1) && isInside;
      } else {
        codes[to]! += reader.difference();
        if (wrappingBits > 0) codes[to]! &= layout.last[offset]!;
      }
      isInside = this.isCode(to, offset) && isInside;
    }
    return isInside;
  }

  private readEntering(): string {
    const { reader, state, entered } = this;
    const { bytes, width } = state.layout;
    this.entering = this.count;
    let place = NONE;
    while (!reader.isAtEnd) {
      const gap = reader.whole();
      const id = reader.whole();
      place += gap;
      const isFree = gap > 0 && place < MOST_VISIBLE && (this.starts || this.isGone(place));
      const known = this.starts ? NONE : state.places.get(id);
      const isNew = entered.get(id) === NONE && (known === NONE || this.isGone(known));
      const index = this.add(place);
      this.ids[index] = id;
      entered.set(id, index);
      let isInside = true;
      for (let i = 0, at = index * width; i < width; i++, at++) {
        this.codes[at] = reader.fixed(bytes[i]!);
        isInside = this.isCode(at, i) && isInside;
      }
      if (reader.isBad) return 'It is cut off';
      if (!isFree) return `Place ${place} is not free`;
      if (!isNew) return `Object ${id} is there already`;
      if (!isInside) return `A value at place ${place} is outside`;
    }
    return '';
  }

  private markLeft(place: number): void {
    const { isLeft } = this;
    if (place >= isLeft.length) {
      this.isLeft = new Uint8Array(2 * place);
      this.isLeft.set(isLeft);
    }
    this.isLeft[place] = 1;
  }

  private isCode(at: number, component: number): boolean {
    const code = this.codes[at]!;
    return code >= 0 && code <= this.state.layout.last[component]!;
  }

  /** Whether a place has no object once those that leave have left. */
  private isGone(place: number): boolean {
    return this.state.rowAt(place) === NONE || this.isLeft[place] === 1;
  }

  /** Adds an entry, and returns its index. */
  private add(place: number): number {
    const index = this.count++;
    if (index === this.places.length) {
      this.places = grown(this.places, 2 * index);
      this.masks = grown(this.masks, 2 * index);
      this.codes = grown(this.codes, 2 * index * this.state.layout.width);
      const ids = new Float64Array(2 * index);
      ids.set(this.ids);
      this.ids = ids;
    }
    this.places[index] = place;
    return index;
  }

  /** Whether a change has a new position. */
  hasPosition(index: number): boolean {
    return (this.masks[index]! & POSITION) !== 0;
  }
}

/** @throws RangeError if the bytes are not a frame that came whole */
function requireWhole(bytes: unknown): asserts bytes is Uint8Array {
  if (!(bytes instanceof Uint8Array && ArrayBuffer.isView(bytes))) {
    throw argumentError(WHERE, 'bytes', 'a Uint8Array', bytes);
  }
  const { length } = bytes;
  if (length < LEAST_FRAME_BYTES) {
    throw argumentError(WHERE, 'bytes.length', `at least ${LEAST_FRAME_BYTES}, as in a frame of a watcher`, length);
  }
  const version = bytes[0]! >> 4;
  if (version !== FRAME_VERSION) {
    const remedy = 'Use the same version of the package on both sides';
    throw argumentError(WHERE, 'bytes', `a frame of version ${FRAME_VERSION}`, version, remedy);
  }
  const end = length - CHECKSUM_BYTES;
  const expected = bytes[end]! | (bytes[end + 1]! << 8) | (bytes[end + 2]! << 16) | (bytes[end + 3]! << 24);
  const found = checksum(bytes, 0, end);
  if (found === expected) return;
  const rule = `bytes with the checksum at their end, ${expected >>> 0}`;
  throw argumentError(WHERE, 'bytes', rule, found >>> 0, 'The bytes were cut off or changed');
}

function malformed(bytes: Uint8Array, fault: string): RangeError {
  return argumentError(WHERE, 'bytes', 'a frame of a watcher', bytes, fault);
}
