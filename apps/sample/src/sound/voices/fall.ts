/** The player falls: down, and out. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const fall: Voice = {
  gap: milliseconds(500),
  layers: [
    {
      wave: 'sawtooth',
      from: hertz(330),
      to: hertz(55),
      delay: milliseconds(0),
      attack: milliseconds(10),
      decay: milliseconds(1100),
      gain: 0.28,
    },
    {
      wave: 'sine',
      from: hertz(82),
      to: hertz(41),
      delay: milliseconds(200),
      attack: milliseconds(20),
      decay: milliseconds(1200),
      gain: 0.4,
    },
  ],
};
