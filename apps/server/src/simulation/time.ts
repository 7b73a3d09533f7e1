/** The time of the simulation: fixed steps of a twentieth of a second. */
import { type Duration, framesAt } from '@tilewright/units';

/** The duration of one tick. */
export const timeStep: Duration = framesAt(20)(1);
