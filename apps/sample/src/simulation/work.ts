/**
 * How many tiles and creatures the rays, views, circles and pairs of a step touched, and how many a full scan would touch:
 * every tile for each ray and each view, every creature for each circle, every pair of creatures. Plain counts, for plots.
 *
 * Shows: distances in steps between tiles. A straight line crosses one tile more than it has steps.
 */
import { manhattanDistance, tileAt, tileCount } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { StepEvents } from './events.js';
import type { Game } from './state.js';

export interface Work {
  /** Tiles under shots and lines of sight, and tiles of new views. */
  readonly tiles: number;
  readonly tilesOfFullScan: number;
  /** Creatures in answers of the tracker, two for each pair. */
  readonly objects: number;
  readonly objectsOfFullScan: number;
}

export function workOf({ world, creatures, player, view }: Game, events: StepEvents): Work {
  const { space, bounds } = world;
  const { lookout, shots, blasts, bumps, isViewNew } = events;
  const under = (from: Position2, to: Position2): number =>
    1 + manhattanDistance(tileAt(space, from), tileAt(space, to));
  const count = creatures.count;
  const lines: number[] = shots.map(({ ray, end }) => under(ray.start, end));
  for (const id of lookout.facing) {
    const row = creatures.rowOf(id); // -1 for a creature that has died
    if (row >= 0) lines.push(under(creatures.positions.get(row), player.position));
  }
  let inBlasts = 0;
  for (const { circle, reached, sheltered } of blasts) {
    inBlasts += reached.length + sheltered.length;
    for (const id of [...reached, ...sheltered]) {
      const row = creatures.rowOf(id);
      if (row >= 0) lines.push(under(circle.center, creatures.positions.get(row)));
    }
  }
  const views = isViewNew ? [view.count] : [];
  const hits = shots.reduce((sum, { target, pierced }) => sum + pierced.length + (target === undefined ? 0 : 1), 0);
  const circles = 1 + shots.length + blasts.length;
  return {
    tiles: [...lines, ...views].reduce((sum, tiles) => sum + tiles, 0),
    tilesOfFullScan: (lines.length + views.length) * tileCount(bounds),
    objects: lookout.near.length + hits + inBlasts + 2 * bumps,
    objectsOfFullScan: circles * count + count * (count - 1),
  };
}
