/**
 * Answers the questions of a step without the tracker, as fast as that goes: pairs by a sort-and-sweep, circles and rays by
 * a look at every creature. It reads creatures and changes nothing.
 *
 * Shows: raw numbers of columns in a hot loop, with exact predicates where rounding could decide.
 */
import { circlesOverlap, segmentOverlapsCircle } from '@tilewright/units/exact';
import { type Circle2, type Segment2, unsafeNumber } from '@tilewright/units';
import type { Creatures } from '../simulation/creatures.js';
import type { Questions } from './questions.js';

/** More than the rounding errors of a squared distance on a map of this size, in square meters. */
const SLACK = 1e-9;
/** So many creatures are compared between two looks at the clock. */
const SLICE = 64;

/** The rows that answer each question. */
export interface Answers {
  /** Two rows for each pair, the smaller one first. */
  readonly pairs: number[];
  readonly circles: number[][];
  readonly rays: number[][];
}

export class Scan {
  answers: Answers = { pairs: [], circles: [], rays: [] };
  /** How often two shapes were compared. */
  comparisons = 0;
  /** Which fraction of the comparisons was made, from 0 to 1; an estimate where there was no time for all. */
  done = 1;
  /** All rows from west to east. The last order is nearly right for the next step. */
  private order = new Int32Array(0);
  /** The western end, center and radius of each creature in that order. */
  private west = new Float64Array(0);
  private x = new Float64Array(0);
  private y = new Float64Array(0);
  private radius = new Float64Array(0);

  /** Answers all questions, or as many as there is time for. @param isTimeOver - asked now and then */
  run(creatures: Creatures, { circles, rays }: Questions, isTimeOver: () => boolean): Answers {
    const { count } = creatures;
    const answers: Answers = { pairs: [], circles: circles.map(() => []), rays: rays.map(() => []) };
    this.answers = answers;
    this.comparisons = 0;
    this.done = 1;
    if (count === 0) return answers;
    this.sort(creatures);
    const looks = circles.length + rays.length;
    for (let i = 0; i < count; i++) {
      if (i % SLICE === 0 && isTimeOver()) {
        this.stop(((count - i) * this.comparisons) / Math.max(i, 1) + looks * count);
        return answers;
      }
      this.sweep(i);
    }
    for (const [question, circle] of circles.entries()) {
      if (isTimeOver()) this.stop((looks - question) * count);
      if (this.done < 1) return answers;
      this.meetCircle(circle, answers.circles[question]!);
    }
    for (const [question, ray] of rays.entries()) {
      if (isTimeOver()) this.stop((rays.length - question) * count);
      if (this.done < 1) return answers;
      this.meetRay(ray, answers.rays[question]!);
    }
    return answers;
  }

  /** @param left - how many comparisons are probably left */
  private stop(left: number): void {
    const { comparisons } = this;
    // Where nothing was compared, nothing can be estimated.
    this.done = comparisons === 0 ? 0 : comparisons / (comparisons + left);
  }

  private sort({ count, positions, radii }: Creatures): void {
    const { rawX, rawY } = positions;
    const { raw } = radii;
    if (this.order.length !== count) {
      this.order = Int32Array.from({ length: count }, (_, row) => row);
      this.order.sort((a, b) => rawX[a]! - raw[a]! - (rawX[b]! - raw[b]!));
      this.west = new Float64Array(count);
      this.x = new Float64Array(count);
      this.y = new Float64Array(count);
      this.radius = new Float64Array(count);
    }
    const { order, west, x, y, radius } = this;
    for (let i = 0; i < count; i++) {
      const row = order[i]!;
      const start = rawX[row]! - raw[row]!;
      let at = i;
      // Creatures move little in a step, so that few change places.
      for (; at > 0 && west[at - 1]! > start; at--) {
        west[at] = west[at - 1]!;
        order[at] = order[at - 1]!;
      }
      west[at] = start;
      order[at] = row;
    }
    for (let i = 0; i < count; i++) {
      const row = order[i]!;
      x[i] = rawX[row]!;
      y[i] = rawY[row]!;
      radius[i] = raw[row]!;
    }
  }

  /** Finds the pairs of one creature with those that begin after it and before its end. */
  private sweep(i: number): void {
    const { order, west, x, y, radius, answers } = this;
    const [ax, ay, ar] = [x[i]!, y[i]!, radius[i]!];
    const end = ax + ar + SLACK;
    let j = i + 1;
    for (; j < west.length && west[j]! <= end; j++) {
      const dx = x[j]! - ax;
      const dy = y[j]! - ay;
      const sum = ar + radius[j]!;
      if (dx * dx + dy * dy - sum * sum > SLACK || !circlesOverlap(ax, ay, ar, x[j]!, y[j]!, radius[j]!)) continue;
      const [a, b] = [order[i]!, order[j]!];
      answers.pairs.push(Math.min(a, b), Math.max(a, b));
    }
    this.comparisons += j - i - 1;
  }

  private meetCircle({ center, radius: r }: Circle2, found: number[]): void {
    const { order, x, y, radius } = this;
    const [cx, cy, cr] = [unsafeNumber(center.x), unsafeNumber(center.y), unsafeNumber(r)];
    for (let i = 0; i < x.length; i++) {
      const dx = x[i]! - cx;
      const dy = y[i]! - cy;
      const sum = cr + radius[i]!;
      if (dx * dx + dy * dy - sum * sum > SLACK) continue;
      if (circlesOverlap(cx, cy, cr, x[i]!, y[i]!, radius[i]!)) found.push(order[i]!);
    }
    this.comparisons += x.length;
  }

  private meetRay({ start, end }: Segment2, found: number[]): void {
    const { order, x, y, radius } = this;
    const [ax, ay] = [unsafeNumber(start.x), unsafeNumber(start.y)];
    const [bx, by] = [unsafeNumber(end.x), unsafeNumber(end.y)];
    const [dx, dy] = [bx - ax, by - ay];
    const squares = dx * dx + dy * dy;
    for (let i = 0; i < x.length; i++) {
      const across = dx * (y[i]! - ay) - dy * (x[i]! - ax);
      const reach = radius[i]! + SLACK;
      if (across * across > reach * reach * squares + SLACK) continue;
      if (segmentOverlapsCircle(ax, ay, bx, by, x[i]!, y[i]!, radius[i]!)) found.push(order[i]!);
    }
    this.comparisons += x.length;
  }
}
