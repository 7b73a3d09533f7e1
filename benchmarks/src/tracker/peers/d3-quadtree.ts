/** d3-quadtree: points, rebuilt for each frame. Its queries are widened by the largest radius. */
import { quadtree, type QuadtreeLeaf } from 'd3-quadtree';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { contender } from '../rows.js';
import { greatestRadius, type Positions } from '../scene.js';

const d3: Contender = contender(
  'd3-quadtree',
  (scene) => {
    const indices = Array.from({ length: scene.count }, (_, i) => i);
    const build = ({ xs, ys }: Positions) =>
      quadtree(
        indices,
        (i) => xs[i]!,
        (i) => ys[i]!,
      );
    let tree = build(scene.frames[0]);
    const found: number[] = [];
    return indexByBoxes(scene, {
      update: (positions) => {
        tree = build(positions);
      },
      search: (minX, minY, maxX, maxY) => {
        found.length = 0;
        const [west, north] = [minX - greatestRadius, minY - greatestRadius];
        const [east, south] = [maxX + greatestRadius, maxY + greatestRadius];
        tree.visit((node, x0, y0, x1, y1) => {
          if (x0 > east || x1 < west || y0 > south || y1 < north) return true;
          if (node.length === undefined) {
            for (let leaf: QuadtreeLeaf<number> | undefined = node; leaf; leaf = leaf.next) found.push(leaf.data);
          }
          return false;
        });
        return found;
      },
      indexOf: (each) => each,
    });
  },
  worksByBoxes,
);
export default d3;
