/**
 * The music, as data: which notes begin on a beat, by how much danger the player is in. Four bars of sixteen beats,
 * over and over, with another melody in each of three rounds: chords that swell, a bass that begins to run, then drums,
 * then a chase.
 */
import { type Duration, hertz, milliseconds } from '@tilewright/units';
import type { Layer } from '../voice.js';

/** The time from one beat to the next. */
export const beatLasts: Duration = milliseconds(150);
const beatsPerBar = 16;

/** The lowest note, A, in hertz. Others are semitones above it. */
const lowest = 55;
const octave = 12;
/** The chord of each bar: A minor, F, D minor, E. The root is first. */
const chords = [
  [0, 3, 7],
  [8, 12, 15],
  [5, 8, 12],
  [7, 11, 14],
] as const;

/** From how much danger on each part plays. */
const bassFrom = 0.2;
const drumsFrom = 0.45;
const chaseFrom = 0.75;

/** The notes that begin on a beat. @param danger - from 0 to 1 */
export function notesAt(beat: number, danger: number): readonly Layer[] {
  const inBar = beat % beatsPerBar;
  const chord = chords[Math.floor(beat / beatsPerBar) % chords.length]!;
  const notes: Layer[] = [];
  if (inBar === 0) for (const tone of chord) notes.push(note('triangle', tone + octave, 700, 1900, 0.05));
  // A melody of few notes; the chase plays all of them, higher and faster.
  if (danger >= chaseFrom) notes.push(note('square', chord[beat % 3]! + 3 * octave, 4, 110, 0.025));
  else if ([0, 6, 10].includes(inBar)) notes.push(note('sine', chord[(beat >> 1) % 3]! + 3 * octave, 8, 700, 0.06));
  if (danger >= bassFrom && inBar % 2 === 0) notes.push(note('triangle', chord[0], 4, 190, 0.1 + 0.12 * danger));
  if (danger >= drumsFrom) {
    const every = danger >= chaseFrom ? 4 : 8;
    if (inBar % every === 0) notes.push(beatOf('sine', 130, 42, 170, 0.3));
    if (inBar % 4 === 2) notes.push(beatOf('noise', 7000, 3000, 45, 0.05));
    if (inBar % 8 === 4) notes.push(beatOf('noise', 2600, 500, 120, 0.1));
  }
  return notes;
}

/** @param semitones - above the lowest note; @param attack, decay - in milliseconds */
function note(wave: Layer['wave'], semitones: number, attack: number, decay: number, gain: number): Layer {
  const tone = hertz(lowest * 2 ** (semitones / octave));
  return { wave, from: tone, to: tone, ...envelope(attack, decay, gain) };
}

/** A drum: its tone falls. */
function beatOf(wave: Layer['wave'], from: number, to: number, decay: number, gain: number): Layer {
  return { wave, from: hertz(from), to: hertz(to), ...envelope(2, decay, gain) };
}

function envelope(attack: number, decay: number, gain: number): Pick<Layer, 'delay' | 'attack' | 'decay' | 'gain'> {
  return { delay: milliseconds(0), attack: milliseconds(attack), decay: milliseconds(decay), gain };
}
