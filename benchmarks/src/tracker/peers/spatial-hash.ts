/** spatial-hash: boxes in each cell of a grid that they touch; each move removes the box and inserts it again. */
import SpatialHash, { type Item } from 'spatial-hash';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { contender } from '../rows.js';
import type { Positions } from '../scene.js';

/** As wide as the query rectangles; 2 and 8 are slower in most rows. */
const cellSize = 4;
const margin = 64;

interface Indexed extends Item {
  readonly index: number;
}

const spatialHash: Contender = contender(
  'spatial-hash',
  (scene) => {
    // The hash finds nothing outside its bounds, and some rays start outside the world.
    const side = Math.ceil(scene.side / cellSize) * cellSize + 2 * margin;
    const hash = new SpatialHash<Indexed>({ x: -margin, y: -margin, width: side, height: side }, cellSize);
    const items = Array.from(scene.radii, (r, index): Indexed => {
      return { index, range: { x: 0, y: 0, width: 2 * r, height: 2 * r } };
    });
    const update = ({ xs, ys }: Positions): void => {
      for (const item of items) {
        const { index, range } = item;
        range.x = xs[index]! - scene.radii[index]!;
        range.y = ys[index]! - scene.radii[index]!;
        hash.update(item);
      }
    };
    update(scene.frames[0]);
    return indexByBoxes(scene, {
      update,
      search: (minX, minY, maxX, maxY) => hash.query({ x: minX, y: minY, width: maxX - minX, height: maxY - minY }),
      indexOf: ({ index }) => index,
    });
  },
  worksByBoxes,
);
export default spatialHash;
