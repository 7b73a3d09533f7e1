/** What eyes see, marked in a bit map. */
import { markTilesInView } from '@tilewright/sight';
import { bitTilemap, unitTileSpace } from '@tilewright/tilemap';
import { tilePosition, tiles } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender } from './rows.js';
import { bounds } from './scene.js';

const tilewright: Contender = contender('tilewright', (walls, radius) => {
  const seen = bitTilemap(bounds);
  return {
    look: (x, y) => {
      const position = tilePosition(tiles(x + 0.5), tiles(y + 0.5));
      markTilesInView(seen, walls, unitTileSpace, { position, maxDistance: tiles(radius) });
    },
    isMarked: (x, y) => seen.getAt(x, y),
    forget: () => seen.fill(false),
  };
});
export default tilewright;
