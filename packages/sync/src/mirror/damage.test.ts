/** Bytes that are not the next frame are refused by name, whatever is wrong, and change nothing. */
import { objectsInCircle, observeTiles } from '@tilewright/queries';
import { checkTracker } from '@tilewright/queries/kernel';
import { atLeast, Random, runs } from '@tilewright/testing';
import { tileRect } from '@tilewright/tilemap';
import { circle, type Length, meters, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { checksum } from '../bytes/murmur.js';
import { Mirror, Watcher } from '../index.js';
import { codecOf, type Fields, randomPrecision, SIZE, World, worldSpace } from '../testing/worlds.js';

/** All that a mirror shows. */
function stateOf(mirror: Mirror<Length, Fields>): string {
  const { columns, ids, entered, left, tick, epoch } = mirror;
  const { position: places, velocity: speeds } = columns;
  const rows = [...ids].map((id, row) => [
    id,
    places.get(row),
    speeds.get(row),
    columns.heading.get(row),
    columns.kind.get(row),
    columns.health.get(row),
    columns.flags.get(row),
    mirror.rowOf(id),
  ]);
  return JSON.stringify([
    rows,
    [...entered],
    [...left],
    tick,
    epoch,
    checkTracker(mirror.tracker),
    mirror.tracker.size,
  ]);
}

/** A stream of frames, and a mirror that has applied the first ones. */
function stream(
  seed: number,
  count: number,
): { readonly mirror: Mirror<Length, Fields>; readonly frames: Uint8Array[] } {
  const random = new Random(seed);
  const codec = codecOf(randomPrecision(random));
  const world = new World(random, 12);
  const rows = codec.over(world.columns);
  const watcher = new Watcher(rows, { epoch: 3 });
  const frames: Uint8Array[] = [];
  for (let frame = 0; frame < count; frame++) {
    world.step();
    rows.begin(world.tick);
    watcher.begin();
    for (const [row, id] of world.ids.entries()) if (random.next() < 0.8) watcher.see(id, row);
    frames.push(watcher.end().slice());
  }
  return { mirror: new Mirror(codec, { space: worldSpace }), frames };
}

function refusal(mirror: Mirror<Length, Fields>, bytes: Uint8Array): string {
  try {
    mirror.apply(bytes);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  return 'applied';
}

/** Changed on purpose, with the checksum of the change. */
function forged(frame: Uint8Array, change: (bytes: Uint8Array) => Uint8Array | void): Uint8Array {
  const changed = frame.slice();
  const bytes = change(changed) ?? changed;
  const end = bytes.length - 4;
  new DataView(bytes.buffer).setInt32(end, checksum(bytes, 0, end), true);
  return bytes;
}

describe('apply', () => {
  it('refuses a change of any byte, and every other length', () => {
    const { mirror, frames } = stream(1, 6);
    for (const frame of frames) {
      const before = stateOf(mirror);
      const accepted: string[] = [];
      for (let at = 0; at < frame.length; at++) {
        for (const flip of [1, 0x10, 0x80, 0xff]) {
          const bytes = frame.slice();
          bytes[at]! ^= flip;
          const message = refusal(mirror, bytes);
          if (!message.startsWith('mirror.apply: bytes must be ')) accepted.push(`byte ${at}: ${message}`);
        }
        const message = refusal(mirror, frame.subarray(0, at));
        if (!/^mirror.apply: bytes(.length)? must be /.test(message)) accepted.push(`length ${at}: ${message}`);
      }
      const longer = new Uint8Array(frame.length + 1);
      longer.set(frame);
      expect(refusal(mirror, longer)).toMatch(/^mirror.apply: bytes must be /);
      expect(accepted).toEqual([]);
      expect(stateOf(mirror)).toBe(before);
      mirror.apply(frame);
    }
  });

  it('refuses frames that are repeated, left out, or of another watcher', () => {
    const { mirror, frames } = stream(2, 5);
    expect(refusal(mirror, frames[1]!)).toBe(
      'mirror.apply: bytes must be the first frame of a watcher, received an object. It is frame 1',
    );
    mirror.apply(frames[0]!);
    mirror.apply(frames[1]!);
    const before = stateOf(mirror);
    expect(refusal(mirror, frames[0]!)).toBe(
      'mirror.apply: bytes must be of an epoch after 3, to begin a stream, received 3. ' +
        'Give each watcher of a client a greater epoch',
    );
    expect(refusal(mirror, frames[1]!)).toBe(
      'mirror.apply: bytes must be frame 2, the next one, received 1. ' +
        'Apply each frame once, in the order in which they were made',
    );
    expect(refusal(mirror, frames[3]!)).toMatch('bytes must be frame 2, the next one, received 3');
    const other = forged(frames[2]!, (bytes) => void (bytes[3] = 9));
    expect(refusal(mirror, other)).toBe(
      'mirror.apply: bytes must be of epoch 3, received 9. It is of another watcher of this client',
    );
    expect(stateOf(mirror)).toBe(before);
    mirror.apply(frames[2]!);
  });

  it('says what is wrong', () => {
    const { mirror, frames } = stream(3, 2);
    const [first, second] = [frames[0]!, frames[1]!];
    const wrong = [undefined, null, 'bytes', 3, [], {}, new Uint8ClampedArray(20), new Proxy(first, {})];
    for (const value of wrong) {
      expect(() => mirror.apply(value as Uint8Array)).toThrow('mirror.apply: bytes must be a Uint8Array, received');
    }
    expect(refusal(mirror, first.slice(0, 10))).toBe(
      'mirror.apply: bytes.length must be at least 11, the shortest frame of a watcher, received 10',
    );
    const version = first.slice();
    version[0] = 0x21;
    expect(refusal(mirror, version)).toBe(
      'mirror.apply: bytes must be a frame of version 1, received 2. Use the same version of the package on both sides',
    );
    const flipped = first.slice();
    flipped[20]! ^= 1;
    expect(refusal(mirror, flipped)).toMatch(
      /^mirror.apply: bytes must be bytes with the checksum at their end, \d+, received \d+. The bytes were truncated or changed$/,
    );
    const random = new Random(3);
    const other = new Mirror(codecOf({ ...randomPrecision(random), maxError: 0.7 }), { space: worldSpace });
    expect(refusal(other, first)).toMatch(
      /^mirror.apply: bytes must be of a watcher with this row codec, \d+, received \d+. Give both sides the same fields/,
    );
    mirror.apply(first);
    expect(
      refusal(
        mirror,
        forged(second, (bytes) => void (bytes[4] = 0)),
      ),
    ).toMatch('Its tick is that of the last frame');
  });

  it('shows the same after the same bytes only: a difference has one form', () => {
    let applied = 0;
    for (let seed = 1; seed <= runs(40); seed++) {
      const random = new Random(seed);
      const { frames } = stream(seed, 3);
      const afterAll = new Map<string, string>();
      for (let attempt = 0; attempt < 60; attempt++) {
        const { mirror } = stream(seed, 0);
        mirror.apply(frames[0]!);
        mirror.apply(frames[1]!);
        const bytes = forged(frames[2]!, (copy) => {
          if (attempt === 0) return;
          const at = random.integer(6, copy.length - 5);
          copy[at] = random.next() < 0.5 ? random.integer(0, 255) : copy[at]! ^ (1 << random.integer(0, 7));
        });
        if (refusal(mirror, bytes) !== 'applied') continue;
        applied++;
        const { places } = mirror as unknown as { readonly places: Iterable<number> };
        const shown = `${stateOf(mirror)} ${[...places].join()}`;
        const hex = bytes.join();
        expect(afterAll.get(shown) ?? hex).toBe(hex);
        afterAll.set(shown, hex);
      }
    }
    expect(applied).toBeGreaterThanOrEqual(atLeast(100));
  });

  it('survives any bytes that have a right checksum: it applies them, or refuses them and changes nothing', () => {
    let applied = 0;
    for (let seed = 1; seed <= runs(40); seed++) {
      const random = new Random(seed);
      const { mirror, frames } = stream(seed, 4);
      const count = random.integer(0, 3);
      for (let i = 0; i < count; i++) mirror.apply(frames[i]!);
      for (let attempt = 0; attempt < 50; attempt++) {
        const before = stateOf(mirror);
        const bytes = forged(frames[count]!, (copy) => {
          if (random.next() < 0.2) return copy.slice(0, random.integer(11, copy.length));
          for (let n = random.integer(1, 3); n > 0; n--) {
            copy[random.integer(1, copy.length - 5)] =
              random.next() < 0.5 ? random.integer(0, 255) : random.integer(0, 3);
          }
          return copy;
        });
        const message = refusal(mirror, bytes);
        if (message !== 'applied') {
          expect(message).toMatch(/^mirror.apply: bytes(.length)? must be /);
          expect(stateOf(mirror)).toBe(before);
          continue;
        }
        applied++;
        expect(checkTracker(mirror.tracker)).toEqual([]);
        expect(new Set(mirror.ids).size).toBe(mirror.size);
        for (let row = 0; row < mirror.size; row++) {
          const { x, y } = mirror.columns.position.get(row) as unknown as { x: number; y: number };
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(SIZE);
          expect(mirror.rowOf(mirror.ids.get(row))).toBe(row);
        }
        break;
      }
    }
    expect(applied).toBeGreaterThan(0);
  });
});

describe('callbacks', () => {
  const everywhere = circle(position(meters(0), meters(0)), meters(200));

  it('a filter must not apply frames', () => {
    const { mirror, frames } = stream(4, 2);
    mirror.apply(frames[0]!);
    const before = stateOf(mirror);
    const filter = (): boolean => {
      mirror.apply(frames[1]!);
      return true;
    };
    expect(() => objectsInCircle(mirror.tracker, everywhere, { filter })).toThrow(
      'a filter must not change the tracker',
    );
    expect(stateOf(mirror)).toBe(before);
    mirror.apply(frames[1]!);
  });

  it('a listener that throws costs nothing but the tracker, until the next frame', () => {
    const { mirror, frames } = stream(5, 6);
    const twin = stream(5, 0).mirror;
    let isBad = false;
    const bounds = tileRect({ x: -100, y: -100, width: 200, height: 200 });
    observeTiles(mirror.tracker, bounds, () => {
      if (isBad) throw new Error('a bad listener');
    });
    for (const [i, frame] of frames.entries()) {
      isBad = i === 2 || i === 3;
      if (isBad) expect(() => mirror.apply(frame)).toThrow('a bad listener');
      else mirror.apply(frame);
      twin.apply(frame);
      if (!isBad) expect(stateOf(mirror)).toBe(stateOf(twin));
      expect([...mirror.ids]).toEqual([...twin.ids]);
    }
  });

  it('apply must not be called by a listener', () => {
    const { mirror, frames } = stream(6, 2);
    const bounds = tileRect({ x: -100, y: -100, width: 200, height: 200 });
    observeTiles(mirror.tracker, bounds, () => mirror.apply(frames[1]!));
    expect(() => mirror.apply(frames[0]!)).toThrow('mirror.apply: must not be called while it runs');
  });

  it('radiusOf gives the tracker circles', () => {
    const random = new Random(1);
    const codec = codecOf({ step: 1 / 128, maxError: undefined, bits: 8 });
    const world = new World(random, 3);
    const rows = codec.over(world.columns);
    const watcher = new Watcher(rows);
    const mirror: Mirror<Length, Fields> = new Mirror(codec, {
      space: worldSpace,
      radiusOf: (row) => meters(mirror.columns.kind.get(row) + 4),
    });
    rows.begin(0);
    watcher.begin();
    for (const [row, id] of world.ids.entries()) watcher.see(id, row);
    mirror.apply(watcher.end());
    const beside = position(meters(-SIZE - 3.9), meters(-SIZE));
    const near = objectsInCircle(mirror.tracker, circle(beside, meters(400)));
    expect(near.length).toBe(3);
  });
});
