import { Random } from '@tilewright/testing';
import { expect, it } from 'vitest';
import { NearestFirst } from './nearest-first.js';
import { Places } from './places.js';

it('gives the lowest free place', () => {
  const random = new Random(1);
  const places = new Places();
  const taken = new Set<number>();
  for (let i = 0; i < 5000; i++) {
    if (random.next() < (i % 1000 < 500 ? 0.7 : 0.3)) {
      let lowest = 0;
      while (taken.has(lowest)) lowest++;
      expect(places.take()).toBe(lowest);
      taken.add(lowest);
    } else if (taken.size > 0) {
      const place = [...taken][random.integer(0, taken.size - 1)]!;
      places.free(place);
      taken.delete(place);
    }
    expect(places.end).toBe(Math.max(-1, ...taken) + 1);
  }
});

it('takes the nearest first, and of two at the same distance the first', () => {
  const random = new Random(2);
  const heap = new NearestFirst();
  for (let round = 0; round < 200; round++) {
    const count = random.integer(0, 40);
    heap.start(count);
    const entries = Array.from({ length: count }, (_, item) => ({ item, key: random.integer(0, 9) }));
    for (const { item, key } of entries) heap.ranks[item] = key;
    for (const { item } of [...entries].sort(() => random.next() - 0.5)) heap.add(item);
    const found: number[] = [];
    while (!heap.isEmpty) found.push(heap.take());
    expect(found).toEqual(entries.sort((a, b) => a.key - b.key || a.item - b.item).map(({ item }) => item));
  }
});
