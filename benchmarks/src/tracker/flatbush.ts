/**
 * flatbush: a static index of boxes, built anew for each frame; a filter makes its answers about circles exact.
 *
 * Its nearest are the nearest boxes: it takes part there with what it does, and the answers are not compared.
 */
import Flatbush from 'flatbush';
import type { Contender } from '../harness/contender.js';
import { meet } from './exact.js';
import { contender, type Index } from './rows.js';
import { questions, type Scene } from './scene.js';

function makeIndex(scene: Scene): Index {
  const { count, radii, places, ends } = scene;
  let [{ xs, ys }] = scene.frames;
  let tree = build();
  function build(): Flatbush {
    const made = new Flatbush(count);
    for (let i = 0; i < count; i++) {
      const [x, y, r] = [xs[i] ?? 0, ys[i] ?? 0, radii[i] ?? 0];
      made.add(x - r, y - r, x + r, y + r);
    }
    made.finish();
    return made;
  }
  const sumOf = (found: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < found.length; i++) sum += found[i] ?? 0;
    return sum;
  };
  return {
    update: (positions) => {
      ({ xs, ys } = positions);
      tree = build();
      return count;
    },
    rectangles: () => {
      let sum = 0;
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i] ?? 0, places.ys[i] ?? 0];
        const overlaps = (j: number): boolean => {
          const [cx, cy, r] = [xs[j] ?? 0, ys[j] ?? 0, radii[j] ?? 0];
          const dx = Math.max(x - 2 - cx, 0, cx - x - 2);
          const dy = Math.max(y - 2 - cy, 0, cy - y - 2);
          return dx * dx + dy * dy <= r * r;
        };
        sum += sumOf(tree.search(x - 2, y - 2, x + 2, y + 2, overlaps));
      }
      return sum;
    },
    circles: () => {
      let sum = 0;
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i] ?? 0, places.ys[i] ?? 0];
        const overlaps = (j: number): boolean => {
          const [dx, dy, r] = [(xs[j] ?? 0) - x, (ys[j] ?? 0) - y, 5 + (radii[j] ?? 0)];
          return dx * dx + dy * dy <= r * r;
        };
        sum += sumOf(tree.search(x - 5, y - 5, x + 5, y + 5, overlaps));
      }
      return sum;
    },
    firstHits: () => {
      let sum = 0;
      for (let i = 0; i < questions; i++) {
        const [ax, ay, bx, by] = [places.xs[i] ?? 0, places.ys[i] ?? 0, ends.xs[i] ?? 0, ends.ys[i] ?? 0];
        let best = 2;
        let first = -1;
        tree.search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by), (j) => {
          const fraction = meet(ax, ay, bx - ax, by - ay, xs[j] ?? 0, ys[j] ?? 0, radii[j] ?? 0);
          if (fraction >= 0 && (fraction < best || (fraction === best && j < first))) {
            best = fraction;
            first = j;
          }
          return false;
        });
        sum += first;
      }
      return sum;
    },
    pairs: () => {
      let pairs = 0;
      for (let i = 0; i < count; i++) {
        const [x, y, r] = [xs[i] ?? 0, ys[i] ?? 0, radii[i] ?? 0];
        tree.search(x - r, y - r, x + r, y + r, (j) => {
          if (j <= i) return false;
          const [dx, dy, sum] = [(xs[j] ?? 0) - x, (ys[j] ?? 0) - y, r + (radii[j] ?? 0)];
          if (dx * dx + dy * dy <= sum * sum) pairs++;
          return false;
        });
      }
      return pairs;
    },
    nearest: () => {
      let sum = 0;
      for (let i = 0; i < questions; i++) sum += sumOf(tree.neighbors(places.xs[i] ?? 0, places.ys[i] ?? 0, 8));
      return sum;
    },
  };
}

const flatbush: Contender = contender('flatbush', makeIndex);
export default flatbush;
