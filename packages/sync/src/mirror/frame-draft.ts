/**
 * A frame that was read and checked, but not yet applied, so that bad bytes leave the mirror unchanged.
 *
 * Its memory is bounded by the length of the frame, not by the numbers in it: each entry of a list takes at least
 * one byte.
 */
import { argumentError } from '@tilewright/units/checks';
import { FrameReader } from '../bytes/frame-reader.js';
import { IdTable } from '../ids/id-table.js';
import { CHECKSUM_BYTES, POSITION, STARTS, VELOCITY } from '../bytes/format.js';
import { MOST_VISIBLE, NONE } from '../limits.js';
import { grown } from '../rows/shown-rows.js';
import type { MirrorState } from './mirror-state.js';
import { malformed, requireWhole, WHERE } from './whole-frame.js';

/** The initial capacity, in entries. */
const FIRST_ENTRIES = 64;
const RECKONED = POSITION | VELOCITY;

export class FrameDraft {
  starts = false;
  epoch = 0;
  sequence = 0;
  tick = 0;
  /** The places of the objects that leave, then that change, then that enter. */
  places: Int32Array = new Int32Array(FIRST_ENTRIES);
  changing = 0;
  entering = 0;
  count = 0;
  /** The changed fields, the ids that enter, and the codes of both, by the same indices as the places. */
  masks: Int32Array = new Int32Array(FIRST_ENTRIES);
  ids: Float64Array = new Float64Array(FIRST_ENTRIES);
  codes: Int32Array;
  private readonly state: MirrorState;
  private readonly reader = new FrameReader();
  /** The index of each id that enters. */
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
    }
  }

  private readHeader(bytes: Uint8Array): void {
    const { reader, state } = this;
    this.count = this.changing = this.entering = 0;
    this.entered.clear();
    this.starts = (reader.byte() & STARTS) !== 0;
    this.sequence = reader.fixed(2);
    this.epoch = reader.whole();
    const ticks = reader.whole();
    if (reader.isBad) throw malformed(bytes, 'Its header is truncated');
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

  /** Reads the three lists. @returns the fault, or '' */
  private readLists(): string {
    return this.readLeaving() || this.readChanging() || this.readEntering();
  }

  private readLeaving(): string {
    const { reader } = this;
    let place = NONE;
    for (let gap = reader.whole(); gap !== 0; gap = reader.whole()) {
      place += gap;
      if (this.rowAt(place) === NONE) return `No object is at place ${place}`;
      this.changing = this.add(place) + 1;
    }
    this.changing = this.entering = this.count;
    return reader.isBad ? 'It is truncated' : '';
  }

  private readChanging(): string {
    const { reader, places, changing } = this;
    const { fields, width } = this.state.layout;
    let place = NONE;
    let leaving = 0;
    for (let control = reader.whole(); control !== 0; control = reader.whole()) {
      if (control > 0x7fff_ffff) return 'No object is so far';
      place += (control >>> fields.length) + 1;
      while (leaving < changing && places[leaving]! < place) leaving++;
      const row = leaving < changing && places[leaving] === place ? NONE : this.rowAt(place);
      if (row === NONE) return `No object is at place ${place}`;
      const index = this.add(place);
      const mask = control & ((1 << fields.length) - 1);
      this.masks[index] = mask;
      const fault = this.readChanges(row, mask, index * width);
      if (reader.isBad) return 'It is truncated';
      if (fault !== '') return `${fault} at place ${place}`;
    }
    this.entering = this.count;
    return reader.isBad ? 'It is truncated' : '';
  }

  /** Reads the fields of a mask into the codes from `at` on. @returns the fault, or '' */
  private readChanges(row: number, mask: number, at: number): string {
    const { reader, codes } = this;
    const { layout, shown } = this.state;
    const { fields, reckoning } = layout;
    const from = row * layout.width;
    for (let i = 0; i < layout.width; i++) codes[at + i] = shown.codes[from + i]!;
    let isInside = true;
    let isNews = mask !== 0;
    for (let i = 0; i < fields.length; i++) {
      if ((mask & (1 << i)) === 0) continue;
      const { at: offset, isPair, wrappingBits } = fields[i]!;
      const to = at + offset;
      if (i === 0) {
        shown.expect(row, this.tick);
        codes[to] = shown.x;
        codes[to + 1] = shown.y;
      }
      // The codes to which the difference is added; a position is relative to its expected position.
      const before = i === 0 && reckoning === undefined ? shown.codes[from]! : codes[to]!;
      const second = i === 0 && reckoning === undefined ? shown.codes[from + 1]! : codes[to + 1]!;
      if (isPair) {
        reader.differences();
        codes[to]! += reader.x;
        codes[to + 1]! += reader.y;
        isInside = this.isCode(to + 1, offset + 1) && isInside;
      } else codes[to] = this.changed(codes[to]!, wrappingBits);
      isInside = this.isCode(to, offset) && isInside;
      isNews = isNews && (codes[to] !== before || (isPair && codes[to + 1] !== second));
    }
    if (reckoning !== undefined && (mask & RECKONED) === VELOCITY) return 'A velocity has no position';
    return !isInside ? 'A value is outside' : isNews ? '' : 'Nothing is new';
  }

  /** Reads a difference and adds it to a code. */
  private changed(code: number, wrappingBits: number): number {
    const difference = this.reader.difference();
    if (wrappingBits === 0) return code + difference;
    const unused = 32 - wrappingBits;
    // A watcher writes the difference in the shorter direction around.
    if ((difference << unused) >> unused !== difference) return NONE;
    return (code + difference) & (-1 >>> unused);
  }

  private readEntering(): string {
    const { reader, state, entered } = this;
    const { bytes, width } = state.layout;
    let place = NONE;
    while (!reader.isAtEnd) {
      const gap = reader.whole();
      const id = reader.whole();
      place += gap;
      const isFree = gap > 0 && place < MOST_VISIBLE && this.rowAt(place) === NONE;
      const isNew = entered.get(id) === NONE && (this.starts || state.rows.get(id) === NONE);
      const index = this.add(place);
      this.ids[index] = id;
      entered.set(id, index);
      let isInside = true;
      for (let i = 0, at = index * width; i < width; i++, at++) {
        this.codes[at] = reader.fixed(bytes[i]!);
        isInside = this.isCode(at, i) && isInside;
      }
      if (reader.isBad) return 'It is truncated';
      if (!isFree) return `Place ${place} is not free`;
      if (!isNew) return `Object ${id} has entered already`;
      if (!isInside) return `A value is outside at place ${place}`;
    }
    return '';
  }

  private isCode(at: number, component: number): boolean {
    // Codes of 32 bits use the sign.
    return this.codes[at]! >>> 0 <= this.state.layout.last[component]! >>> 0;
  }

  /** The row of the object at a place before this frame; a new stream starts without objects. */
  private rowAt(place: number): number {
    return this.starts ? NONE : this.state.rowsAtPlaces.get(place);
  }

  /** Adds an entry. @returns its index */
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

  /** Whether an object enters in this frame. */
  hasEntered(id: number): boolean {
    return this.entered.get(id) !== NONE;
  }

  /** Whether a change has a new position. */
  hasPosition(index: number): boolean {
    return (this.masks[index]! & POSITION) !== 0;
  }
}
