/** Handles name one object of one tracker; slots whose tags are used up are retired. */
import { MOST_SERIES, MOST_SLOTS } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { seriesMask, slotIn } from '../handle.js';
import { Slots, VACANT } from './slots.js';

describe('a handle', () => {
  it('contains its slot', () => {
    for (const slot of [0, 1, 12_345, MOST_SLOTS - 1]) {
      for (const tag of [0, 1, 511, 512, 1023, 1024, 100_000, 0x7fff_fffe]) {
        for (const series of [0, 1, 15]) {
          const mask = seriesMask(series);
          const handle = tag * MOST_SLOTS + (slot ^ mask);
          expect(Number.isSafeInteger(handle)).toBe(true);
          expect(slotIn(handle, mask)).toBe(slot);
        }
      }
    }
  });

  it('is a small integer for the first 512 uses of the slot', () => {
    const slots = new Slots<string>(1);
    for (let use = 0; use < 600; use++) {
      const slot = slots.take('x');
      const handle = Number(slots.handleOf(slot));
      expect(handle).toBe(use * MOST_SLOTS + (slot ^ (2 ** 20)));
      expect(handle < 2 ** 30).toBe(use < 512);
      slots.release(slot);
    }
  });

  it('differs for every use of a slot', () => {
    const slots = new Slots<string>();
    const seen = new Set<unknown>();
    for (let i = 0; i < 1000; i++) {
      const slot = slots.take('x');
      expect(slot).toBe(0);
      seen.add(slots.handleOf(slot));
      slots.release(slot);
    }
    expect(seen.size).toBe(1000);
  });

  it('is the same number after the same operations, whatever other trackers did', () => {
    const play = (): unknown[] => {
      const slots = new Slots<number>();
      const handles: unknown[] = [];
      for (let i = 0; i < 50; i++) {
        const slot = slots.take(i);
        handles.push(slots.handleOf(slot));
        if (i % 3 === 0) slots.release(slot);
      }
      return handles;
    };
    expect(play()).toEqual(play());
  });

  it('differs between series, up to the number of objects that they guarantee', () => {
    const few = 2 ** 17;
    const ranges = Array.from({ length: MOST_SERIES }, (_, series) => seriesMask(series));
    expect(new Set(ranges.map((mask) => Math.floor(mask / few))).size).toBe(MOST_SERIES);
    expect(ranges.every((mask) => mask % few === 0 && mask < MOST_SLOTS)).toBe(true);
    // The first two share none up to a million objects.
    expect(ranges.slice(0, 2)).toEqual([0, 2 ** 20]);
    const [one, other] = [new Slots<string>(0), new Slots<string>(5)];
    for (let i = 0; i < 100; i++) {
      const handle = one.handleOf(one.take('x'));
      other.record[other.take('x')] = 0;
      expect(other.has(handle)).toBe(false);
      expect(Number(other.handleOf(i)) < 2 ** 30).toBe(true);
      expect(other.find(other.handleOf(i))).toBe(i);
    }
  });
});

describe('a slot', () => {
  it('is retired when its tags are used up, and others take its place', () => {
    const slots = new Slots<number>(0, 3);
    const handles: unknown[] = [];
    for (let i = 0; i < 20; i++) {
      const slot = slots.take(i);
      slots.record[slot] = 0;
      expect(slots.objectOf(slot)).toBe(i);
      handles.push(slots.handleOf(slot));
      slots.release(slot);
      expect(slots.has(slots.handleOf(slot))).toBe(false);
    }
    expect(new Set(handles).size).toBe(20);
    expect(slots.used).toBe(7);
    expect(slots.live).toBe(0);
    expect([...slots.unused()]).toEqual([6]);
    expect(slots.objects.every((object) => object === VACANT)).toBe(true);
    expect(slots.room).toBe(MOST_SLOTS - 6);
  });

  it('that is retired stays so when everything is removed, and rows still follow the order of addition', () => {
    const slots = new Slots<string>(0, 1);
    slots.release(slots.take('a'));
    const [one, other] = [slots.take('b'), slots.take('c')];
    expect([one, other]).toEqual([1, 2]);
    for (const slot of [one, other]) slots.record[slot] = 0;
    slots.releaseAll();
    const again = [slots.take('d'), slots.take('e')];
    expect(again).toEqual([3, 4]);
    expect([slots.isWhole, [...slots.sequence.subarray(0, 2)]]).toEqual([true, again]);
    expect(slots.objects.slice(0, 3)).toEqual([VACANT, VACANT, VACANT]);
  });
});
