/** The player is bitten: a snap that hurts. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const bite: Voice = {
  gap: milliseconds(110),
  layers: [
    {
      wave: 'square',
      from: hertz(190),
      to: hertz(70),
      delay: milliseconds(0),
      attack: milliseconds(1),
      decay: milliseconds(130),
      gain: 0.28,
    },
    {
      wave: 'noise',
      from: hertz(1800),
      to: hertz(600),
      delay: milliseconds(0),
      attack: milliseconds(1),
      decay: milliseconds(60),
      gain: 0.2,
    },
  ],
};
