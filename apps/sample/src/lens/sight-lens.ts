/**
 * The lens on sight: the creatures near enough to see the player, those that look toward it, and those with a clear view.
 *
 * Shows: one `objectsInCircle`, then `isWithinArc`, then `areVisibleInto`, each on the few that are left; `nearestObjects` with
 * a filter, for the few that are drawn.
 */
import { castRay, nearestObjects } from '@tilewright/queries';
import { segmentBetween } from '@tilewright/units';
import facesLines from 'virtual:source/simulation/watch.ts/faces';
import lookoutLines from 'virtual:source/simulation/watch.ts/lookoutFor';
import { sightArcOf } from '../simulation/watch.js';
import { colors } from '../view/colors.js';
import { circlePath, linePath, newDrawing, sectorPath } from '../view/draw.js';
import type { Figure, Lens, Scene } from './lens.js';

/** The most creatures that are drawn. More would hide each other, so only the nearest are shown. */
const mostArcs = 8;

export class SightLens implements Lens {
  readonly id = 'sight';
  readonly title = 'Sight';
  readonly about =
    'The creatures near enough to see you: those that look toward you (yellow), and those that see you (red). A line ends at the first opaque tile. Only the nearest eight are drawn.';
  readonly sources = [lookoutLines, facesLines];
  readonly marks = newDrawing();
  readonly signs = newDrawing();

  show({ game: { world, creatures, player }, lookout }: Scene): readonly Figure[] {
    const { marks, signs } = this;
    marks.clear();
    signs.clear();
    const watchers = new Set(lookout.watchers);
    const facing = new Set(lookout.facing);
    const drawn = nearestObjects(creatures.tracker, player.position, mostArcs, { filter: (id) => facing.has(id) });
    for (const id of drawn) {
      const row = creatures.rowOf(id);
      const { center, range, start, sweep } = sightArcOf(creatures, row);
      const color = watchers.has(id) ? colors.wall : colors.ray;
      sectorPath(marks, center, range, start, sweep).stroke({ color, width: 4, alpha: 0.45 });
      const view = segmentBetween(center, player.position);
      const end = castRay(world.opaque, world.space, view)?.position ?? view.end;
      linePath(signs, center, end).stroke({ color, width: watchers.has(id) ? 6 : 4, alpha: 0.85 });
      circlePath(signs, creatures.bodyOf(row)).stroke({ color, width: 6 });
    }
    return [
      ['creatures', String(creatures.count)],
      ['near enough', String(lookout.near.length)],
      ['look this way', String(facing.size)],
      ['see you', String(watchers.size)],
    ];
  }
}
