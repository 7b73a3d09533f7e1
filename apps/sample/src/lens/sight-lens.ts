/**
 * The lens on sight: the tiles that the player sees, and the creatures near enough to see the player, those that look
 * toward it, and those with a clear view.
 *
 * Shows: `rowsInView`, for a picture of a view; one `objectsInCircle`, then the player's own view, `isWithinArc` and
 * `areVisibleInto`, each on the few that are left; `nearestObjects` with a filter, for the few that are drawn.
 */
import { castRay, nearestObjects } from '@tilewright/queries';
import { rowsInView } from '@tilewright/sight';
import { tileAt } from '@tilewright/tilemap';
import { type Rectangle2, segmentBetween } from '@tilewright/units';
import type { CreatureId } from '../simulation/creatures.js';
import type { Game } from '../simulation/state.js';
import { faces, sharpnessFor, sightArcOf } from '../simulation/watch.js';
import { colors } from '../view/colors.js';
import { circlePath, linePath, newDrawing, rowPath, sectorPath } from '../view/draw.js';
import type { Figure, Lens, Scene } from './lens.js';

/** The most creatures that are drawn. More would hide each other, so only the nearest are shown. */
const mostArcs = 8;

export class SightLens implements Lens {
  readonly id = 'sight';
  readonly about =
    'The tiles that you see (blue), and the creatures near enough to see you: those that look toward you (yellow), and those that see you (red). A line ends at the first opaque tile. Only the nearest eight are drawn, the nearest one strongest.';
  readonly liftsFog = true;
  readonly marks = newDrawing();
  readonly signs = newDrawing();

  show({ game, view, lookout }: Scene): readonly Figure[] {
    const { world, creatures, player } = game;
    const { marks, signs } = this;
    marks.clear();
    signs.clear();
    this.drawView(game, view);
    const sharpness = sharpnessFor(player);
    const watchers = new Set(lookout.watchers);
    const looks = (id: CreatureId): boolean => faces(creatures, creatures.rowOf(id), player.position, sharpness);
    const nearest = [...nearestObjects(creatures.tracker, player.position, mostArcs, { filter: looks })];
    for (const [i, id] of nearest.entries()) {
      // The lines of a crowd would tangle, so those of far creatures fade.
      const strength = 1 - (0.8 * i) / mostArcs;
      const row = creatures.rowOf(id);
      const { center, range, start, sweep } = sightArcOf(creatures, row, sharpness);
      const color = watchers.has(id) ? colors.wall : colors.ray;
      sectorPath(marks, center, range, start, sweep).stroke({ color, width: 4, alpha: 0.45 * strength ** 2 });
      const line = segmentBetween(center, player.position);
      const end = castRay(world.opaque, world.space, line)?.contact ?? line.end;
      linePath(signs, center, end).stroke({ color, width: watchers.has(id) ? 6 : 4, alpha: 0.85 * strength });
      circlePath(signs, creatures.bodyOf(row)).stroke({ color, width: 6, alpha: strength });
    }
    return [
      ['tiles in view', String(game.view.count)],
      ['near enough', String(lookout.near.length)],
      ['on those tiles', String(lookout.inView.length)],
      ['look this way', String(lookout.facing.length)],
      ['see you', String(watchers.size)],
    ];
  }

  /** Tints the rows of tiles that the player sees, as far as they are on the screen. */
  private drawView({ world, player }: Game, screen: Rectangle2): void {
    const { opaque, space } = world;
    const [first, last] = [tileAt(space, screen.min).y, tileAt(space, screen.max).y];
    const draw = (y: number, xMin: number, xMax: number): boolean => {
      if (y >= first) rowPath(this.marks, space, { y, xMin, xMax });
      return y > last;
    };
    rowsInView(opaque, space, { position: player.position }, { inclusion: 'any' }).visit(draw);
    this.marks.fill({ color: colors.light, alpha: 0.16 });
  }
}
