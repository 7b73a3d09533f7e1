/** The paths to the player: the shortest ones, and only where a body fits. */
import {
  bitTilemapFrom,
  chebyshevDistance,
  type Tile,
  tile,
  tileAt,
  type TileRect,
  tilesEqual,
  tilesIn,
} from '@tilewright/tilemap';
import { meters, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { readKeep } from './testing/keep.js';
import { smallWorld } from './testing/small-world.js';
import { catchUp, followGoal, setTrails, type Trails, trailsFor, trailsTo } from './trails.js';
import { worldOf } from './world.js';

describe('trails', () => {
  const world = smallWorld('.........', '.####.###', '....#....', '....#....', '....#....', '.........');

  it('go around walls, and never cut their corners', () => {
    const { narrow } = trailsTo(world, tile(6, 3));
    // From (3, 3): down to the last row, under the wall, up again.
    const way: Tile[] = [];
    for (let at = narrow.nextTile(tile(3, 3)); at !== undefined; at = narrow.nextTile(at)) way.push(at);
    expect(way.map(({ x, y }) => [x, y])).toEqual([
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 5],
      [6, 4],
      [6, 3],
    ]);
  });

  it('lead nowhere inside a wall or at the goal', () => {
    const { narrow, goal } = trailsTo(world, tile(6, 3));
    expect(narrow.distanceAt(tile(4, 3))).toBeUndefined();
    expect(narrow.nextTile(goal)).toBeUndefined();
  });

  it('lead large bodies through wide gaps only', () => {
    const open = smallWorld('.......', '.......', '.......', '...#...', '.......', '.......', '.......');
    const trails = trailsTo(open, tile(1, 3));
    const { narrow, wide } = trails;
    expect(narrow.distanceAt(tile(5, 3))).toBe(tiles(2 + 2 * Math.SQRT2));
    // The tiles around the pillar are too near to it: only the rim is left.
    expect(wide.distanceAt(tile(5, 3))).toBe(tiles(8));
    expect(wide.distanceAt(tile(3, 2))).toBeUndefined();
    expect(trailsFor(trails, open, meters(0.5))).toBe(narrow);
    expect(trailsFor(trails, open, meters(0.51))).toBe(wide);
  });

  it('follow the player', () => {
    const trails = trailsTo(world, tile(6, 3));
    expect(followGoal(trails, tile(6, 3))).toBe(false);
    expect(followGoal(trails, tile(0, 0))).toBe(true);
    expect(trails.goal).toEqual(tile(0, 0));
    expect(trails.narrow.nextTile(tile(2, 0))).toEqual(tile(1, 0));
  });

  it('lead over open tiles to the road of the keep from everywhere', async () => {
    const keep = worldOf(await readKeep());
    const { goal, narrow, wide } = trailsTo(keep, tileAt(keep.space, keep.goals.at(-1)!.position));
    for (const [field, least] of [
      [narrow, 30_000],
      [wide, 10_000],
    ] as const) {
      let count = 0;
      for (const place of tilesIn(keep.bounds)) {
        const length = field.distanceAt(place);
        if (length === undefined) continue;
        count++;
        const next = field.nextTile(place);
        const isNearer =
          next === undefined
            ? tilesEqual(place, goal)
            : chebyshevDistance(place, next) === 1 && (field.distanceAt(next) ?? length) < length;
        if (keep.solid.get(place) || !isNearer) expect.fail(`${place.x}, ${place.y}`);
      }
      expect(count).toBeGreaterThan(least);
    }
  });

  it('are computed over several steps in a large map, and lead to the old tile meanwhile', async () => {
    const keep = worldOf(await readKeep());
    const start = tileAt(keep.space, keep.goals.at(-1)!.position);
    const goal = tile(start.x + 1, start.y);
    const trails = trailsTo(keep, start);
    const before = trails.narrow.distanceAt(goal);
    let steps = 1;
    for (; !followGoal(trails, goal); steps++) {
      expect(trails.goal).toBe(start);
      if (trails.slices < 3) expect(trails.narrow.distanceAt(goal)).toBe(before);
    }
    expect(steps).toBe(7);
    expect(trails.goal).toBe(goal);
    expect(trails.narrow.nextTile(goal)).toBeUndefined();
    expectSame(trails, trailsTo(keep, goal), keep.bounds);
  });

  it('go back to where they were, at any step of a computation', async () => {
    const keep = worldOf(await readKeep());
    const start = tileAt(keep.space, keep.player.position);
    const [next, last] = [tile(start.x + 1, start.y), tile(start.x + 2, start.y)];
    for (let done = 0; done < 10; done++) {
      const lived = trailsTo(keep, start);
      for (let i = 0; i < done; i++) followGoal(lived, next);
      const back = trailsTo(keep, start);
      for (let i = 0; i < 3; i++) followGoal(back, last);
      setTrails(back, lived);
      for (let ahead = 0; ahead < 12; ahead++) {
        expect(followGoal(back, last)).toBe(followGoal(lived, last));
        const { goal, nextGoal, slices } = lived;
        expect(back).toMatchObject({ goal, nextGoal, slices });
        expect(back.narrow.distanceAt(start)).toBe(lived.narrow.distanceAt(start));
      }
      expectSame(back, lived, keep.bounds);
    }
  });

  it('catch up at once with a wall that falls, also while they are being computed', async () => {
    const keep = worldOf(await readKeep());
    const start = tileAt(keep.space, keep.player.position);
    const next = tile(start.x + 1, start.y);
    const solid = keep.solid.clone();
    for (let done = 0; done < 10; done += 3) {
      const trails = trailsTo({ ...keep, solid }, start);
      for (let i = 0; i < done; i++) followGoal(trails, next);
      const wall = [...tilesIn(keep.bounds)].filter((place) => keep.breakable.get(place)).slice(done * 3, done * 3 + 3);
      for (const place of wall) solid.set(place, false);
      catchUp(trails, next);
      expect(trails).toMatchObject({ goal: next, nextGoal: next, slices: 0 });
      expectSame(trails, trailsTo({ ...keep, solid: solid.clone() }, next), keep.bounds);
    }
  });

  it('follow walls of the keep that open and close, like new ones', async () => {
    const keep = worldOf(await readKeep());
    const goal = tileAt(keep.space, keep.player.position);
    const solid = keep.solid.clone();
    const trails = trailsTo({ ...keep, solid }, goal);
    const follow = (): void => {
      do followGoal(trails, goal);
      while (trails.slices > 0);
    };
    const changes = [-3, -2, -1, 1, 2, 3].flatMap((dx) => [-2, 0, 2].map((dy) => tile(goal.x + dx, goal.y + dy)));
    for (const place of [...changes, ...changes]) {
      solid.set(place, !solid.get(place));
      follow();
    }
    for (const place of changes.slice(0, 9)) {
      solid.set(place, !solid.get(place));
      follow();
      const again = trailsTo({ ...keep, solid: bitTilemapFrom(keep.bounds, (x, y) => solid.getAt(x, y)) }, goal);
      expectSame(trails, again, keep.bounds);
    }
  });
});

function expectSame(trails: Trails, others: Trails, bounds: TileRect): void {
  for (const at of tilesIn(bounds)) {
    if (trails.narrow.distanceAt(at) !== others.narrow.distanceAt(at)) expect.fail(`narrow: ${at.x}, ${at.y}`);
    if (trails.wide.distanceAt(at) !== others.wide.distanceAt(at)) expect.fail(`wide: ${at.x}, ${at.y}`);
    for (const [field, other] of [
      [trails.narrow, others.narrow],
      [trails.wide, others.wide],
    ] as const) {
      const [next, nextOfOther] = [field.nextTile(at), other.nextTile(at)];
      if (next?.x !== nextOfOther?.x || next?.y !== nextOfOther?.y) expect.fail(`next: ${at.x}, ${at.y}`);
    }
  }
}
