/** A creature dies: a falling chirp. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Voice } from '../voice.js';

export const death: Voice = {
  gap: milliseconds(45),
  layers: [
    {
      wave: 'sawtooth',
      from: hertz(520),
      to: hertz(110),
      delay: milliseconds(0),
      attack: milliseconds(2),
      decay: milliseconds(160),
      gain: 0.12,
    },
    {
      wave: 'noise',
      from: hertz(2400),
      to: hertz(400),
      delay: milliseconds(0),
      attack: milliseconds(2),
      decay: milliseconds(110),
      gain: 0.1,
    },
  ],
};
