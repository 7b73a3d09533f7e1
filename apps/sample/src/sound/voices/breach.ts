/** A wall breaks: stones that fall. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const breach: Voice = {
  gap: milliseconds(200),
  layers: [
    {
      wave: 'noise',
      from: hertz(900),
      to: hertz(120),
      delay: milliseconds(0),
      attack: milliseconds(4),
      decay: milliseconds(700),
      gain: 0.6,
    },
    {
      wave: 'sine',
      from: hertz(80),
      to: hertz(40),
      delay: milliseconds(60),
      attack: milliseconds(4),
      decay: milliseconds(500),
      gain: 0.5,
    },
  ],
};
