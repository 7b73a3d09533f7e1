/**
 * Forms that were cut, inflated or spoiled at random: an error that says where, or a map that is right; nothing else.
 */
import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffOf } from './changes/diff.js';
import {
  arrayTilemapFromJSON,
  bitTilemapFromJSON,
  chunkedTilemapFromJSON,
  tilemapPatchFromJSON,
  typedTilemapFromJSON,
} from './json.js';
import { arrayTilemapFrom } from './storage/array.js';
import { bitTilemap } from './storage/bit.js';
import { chunkedTilemap } from './storage/chunked-options.js';
import { typedTilemap } from './storage/typed.js';
import { tileRect } from './values/rect.js';

const long = { timeout: 600_000 };

/** Parses of text that is no JSON are the platform's; what parses is a form, or must be refused by name and place. */
interface Kind {
  readonly name: string;
  readonly map: { toJSON(): unknown };
  readonly read: (json: unknown) => { toJSON(): unknown };
}

const bounds = tileRect({ x: -2, y: 5, width: 3, height: 2 });
const bits = bitTilemap(tileRect({ x: -2, y: 5, width: 35, height: 2 }));
bits.setAt(32, 6, true);
const doubles = typedTilemap(bounds, Float64Array, -0);
[Number.NaN, 0.1, -Infinity].forEach((value, column) => doubles.setAt(column - 2, 6, value));
const bytes = chunkedTilemap({ background: 3, array: Uint8Array, chunkSize: 4 });
bytes.setAt(-1, 9, 200);
bytes.setAt(70, 0, 1);
const texts = chunkedTilemap({ background: 'none', chunkSize: 4 });
texts.setAt(1, 1, 'some "quoted" [text]');

const text = (value: unknown, path: string): string => {
  if (typeof value !== 'string') throw new RangeError(`text: ${path} must be a text, received ${typeof value}`);
  return value;
};
const kinds: readonly Kind[] = [
  {
    name: 'arrayTilemapFromJSON',
    map: arrayTilemapFrom(bounds, (x, y) => `${x},${y}`),
    read: (json) => arrayTilemapFromJSON(json, text),
  },
  { name: 'bitTilemapFromJSON', map: bits, read: bitTilemapFromJSON },
  { name: 'typedTilemapFromJSON', map: doubles, read: (json) => typedTilemapFromJSON(json, Float64Array) },
  { name: 'chunkedTilemapFromJSON', map: bytes, read: (json) => chunkedTilemapFromJSON(json, Uint8Array) },
  { name: 'chunkedTilemapFromJSON', map: texts, read: (json) => chunkedTilemapFromJSON(json, text) },
  {
    name: 'tilemapPatchFromJSON',
    map: diffOf(typedTilemap(bounds, Float64Array, 7), doubles),
    read: (json) => tilemapPatchFromJSON(json, doubles),
  },
  {
    name: 'tilemapPatchFromJSON',
    map: diffOf(bitTilemap(bits.bounds), bits),
    read: (json) => tilemapPatchFromJSON(json, bits),
  },
  {
    name: 'tilemapPatchFromJSON',
    map: diffOf(chunkedTilemap({ background: 'none' }), texts),
    read: (json) => tilemapPatchFromJSON(json, texts, text),
  },
];

/** The members that a message may name, with what may follow. */
const place =
  /^(\w+): (json|type|version|storage|array|chunkSize|chunkCount|background|(bounds|values|words|chunks|runs|before|after)(\.\w+|\[\d+\])*) must be /;

/** Reads a form. It is right, or refused by name and place. */
function expectRightOrRefused({ name, read }: Kind, form: unknown): 'right' | 'refused' {
  let map: { toJSON(): unknown };
  try {
    map = read(form);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const [, where] = place.exec(error.message) ?? [];
    if (where !== name && where !== 'text') expect.fail(`an error without name and place: ${error.message}`);
    return 'refused';
  }
  expect(plain(form)).toMatchObject(plain(JSON.parse(JSON.stringify(map))) as object);
  return 'right';
}

/** A form without what may differ: the order of chunks, and the sign of zeros, which whole numbers do not have. */
function plain(form: unknown): unknown {
  const copy = JSON.parse(JSON.stringify(form), (_key, value: unknown) => (value === '-0' ? 0 : value)) as unknown;
  const { chunks } = copy as { chunks?: { x: number; y: number }[] };
  chunks?.sort((a, b) => a.y - b.y || a.x - b.x);
  return copy;
}

/**
 * Closes the lists and objects that are open at the end of a text that was JSON. Inside of a string there is no way.
 */
function closed(cut: string): string {
  const open: string[] = [];
  let inString = false;
  for (let index = 0; index < cut.length; index++) {
    const character = cut[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') open.push('}');
    else if (character === '[') open.push(']');
    else if (character === '}' || character === ']') open.pop();
  }
  return cut.replace(/[,:]$/, (last) => (last === ',' ? '' : ':null')) + (inString ? '\n' : open.reverse().join(''));
}

/** The paths to all members and elements of a form. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, key]))];
}

/** A copy in which what is at a path became something else, or is gone. */
function replaced(value: unknown, path: readonly string[], change: (old: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  const entries: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value as Record<string, unknown>)) {
    const next = name === key ? replaced(member, rest, change) : member;
    if (next !== gone) entries.push([name, next]);
  }
  const isList = Array.isArray(value);
  return isList ? entries.map(([, member]) => member) : Object.fromEntries(entries);
}
const gone = Symbol('gone');

const hostile: readonly unknown[] = [
  gone,
  null,
  true,
  '',
  '7',
  'NaN',
  '-0',
  [],
  {},
  [[]],
  -1,
  0.5,
  1e-320,
  255,
  256,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53,
  1e308,
];

describe.each(kinds)('$name', (kind) => {
  const form: unknown = JSON.parse(JSON.stringify(kind.map));
  const written = JSON.stringify(form);

  it('reads what was written', () => {
    expect(expectRightOrRefused(kind, form)).toBe('right');
  });

  it('rejects a file that was cut at any place', () => {
    for (let end = 1; end < written.length - 1; end++) {
      let cut: unknown;
      try {
        cut = JSON.parse(closed(written.slice(0, end)));
      } catch {
        continue; // Cut inside of a word: no JSON, so no form.
      }
      const answer = expectRightOrRefused(kind, cut);
      if (answer === 'right') expect(cut).toEqual(form);
    }
  });

  it('rejects a form of which something is missing, or another thing, at any place', () => {
    let refused = 0;
    for (const path of pathsOf(form)) {
      for (const value of hostile) {
        const spoiled = replaced(form, path, () => value);
        if (expectRightOrRefused(kind, spoiled === gone ? undefined : spoiled) === 'refused') refused++;
      }
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('reads or rejects forms that were changed at several places', long, () => {
    const paths = pathsOf(form);
    const change = fc.tuple(
      fc.constantFrom(...paths),
      fc.oneof(fc.constantFrom(...hostile), fc.jsonValue({ maxDepth: 2 }), fc.integer(), fc.double()),
    );
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let spoiled = form;
        for (const [path, value] of changes) {
          // A path that an earlier change took away changes nothing.
          if (pathsOf(spoiled).some((each) => each.join() === path.join())) {
            spoiled = replaced(spoiled, path, () => value);
          }
          if (spoiled === gone) spoiled = undefined;
        }
        expectRightOrRefused(kind, spoiled === undefined ? undefined : JSON.parse(JSON.stringify(spoiled)));
      }),
      { seed: 491, numRuns: runs(1000) },
    );
  });
});

describe('the header of a form', () => {
  /** Bytes that note how many were asked for. */
  const asked: number[] = [];
  const notedBytes = new Proxy(Uint8Array, {
    construct: (target, [length]: [number]) => {
      asked.push(length);
      return new target(length);
    },
  });

  it('alone allocates nothing, however large it says that the map is', () => {
    const map = typedTilemap(bounds, Uint8Array, 1);
    const chunks = chunkedTilemap({ background: 0, array: Uint8Array, chunkSize: 4 });
    chunks.setAt(0, 0, 1);
    for (const size of [1, 4, 7, 4096, 65_536, 2 ** 31 - 10]) {
      for (const member of ['width', 'height']) {
        const inflated = replaced(map.toJSON(), ['bounds', member], () => size);
        expect(() => typedTilemapFromJSON(inflated, notedBytes)).toThrow('typedTilemapFromJSON: values.length must be');
      }
    }
    for (const chunkSize of [8, 256]) {
      const inflated = replaced(chunks.toJSON(), ['chunkSize'], () => chunkSize);
      expect(() => chunkedTilemapFromJSON(inflated, notedBytes)).toThrow('chunks[0].values.length must be');
    }
    expect(asked).toEqual([]);
    typedTilemapFromJSON(map.toJSON(), notedBytes);
    chunkedTilemapFromJSON(chunks.toJSON(), notedBytes);
    expect(asked).toEqual([6, 16]);
  });
});
