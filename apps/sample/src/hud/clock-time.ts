/** A duration as a clock shows it. */
import { type Duration, floorTo, minutes, seconds, sub, valueIn } from '@tilewright/units';

/** Minutes and seconds: `3:07`. */
export function clockTime(duration: Duration): string {
  const whole = floorTo(duration, minutes(1));
  const rest = Math.floor(valueIn(sub(duration, whole), seconds));
  return `${Math.round(valueIn(whole, minutes))}:${String(rest).padStart(2, '0')}`;
}
