/** The player escapes: a chord, note by note. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const escape: Voice = {
  gap: milliseconds(500),
  layers: [
    {
      wave: 'triangle',
      from: hertz(523),
      to: hertz(523),
      delay: milliseconds(0),
      attack: milliseconds(8),
      decay: milliseconds(700),
      gain: 0.25,
    },
    {
      wave: 'triangle',
      from: hertz(659),
      to: hertz(659),
      delay: milliseconds(120),
      attack: milliseconds(8),
      decay: milliseconds(700),
      gain: 0.25,
    },
    {
      wave: 'triangle',
      from: hertz(784),
      to: hertz(784),
      delay: milliseconds(240),
      attack: milliseconds(8),
      decay: milliseconds(800),
      gain: 0.25,
    },
    {
      wave: 'triangle',
      from: hertz(1047),
      to: hertz(1047),
      delay: milliseconds(360),
      attack: milliseconds(8),
      decay: milliseconds(1100),
      gain: 0.25,
    },
  ],
};
