/** A door opens: two wooden knocks. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const door: Voice = {
  gap: milliseconds(200),
  layers: [
    {
      wave: 'triangle',
      from: hertz(150),
      to: hertz(110),
      delay: milliseconds(0),
      attack: milliseconds(2),
      decay: milliseconds(110),
      gain: 0.4,
    },
    {
      wave: 'triangle',
      from: hertz(130),
      to: hertz(90),
      delay: milliseconds(140),
      attack: milliseconds(2),
      decay: milliseconds(150),
      gain: 0.4,
    },
  ],
};
