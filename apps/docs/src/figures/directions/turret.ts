/** A turret that follows a target, as fast as its motor can. */
import { type Angle, type Direction2, turnTowards } from '@tilewright/units';

/** Its headings: at first, and after each step. */
export function follow(start: Direction2, goal: Direction2, mostPerStep: Angle, steps: number): Direction2[] {
  const headings = [start];
  for (let heading = start; headings.length <= steps;) {
    heading = turnTowards(heading, goal, mostPerStep);
    headings.push(heading);
  }
  return headings;
}
