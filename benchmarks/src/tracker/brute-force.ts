/** Tests every object. The other contenders must agree. */
import type { Contender } from '../harness/contender.js';
import { type Box, boxOf, meetObject } from './exact.js';
import { contender, type Index, addPair } from './rows.js';
import { greatestRadius, questions, type Scene } from './scene.js';

export function makeIndex(scene: Scene): Index {
  const { count, rectangles, radii, halfHeights, places } = scene;
  let [{ xs, ys }] = scene.frames;
  const isRectangle = (i: number): boolean => i < rectangles;
  const rectangle = (i: number): Box => boxOf(xs[i]!, ys[i]!, radii[i]!, halfHeights[i]!);
  /** The distance from a place to an object; 0 inside the object. */
  const distance = (i: number, x: number, y: number): number => {
    if (!isRectangle(i)) return Math.max(0, Math.sqrt((xs[i]! - x) ** 2 + (ys[i]! - y) ** 2) - radii[i]!);
    const { minX, minY, maxX, maxY } = rectangle(i);
    return Math.sqrt(Math.max(minX - x, 0, x - maxX) ** 2 + Math.max(minY - y, 0, y - maxY) ** 2);
  };
  const overlapsBox = (i: number, { minX, minY, maxX, maxY }: Box): boolean => {
    if (isRectangle(i)) {
      const box = rectangle(i);
      return box.minX <= maxX && box.maxX >= minX && box.minY <= maxY && box.maxY >= minY;
    }
    const dx = Math.max(minX - xs[i]!, 0, xs[i]! - maxX);
    const dy = Math.max(minY - ys[i]!, 0, ys[i]! - maxY);
    return dx * dx + dy * dy <= radii[i]! ** 2;
  };
  const overlap = (i: number, j: number): boolean => {
    if (isRectangle(j)) return overlapsBox(i, rectangle(j));
    if (isRectangle(i)) return overlapsBox(j, rectangle(i));
    return distance(i, xs[j]!, ys[j]!) <= radii[j]!;
  };
  const forEachPlace = (sums: Float64Array, answer: (x: number, y: number, question: number) => number): number => {
    for (let i = 0; i < questions; i++) sums[i] = answer(places.xs[i]!, places.ys[i]!, i);
    return sums[0]!;
  };
  const sumWhere = (holds: (i: number) => boolean): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) if (holds(i)) sum += i;
    return sum;
  };
  return {
    update: (positions) => {
      ({ xs, ys } = positions);
      return count;
    },
    rectangles: (sums) =>
      forEachPlace(sums, (x, y) => {
        const box = { minX: x - 2, minY: y - 2, maxX: x + 2, maxY: y + 2 };
        return sumWhere((i) => overlapsBox(i, box));
      }),
    circles: (sums) => forEachPlace(sums, (x, y) => sumWhere((i) => distance(i, x, y) <= 5)),
    firstHits: (sums) =>
      forEachPlace(sums, (_x, _y, question) => {
        let [best, first] = [2, -1];
        for (let i = 0; i < count; i++) {
          const fraction = meetObject(scene, { xs, ys }, question, i);
          if (fraction >= 0 && fraction < best) [best, first] = [fraction, i];
        }
        return first;
      }),
    pairs: (sums) => {
      // Objects from west to east, as far as two can overlap: all 5e9 pairs would take minutes.
      const order = Array.from({ length: count }, (_, i) => i).sort((a, b) => xs[a]! - xs[b]!);
      let [pairs, sum] = [0, 0];
      for (let a = 0; a < count; a++) {
        const i = order[a]!;
        for (let b = a + 1; b < count && xs[order[b]!]! - xs[i]! <= 2 * greatestRadius; b++) {
          if (!overlap(i, order[b]!)) continue;
          pairs++;
          sum = addPair(sum, i, order[b]!);
        }
      }
      [sums[0], sums[1]] = [pairs, sum];
      return pairs;
    },
    nearest: (sums) =>
      forEachPlace(sums, (x, y) => {
        const found: { readonly i: number; readonly distance: number }[] = [];
        for (let i = 0; i < count; i++) {
          const far = distance(i, x, y);
          if (found.length === 8 && far >= found[7]!.distance) continue;
          // Of objects at equal distance, the one added first comes first.
          const at = found.findIndex((each) => far < each.distance);
          found.splice(at === -1 ? found.length : at, 0, { i, distance: far });
          found.length = Math.min(found.length, 8);
        }
        return found.reduce((sum, { i }) => sum + i, 0);
      }),
  };
}

const bruteForce: Contender = contender('brute force', makeIndex);
export default bruteForce;

export const withRectangles: Contender = contender('brute force, with rectangles', makeIndex, undefined, true);
