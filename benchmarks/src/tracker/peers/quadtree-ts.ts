/** quadtree-ts: circles and boxes in the nodes that they touch; cleared and refilled for each frame. */
import { Circle, Line, Quadtree, Rectangle } from '@timohausmann/quadtree-ts';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { meet } from '../exact.js';
import { contender } from '../rows.js';
import { type Positions, questions } from '../scene.js';

const maxObjects = 10;
const margin = 64;

const quadtreeTs: Contender = contender(
  'quadtree-ts',
  (scene) => {
    const { count, side, radii, places, ends } = scene;
    const items = Array.from(radii, (r, data) => new Circle<number>({ x: 0, y: 0, r, data }));
    // The tree finds nothing outside its bounds, and some rays start outside the world.
    const [x, width] = [-margin, side + 2 * margin];
    // Deep enough for this many objects; the default of 4 levels suits 1,000.
    const maxLevels = Math.max(4, Math.ceil(Math.log2(count / maxObjects) / 2));
    const tree = new Quadtree<Circle<number>>({ x, y: x, width, height: width, maxObjects, maxLevels });
    let [{ xs, ys }] = scene.frames;
    const update = (positions: Positions): void => {
      ({ xs, ys } = positions);
      tree.clear();
      for (let i = 0; i < count; i++) {
        const item = items[i]!;
        item.x = xs[i]!;
        item.y = ys[i]!;
        tree.insert(item);
      }
    };
    update(scene.frames[0]);
    const asked = new Rectangle({ x: 0, y: 0, width: 0, height: 0 });
    return {
      ...indexByBoxes(scene, {
        update,
        search: (minX, minY, maxX, maxY) => {
          asked.x = minX;
          asked.y = minY;
          asked.width = maxX - minX;
          asked.height = maxY - minY;
          return tree.retrieve(asked);
        },
        indexOf: ({ data }) => data!,
      }),
      // The tree supports lines, which meet fewer nodes than their bounding boxes.
      firstHits: (sums) => {
        for (let i = 0; i < questions; i++) {
          const [x1, y1, x2, y2] = [places.xs[i]!, places.ys[i]!, ends.xs[i]!, ends.ys[i]!];
          let best = 2;
          let first = -1;
          for (const { data = 0 } of tree.retrieve(new Line({ x1, y1, x2, y2 }))) {
            const fraction = meet(x1, y1, x2 - x1, y2 - y1, xs[data]!, ys[data]!, radii[data]!);
            if (fraction >= 0 && (fraction < best || (fraction === best && data < first))) {
              best = fraction;
              first = data;
            }
          }
          sums[i] = first;
        }
        return sums[0]!;
      },
    };
  },
  worksByBoxes,
);
export default quadtreeTs;
