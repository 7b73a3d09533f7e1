/** A line of sight to each tile of the disc, by `isVisible`. The answers of all others are compared with these. */
import { isVisible } from '@tilewright/queries';
import { unitTileSpace } from '@tilewright/tilemap';
import { tilePosition, tiles } from '@tilewright/units';

import { byteMarks, contender, type SightContender } from './rows.js';
import { size } from './scene.js';

const eachTile: SightContender = contender('isVisible to each tile', (walls, radius) => {
  const { mark, isMarked, forget } = byteMarks();
  return {
    look: (eyeX, eyeY) => {
      const eye = tilePosition(tiles(eyeX + 0.5), tiles(eyeY + 0.5));
      for (let y = Math.max(0, eyeY - radius); y <= Math.min(size - 1, eyeY + radius); y++) {
        for (let x = Math.max(0, eyeX - radius); x <= Math.min(size - 1, eyeX + radius); x++) {
          const [dx, dy] = [x - eyeX, y - eyeY];
          if (dx * dx + dy * dy > radius * radius) continue;
          if (isVisible(walls, unitTileSpace, eye, tilePosition(tiles(x + 0.5), tiles(y + 0.5)))) mark(x, y);
        }
      }
    },
    isMarked,
    forget,
  };
});
export default eachTile;
