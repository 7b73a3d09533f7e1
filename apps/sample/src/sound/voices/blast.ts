/** A charge explodes: a low boom under noise. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const blast: Voice = {
  gap: milliseconds(90),
  layers: [
    {
      wave: 'sine',
      from: hertz(120),
      to: hertz(34),
      delay: milliseconds(0),
      attack: milliseconds(3),
      decay: milliseconds(520),
      gain: 0.7,
    },
    {
      wave: 'noise',
      from: hertz(2600),
      to: hertz(160),
      delay: milliseconds(0),
      attack: milliseconds(2),
      decay: milliseconds(420),
      gain: 0.5,
    },
  ],
};
