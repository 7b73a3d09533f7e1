/**
 * Blasts shake the picture: the camera moves in a small circle that shrinks to nothing.
 *
 * Shows: an angular velocity times a duration, and a length times a plain number.
 */
import {
  type Difference2,
  Direction2,
  distance,
  div,
  type Instant,
  instant,
  max,
  meters,
  mul,
  type Length,
  type Position2,
  seconds,
  sub,
  turn,
  turnsPerSecond,
  vectorTowards,
} from '@tilewright/units';

const lasts = seconds(0.4);
const rate = turnsPerSecond(9);
const strongest: Length = meters(0.22);
/** At this distance and farther, a blast does not shake the picture. */
const farthest: Length = meters(14);

export class Shake {
  private since: Instant = instant(seconds(-1));
  private strength: Length = meters(0);

  /** Starts a shake. A later blast replaces an earlier one. */
  feel(blast: Position2, player: Position2, now: Instant): void {
    this.strength = mul(strongest, div(max(sub(farthest, distance(blast, player)), meters(0)), farthest));
    this.since = now;
  }

  /** The displacement of the picture. */
  offsetAt(now: Instant): Difference2 {
    const age = sub(now, this.since);
    const left = Math.max(1 - div(age, lasts), 0);
    return vectorTowards(turn(Direction2.east, mul(rate, age)), mul(this.strength, left * left));
  }
}
