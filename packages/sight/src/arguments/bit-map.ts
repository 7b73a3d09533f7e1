/** The check of a bit map that is written. */
import type { BitTilemap } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { argumentError } from '@tilewright/units/checks';

/** Passes a bit map, but not a view of one. @throws RangeError on everything else */
export function requireBitMap(where: string, parameter: string, map: BitTilemap): void {
  requireTilemap(where, parameter, map);
  if (map.layout !== 'bits') throw argumentError(where, parameter, 'a bit map', map, 'Make one by bitTilemap');
}
