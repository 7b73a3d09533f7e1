/** A creature is hit: a dull tap. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const hit: Voice = {
  gap: milliseconds(40),
  layers: [
    {
      wave: 'triangle',
      from: hertz(260),
      to: hertz(140),
      delay: milliseconds(0),
      attack: milliseconds(2),
      decay: milliseconds(70),
      gain: 0.22,
    },
  ],
};
