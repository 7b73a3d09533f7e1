/** A second of two runners, frame by frame: one moves by the time that has passed, the other one has forgotten it. */
import {
  add,
  difference,
  framesAt,
  hertz,
  meters,
  metersPerSecond,
  mul,
  type Position2,
  position,
  velocity,
} from '@tilewright/units';

const start = position(meters(0), meters(0));
const motion = velocity(metersPerSecond(3), metersPerSecond(0));
/** Right at 60 frames per second. */
const perFrame = difference(meters(0.05), meters(0));

/** Where the two are after each frame of a second. */
export function runFor(frameRate: number): { timed: Position2[]; forgotten: Position2[] } {
  const dt = framesAt(hertz(frameRate))(1);
  const timed = [start];
  const forgotten = [start];
  for (let frame = 1; frame <= frameRate; frame++) {
    timed.push(add(timed.at(-1) ?? start, mul(motion, dt)));
    forgotten.push(add(forgotten.at(-1) ?? start, perFrame));
  }
  return { timed, forgotten };
}
