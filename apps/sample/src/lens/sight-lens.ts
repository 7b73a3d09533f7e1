/**
 * The lens on eyes: who is near enough to see the player, who looks that way, and whose view is free.
 *
 * Shows: one `objectsInCircle`, then `isWithinArc`, then `isVisible`, each on the few that are left.
 */
import { castRay } from '@tilewright/queries';
import { segmentBetween } from '@tilewright/units';
import facesLines from 'virtual:source/simulation/watch.ts/faces';
import lookoutLines from 'virtual:source/simulation/watch.ts/lookoutFor';
import type { CreatureId } from '../simulation/creatures.js';
import { sightArcOf } from '../simulation/watch.js';
import { colors } from '../view/colors.js';
import { circlePath, linePath, newDrawing, sectorPath } from '../view/draw.js';
import type { Figure, Lens, Scene } from './lens.js';

/** Of more than these the picture shows the first ones only: it would be a fog. */
const mostArcs = 40;

export class SightLens implements Lens {
  readonly id = 'sight';
  readonly title = 'Sight';
  readonly about =
    'Who sees you: near enough (outlined), looking your way (yellow), with nothing opaque in between (red). Walls cut the lines short.';
  readonly sources = [lookoutLines, facesLines];
  readonly marks = newDrawing();
  readonly signs = newDrawing();

  show({ game: { world, creatures, player }, lookout }: Scene): readonly Figure[] {
    const { marks, signs } = this;
    marks.clear();
    signs.clear();
    const watchers = new Set(lookout.watchers);
    const facing = new Set(lookout.facing);
    // Those who were there in the last step may be dead by now.
    const isThere = (id: CreatureId): boolean => creatures.rowOf(id) >= 0;
    for (const id of lookout.near.filter(isThere)) {
      circlePath(signs, creatures.bodyOf(creatures.rowOf(id)));
    }
    signs.stroke({ color: colors.unlit, width: 4, alpha: 0.8 });
    for (const id of lookout.facing.filter(isThere).slice(0, mostArcs)) {
      const { center, range, start, sweep } = sightArcOf(creatures, creatures.rowOf(id));
      const color = watchers.has(id) ? colors.wall : colors.ray;
      sectorPath(marks, center, range, start, sweep)
        .fill({ color, alpha: 0.035 })
        .stroke({ color, width: 3, alpha: 0.3 });
      const view = segmentBetween(center, player.position);
      const end = castRay(world.opaque, world.space, view)?.position ?? view.end;
      linePath(signs, center, end).stroke({ color, width: watchers.has(id) ? 6 : 4, alpha: 0.85 });
      circlePath(signs, creatures.bodyOf(creatures.rowOf(id))).stroke({ color, width: 6 });
    }
    return [
      ['creatures', String(creatures.count)],
      ['near enough', String(lookout.near.length)],
      ['look this way', String(facing.size)],
      ['see you', String(watchers.size)],
    ];
  }
}
