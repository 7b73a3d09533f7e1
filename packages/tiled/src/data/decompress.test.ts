import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.js';
import { adler32, crc32 } from './checksums.js';
import { createDecompressor, type Compression } from './decompress.js';
import { InflateFailure } from './inflate.js';

const decompressor = createDecompressor();
const compress = { zlib: deflateSync, gzip: gzipSync };

function decompress(compression: Compression, data: Uint8Array, length: number): Uint8Array {
  const output = new Uint8Array(length);
  decompressor.decompress(compression, data, output);
  return output;
}

const sample = Uint8Array.from({ length: 300 }, (_, i) => (i * i) % 11);

describe('the checksums', () => {
  it('are those of the formats', () => {
    const text = Uint8Array.from('Wikipedia', (character) => character.charCodeAt(0));
    expect(adler32(text)).toBe(0x11e60398);
    expect(crc32(Uint8Array.from('123456789', (character) => character.charCodeAt(0)))).toBe(0xcbf43926);
    expect(adler32(new Uint8Array())).toBe(1);
    expect(adler32(new Uint8Array(20_000).fill(255))).toBe(adler32Plain(new Uint8Array(20_000).fill(255)));
  });
});

describe.each(['zlib', 'gzip'] as const)('%s', { timeout: 20_000 * runs(1) }, (compression) => {
  it('gives back what was compressed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), fc.integer({ min: 0, max: 9 }), (bytes, level) => {
        expect(decompress(compression, compress[compression](bytes, { level }), bytes.length)).toEqual(bytes);
      }),
      { seed: 31, numRuns: runs(150) },
    );
  });

  it('notices any bit that is flipped in the data or their checksum', () => {
    const data = compress[compression](sample);
    // The bytes of a gzip header that say nothing about the data: time, level, system.
    const start = compression === 'gzip' ? 10 : 0;
    for (let at = start; at < data.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const broken = data.slice();
        broken[at] = (broken[at] ?? 0) ^ (1 << bit);
        expect(() => decompress(compression, broken, sample.length)).toThrow(InflateFailure);
      }
    }
  });

  it('notices every cut, and what follows the data', () => {
    const data = compress[compression](sample);
    for (let length = 0; length < data.length; length++) {
      expect(() => decompress(compression, data.slice(0, length), sample.length)).toThrow(InflateFailure);
    }
    expect(() => decompress(compression, Uint8Array.of(...data, 0), sample.length)).toThrow(
      'Something follows them (1 bytes)',
    );
  });

  it('refuses more and fewer bytes than expected', () => {
    const data = compress[compression](sample);
    expect(() => decompress(compression, data, 299)).toThrow('They hold more than 299 bytes');
    expect(() => decompress(compression, data, 301)).toThrow('They hold 300 bytes instead of 301');
  });
});

describe('zlib', () => {
  it.each([
    ['another method', 0x79, 'The data do not begin as zlib data do'],
    ['a window that is too large', 0x88, 'The data do not begin as zlib data do'],
  ])('refuses %s', (_, method, reason) => {
    const data = deflateSync(sample);
    data[0] = method;
    expect(() => decompress('zlib', data, 300)).toThrow(reason);
  });

  it('refuses a dictionary', () => {
    const data = deflateSync(sample);
    data[0] = 0x78;
    // Rounded up so that the check of the header holds.
    data[1] = 0x20 + 31 - (0x7820 % 31);
    expect(() => decompress('zlib', data, 300)).toThrow('The data need a dictionary');
  });
});

describe('gzip', () => {
  it('passes over everything that a header may hold', () => {
    const data = gzipSync(sample);
    const extra = [3, 0, 1, 2, 3];
    const name = [65, 66, 0];
    const comment = [67, 0];
    const headerCrc = [9, 9];
    const head = Array.from(data.slice(0, 10));
    for (let flags = 0; flags < 32; flags++) {
      const withText = head.map((byte, i) => (i === 3 ? flags : byte));
      const full = Uint8Array.of(
        ...withText,
        ...((flags & 4) !== 0 ? extra : []),
        ...((flags & 8) !== 0 ? name : []),
        ...((flags & 16) !== 0 ? comment : []),
        ...((flags & 2) !== 0 ? headerCrc : []),
        ...data.slice(10),
      );
      expect(decompress('gzip', full, 300)).toEqual(sample);
    }
  });

  it.each([
    ['a header of another kind', [0x1f, 0x8c], 'The data do not begin as gzip data do'],
    ['an extra field that runs out', [0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0, 255, 255], 'The data end too early'],
    [
      'a name without an end',
      [0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 0, ...Array.from({ length: 9 }, () => 65)],
      'The data end too early',
    ],
  ])('refuses %s', (_, bytes, reason) => {
    const data = new Uint8Array(19);
    data.set(bytes);
    expect(() => decompress('gzip', data, 8)).toThrow(reason);
  });
});

function adler32Plain(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return b * 65536 + a;
}
