import {
  degrees,
  directionFromAngle,
  Direction2,
  meters,
  metersPerSecond,
  position,
  velocity,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Letter } from '../simulation/letters.js';
import { decodeEntry, encodeEntry, type Entry } from './entries.js';
import { decodeLetters, encodeLetters } from './letters.js';

const letters: readonly Letter[] = [
  {
    kind: 'body',
    body: {
      id: 16_777_219,
      position: position(meters(0.1), meters(-0)),
      velocity: velocity(metersPerSecond(1 / 3), metersPerSecond(-2)),
      heading: directionFromAngle(degrees(-17)),
      goal: Direction2.west,
      stride: 0.6,
      coins: 11,
      taken: 7,
      epoch: 3,
    },
  },
  { kind: 'birth', player: 4, zone: 2 },
  {
    kind: 'gift',
    to: 3,
    coins: 1,
    from: 4,
    fromZone: 2,
    fromPosition: position(meters(1), meters(2)),
    isReturn: true,
  },
];

const entry: Entry = {
  inputs: [
    { kind: 'join', player: 3 },
    { kind: 'act', player: 3, number: 1, walk: Direction2.south, gift: { to: 5, zone: 1 } },
    { kind: 'act', player: 4, number: 2, walk: undefined, gift: undefined },
  ],
  taken: new Map([
    [2, 17],
    [0, 3],
  ]),
  hash: '0123456789abcdef',
};

describe('letters', () => {
  it('come back with the same bits, negative zero included', () => {
    expect(decodeLetters(encodeLetters(letters))).toStrictEqual(letters);
  });
});

describe('entries', () => {
  it('come back as they were', () => {
    expect(decodeEntry(encodeEntry(entry))).toStrictEqual(entry);
  });
});

describe.each([
  ['letters', encodeLetters(letters), decodeLetters],
  ['an entry', encodeEntry(entry), decodeEntry],
] as const)('bytes of %s', (_, bytes, decode) => {
  it('are refused when they are cut off', () => {
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decode(bytes.slice(0, length)), `${length} bytes`).toThrow(RangeError);
    }
  });

  it('are refused when something follows them', () => {
    expect(() => decode(Uint8Array.of(...bytes, ...bytes))).toThrow(RangeError);
  });
});
