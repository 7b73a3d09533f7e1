/**
 * detect-collisions (its new name is check2d): bodies in a dynamic tree of boxes, with its own exact tests. Bodies move
 * one by one, and only those that leave their padding are reinserted into the tree.
 */
import { type Body, System } from 'detect-collisions';
import type { Contender } from '../../harness/contender.js';
import { contender, addPair } from '../rows.js';
import { questions } from '../scene.js';

const aside = -1e4;
/** A frame moves an object by at most 0.1 tiles in x and in y. */
const padding = 0.2;

const indexOf = ({ userData }: Body): number => (userData as { index: number }).index;

const detectCollisions: Contender = contender(
  'detect-collisions',
  (scene) => {
    const { count, radii, places, ends, frames } = scene;
    const system = new System();
    const bodies = Array.from(radii, (radius, index) =>
      system.createCircle({ x: frames[0].xs[index]!, y: frames[0].ys[index]! }, radius, {
        userData: { index },
        padding,
      }),
    );
    // The query shapes are bodies too; between queries they are parked where they meet nothing.
    const square = system.createBox({ x: aside, y: aside }, 4, 4);
    const disc = system.createCircle({ x: 2 * aside, y: aside }, 5);
    let sum = 0;
    const add = ({ b }: { b: Body }): void => {
      sum += indexOf(b);
    };
    return {
      update: ({ xs, ys }) => {
        for (let i = 0; i < count; i++) bodies[i]!.setPosition(xs[i]!, ys[i]!);
        return count;
      },
      rectangles: (sums) => {
        for (let i = 0; i < questions; i++) {
          sum = 0;
          square.setPosition(places.xs[i]! - 2, places.ys[i]! - 2);
          system.checkOne(square, add);
          sums[i] = sum;
        }
        square.setPosition(aside, aside);
        return sum;
      },
      circles: (sums) => {
        for (let i = 0; i < questions; i++) {
          sum = 0;
          disc.setPosition(places.xs[i]!, places.ys[i]!);
          system.checkOne(disc, add);
          sums[i] = sum;
        }
        disc.setPosition(2 * aside, aside);
        return sum;
      },
      firstHits: (sums) => {
        for (let i = 0; i < questions; i++) {
          const hit = system.raycast({ x: places.xs[i]!, y: places.ys[i]! }, { x: ends.xs[i]!, y: ends.ys[i]! });
          sums[i] = hit === undefined ? -1 : indexOf(hit.body);
        }
        return sums[0]!;
      },
      pairs: (sums) => {
        let pairs = 0;
        sum = 0;
        // `checkAll` reports each pair twice, once for each body.
        system.checkAll(({ a, b }: { a: Body; b: Body }) => {
          const [i, j] = [indexOf(a), indexOf(b)];
          if (i > j) return;
          pairs++;
          sum = addPair(sum, i, j);
        });
        sums[0] = pairs;
        sums[1] = sum;
        return pairs;
      },
    };
  },
  ['update', 'rectangles', 'circles', 'firstHits', 'pairs'],
);
export default detectCollisions;
