/** Frames whose bytes came whole, and whose lists mean nothing: written by hand, each with one fault. */
import { tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, rectangle } from '@tilewright/units';
import { expect, it } from 'vitest';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import { Mirror, pointCodec, rowCodec } from '../index.js';

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
  [{ change: [[0, 1, -6, 0]] }, 'A value at place 0 is outside'],
  [{ change: [[0, 1, 0, 95]] }, 'A value at place 0 is outside'],
  [{ enter: [[1, 72, 0, 0]] }, 'Place 0 is not free'],
  [{ enter: [[0, 72, 0, 0]] }, 'Place -1 is not free'],
  [{ enter: [[2, 70, 0, 0]] }, 'Object 70 is there already'],
  [
    {
      enter: [
        [2, 72, 0, 0],
        [2, 72, 0, 0],
      ],
    },
    'Object 72 is there already',
  ],
  [{ enter: [[2, 72, 100, 0]] }, 'A value at place 1 is outside'],
  [{ enter: [[2 ** 17, 72, 0, 0]] }, 'is not free'],
])('%o is refused, and changes nothing', (lists, fault) => {
  const mirror = filled();
  expect(() => mirror.apply(frame(1, lists))).toThrow(fault);
  expect([...mirror.ids]).toEqual([70, 71]);
  expect([mirror.tick, mirror.rowOf(70), mirror.rowOf(72)]).toEqual([1, 0, undefined]);
  mirror.apply(frame(1, { change: [[0, 1, 2, 2]] }));
  expect(mirror.columns.position.get(0)).toEqual(position(meters(7), meters(7)));
});

it('a place and an id can be taken in the frame in which they are given up', () => {
  const mirror = filled();
  mirror.apply(frame(1, { leave: [1, 2], enter: [[1, 71, 1, 1]] }));
  expect([...mirror.ids]).toEqual([71]);
  expect([mirror.rowOf(71), mirror.rowOf(70)]).toEqual([0, undefined]);
});
