import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { atLeast, runs } from '@tilewright/testing';
import { decompress, MOST_BYTES_PER_BYTE } from './decompress.js';
import { type Compression, openDecompression, type PlatformReader } from './platform.js';

const compress = { zlib: deflateSync, gzip: gzipSync };
const sample = Uint8Array.from({ length: 300 }, (_, i) => (i * i) % 11);

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The bytes, or the sentence that says why there are none. */
async function outcome(compression: Compression, data: Uint8Array, length: number): Promise<Uint8Array | string> {
  const output = new Uint8Array(length);
  return (await decompress(compression, data, output)) ?? output;
}

/** The oracle: decompresses everything at once, at any length. */
async function plain(compression: Compression, data: Uint8Array): Promise<readonly number[] | undefined> {
  const { readable, writable } = openDecompression(compression);
  const writer = writable.getWriter();
  const written = Promise.allSettled([writer.write(data), writer.close()]);
  const bytes: number[] = [];
  try {
    const reader = readable.getReader();
    for (let piece = await reader.read(); piece.value !== undefined; piece = await reader.read()) {
      bytes.push(...piece.value);
    }
    await written;
    return bytes;
  } catch {
    return undefined;
  }
}

/** Bytes with repetitions near and far. */
const texture: fc.Arbitrary<Uint8Array> = fc
  .array(fc.record({ piece: fc.uint8Array({ minLength: 1, maxLength: 12 }), times: fc.integer({ min: 1, max: 90 }) }), {
    maxLength: 14,
  })
  .map((parts) =>
    Uint8Array.from(parts.flatMap(({ piece, times }) => Array.from({ length: times }, () => [...piece]).flat())),
  );

describe.each(['zlib', 'gzip'] as const)('%s', (compression) => {
  it('gives back what was compressed', async () => {
    await fc.assert(
      fc.asyncProperty(texture, fc.integer({ min: 0, max: 9 }), async (bytes, level) => {
        expect(await outcome(compression, compress[compression](bytes, { level }), bytes.length)).toEqual(bytes);
      }),
      { seed: 31, numRuns: runs(150) },
    );
  });

  it('gives back what is written in several pieces', async () => {
    let state = 1;
    const noise = Uint8Array.from({ length: 100_000 }, () => (state = (state * 75) % 65_537));
    const data = compress[compression](noise);
    expect(data.length).toBeGreaterThan(60_000);
    const read = await outcome(compression, data, noise.length);
    expect(typeof read !== 'string' && read.every((byte, i) => byte === noise[i])).toBe(true);
    expect(await outcome(compression, data.slice(0, 50_000), noise.length)).toMatch('It does not decompress: ');
  });

  it('notices any bit that is flipped in the data or their checksum', async () => {
    const data = compress[compression](sample);
    // The bytes of a gzip header that say nothing about the data: time, level, system.
    const start = compression === 'gzip' ? 10 : 0;
    for (let at = start; at < data.length; at++) {
      for (let bit = 0; bit < 8; bit++) {
        const broken = data.slice();
        broken[at] = (broken[at] ?? 0) ^ (1 << bit);
        expect(await outcome(compression, broken, sample.length)).toMatch(
          /^It (does not decompress: .|decompresses to )/,
        );
      }
    }
  });

  it('notices every cut', async () => {
    const data = compress[compression](sample);
    for (let length = 0; length < data.length; length++) {
      expect(await outcome(compression, data.slice(0, length), sample.length)).toMatch('It does not decompress: ');
    }
  });

  it('agrees with the platform on broken data and on bytes after the end', async () => {
    const edit = fc.record({ at: fc.nat(), bit: fc.nat(7), kind: fc.constantFrom('flip', 'cut', 'add') });
    const outcomes = { read: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(texture, fc.array(edit, { maxLength: 3 }), async (bytes, edits) => {
        let data: Uint8Array = compress[compression](bytes);
        for (const { at, bit, kind } of edits) {
          const index = at % data.length;
          if (kind === 'add') data = Uint8Array.of(...data, ...data.subarray(0, bit), bit);
          else if (kind === 'cut' && index > 0) data = data.slice(0, index);
          else data[index] = (data[index] ?? 0) ^ (1 << bit);
        }
        const expected = await plain(compression, data);
        const read = await outcome(compression, data, expected?.length ?? bytes.length);
        if (expected === undefined) expect(read).toMatch(/^It (does not decompress: .|decompresses to )/);
        else expect(read).toEqual(Uint8Array.from(expected));
        outcomes[expected === undefined ? 'refused' : 'read']++;
      }),
      { seed: 32, numRuns: runs(400) },
    );
    // Both must occur, or the fuzzer tests nothing: untouched data are read where all that follows is refused, too.
    expect(outcomes.read).toBeGreaterThanOrEqual(atLeast(5));
    expect(outcomes.refused).toBeGreaterThanOrEqual(atLeast(20));
  });

  it('ends even if many bytes follow the data', async () => {
    const data = new Uint8Array(100_000).fill(7);
    data.set(compress[compression](sample));
    const read = await outcome(compression, data, sample.length);
    if (typeof read === 'string') expect(read).toMatch('It does not decompress: ');
    else expect(read).toEqual(sample);
  });

  it('rejects more and fewer bytes than expected', async () => {
    const data = compress[compression](sample);
    expect(await outcome(compression, data, 299)).toBe('It decompresses to more than 299 bytes');
    expect(await outcome(compression, data, 0)).toBe('It decompresses to more than 0 bytes');
    expect(await outcome(compression, data, 301)).toBe('It decompresses to 300 bytes instead of 301');
    expect(await outcome(compression, compress[compression](new Uint8Array()), 0)).toEqual(new Uint8Array());
  });

  it('rejects data of the other kind, and deflate data without a wrapper', async () => {
    const other = compression === 'zlib' ? gzipSync(sample) : deflateSync(sample);
    expect(await outcome(compression, other, 300)).toMatch('It does not decompress: ');
    expect(await outcome(compression, deflateRawSync(sample), 300)).toMatch('It does not decompress: ');
  });

  it('cannot expand by more than mostBytesPerByte', () => {
    expect((1 << 24) / compress[compression](new Uint8Array(1 << 24)).length).toBeLessThan(MOST_BYTES_PER_BYTE);
  });
});

/** Puts a platform of our own in place of the real one. */
function stubPlatform(reader: PlatformReader, write: (bytes: Uint8Array) => Promise<void>): void {
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly readable = { getReader: () => reader };
      readonly writable = { getWriter: () => ({ write, close: () => Promise.resolve() }) };
    },
  );
}

describe('decompress', () => {
  it('stops at the first piece that exceeds the buffer, and cancels the stream', async () => {
    let [reads, cancels] = [0, 0];
    const reader: PlatformReader = {
      read: () => {
        reads++;
        return Promise.resolve({ done: false, value: new Uint8Array(1000) });
      },
      cancel: () => {
        cancels++;
        return Promise.reject(new Error('nobody may see this'));
      },
    };
    stubPlatform(reader, () => Promise.reject(new Error('nor this')));
    expect(await outcome('zlib', new Uint8Array(10), 2500)).toBe('It decompresses to more than 2500 bytes');
    expect([reads, cancels]).toEqual([3, 1]);
  });

  it('writes small pieces, each after the previous one was accepted', async () => {
    const lengths: number[] = [];
    let underWay = 0;
    const written = Promise.resolve();
    const reader: PlatformReader = {
      read: async () => {
        for (let turn = 0; turn < 100; turn++) await written;
        return { done: true };
      },
      cancel: () => Promise.resolve(),
    };
    stubPlatform(reader, async (bytes) => {
      expect(underWay).toBe(0);
      underWay++;
      lengths.push(bytes.length);
      await written;
      underWay--;
    });
    expect(await outcome('gzip', new Uint8Array(40_000), 0)).toEqual(new Uint8Array());
    expect(lengths).toEqual([16_384, 16_384, 7232]);
  });

  it.each<[string, unknown, string]>([
    ['an error', new TypeError('incorrect data check'), 'incorrect data check'],
    ['an error without words', new TypeError('', { cause: new Error('incorrect data check') }), 'incorrect data check'],
    ['no error', 'a text', 'a text'],
  ])('tells what the platform throws: %s', async (_, failure, reason) => {
    const reader: PlatformReader = {
      read: () => Promise.resolve().then(() => throwIt(failure)),
      cancel: () => Promise.resolve(),
    };
    stubPlatform(reader, () => Promise.resolve());
    expect(await outcome('zlib', new Uint8Array(1), 1)).toBe(`It does not decompress: ${reason}`);
  });
});

function throwIt(failure: unknown): never {
  throw failure;
}
