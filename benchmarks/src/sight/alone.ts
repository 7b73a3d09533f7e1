/** One view of an empty map, and a hundred eyes that mark one map. */
import { markTilesInView, markTilesInViews } from '@tilewright/sight';
import { bitTilemap, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, tilePosition, tiles } from '@tilewright/units';
import { alternating, type Contender } from '../harness/contender.js';
import { EMPTY, emptyScene, HUNDRED, hundredScene, openTiles, RADIUS_OF_MANY } from './alone-scene.js';

const placeOf = ({ x, y }: { readonly x: number; readonly y: number }) => tilePosition(tiles(x + 0.5), tiles(y + 0.5));

let emptySeed = 0;
let hundredSeed = 0;

const alone: Contender = {
  name: 'tilewright',
  rows: {
    [EMPTY]: alternating(
      () => {
        const { walls, eyes } = emptyScene(1 + (emptySeed++ % 2));
        return { walls, eyes: eyes.map(placeOf), seen: bitTilemap(walls.bounds) };
      },
      ({ walls, eyes, seen }) => {
        let count = 0;
        for (const position of eyes) count += markTilesInView(seen, walls, unitTileSpace, { position });
        return count;
      },
      ({ walls, eyes, seen }) => {
        for (const position of eyes) markTilesInView(seen, walls, unitTileSpace, { position });
        return openTiles(walls, (x, y) => seen.getAt(x, y));
      },
    ),
    [HUNDRED]: alternating(
      () => {
        const { walls, eyes } = hundredScene(1 + (hundredSeed++ % 2));
        return { walls, eyes: pointColumn(eyes.map(placeOf)), seen: bitTilemap(walls.bounds) };
      },
      ({ walls, eyes, seen }) =>
        markTilesInViews(seen, walls, unitTileSpace, eyes, { maxDistance: tiles(RADIUS_OF_MANY) }),
      ({ walls, eyes, seen }) => {
        markTilesInViews(seen, walls, unitTileSpace, eyes, { maxDistance: tiles(RADIUS_OF_MANY) });
        return openTiles(walls, (x, y) => seen.getAt(x, y));
      },
    ),
  },
};
export default alone;
