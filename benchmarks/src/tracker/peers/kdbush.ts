/** kdbush: a static index of points, rebuilt for each frame. Its queries are widened by the largest radius. */
import KDBush from 'kdbush';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { contender } from '../rows.js';
import { greatestRadius, type Positions } from '../scene.js';

const kdbush: Contender = contender(
  'kdbush',
  (scene) => {
    const build = ({ xs, ys }: Positions): KDBush => {
      const made = new KDBush(scene.count);
      for (let i = 0; i < scene.count; i++) made.add(xs[i]!, ys[i]!);
      return made.finish();
    };
    let tree = build(scene.frames[0]);
    return indexByBoxes(scene, {
      update: (positions) => {
        tree = build(positions);
      },
      search: (minX, minY, maxX, maxY) =>
        tree.range(minX - greatestRadius, minY - greatestRadius, maxX + greatestRadius, maxY + greatestRadius),
      indexOf: (found) => found,
    });
  },
  worksByBoxes,
);
export default kdbush;
