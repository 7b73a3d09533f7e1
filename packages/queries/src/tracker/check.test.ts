/** `check` names what is broken, whatever it is. */
import { describe, expect, it } from 'vitest';
import { findFaults } from './check.js';
import { renumber } from './renumber.js';
import { Store } from './store.js';

function sound(): Store<string> {
  const store = new Store<string>(1);
  for (let i = 0; i < 30; i++) {
    const slot = store.slots.take(`object ${i}`);
    if (i % 2 === 0) store.placeCircle(slot, i, i % 5, 1);
    else store.placeRectangle(slot, i, i % 5, i + 1, 9);
  }
  store.takeOut(4);
  store.slots.release(4);
  return store;
}

const breaks: [string, (store: Store<string>) => void, string][] = [
  ['a count of slots', ({ slots }) => slots.live--, 'slots: 29 are in use, 28 are counted'],
  ['a count of objects', ({ circles }) => circles.count++, 'circles: 14 objects, but 15 are counted'],
  ['a slot that points elsewhere', ({ slots }) => (slots.record[0]! += 1), 'circles: slot 0 is in record'],
  ['a slot that is in use and free', ({ slots }) => (slots.record[4] = 3), 'slots: 4 is free and in use'],
  [
    'a coordinate',
    ({ circles, slots }) => (circles.records[slots.record[0]! * 4] = 1e9),
    'circles: slot 0 is not of cell',
  ],
  [
    'a coordinate that is not finite',
    ({ circles, slots }) => (circles.records[slots.record[0]! * 4 + 1] = Number.NaN),
    'circles: slot 0 is not finite',
  ],
  [
    'a handle that leads to another slot',
    (store) => {
      renumber(store, new Int32Array(Array.from({ length: 29 }, (_, row) => (row < 4 ? row : row + 1))));
      store.slots.handle[7] = store.slots.handle[8]!;
    },
    'slots: the handle of 7 leads to another slot',
  ],
  ['a radius', ({ slots }) => (slots.width[0] = 2), 'circles: slot 0 has two radii'],
  ['a level', ({ slots }) => (slots.level[0] = 1), 'circles: slot 0 is in level 0, not in 1'],
  ['a reach', ({ levels }) => levels[0]!.forgetReaches(), 'circles: slot 0 reaches too far'],
  [
    'a reach of rectangles',
    ({ rectangles }) => rectangles.levels.forEach((level) => level.forgetReaches()),
    'rectangles: slot 1 reaches too far',
  ],
  ['a count of a level', ({ levels }) => levels[0]!.count++, 'circles: level 0 holds 14 objects, but counts 15'],
  ['a border', ({ circles }) => (circles.start[0] = 1), 'circles: the cells do not match the records'],
  ['borders that cross', ({ circles }) => (circles.start[1] = 9), 'ends before it begins'],
  ['a base', ({ levels }) => (levels[0]!.base = 2), 'circles: level 0 begins at cell 2, not 0'],
  ['too many cells', ({ circles }) => (circles.levels = circles.levels.slice(0, -1)), 'in all levels'],
  [
    'a reversed rectangle',
    ({ rectangles, slots }) => (rectangles.records[slots.record[1]! * 5 + 2] = -9),
    'rectangles: slot 1 is reversed',
  ],
  [
    'a size above the limit of its level',
    ({ slots }) => (slots.height[1] = 1e6),
    'rectangles: slot 1 is too large for its level',
  ],
  [
    'a radius above the limit of its level',
    ({ slots }) => (slots.width[0] = 1e6),
    'circles: slot 0 is too large for its level',
  ],
  [
    'a gap that could be met',
    ({ circles }) => (circles.records[circles.records.indexOf(1e300)] = 0),
    'does not lie at the gap position',
  ],
];

describe('check', () => {
  it('finds nothing in a sound tracker', () => {
    expect(findFaults(sound())).toEqual([]);
  });

  it('finds nothing wrong where the sum of coordinates overflows', () => {
    const store = new Store<string>(1);
    store.placeCircle(store.slots.take('far'), 1e308, 1e308, 1);
    store.placeRectangle(store.slots.take('vast'), -1e308, -1e308, -9e307, 0);
    expect(findFaults(store)).toEqual([]);
  });

  it('finds slots that should be in the order of addition, but are not', () => {
    const store = sound();
    store.slots.isWhole = true;
    expect(findFaults(store)).toEqual(['slots: they are not in the order of addition']);
  });

  it.each(breaks)('finds %s', (_, damage, message) => {
    const store = sound();
    damage(store);
    expect(findFaults(store).join('\n')).toContain(message);
  });
});
