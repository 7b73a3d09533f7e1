/** Handles name one object of one tracker; slots whose tags are used up are retired. */
import { describe, expect, it } from 'vitest';
import { join, slotLimit, slotOf, Tags } from './handle.js';
import { Slots } from './slots.js';

describe('a handle', () => {
  it('tells its slot, and is a small whole number for the first uses of it', () => {
    for (const slot of [0, 1, 12_345, slotLimit - 1]) {
      for (const tag of [0, 1, 511, 512, 100_000, 0x7fff_fffe]) {
        const handle = join(slot, tag);
        expect(slotOf(handle)).toBe(slot);
        expect(handle).toBe(tag * slotLimit + slot);
        expect(Number.isSafeInteger(handle)).toBe(true);
        expect(handle < 2 ** 30).toBe(tag < 512);
      }
    }
  });

  it('differs for every use of a slot, in all trackers that share the tags', () => {
    const tags = new Tags(1000);
    const [one, other] = [new Slots<string>(tags), new Slots<string>(tags)];
    const seen = new Set<unknown>();
    for (let i = 0; i < 100; i++) {
      for (const slots of [one, other]) {
        const slot = slots.take('x');
        seen.add(slots.handleOf(slot));
        slots.release(slot, true);
      }
    }
    expect(seen.size).toBe(200);
  });
});

describe('a slot', () => {
  it('is retired when its tags are used up, and others take its place', () => {
    const slots = new Slots<number>(new Tags(3));
    const handles: unknown[] = [];
    for (let i = 0; i < 20; i++) {
      const slot = slots.take(i);
      slots.record[slot] = 0;
      expect(slots.objectOf(slot)).toBe(i);
      handles.push(slots.handleOf(slot));
      slots.release(slot, true);
      expect(slots.has(slots.handleOf(slot))).toBe(false);
    }
    expect(new Set(handles).size).toBe(20);
    expect(slots.used).toBe(7);
    expect(slots.live).toBe(0);
    expect([...slots.unused()]).toEqual([6]);
    expect(slots.objects.every((object) => object === undefined)).toBe(true);
  });

  it('is never counted as in use when its tags were used up by other trackers', () => {
    const tags = new Tags(1);
    const one = new Slots<string>(tags);
    one.take('a');
    one.take('b');
    const other = new Slots<string>(tags);
    expect(other.take('c')).toBe(2);
    expect(other.isInOrder).toBe(false);
    expect([other.record[0], other.record[1]]).toEqual([-1, -1]);
  });
});
