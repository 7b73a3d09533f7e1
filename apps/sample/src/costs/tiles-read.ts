/**
 * How many tiles the rays, lines of sight and views of a step read.
 *
 * Shows: a predicate that counts its calls. Queries call it once for each tile that they read.
 */
import { castRay, isVisible } from '@tilewright/queries';
import { markTilesInView } from '@tilewright/sight';
import { type BitTilemap, bitTilemap } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';

/** Asks the questions of the last step again, and counts. */
export class TileCounter {
  private count = 0;
  private scratch: BitTilemap | undefined;
  private readonly isOpaque = (isWall: boolean): boolean => {
    this.count++;
    return isWall;
  };

  readBy({ world, creatures, player, view }: Game, { shots, blasts, lookout, isViewNew }: StepEvents): number {
    const { opaque, space, bounds } = world;
    const { isOpaque } = this;
    this.count = 0;
    const look = (from: Position2, row: number): void => {
      // A creature that has died since has no row.
      if (row >= 0) isVisible(opaque, space, from, creatures.positions.get(row), { isSolid: isOpaque });
    };
    for (const { ray } of shots) castRay(opaque, space, ray, { isSolid: isOpaque });
    for (const id of lookout.facing) look(player.position, creatures.rowOf(id));
    for (const { circle, reached, sheltered } of blasts) {
      for (const id of [...reached, ...sheltered]) look(circle.center, creatures.rowOf(id));
    }
    if (isViewNew) {
      this.scratch ??= bitTilemap(bounds);
      this.scratch.fill(false);
      markTilesInView(this.scratch, opaque, space, { position: view.eye }, { inclusion: 'any', isOpaque });
    }
    return this.count;
  }
}
