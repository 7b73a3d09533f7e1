/**
 * flatbush: a static index of boxes, rebuilt for each frame; its filter makes the answers for circles exact.
 *
 * Its `neighbors` finds the nearest boxes, not the nearest circles.
 */
import Flatbush from 'flatbush';
import type { Contender } from '../../harness/contender.js';
import { meet, overlapsCircle, overlapsSquare } from '../exact.js';
import { contender, type Index, addPair } from '../rows.js';
import { questions, type Scene } from '../scene.js';

export function makeIndex(scene: Scene): Index {
  const { count, radii, places, ends } = scene;
  let [{ xs, ys }] = scene.frames;
  let tree = build();
  function build(): Flatbush {
    const made = new Flatbush(count);
    for (let i = 0; i < count; i++) {
      const [x, y, r] = [xs[i]!, ys[i]!, radii[i]!];
      made.add(x - r, y - r, x + r, y + r);
    }
    made.finish();
    return made;
  }
  const sumOf = (found: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < found.length; i++) sum += found[i]!;
    return sum;
  };
  return {
    update: (positions) => {
      ({ xs, ys } = positions);
      tree = build();
      return count;
    },
    rectangles: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i]!, places.ys[i]!];
        const overlaps = (j: number): boolean => overlapsSquare(xs[j]!, ys[j]!, radii[j]!, x, y, 2);
        sums[i] = sumOf(tree.search(x - 2, y - 2, x + 2, y + 2, overlaps));
      }
      return sums[0]!;
    },
    circles: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i]!, places.ys[i]!];
        const overlaps = (j: number): boolean => overlapsCircle(xs[j]!, ys[j]!, radii[j]!, x, y, 5);
        sums[i] = sumOf(tree.search(x - 5, y - 5, x + 5, y + 5, overlaps));
      }
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [ax, ay, bx, by] = [places.xs[i]!, places.ys[i]!, ends.xs[i]!, ends.ys[i]!];
        let best = 2;
        let first = -1;
        tree.search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), (j) => {
          const fraction = meet(ax, ay, bx - ax, by - ay, xs[j]!, ys[j]!, radii[j]!);
          if (fraction >= 0 && (fraction < best || (fraction === best && j < first))) {
            best = fraction;
            first = j;
          }
          return false;
        });
        sums[i] = first;
      }
      return sums[0]!;
    },
    pairs: (sums) => {
      let pairs = 0;
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const [x, y, r] = [xs[i]!, ys[i]!, radii[i]!];
        tree.search(x - r, y - r, x + r, y + r, (j) => {
          if (j <= i || !overlapsCircle(xs[j]!, ys[j]!, radii[j]!, x, y, r)) return false;
          pairs++;
          sum = addPair(sum, i, j);
          return false;
        });
      }
      sums[0] = pairs;
      sums[1] = sum;
      return pairs;
    },
    nearest: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(tree.neighbors(places.xs[i]!, places.ys[i]!, 8));
      return sums[0]!;
    },
  };
}

const flatbush: Contender = contender('flatbush', makeIndex);
export default flatbush;
