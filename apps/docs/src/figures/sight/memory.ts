/** What an explorer sees in a step, and what it has seen in the steps before. */
import { isInView, markTilesInView } from '@tilewright/sight';
import { type BitTilemap, bitTilemap, type Tile, tileCenter, unitTileSpace } from '@tilewright/tilemap';
import type { TileLength } from '@tilewright/units';

export interface Memory {
  /** What is in view in the last step. */
  readonly now: BitTilemap;
  /** What has been in view in any step. */
  readonly known: BitTilemap;
  /** How many tiles the last step added. */
  readonly added: number;
  /** The step in which the rat was in view for the last time, if it ever was. */
  readonly ratSeen: number | undefined;
}

export function remember(
  walls: BitTilemap,
  explorer: readonly Tile[],
  rat: readonly Tile[],
  maxDistance: TileLength,
): Memory {
  const known = bitTilemap(walls.bounds);
  let now = known;
  let added = 0;
  let ratSeen: number | undefined;
  for (const [step, at] of explorer.entries()) {
    const view = { position: tileCenter(unitTileSpace, at), maxDistance };
    now = bitTilemap(walls.bounds);
    markTilesInView(now, walls, unitTileSpace, view);
    added = markTilesInView(known, walls, unitTileSpace, view);
    const target = rat[step];
    if (target !== undefined && isInView(walls, unitTileSpace, view, tileCenter(unitTileSpace, target))) ratSeen = step;
  }
  return { now, known, added, ratSeen };
}
