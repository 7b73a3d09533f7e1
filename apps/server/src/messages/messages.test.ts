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
import type { ClientInput } from '../simulation/inputs.js';
import type { Body, Letter } from '../simulation/letters.js';
import type { PlayerFrame } from '../zones/frames.js';
import { ByteWriter } from './bytes.js';
import { type ClientMessage, decodeClientMessage, encodeClientMessage } from './client-message.js';
import { decodeEntry, encodeEntry, type Entry } from './entries.js';
import { decodeLetters, encodeLetters } from './letters.js';
import { decodeFrame, FrameWriter } from './server-frame.js';

const body: Body = {
  id: 16_777_219,
  position: position(meters(0.1), meters(-0)),
  velocity: velocity(metersPerSecond(1 / 3), metersPerSecond(-2)),
  heading: directionFromAngle(degrees(-17)),
  goal: Direction2.west,
  stride: 0.6,
  coins: 11,
  taken: 7,
  epoch: 3,
};

const letters: readonly Letter[] = [
  { kind: 'body', body },
  { kind: 'birth', player: 4, zone: 2 },
  { kind: 'moved', id: 2 ** 52 + 4, zone: 1, epoch: 3 },
  { kind: 'sleep', body },
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
  version: 3,
  inputs: [
    { kind: 'join', player: 3 },
    { kind: 'act', player: 3, number: 1, walk: Direction2.south, gift: { to: 5, zone: 1 } },
    { kind: 'act', player: 4, number: 2, walk: undefined, gift: undefined },
    { kind: 'leave', player: 5 },
    { kind: 'places', count: 167 },
  ],
  taken: new Map([
    [2, 17],
    [0, 3],
  ]),
  dropped: [{ from: 2, tick: 16 }],
  hash: '0123456789abcdef',
};

describe('letters', () => {
  it('come back with the same bits, negative zero included', () => {
    expect(decodeLetters(encodeLetters(letters))).toStrictEqual(letters);
  });
});

describe('entries', () => {
  it('are refused with ticks that nothing has', () => {
    for (const wrong of [NaN, -1, 0.5, 17.000_000_1, 2 ** 60]) {
      const bytes = encodeEntry({ ...entry, taken: new Map([[2, wrong]]) });
      expect(() => decodeEntry(bytes), String(wrong)).toThrow('a whole number');
    }
  });

  it('come back as they were', () => {
    for (const dropped of [[], entry.dropped]) {
      expect(decodeEntry(encodeEntry({ ...entry, dropped }))).toStrictEqual({ ...entry, dropped });
    }
  });
});

const act = (number: number): ClientInput => ({
  kind: 'act',
  player: 3,
  number,
  walk: Direction2.west,
  gift: undefined,
});
const message: ClientMessage = {
  eye: position(meters(1.5), meters(-2)),
  inputs: [
    { kind: 'join', player: 3 },
    act(4),
    { ...act(5), walk: undefined, gift: { to: 5, zone: 1 } } as ClientInput,
  ],
};
const decodeMessage = (bytes: Uint8Array): ClientMessage => decodeClientMessage(bytes, 3);

describe('messages of clients', () => {
  it('come back as they were, with the player of the token', () => {
    expect(decodeMessage(encodeClientMessage(message))).toStrictEqual(message);
    const withPass = {
      ...message,
      pass: { position: position(meters(1), meters(2)), expiry: 1e9, seal: [1, 2, 3, 4] },
    };
    expect(decodeMessage(encodeClientMessage(withPass))).toStrictEqual(withPass);
    const blind = { eye: undefined, inputs: [] };
    expect(decodeMessage(encodeClientMessage(blind))).toStrictEqual(blind);
    const forged = { eye: undefined, inputs: [{ kind: 'join', player: 9 } as const] };
    expect(decodeMessage(encodeClientMessage(forged)).inputs).toStrictEqual([{ kind: 'join', player: 3 }]);
  });

  it('have nothing that only hosts say', () => {
    for (const kind of [2, 3]) {
      const writer = new ByteWriter();
      for (const number of [0, 1, kind, 1]) writer.number(number);
      expect(() => decodeMessage(writer.bytes)).toThrow('a kind of input');
    }
  });

  it('have few inputs', () => {
    const inputs = Array.from({ length: 9 }, (_, i) => act(i + 1));
    expect(() => decodeMessage(encodeClientMessage({ eye: undefined, inputs }))).toThrow('at most 8 inputs');
    expect(decodeMessage(encodeClientMessage({ eye: undefined, inputs: inputs.slice(1) })).inputs).toHaveLength(8);
  });

  it('are refused with numbers that nothing means', () => {
    const bytes = encodeClientMessage(message);
    // The flag of the eye, a coordinate, the count, the kind of an input, a flag.
    for (const at of [0, 8, 24, 32, 40, 56]) {
      for (const wrong of [NaN, Infinity, 0.5, -1e300, 1e300]) {
        const changed = bytes.slice();
        new DataView(changed.buffer).setFloat64(at, wrong, true);
        if (at === 8 && Number.isFinite(wrong)) continue;
        expect(() => decodeMessage(changed), `${wrong} at ${at}`).toThrow(RangeError);
      }
    }
  });
});

describe('frames', () => {
  const writer = new FrameWriter();
  const greatest = Number.MAX_SAFE_INTEGER;
  const objects = Uint8Array.from({ length: 300 }, (_, i) => i);
  const all: readonly PlayerFrame[] = [
    { zone: 3, fence: 1, tick: 127, news: undefined },
    { zone: 128, fence: 16_384, tick: 2 ** 31, news: { kind: 'here', epoch: 0, taken: greatest } },
    { zone: 0, fence: greatest, tick: greatest, news: { kind: 'moved', to: 200 } },
    {
      zone: greatest,
      fence: greatest,
      tick: greatest,
      news: { kind: 'leaving', epoch: greatest, taken: greatest, to: greatest },
    },
  ];

  it.each(all)('come back as they were: %j', (frame) => {
    for (const bytes of [objects, new Uint8Array(0)]) {
      expect(decodeFrame(writer.write(frame, bytes).slice())).toStrictEqual({ ...frame, objects: bytes });
    }
  });

  it.each(all)('are refused when their header is cut off: %j', (frame) => {
    const bytes = writer.write(frame, new Uint8Array(0)).slice();
    for (let length = 0; length < bytes.length; length++) {
      expect(() => decodeFrame(bytes.subarray(0, length)), `${length} bytes`).toThrow('must be whole');
    }
  });

  it('are refused when they are of something else', () => {
    expect(() => decodeFrame(Uint8Array.of(0, 1, 1, 1))).toThrow('version 2');
    expect(() => decodeFrame(Uint8Array.of(7, 1, 1, 1))).toThrow('version 2');
    expect(() => decodeFrame(Uint8Array.of(8, ...Array.from({ length: 20 }, () => 255)))).toThrow('53 bits');
  });
});

describe.each([
  ['a message', encodeClientMessage(message), decodeMessage],
  ['letters', encodeLetters(letters), decodeLetters],
  ['an entry', encodeEntry({ ...entry, dropped: [] }), decodeEntry],
  ['an entry without some mail', encodeEntry(entry), decodeEntry],
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
