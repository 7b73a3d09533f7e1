/** Rows stay dense, ids do not change, and the tracker agrees with the columns. */
import { objectsAt } from '@tilewright/queries';
import { Direction2, instant, meters, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { Creatures } from './creatures.js';
import { Random } from './random.js';
import { checkTracker } from '@tilewright/queries/kernel';
import { at, herdOf, smallWorld } from './testing/small-world.js';

const world = smallWorld('....................');
const now = instant(seconds(0));

/** Checks the invariants. */
function checkRows(creatures: Creatures, expected: ReadonlyMap<number, number>): void {
  const { count, ids, herds, moods, positions, headings, radii, tracker } = creatures;
  expect([...ids].sort((a, b) => a - b)).toEqual([...expected.keys()].sort((a, b) => a - b));
  for (const list of [ids, herds, moods, positions, headings, radii]) expect(list.length).toBe(count);
  for (const [row, id] of ids.entries()) {
    expect(creatures.rowOf(id)).toBe(row);
    expect(positions.get(row).x).toBe(meters(expected.get(id)!));
    expect(tracker.get(creatures.handleOf(row))).toBe(id);
    expect(objectsAt(tracker, positions.get(row))).toContain(id);
  }
  expect(tracker.size).toBe(count);
  expect(checkTracker(tracker)).toEqual([]);
}

describe('Creatures', () => {
  it('keep rows, ids and tracker in step through additions and removals', () => {
    const creatures = new Creatures(world);
    const random = new Random(3);
    const expected = new Map<number, number>();
    let next = 0;
    for (let i = 0; i < 300; i++) {
      if (random.chance(0.5) && creatures.count > 0) {
        const row = Math.floor(random.fraction() * creatures.count);
        const id = creatures.ids[row]!;
        creatures.remove(row);
        expected.delete(id);
        expect(creatures.rowOf(id)).toBe(-1);
      } else {
        const places = Array.from({ length: 1 + (i % 3) }, () => next++ / 100);
        const first = creatures.count;
        creatures.add(
          places.map((x) => ({ herd: herdOf(), position: at(x, 0.5), heading: Direction2.south })),
          now,
        );
        for (const [n, x] of places.entries()) expected.set(creatures.ids[first + n]!, x);
      }
      if (i % 10 === 0) checkRows(creatures, expected);
    }
    checkRows(creatures, expected);
    // Ids are used again: there are only as many as there were creatures at once.
    expect(Math.max(...creatures.ids)).toBeLessThan(200);
  });

  it('begin with the health of their kind, and stroll where they look', () => {
    const creatures = new Creatures(world);
    creatures.add([{ herd: herdOf(), position: at(2, 0.5), heading: Direction2.east }], now);
    expect(creatures.health.get(0)).toBe(herdOf().health);
    expect(creatures.moods).toEqual(['wandering']);
    expect(creatures.previousPositions.get(0)).toEqual(at(2, 0.5));
  });

  it('can all be removed', () => {
    const creatures = new Creatures(world);
    creatures.add([], now);
    creatures.track();
    expect(creatures.count).toBe(0);
    expect(creatures.rowOf(5)).toBe(-1);
  });
});
