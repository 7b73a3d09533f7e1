/** rbush: a dynamic index of boxes. If all objects move, clearing it and bulk loading is fastest. */
import RBush from 'rbush';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { contender } from '../rows.js';
import type { Positions } from '../scene.js';

const rbush: Contender = contender(
  'rbush',
  (scene) => {
    const items = Array.from({ length: scene.count }, (_, index) => ({ minX: 0, minY: 0, maxX: 0, maxY: 0, index }));
    const tree = new RBush<(typeof items)[number]>();
    const update = ({ xs, ys }: Positions): void => {
      for (const item of items) {
        const [x, y, r] = [xs[item.index]!, ys[item.index]!, scene.radii[item.index]!];
        item.minX = x - r;
        item.minY = y - r;
        item.maxX = x + r;
        item.maxY = y + r;
      }
      tree.clear();
      // `load` sorts its argument.
      tree.load([...items]);
    };
    update(scene.frames[0]);
    return indexByBoxes(scene, {
      update,
      search: (minX, minY, maxX, maxY) => tree.search({ minX, minY, maxX, maxY }),
      indexOf: ({ index }) => index,
    });
  },
  worksByBoxes,
);
export default rbush;
