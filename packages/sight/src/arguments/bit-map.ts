/** Checks a bit map that a query writes. */
import type { BitTilemap } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import { argumentError } from '@tilewright/units/checks';

/** Accepts a bit map, but not a view of a bit map. @throws RangeError for anything else */
export function requireBitMap(where: string, parameter: string, map: BitTilemap): void {
  requireTilemap(where, parameter, map);
  if (map.layout !== 'bits') throw argumentError(where, parameter, 'a bit map', map, 'Make it with bitTilemap');
}
