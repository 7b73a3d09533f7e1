import { Random } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { FrameBuffer } from './frame-buffer.js';
import { FrameReader } from './frame-reader.js';
import { checksum } from './murmur.js';

function readerOf(bytes: Uint8Array, end = bytes.length - 4): FrameReader {
  const reader = new FrameReader();
  reader.start(bytes, end);
  return reader;
}

const limits = [0, 1, 2, 3, 4, 7, 8, 63, 64, 127, 128, 511, 512, 8191, 8192, 2 ** 20, 2 ** 30, 2 ** 31 - 1];
const signed = limits.flatMap((limit) => [limit, -limit, -limit - 1]);

describe('what a buffer writes, a reader reads', () => {
  it('two differences', () => {
    for (const dx of signed) {
      for (const dy of signed) {
        const buffer = new FrameBuffer();
        buffer.differences(dx, dy);
        buffer.byte(77);
        const reader = readerOf(buffer.finish());
        reader.differences();
        expect([reader.x, reader.y, reader.byte(), reader.isBad, reader.isAtEnd]).toEqual([
          dx + 0,
          dy + 0,
          77,
          false,
          true,
        ]);
      }
    }
  });

  it.each([
    [0, -4, 1],
    [3, 3, 1],
    [4, 0, 2],
    [63, -64, 2],
    [64, 0, 3],
    [511, -512, 3],
    [512, 0, 4],
    [8191, -8192, 4],
    [8192, 0, 9],
  ])('%s and %s in %s bytes', (dx, dy, length) => {
    const buffer = new FrameBuffer();
    buffer.differences(dx, dy);
    expect(buffer.at).toBe(length);
  });

  it('one difference, and whole numbers', () => {
    const random = new Random(1);
    const wholes = [...limits, 2 ** 31, 2 ** 32, 2 ** 49, Number.MAX_SAFE_INTEGER];
    for (let i = 0; i < 500; i++) wholes.push(Math.floor(random.next() * 2 ** random.integer(1, 53)));
    const buffer = new FrameBuffer();
    buffer.reserve(20_000);
    for (const whole of wholes) buffer.whole(whole);
    for (const each of signed) buffer.difference(each);
    for (const count of [1, 2, 3, 4]) buffer.fixed(0x1234_5678 & (2 ** (8 * count) - 1), count);
    const reader = readerOf(buffer.finish());
    expect(wholes.map(() => reader.whole())).toEqual(wholes);
    expect(signed.map(() => reader.difference())).toEqual(signed.map((each) => each + 0));
    expect([1, 2, 3, 4].map((count) => reader.fixed(count))).toEqual([0x78, 0x5678, 0x34_5678, 0x1234_5678]);
    expect([reader.isBad, reader.isAtEnd]).toEqual([false, true]);
  });
});

describe('a reader', () => {
  it('reads nothing beyond the end', () => {
    const calls: ((reader: FrameReader) => unknown)[] = [
      (reader) => reader.byte(),
      (reader) => reader.whole(),
      (reader) => reader.difference(),
      (reader) => reader.differences(),
      (reader) => reader.fixed(4),
    ];
    for (const call of calls) {
      for (const bytes of [[], [0xff], [0xff, 0xff]]) {
        const reader = readerOf(Uint8Array.from(bytes), bytes.length);
        call(reader);
        if (bytes.length === 0) expect(reader.isBad).toBe(true);
        expect(reader.at).toBeLessThanOrEqual(bytes.length);
      }
    }
  });

  it.each([
    ['a number without an end', Array.from({ length: 9 }, () => 0xff)],
    ['a number beyond 2^53', [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]],
    ['a number with more bytes than it needs', [0x80, 0x00]],
  ])('refuses %s', (_, bytes) => {
    const reader = readerOf(Uint8Array.from(bytes), bytes.length);
    expect([reader.whole(), reader.isBad]).toEqual([0, true]);
  });

  it.each([0x40, 0x7f, 0xd0, 0xdf, 0xf1, 0xff])(
    'refuses a first byte of differences that means nothing: %s',
    (first) => {
      const reader = readerOf(Uint8Array.of(first, 0, 0, 0, 0, 0, 0, 0, 0), 9);
      reader.differences();
      expect(reader.isBad).toBe(true);
    },
  );

  it.each([
    ['without an end', [0xff, 0xff, 0xff, 0xff, 0xff, 0xff]],
    ['of more than 32 bits', [0xff, 0xff, 0xff, 0xff, 0x1f]],
    ['with more bytes than it needs', [0x83, 0x80, 0x00]],
  ])('refuses a difference %s', (_, bytes) => {
    const reader = readerOf(Uint8Array.from(bytes), bytes.length);
    reader.difference();
    expect(reader.isBad).toBe(true);
  });

  it.each([
    ['3 bits in two bytes', [0x80 | (7 >> 1), 0x80 | 7]],
    ['7 bits in three', [0xc0 | (127 >> 6), (127 << 2) & 0xff, 127]],
    ['10 bits in four', [0xe0, 1023 >> 2, (1023 << 6) & 0xff, 255]],
    ['14 bits in nine', [0xf0, 0xff, 0x3f, 0, 0, 0xff, 0x3f, 0, 0]],
  ])('refuses two differences of %s', (_, bytes) => {
    const reader = readerOf(Uint8Array.from(bytes), bytes.length);
    reader.differences();
    expect([reader.isBad, reader.at]).toEqual([true, bytes.length]);
  });
});

describe('the checksum', () => {
  it('sees a change of any word, and every length', () => {
    const bytes = Uint8Array.from({ length: 23 }, (_, i) => 7 * i);
    const seen = new Set<number>();
    for (let end = 0; end <= bytes.length; end++) seen.add(checksum(bytes, 0, end));
    for (let at = 0; at < bytes.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const changed = bytes.slice();
        changed[at]! ^= 1 << bit;
        seen.add(checksum(changed, 0, changed.length));
      }
    }
    expect(seen.size).toBe(24 + 23 * 8);
  });
});

describe('a buffer', () => {
  it('gives the same view for the same length, and keeps few of them', () => {
    const buffer = new FrameBuffer();
    const frame = (length: number): Uint8Array => {
      buffer.at = 0;
      buffer.reserve(length);
      for (let i = 0; i < length; i++) buffer.byte(i);
      return buffer.finish();
    };
    frame(5000);
    const first = frame(9);
    for (let length = 9; length < 9 + 60; length++) expect(frame(length)).toBe(frame(length));
    expect(frame(9)).toBe(first);
    expect(frame(4000)).toEqual(frame(4000));
    for (let length = 4; length < 4000; length++) frame(length);
    expect(frame(9)).not.toBe(first);
    expect(frame(9)).toEqual(first);
    const { views } = buffer as unknown as { readonly views: readonly unknown[] };
    expect(views.length).toBe(64);
  });
});
