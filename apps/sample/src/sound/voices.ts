/** All voices, by name: each is a table of tones and noises, one in a row. */
import { hertz, milliseconds } from '@tilewright/units';
import type { Layer, Voice } from './voice.js';

/** A layer: two frequencies in hertz, three times in milliseconds, and the loudest amplitude. */
type Row = readonly [
  wave: Layer['wave'],
  from: number,
  to: number,
  delay: number,
  attack: number,
  decay: number,
  gain: number,
];

/** @param gap - in milliseconds */
function voice(gap: number, ...rows: readonly Row[]): Voice {
  const layers = rows.map(([wave, from, to, delay, attack, decay, gain]) => ({
    wave,
    from: hertz(from),
    to: hertz(to),
    delay: milliseconds(delay),
    attack: milliseconds(attack),
    decay: milliseconds(decay),
    gain,
  }));
  return { gap: milliseconds(gap), layers };
}

export const voices = {
  /** The player is bitten: a snap that hurts. */
  bite: voice(110, ['square', 190, 70, 0, 1, 130, 0.28], ['noise', 1800, 600, 0, 1, 60, 0.2]),
  /** A charge explodes: a low boom under noise. */
  blast: voice(90, ['sine', 120, 34, 0, 3, 520, 0.7], ['noise', 2600, 160, 0, 2, 420, 0.5]),
  /** A wall breaks: stones that fall. */
  breach: voice(200, ['noise', 900, 120, 0, 4, 700, 0.6], ['sine', 80, 40, 60, 4, 500, 0.5]),
  /** A creature dies: a falling chirp. */
  death: voice(45, ['sawtooth', 520, 110, 0, 2, 160, 0.12], ['noise', 2400, 400, 0, 2, 110, 0.1]),
  /** A door opens: two wooden knocks. */
  door: voice(200, ['triangle', 150, 110, 0, 2, 110, 0.4], ['triangle', 130, 90, 140, 2, 150, 0.4]),
  /** The player escapes: a chord, note by note. */
  escape: voice(
    500,
    ['triangle', 523, 523, 0, 8, 700, 0.25],
    ['triangle', 659, 659, 120, 8, 700, 0.25],
    ['triangle', 784, 784, 240, 8, 800, 0.25],
    ['triangle', 1047, 1047, 360, 8, 1100, 0.25],
  ),
  /** The player falls: down, and out. */
  fall: voice(500, ['sawtooth', 330, 55, 0, 10, 1100, 0.28], ['sine', 82, 41, 200, 20, 1200, 0.4]),
  /** A goal is reached: a rising fifth. */
  goal: voice(300, ['triangle', 523, 523, 0, 8, 260, 0.3], ['triangle', 784, 784, 130, 8, 380, 0.3]),
  /** A creature is hit: a dull tap. */
  hit: voice(40, ['triangle', 260, 140, 0, 2, 70, 0.22]),
  /** A shot: a short crack. */
  shot: voice(60, ['noise', 5200, 900, 0, 1, 70, 0.3], ['square', 420, 90, 0, 1, 60, 0.12]),
  /** A wave of creatures comes: a distant horn. */
  wave: voice(1000, ['sawtooth', 98, 98, 0, 120, 900, 0.16], ['sawtooth', 147, 147, 260, 120, 1000, 0.14]),
};

export type VoiceName = keyof typeof voices;
