/** `check` names what is broken, whatever it is. */
import { describe, expect, it } from 'vitest';
import { findFaults } from './check.js';
import { Store } from './store.js';

function sound(): Store<string> {
  const store = new Store<string>(1);
  for (let i = 0; i < 30; i++) {
    const slot = store.slots.take(`object ${i}`);
    if (i % 2 === 0) store.placeCircle(slot, i, i % 5, 1);
    else store.placeRectangle(slot, i, i % 5, i + 1, 9);
  }
  store.takeOut(4);
  store.slots.release(4, true);
  return store;
}

const breaks: [string, (store: Store<string>) => void, string][] = [
  ['a count of slots', ({ slots }) => slots.live--, 'slots: 29 are in use, 28 are counted'],
  ['a count of objects', ({ cells }) => cells.count++, 'cells: 29 objects, but 30 are counted'],
  ['a count of rectangles', ({ cells }) => cells.rectangles--, 'slots: 15 rectangles, but 14 are counted'],
  ['a slot that points elsewhere', ({ slots }) => (slots.record[0]! += 1), 'cells: slot 0 is in record'],
  ['a slot that is in use and free', ({ slots }) => (slots.record[4] = 3), 'slots: 4 is free and in use'],
  ['a coordinate', ({ cells, slots }) => (cells.records[slots.record[0]! * 4] = 1e9), 'cells: slot 0 is not of cell'],
  [
    'a coordinate that is none',
    ({ cells, slots }) => (cells.records[slots.record[0]! * 4 + 1] = Number.NaN),
    'cells: slot 0 is not finite',
  ],
  ['a radius', ({ slots }) => (slots.extent[0] = 0.75), 'cells: slot 0 has two radii'],
  ['a kind', ({ slots }) => (slots.isRectangle[1] = 0), 'cells: slot 1 is of two kinds'],
  ['a level', ({ slots }) => (slots.level[0] = 7), 'cells: slot 0 is in level 0, not in 7'],
  ['a reach', ({ cells }) => (cells.levels[0]!.reach = 0), 'cells: slot 0 reaches too far'],
  ['a count of a level', ({ cells }) => cells.levels[0]!.count++, 'cells: level 0 holds 29 objects, but counts 30'],
  ['a border', ({ cells }) => (cells.start[0] = 1), 'cells: they do not fit the records'],
  ['borders that cross', ({ cells }) => (cells.start[1] = 99), 'ends before it begins'],
  ['a base', ({ cells }) => (cells.levels[0]!.base = 2), 'cells: level 0 begins at cell 2, not 0'],
  ['too many cells', ({ cells }) => (cells.levels = cells.levels.slice(0, -1)), 'in all levels'],
  [
    'a reversed rectangle',
    ({ cells, slots }) => (cells.corners[4 * slots.record[1]! + 2] = -9),
    'cells: slot 1 is reversed',
  ],
  [
    'a corner',
    ({ cells, slots }) => (cells.corners[4 * slots.record[1]!] = -9),
    'cells: slot 1 sticks out of its circle',
  ],
  ['a size beyond its level', ({ slots }) => (slots.extent[1] = 1e6), 'cells: slot 1 is too large for its level'],
  [
    'a gap that could be met',
    ({ cells }) => (cells.records[cells.records.indexOf(1e300)] = 0),
    'is not beyond everything',
  ],
];

describe('check', () => {
  it('finds nothing in a sound tracker', () => {
    expect(findFaults(sound())).toEqual([]);
  });

  it('finds nothing where coordinates are so large that their sum is none', () => {
    const store = new Store<string>(1);
    store.placeCircle(store.slots.take('far'), 1e308, 1e308, 1);
    store.placeRectangle(store.slots.take('vast'), -1e308, -1e308, -9e307, 0);
    expect(findFaults(store)).toEqual([]);
  });

  it('finds the middle of a rectangle outside of it, even where the circle holds everything', () => {
    const store = new Store<string>(1);
    store.placeRectangle(store.slots.take('vast'), 0, 0, 1e200, 1e200);
    store.cells.records[0] = -1;
    expect(findFaults(store)).toEqual(['cells: the middle of slot 0 is outside']);
  });

  it('finds slots that are not in the order of addition, where they are said to be', () => {
    const store = sound();
    store.slots.isInOrder = true;
    expect(findFaults(store)).toEqual(['slots: they are not in the order of addition']);
  });

  it.each(breaks)('finds %s', (_, damage, message) => {
    const store = sound();
    damage(store);
    expect(findFaults(store).join('\n')).toContain(message);
  });
});
