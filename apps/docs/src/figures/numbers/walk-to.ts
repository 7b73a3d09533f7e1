/** Two ways to walk to a goal, frame by frame. */
import { add, equals, type Length, moveTowards, mul, normalized, type Position2, sub } from '@tilewright/units';

/** One step in the direction of the goal, however near it is. */
function stepBlindly(place: Position2, goal: Position2, step: Length): Position2 {
  const direction = normalized(sub(goal, place));
  return direction === undefined ? place : add(place, mul(direction, step));
}

/** The places after each frame: the one that walks blindly, and the one that arrives. */
export function walkTo(
  start: Position2,
  goal: Position2,
  step: Length,
  frames: number,
): { blind: Position2[]; arriving: Position2[]; arrival: number | undefined } {
  const blind = [start];
  const arriving = [start];
  for (let frame = 1; frame <= frames; frame++) {
    blind.push(stepBlindly(blind.at(-1) ?? start, goal, step));
    arriving.push(moveTowards(arriving.at(-1) ?? start, goal, step));
  }
  const arrival = arriving.findIndex((place) => equals(place, goal));
  return { blind, arriving, arrival: arrival < 0 ? undefined : arrival };
}
