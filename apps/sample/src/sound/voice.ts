/** What a sound is made of, as data: a few tones or bursts of noise, each with its own envelope. */
import type { Duration, Frequency } from '@tilewright/units';

export interface Voice {
  readonly layers: readonly Layer[];
  /** The least time between two beginnings of this voice. */
  readonly gap: Duration;
}

/** A tone that slides from one frequency to another, or noise under a low-pass filter that does. */
export interface Layer {
  readonly wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise';
  readonly from: Frequency;
  readonly to: Frequency;
  /** After the beginning of the voice. */
  readonly delay: Duration;
  readonly attack: Duration;
  /** From the loudest moment to silence. */
  readonly decay: Duration;
  /** The loudest amplitude, from 0 to 1: a plain number. */
  readonly gain: number;
}
