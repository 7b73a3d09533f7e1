/** Frames whose bytes came whole, and whose lists mean nothing: written by hand, each with one fault. */
import { tileSpace } from '@tilewright/tilemap';
import {
  Direction2,
  directionColumn,
  meters,
  metersPerSecond,
  metersPerTile,
  milliseconds,
  pointColumn,
  position,
  rectangle,
  vectorColumn,
  velocity,
  type Velocity2,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import { checksum } from '../bytes/murmur.js';
import { directionCodec, Mirror, pointCodec, rowCodec, vectorCodec, Watcher } from '../index.js';

const origin = position(meters(0), meters(0));
const within = rectangle(origin, position(meters(99), meters(99)));
const codec = rowCodec({ position: pointCodec({ within, step: meters(1) }) });

type Enter = readonly [gap: number, id: number, x: number, y: number];
type Change = readonly [skipped: number, mask: number, dx: number, dy: number];

interface Lists {
  readonly leave?: readonly number[];
  readonly change?: readonly Change[];
  readonly enter?: readonly Enter[];
}

function frame(sequence: number, { leave = [], change = [], enter = [] }: Lists): Uint8Array {
  const buffer = new FrameBuffer();
  buffer.byte(sequence === 0 ? 0x11 : 0x10);
  buffer.fixed(sequence, 2);
  buffer.whole(0);
  buffer.whole(1);
  if (sequence === 0) buffer.fixed(codec.layout.fingerprint, 4);
  for (const gap of leave) buffer.whole(gap);
  buffer.whole(0);
  for (const [skipped, mask, dx, dy] of change) {
    buffer.whole((skipped << 1) | mask);
    buffer.differences(dx, dy);
  }
  buffer.whole(0);
  for (const [gap, id, x, y] of enter) {
    buffer.whole(gap);
    buffer.whole(id);
    buffer.byte(x);
    buffer.byte(y);
  }
  return buffer.finish().slice();
}

/** A mirror that shows object 70 at place 0 and object 71 at place 2. */
function filled() {
  const mirror = new Mirror(codec, { space: tileSpace({ origin, tileSize: metersPerTile(1) }) });
  mirror.apply(
    frame(0, {
      enter: [
        [1, 70, 5, 5],
        [2, 71, 9, 9],
      ],
    }),
  );
  return mirror;
}

it.each<[Lists, string]>([
  [{ leave: [2] }, 'No object is at place 1'],
  [{ leave: [1, 2, 2] }, 'No object is at place 4'],
  [{ leave: [2 ** 50] }, 'No object is at place'],
  [{ change: [[1, 1, 0, 0]] }, 'No object is at place 1'],
  [{ leave: [1], change: [[0, 1, 0, 0]] }, 'No object is at place 0'],
  [{ change: [[0, 1, -6, 0]] }, 'A value is outside at place 0'],
  [{ change: [[0, 1, 0, 95]] }, 'A value is outside at place 0'],
  [{ change: [[0, 1, 0, 0]] }, 'Nothing is new at place 0'],
  [{ change: [[2, 0, 0, 0]] }, 'Nothing is new at place 2'],
  [{ leave: [1, 2], change: [[2, 1, 1, 1]] }, 'No object is at place 2'],
  [{ leave: [1], enter: [[1, 72, 0, 0]] }, 'Place 0 is not free'],
  [{ leave: [1], enter: [[2, 70, 0, 0]] }, 'Object 70 has entered already'],
  [{ enter: [[1, 72, 0, 0]] }, 'Place 0 is not free'],
  [{ enter: [[0, 72, 0, 0]] }, 'Place -1 is not free'],
  [{ enter: [[2, 70, 0, 0]] }, 'Object 70 has entered already'],
  [
    {
      enter: [
        [2, 72, 0, 0],
        [2, 72, 0, 0],
      ],
    },
    'Object 72 has entered already',
  ],
  [{ enter: [[2, 72, 100, 0]] }, 'A value is outside at place 1'],
  [{ enter: [[2 ** 17, 72, 0, 0]] }, 'is not free'],
])('%o is refused, and changes nothing', (lists, fault) => {
  const mirror = filled();
  expect(() => mirror.apply(frame(1, lists))).toThrow(fault);
  expect([...mirror.ids]).toEqual([70, 71]);
  expect([mirror.tick, mirror.rowOf(70), mirror.rowOf(72)]).toEqual([1, 0, undefined]);
  mirror.apply(frame(1, { change: [[0, 1, 2, 2]] }));
  expect(mirror.columns.position.get(0)).toEqual(position(meters(7), meters(7)));
});

it.each([2, 4, 8])('a first byte with bit %s, which means nothing, is refused', (bit) => {
  const bytes = frame(1, {});
  const mirror = filled();
  bytes[0]! |= bit;
  new DataView(bytes.buffer).setInt32(bytes.length - 4, checksum(bytes, 0, bytes.length - 4), true);
  expect(() => mirror.apply(bytes)).toThrow('Its first byte has a bit without a meaning');
  mirror.apply(frame(1, {}));
});

it('takes memory by the objects in a frame, not by the places that they claim', () => {
  const mirror = new Mirror(codec, { space: tileSpace({ origin, tileSize: metersPerTile(1) }) });
  const bytes = frame(0, { enter: [[0x1_0000, 70, 5, 5]] });
  mirror.apply(bytes);
  expect([bytes.length, mirror.rowOf(70)]).toEqual([21, 0]);
  const sizes: number[] = [];
  const collect = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) sizes.push(value.byteLength);
    else if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) collect(each);
  };
  const { state, draft } = mirror as unknown as { readonly state: object; readonly draft: object };
  collect({ ...state, layout: undefined });
  collect({ ...draft, state: undefined });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 2 * 4);
});

const moving = rowCodec(
  {
    position: pointCodec({ within, step: meters(1) }),
    velocity: vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1) }),
    heading: directionCodec({ bits: 4 }),
  },
  { reckoning: { tick: milliseconds(50), maxError: meters(0) } },
);

it.each<[string, (buffer: FrameBuffer) => void, string]>([
  ['a velocity without its position', (buffer) => pairOf(buffer, 2, 1, 0), 'A velocity has no position at place 0'],
  ['a reckoned position that is as expected', (buffer) => pairOf(buffer, 1, 0, 0), 'Nothing is new at place 0'],
  ['a direction by the longer way around', (buffer) => headingOf(buffer, 8), 'A value is outside at place 0'],
  ['a direction by more than a turn', (buffer) => headingOf(buffer, 17), 'A value is outside at place 0'],
  ['the same direction', (buffer) => headingOf(buffer, 0), 'Nothing is new at place 0'],
])('%s is refused', (_, change, fault) => {
  const rows = moving.over({
    position: pointColumn([position(meters(5), meters(5))]),
    velocity: vectorColumn<Velocity2>(1),
    heading: directionColumn(1),
  });
  const watcher = new Watcher(rows);
  const mirror = new Mirror(moving, { space: tileSpace({ origin, tileSize: metersPerTile(1) }) });
  rows.begin(0);
  watcher.begin();
  watcher.see(70, 0);
  mirror.apply(watcher.end());
  const framed = (write: (buffer: FrameBuffer) => void): Uint8Array => {
    const buffer = new FrameBuffer();
    buffer.byte(0x10);
    buffer.fixed(1, 2);
    buffer.whole(0);
    buffer.whole(1);
    buffer.whole(0);
    write(buffer);
    buffer.whole(0);
    return buffer.finish();
  };
  expect(() => mirror.apply(framed(change))).toThrow(fault);
  expect(mirror.columns.velocity.get(0)).toEqual(velocity(metersPerSecond(0), metersPerSecond(0)));
  mirror.apply(framed((buffer) => headingOf(buffer, -8)));
  expect(mirror.columns.heading.get(0)).toBe(Direction2.west);
});

function pairOf(buffer: FrameBuffer, mask: number, dx: number, dy: number): void {
  buffer.whole(mask);
  buffer.differences(dx, dy);
}

function headingOf(buffer: FrameBuffer, difference: number): void {
  buffer.whole(4);
  buffer.difference(difference);
}
