/** The numbers of a flow field: against the oracle, and repaired against computed. */
import { Random, runs } from '@tilewright/testing';
import { type MoveRule, tile, tileRect, tilesEqual, typedTilemap } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { DIAGONAL, STRAIGHT } from '../limits.js';
import { FlowField } from './flow-field.js';
import { Place, optionsOf, planOf, rules, type Walker, walkers } from './testing/places.js';
import { plainField } from './testing/plain-field.js';

describe.each(rules)('under the rule %s, a field for', (rule) => {
  it.each(walkers)('%s counts the lengths of the oracle', (_, walker) => {
    const random = new Random(71);
    for (let round = 0; round < runs(25); round++) {
      const place = new Place(random, 14);
      const { bounds } = place;
      const goals = place.anyTiles(3);
      const flow = new FlowField(place.map, optionsOf(goals, walker, rule));
      const { grid, ground } = flow.flow;
      const plan = planOf(place, walker, rule);
      const lengths = plainField(
        plan,
        goals.map(({ x, y }) => [x - bounds.x, y - bounds.y]),
      );
      lengths.forEach((length, index) => {
        const x = index % bounds.width;
        const y = Math.floor(index / bounds.width);
        // The oracle counts twice, with the costs of both tiles of a move.
        const count = length === undefined ? grid.far : (length.straight * STRAIGHT + length.diagonal * DIAGONAL) / 2;
        const expected = plan.isOpen(x, y) ? (walker.hasCosts === true ? 2 * count : count) : -1;
        expect(grid.values[ground.idAt(bounds.x + x, bounds.y + y)]).toBe(expected);
      });
    }
  });

  it.each(walkers)('%s is repaired to what a new one is', (_, walker) => {
    const random = new Random(72);
    for (let round = 0; round < runs(8); round++) expectRepairs(random, walker, rule, 60);
  });

  it.each(walkers)('%s in slices is the same as in one go', (_, walker) => {
    const random = new Random(73);
    for (let round = 0; round < runs(5); round++) expectSlices(random, walker, rule, 20);
  });
});

/** Changes tiles and goals, and compares with a new field after each change. */
function expectRepairs(random: Random, walker: Walker, rule: MoveRule, changes: number): void {
  const place = new Place(random, 26);
  let goals = place.anyTiles(3);
  const flow = new FlowField(place.map, optionsOf(goals, walker, rule));
  for (let change = 0; change < changes; change++) {
    const kind = random.integer(0, 9);
    // Doors round goals: what is open closes, and the reverse.
    if (kind === 0) place.map.set(goals[0] ?? tile(0, 0), random.integer(0, 1));
    else if (kind === 1) goals = [...goals.slice(random.integer(0, 1)), ...place.anyTiles(2)];
    else for (let writes = random.integer(1, 3); writes > 0; writes--) place.change();
    if (kind === 1) flow.setGoals(goals);
    expect(flow.update()).toBe(true);
    expectNew(flow, place, goals, walker, rule);
  }
}

/** Changes tiles and goals while the field is computed in slices. */
function expectSlices(random: Random, walker: Walker, rule: MoveRule, changes: number): void {
  const place = new Place(random, 26);
  let goals = place.anyTiles(3);
  const flow = new FlowField(place.map, optionsOf(goals, walker, rule));
  for (let change = 0; change < changes; change++) {
    if (random.next() < 0.5) {
      goals = place.anyTiles(3);
      flow.setGoals(goals);
    }
    place.change();
    // A map that always changes is never caught up with.
    for (let calls = 0; !flow.update(random.integer(1, 60)); calls++) {
      if (calls < 30 && random.next() < 0.2) place.change();
      expectLegal(flow, place, walker, rule);
    }
    expectNew(flow, place, goals, walker, rule);
  }
}

function expectNew(
  { flow }: FlowField,
  place: Place,
  goals: Parameters<typeof optionsOf>[0],
  walker: Walker,
  rule: MoveRule,
): void {
  const { grid } = new FlowField(place.map, optionsOf(goals, walker, rule)).flow;
  if (Buffer.compare(bytesOf(grid.values), bytesOf(flow.grid.values)) === 0) return;
  expect(flow.grid.values).toEqual(grid.values);
}

function bytesOf({ buffer }: { readonly buffer: ArrayBufferLike }): Uint8Array {
  return new Uint8Array(buffer);
}

/** No answer leads into what is solid now, or cuts a corner, and following the answers ends. */
function expectLegal(flow: FlowField, place: Place, walker: Walker, rule: MoveRule): void {
  const { bounds } = place;
  const plan = planOf(place, walker, rule);
  let here = place.anyTile();
  for (let moves = 0; ; moves++) {
    expect(moves).toBeLessThanOrEqual(bounds.width * bounds.height);
    const next = flow.nextTile(here);
    if (next === undefined) return;
    const [x, y] = [here.x - bounds.x, here.y - bounds.y];
    const [dx, dy] = [next.x - here.x, next.y - here.y];
    expect(Math.max(Math.abs(dx), Math.abs(dy))).toBe(1);
    expect(plan.isOpen(x, y) && plan.isOpen(x + dx, y + dy)).toBe(true);
    if (dx !== 0 && dy !== 0) {
      expect(rule).not.toBe('four-way');
      if (rule === 'no-corner-cutting') expect(plan.isOpen(x + dx, y) && plan.isOpen(x, y + dy)).toBe(true);
    }
    expect(tilesEqual(here, next)).toBe(false);
    here = next;
  }
}

describe('long paths', () => {
  it('are counted by doubles', () => {
    // A corridor of 386,449 moves: every other row is a wall with a gap, in turn in the east and in the west.
    const [width, height] = [1100, 701];
    const corridor = typedTilemap(tileRect({ x: 0, y: 0, width, height }), Uint8Array, 1);
    for (let y = 1; y < height; y += 2) {
      corridor.fill(0, tileRect({ x: 0, y, width, height: 1 }));
      corridor.setAt((y & 3) === 1 ? width - 1 : 0, y, 1);
    }
    const isSolid = (value: number): boolean => value === 0;
    const flow = new FlowField(corridor, { goals: tile(0, 0), isSolid });
    const end = tile((height & 3) === 3 ? 0 : width - 1, height - 1);
    const moves = (width - 1) * ((height + 1) / 2) + height - 1;
    expect(moves).toBeGreaterThan(2 ** 31 / STRAIGHT);
    expect(flow.distanceAt(end)).toBe(moves);
    expect(flow.costAt(end)).toBe(moves);
    expect(flow.flow.grid.values).toBeInstanceOf(Float64Array);
    corridor.setAt(1, 0, 0);
    flow.update();
    expect(flow.distanceAt(end)).toBe(undefined);
    corridor.setAt(1, 0, 1);
    flow.setGoals(end);
    flow.update();
    expect(flow.distanceAt(tile(0, 0))).toBe(moves);
  });
});
