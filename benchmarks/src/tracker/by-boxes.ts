/** Makes an index from a peer that finds candidates in a box; each candidate then gets an exact test. */
import { meet, overlapsCircle, overlapsSquare } from './exact.js';
import { type Index, addPair } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';

interface BoxSearch<Found> {
  readonly update: (positions: Positions) => void;
  /** The result has every object that overlaps the box, once, and may have others. */
  readonly search: (minX: number, minY: number, maxX: number, maxY: number) => ArrayLike<Found>;
  readonly indexOf: (found: Found) => number;
}

/** An index that does everything except find the nearest objects. */
export function indexByBoxes<Found>(scene: Scene, { update, search, indexOf }: BoxSearch<Found>): Index {
  const { count, radii, places, ends } = scene;
  let [{ xs, ys }] = scene.frames;
  return {
    update: (positions) => {
      ({ xs, ys } = positions);
      update(positions);
      return count;
    },
    rectangles: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i]!, places.ys[i]!];
        const found = search(x - 2, y - 2, x + 2, y + 2);
        let sum = 0;
        for (let at = 0; at < found.length; at++) {
          const j = indexOf(found[at]!);
          if (overlapsSquare(xs[j]!, ys[j]!, radii[j]!, x, y, 2)) sum += j;
        }
        sums[i] = sum;
      }
      return sums[0]!;
    },
    circles: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [x, y] = [places.xs[i]!, places.ys[i]!];
        const found = search(x - 5, y - 5, x + 5, y + 5);
        let sum = 0;
        for (let at = 0; at < found.length; at++) {
          const j = indexOf(found[at]!);
          if (overlapsCircle(xs[j]!, ys[j]!, radii[j]!, x, y, 5)) sum += j;
        }
        sums[i] = sum;
      }
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const [ax, ay, bx, by] = [places.xs[i]!, places.ys[i]!, ends.xs[i]!, ends.ys[i]!];
        const found = search(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
        let best = 2;
        let first = -1;
        for (let at = 0; at < found.length; at++) {
          const j = indexOf(found[at]!);
          const fraction = meet(ax, ay, bx - ax, by - ay, xs[j]!, ys[j]!, radii[j]!);
          if (fraction >= 0 && (fraction < best || (fraction === best && j < first))) {
            best = fraction;
            first = j;
          }
        }
        sums[i] = first;
      }
      return sums[0]!;
    },
    pairs: (sums) => {
      let pairs = 0;
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const [x, y, r] = [xs[i]!, ys[i]!, radii[i]!];
        const found = search(x - r, y - r, x + r, y + r);
        for (let at = 0; at < found.length; at++) {
          const j = indexOf(found[at]!);
          if (j <= i || !overlapsCircle(xs[j]!, ys[j]!, radii[j]!, x, y, r)) continue;
          pairs++;
          sum = addPair(sum, i, j);
        }
      }
      sums[0] = pairs;
      sums[1] = sum;
      return pairs;
    },
  };
}

/** The workloads of such an index. */
export const worksByBoxes = ['update', 'rectangles', 'circles', 'firstHits', 'pairs'] as const;
