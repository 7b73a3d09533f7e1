/** A wave of creatures comes: a distant horn. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const wave: Voice = {
  gap: milliseconds(1000),
  layers: [
    {
      wave: 'sawtooth',
      from: hertz(98),
      to: hertz(98),
      delay: milliseconds(0),
      attack: milliseconds(120),
      decay: milliseconds(900),
      gain: 0.16,
    },
    {
      wave: 'sawtooth',
      from: hertz(147),
      to: hertz(147),
      delay: milliseconds(260),
      attack: milliseconds(120),
      decay: milliseconds(1000),
      gain: 0.14,
    },
  ],
};
