/** A goal is reached: a rising fifth. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const goal: Voice = {
  gap: milliseconds(300),
  layers: [
    {
      wave: 'triangle',
      from: hertz(523),
      to: hertz(523),
      delay: milliseconds(0),
      attack: milliseconds(8),
      decay: milliseconds(260),
      gain: 0.3,
    },
    {
      wave: 'triangle',
      from: hertz(784),
      to: hertz(784),
      delay: milliseconds(130),
      attack: milliseconds(8),
      decay: milliseconds(380),
      gain: 0.3,
    },
  ],
};
