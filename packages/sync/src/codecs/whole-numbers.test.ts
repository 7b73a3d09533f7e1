/** Whole numbers of 32 bits: as codes, and from a watcher to a mirror. */
import { tileSpace } from '@tilewright/tilemap';
import {
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import { exactCodec, Mirror, pointCodec, type QuantityCodec, rowCodec, Watcher } from '../index.js';

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const space = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1) });
const within = rectangle(at(0, 0), at(99, 99));
const places = pointCodec({ within, step: meters(1) });
const top = 2 ** 32 - 1;

const ranges: readonly (readonly [name: string, least: number, greatest: number])[] = [
  ['unsigned', 0, top],
  ['signed', -(2 ** 31), 2 ** 31 - 1],
  ['just more than 30 bits', -5, 2 ** 30 - 5],
  ['31 bits', 0, 2 ** 31 - 1],
  ['from 2^31 on', 2 ** 31, 2 ** 31 + 2 ** 31],
  ['far below zero', -(2 ** 53) + 1, -(2 ** 53) + 2 ** 32],
];

/** The borders of 32 bits and of a range, as far as they are in the range. */
function bordersOf(least: number, greatest: number): number[] {
  const words = [0, 1, -1, 2 ** 30, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, top, -(2 ** 31)];
  const middle = least + 2 ** 31;
  const all = [...words, least, least + 1, middle - 1, middle, middle + 1, greatest - 1, greatest];
  return [...new Set(all.filter((value) => value >= least && value <= greatest))];
}

/** Sends one object with one value after another, and gives the bytes of each frame after the first. */
function linked(codec: QuantityCodec<number>) {
  const rowsOf = rowCodec({ position: places, value: codec });
  const columns = { position: pointColumn<Position2>(1), value: quantityColumn<number>(1) };
  const rows = rowsOf.over(columns);
  const [watcher, mirror] = [new Watcher(rows), new Mirror(rowsOf, { space })];
  let tick = 0;
  return (value: number): { bytes: number; shown: number } => {
    columns.value.set(0, value);
    rows.begin(tick++);
    watcher.begin();
    watcher.see(7, 0);
    const bytes = watcher.end();
    mirror.apply(bytes);
    return { bytes: bytes.length, shown: mirror.columns.value.get(0) };
  };
}

describe.each(ranges)('exact codecs of many numbers: %s', (_, least, greatest) => {
  const codec = exactCodec({ least, greatest });
  const borders = bordersOf(least, greatest);

  it('bring them back, each by a code of its own, and refuse all others', () => {
    for (const value of borders) {
      expect(codec.encode(value)).toBe(value - least);
      expect(codec.decode(value - least)).toBe(value);
    }
    const rule = `codec.encode: quantity must be a whole number from ${least} to ${greatest}, received`;
    for (const bad of [least - 1, greatest + 1]) expect(() => codec.encode(bad)).toThrow(rule);
    if (greatest < 2 ** 50 && least > -(2 ** 50)) expect(() => codec.encode(least + 2 ** 31 - 0.5)).toThrow(rule);
    for (const bad of [-1, greatest - least + 1]) expect(() => codec.decode(bad)).toThrow('codec.decode: code must be');
  });

  it('bring them to a mirror, as an object enters and from each to each', () => {
    for (const value of borders) expect(linked(codec)(value).shown).toBe(value);
    const send = linked(codec);
    for (const from of borders) {
      for (const to of borders) expect([from, to, send(from).shown, send(to).shown]).toEqual([from, to, from, to]);
    }
  });
});

it('differences of whole numbers go the shorter way around 2^32', () => {
  const send = linked(exactCodec({ least: 0, greatest: top }));
  send(0);
  const unchanged = send(0).bytes;
  const bytesOf = (from: number, to: number): number => {
    send(from);
    // A control byte, and the difference.
    return send(to).bytes - unchanged - 1;
  };
  expect([bytesOf(0, top), bytesOf(top, 0), bytesOf(top - 31, 31), bytesOf(top - 31, 32)]).toEqual([1, 1, 1, 2]);
  expect([bytesOf(2 ** 31 - 1, 2 ** 31), bytesOf(2 ** 31, 2 ** 31 - 1), bytesOf(0, 64)]).toEqual([1, 1, 2]);
  expect([bytesOf(0, 2 ** 31), bytesOf(2 ** 31, 0), bytesOf(0, 2 ** 31 - 1)]).toEqual([5, 5, 5]);
});

describe('a row of 2^31 + 1 numbers', () => {
  const codec = rowCodec({ position: places, value: exactCodec({ least: 10, greatest: 10 + 2 ** 31 }) });
  /** A frame with an object that enters with a code, or one that changes by a difference. */
  function frame(sequence: number, enter: number | undefined, change: number | undefined): Uint8Array {
    const buffer = new FrameBuffer();
    buffer.byte(sequence === 0 ? 0x11 : 0x10);
    buffer.fixed(sequence, 2);
    buffer.whole(0);
    buffer.whole(1);
    if (sequence === 0) buffer.fixed(codec.layout.fingerprint, 4);
    buffer.whole(0);
    if (change !== undefined) {
      buffer.whole(2);
      buffer.difference(change);
    }
    buffer.whole(0);
    if (enter !== undefined) {
      for (const number of [1, 70]) buffer.whole(number);
      for (const place of [5, 5]) buffer.byte(place);
      buffer.fixed(enter, 4);
    }
    return buffer.finish().slice();
  }

  it('takes the codes that it has from any bytes, and no others', () => {
    for (const code of [0, 1, 2 ** 31 - 1, 2 ** 31]) {
      const mirror = new Mirror(codec, { space });
      mirror.apply(frame(0, code, undefined));
      expect(mirror.columns.value.get(0)).toBe(10 + code);
    }
    for (const code of [2 ** 31 + 1, top]) {
      expect(() => new Mirror(codec, { space }).apply(frame(0, code, undefined))).toThrow('A value is outside');
    }
    for (const [code, difference] of [
      [0, -1],
      [2 ** 31, 1],
      [2 ** 31, 2 ** 31 - 1],
      [1, -(2 ** 31)],
    ] as const) {
      const mirror = new Mirror(codec, { space });
      mirror.apply(frame(0, code, undefined));
      const bytes = frame(1, undefined, difference);
      expect(() => mirror.apply(bytes)).toThrow('A value is outside at place 0');
      expect(mirror.columns.value.get(0)).toBe(10 + code);
    }
    const mirror = new Mirror(codec, { space });
    mirror.apply(frame(0, 0, undefined));
    mirror.apply(frame(1, undefined, -(2 ** 31)));
    expect(mirror.columns.value.get(0)).toBe(10 + 2 ** 31);
  });
});
