/** Bytes that are not what `snapshot.bytes` returned are refused by name, whatever is wrong, and change nothing. */
import { describe, expect, it } from 'vitest';
import { rectangle } from '@tilewright/units';
import { checksum } from './packed-numbers.js';
import { firstDifference } from '../testing/bytes.js';
import { checkTracker } from './check.js';
import type { Handle } from '../handle.js';
import { restore, restoreFromBytes } from './restore.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { at, disc, space, track } from './testing/meters.js';
import { ObjectTracker } from './tracker.js';

/** A tracker of all kinds of shapes, with a free slot and one that was used again. */
function filled(): ObjectTracker<string> {
  const tracker = track();
  const handles: Handle[] = [];
  for (let i = 0; i < 6; i++) {
    handles.push(tracker.add(`circle ${i}`, disc(i % 5, i / 3, 0.4)));
    handles.push(tracker.add(`box ${i}`, rectangle(at(i, i), at(i + 30, i + 1))));
  }
  for (const index of [3, 8, 2]) tracker.remove(handles[index]!);
  tracker.add('again', at(3, 3));
  return tracker;
}

function snapshotOf(tracker: ObjectTracker<string>): TrackerSnapshot<string> {
  const snapshot = new TrackerSnapshot<string>();
  snapshotInto(snapshot, tracker);
  return snapshot;
}

const source = filled();
const good = snapshotOf(source).bytes.slice();
const nameOf = (handle: Handle): string => source.get(handle);

let victim = track();
victim.add('own', disc(1, 1, 1));
const own = snapshotOf(victim).bytes.slice();

/** Restores a tracker of another state, and returns the message of the error; nothing must have changed. */
function refusal(bytes: Uint8Array): string {
  try {
    restoreFromBytes(victim, bytes, nameOf);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    if (firstDifference(snapshotOf(victim).bytes, own) >= 0) return `changed, after ${error.message}`;
    return error.message;
  }
  victim = track();
  victim.add('own', disc(1, 1, 1));
  return 'restored';
}

const changed = (change: (bytes: Uint8Array, words: DataView) => void): Uint8Array => {
  const bytes = good.slice();
  change(bytes, new DataView(bytes.buffer));
  return bytes;
};

/** Changed on purpose, with the checksum of the change. */
const forged = (change: (words: DataView) => void): Uint8Array =>
  changed((bytes, words) => {
    change(words);
    words.setInt32(20, checksum(bytes), true);
  });

describe('restoreFromBytes', () => {
  it('takes the bytes themselves, anywhere in a larger array, also as a Buffer of Node', () => {
    expect(refusal(good)).toBe('restored');
    const larger = new Uint8Array(good.length + 9);
    larger.set(good, 3);
    expect(refusal(larger.subarray(3, 3 + good.length))).toBe('restored');
    const shared = new Uint8Array(new SharedArrayBuffer(good.length));
    shared.set(good);
    expect(refusal(shared)).toBe('restored');
  });

  it('refuses a change of any byte', () => {
    const accepted: string[] = [];
    for (let at = 0; at < good.length; at++) {
      for (const flip of [1, 0x80, 0xff]) {
        const message = refusal(changed((bytes) => (bytes[at]! ^= flip)));
        if (!/^restoreFromBytes: bytes(\.length)? must be /.test(message)) accepted.push(`byte ${at}: ${message}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  it('refuses every other length', () => {
    const accepted: string[] = [];
    for (let length = 0; length < good.length; length++) {
      const message = refusal(good.subarray(0, length));
      if (!message.startsWith('restoreFromBytes: bytes.length must be ')) accepted.push(`${length}: ${message}`);
    }
    expect(accepted).toEqual([]);
    const longer = new Uint8Array(good.length + 4);
    longer.set(good);
    expect(refusal(longer)).toBe(
      `restoreFromBytes: bytes.length must be ${good.length}, the length in its header, received ${longer.length}. ` +
        'The bytes were cut off or changed',
    );
    expect(refusal(good.slice(0, 23))).toBe(
      'restoreFromBytes: bytes.length must be at least 24, as in bytes of a TrackerSnapshot, received 23',
    );
  });

  it('says what is wrong', () => {
    expect(refusal(new Uint8Array(100))).toBe(
      'restoreFromBytes: bytes must be bytes of a TrackerSnapshot, received an object',
    );
    expect(refusal(changed((_, words) => words.setInt32(4, 2, true)))).toBe(
      'restoreFromBytes: bytes must be a TrackerSnapshot of version 1, received 2. ' +
        'Read them by the version of the package that wrote them',
    );
    expect(refusal(changed((bytes) => (bytes[100]! ^= 4)))).toMatch(
      /^restoreFromBytes: bytes must be bytes with the checksum in their header, \d+, received \d+\. The bytes were changed$/,
    );
  });

  it('refuses sizes that do not belong together, even with a checksum that does', () => {
    const message = 'restoreFromBytes: bytes must be bytes of a TrackerSnapshot, received an object';
    const field = (index: number): number => 24 + 8 * index;
    // The slots used, the objects, the end of the records, the cells, the levels; and the counts in the header.
    for (const [index, value] of [
      [5, 99],
      [5, 2 ** 40],
      [6, 1e6],
      [16, 1e9],
      [16, -4],
      [18, 3],
      [19, 0],
      [19, 9],
      [32, 50],
      [33, 5],
    ] as const) {
      expect([index, refusal(forged((words) => words.setFloat64(field(index), value, true)))]).toEqual([
        index,
        message,
      ]);
    }
    expect(refusal(forged((words) => words.setInt32(12, 7, true)))).toBe(message);
    expect(refusal(forged((words) => words.setInt32(16, 7, true)))).toBe(message);
    expect(refusal(forged(() => undefined))).toBe('restored');
  });

  it('changes nothing if objectOf throws, and restores over what objectOf changes', () => {
    const tracker = track();
    const own = tracker.add('own', disc(1, 1, 1));
    let calls = 0;
    expect(() =>
      restoreFromBytes(tracker, good, () => {
        if (++calls === 5) throw new Error('no such object');
        return 'x';
      }),
    ).toThrow('no such object');
    expect([tracker.size, tracker.get(own), checkTracker(tracker)]).toEqual([1, 'own', []]);
    restoreFromBytes(tracker, good, (handle) => {
      tracker.add('meanwhile', at(9, 9));
      return nameOf(handle);
    });
    expect(snapshotOf(tracker).bytes).toEqual(good);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('gives undefined and other values as objects, as the caller returns them', () => {
    const tracker = new ObjectTracker<string | undefined>({ space });
    restoreFromBytes(tracker, good, () => undefined);
    expect(tracker.size).toBe(source.size);
    const snapshot = new TrackerSnapshot<string | undefined>();
    snapshotInto(snapshot, tracker);
    restore(tracker, snapshot);
    expect(checkTracker(tracker)).toEqual([]);
  });
});
