/** The paths to the player: the shortest ones, and only where a body fits. */
import { neighbor, tile, tileAt, tilesIn } from '@tilewright/tilemap';
import { meters } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { readKeep } from './testing/keep.js';
import { smallWorld } from './testing/small-world.js';
import { trailsFor, trailsTo, wayFrom } from './trails.js';
import { worldOf } from './world.js';

describe('trails', () => {
  const world = smallWorld('.........', '.####.###', '....#....', '....#....', '....#....', '.........');

  it('go around walls, and never cut their corners', () => {
    const { narrow } = trailsTo(world, tile(6, 3));
    // From (3, 3): down to the last row, under the wall, up again.
    const way = [];
    for (let at = tile(3, 3); narrow.get(at) !== 0;) {
      const direction = wayFrom(narrow, at);
      if (direction === undefined) break;
      at = neighbor(at, direction);
      way.push([at.x, at.y]);
    }
    expect(way).toEqual([
      [3, 4],
      [3, 5],
      [4, 5],
      [5, 5],
      [5, 4],
      [6, 3],
    ]);
  });

  it('have no direction inside a wall or at the goal', () => {
    const { narrow, goal } = trailsTo(world, tile(6, 3));
    expect(narrow.get(tile(4, 3))).toBeUndefined();
    expect(wayFrom(narrow, goal)).toBeUndefined();
  });

  it('lead large bodies through wide gaps only', () => {
    const open = smallWorld('.......', '.......', '.......', '...#...', '.......', '.......', '.......');
    const { narrow, wide } = trailsTo(open, tile(1, 3));
    expect(narrow.get(tile(5, 3))).toBe(4);
    // The tiles around the pillar are too near to it: only the rim is left.
    expect(wide.get(tile(5, 3))).toBe(8);
    expect(wide.get(tile(3, 2))).toBeUndefined();
    const trails = { goal: tile(1, 3), narrow, wide };
    expect(trailsFor(trails, open, meters(0.5))).toBe(narrow);
    expect(trailsFor(trails, open, meters(0.51))).toBe(wide);
  });

  it('lead one move nearer with every step, everywhere around the start of the keep', async () => {
    const keep = worldOf(await readKeep());
    const { goal, narrow, wide } = trailsTo(keep, tileAt(keep.space, keep.player.position));
    expect(narrow.size).toBeGreaterThan(400);
    expect(wide.size).toBeGreaterThan(100);
    for (const field of [narrow, wide]) {
      for (const [place, moves] of field) {
        expect(keep.solid.get(place)).toBe(false);
        const direction = wayFrom(field, place);
        if (direction === undefined) expect(place).toEqual(goal);
        else expect(field.get(neighbor(place, direction))).toBe(moves - 1);
      }
    }
  });

  it('end where the map does', () => {
    const { narrow } = trailsTo(world, tile(0, 0));
    for (const [place] of narrow) expect([...tilesIn(world.bounds)]).toContainEqual(place);
  });
});
