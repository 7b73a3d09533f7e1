/** A shot: a short crack. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const shot: Voice = {
  gap: milliseconds(60),
  layers: [
    {
      wave: 'noise',
      from: hertz(5200),
      to: hertz(900),
      delay: milliseconds(0),
      attack: milliseconds(1),
      decay: milliseconds(70),
      gain: 0.3,
    },
    {
      wave: 'square',
      from: hertz(420),
      to: hertz(90),
      delay: milliseconds(0),
      attack: milliseconds(1),
      decay: milliseconds(60),
      gain: 0.12,
    },
  ],
};
