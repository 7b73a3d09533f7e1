/** Every object is asked: what the others must agree with. For a thousand objects only. */
import type { Contender } from '../harness/contender.js';
import { distance, meet } from './exact.js';
import { contender, type Index } from './rows.js';
import { questions, type Scene } from './scene.js';

function makeIndex(scene: Scene): Index {
  const { count, radii, places, ends } = scene;
  let [{ xs, ys }] = scene.frames;
  const sumWhere = (holds: (i: number, x: number, y: number) => boolean): number => {
    let sum = 0;
    for (let question = 0; question < questions; question++) {
      const [x, y] = [places.xs[question] ?? 0, places.ys[question] ?? 0];
      for (let i = 0; i < count; i++) if (holds(i, x, y)) sum += i;
    }
    return sum;
  };
  return {
    update: (positions) => {
      ({ xs, ys } = positions);
      return count;
    },
    rectangles: () =>
      sumWhere((i, x, y) => {
        const dx = Math.max(x - 2 - (xs[i] ?? 0), 0, (xs[i] ?? 0) - x - 2);
        const dy = Math.max(y - 2 - (ys[i] ?? 0), 0, (ys[i] ?? 0) - y - 2);
        return dx * dx + dy * dy <= (radii[i] ?? 0) ** 2;
      }),
    circles: () => sumWhere((i, x, y) => distance(scene, xs, ys, i, x, y) <= 5),
    firstHits: () => {
      let sum = 0;
      for (let question = 0; question < questions; question++) {
        const [ax, ay] = [places.xs[question] ?? 0, places.ys[question] ?? 0];
        const [dx, dy] = [(ends.xs[question] ?? 0) - ax, (ends.ys[question] ?? 0) - ay];
        let best = 2;
        let first = -1;
        for (let i = 0; i < count; i++) {
          const fraction = meet(ax, ay, dx, dy, xs[i] ?? 0, ys[i] ?? 0, radii[i] ?? 0);
          if (fraction >= 0 && fraction < best) [best, first] = [fraction, i];
        }
        sum += first;
      }
      return sum;
    },
    pairs: () => {
      let pairs = 0;
      for (let i = 0; i < count; i++) {
        for (let j = i + 1; j < count; j++) {
          if (distance(scene, xs, ys, j, xs[i] ?? 0, ys[i] ?? 0) <= (radii[i] ?? 0)) pairs++;
        }
      }
      return pairs;
    },
    nearest: () => {
      let sum = 0;
      const indices = Array.from({ length: count }, (_, i) => i);
      for (let question = 0; question < questions; question++) {
        const [x, y] = [places.xs[question] ?? 0, places.ys[question] ?? 0];
        const distances = indices.map((i) => distance(scene, xs, ys, i, x, y));
        const sorted = [...indices].sort((a, b) => (distances[a] ?? 0) - (distances[b] ?? 0) || a - b);
        for (const i of sorted.slice(0, 8)) sum += i;
      }
      return sum;
    },
  };
}

const bruteForce: Contender = contender('brute force', makeIndex, (size) => size === 1000);
export default bruteForce;
