/** The same by a line of sight to each tile. */
import { isVisible } from '@tilewright/queries';
import { unitTileSpace } from '@tilewright/tilemap';
import { tilePosition, tiles } from '@tilewright/units';
import { alternating, type Contender } from '../harness/contender.js';
import { type AloneScene, EMPTY, emptyScene, HUNDRED, hundredScene, openTiles, RADIUS_OF_MANY } from './alone-scene.js';

function isSeen({ walls, eyes }: AloneScene, radius: number, x: number, y: number): boolean {
  const target = tilePosition(tiles(x + 0.5), tiles(y + 0.5));
  return eyes.some(
    (eye) =>
      (eye.x - x) ** 2 + (eye.y - y) ** 2 <= radius ** 2 &&
      isVisible(walls, unitTileSpace, tilePosition(tiles(eye.x + 0.5), tiles(eye.y + 0.5)), target),
  );
}

let emptySeed = 0;
let hundredSeed = 0;
const answer = (scene: AloneScene, radius: number): number[] =>
  openTiles(scene.walls, (x, y) => isSeen(scene, radius, x, y));
const run = (scene: AloneScene, radius: number): number => answer(scene, radius).length;

const aloneEachTile: Contender = {
  name: 'isVisible to each tile',
  rows: {
    [EMPTY]: alternating(
      () => emptyScene(1 + (emptySeed++ % 2)),
      (scene) => run(scene, Number.POSITIVE_INFINITY),
      (scene) => answer(scene, Number.POSITIVE_INFINITY),
    ),
    [HUNDRED]: alternating(
      () => hundredScene(1 + (hundredSeed++ % 2)),
      (scene) => run(scene, RADIUS_OF_MANY),
      (scene) => answer(scene, RADIUS_OF_MANY),
    ),
  },
};
export default aloneEachTile;
