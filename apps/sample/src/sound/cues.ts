/**
 * Which voices play for the events of a step, how loud and from which side: one cue for each voice, however many events
 * it has.
 *
 * Shows: a ratio of two lengths is a plain number, as a loudness is.
 */
import { add, distance, div, type Length, meters, type Position2, sub } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import type { VoiceName } from './voices.js';

export interface Cue {
  readonly voice: VoiceName;
  /** From 0 to 1. */
  readonly loudness: number;
  /** -1 is west of the player, 1 east. */
  readonly side: number;
}

/** The distance at which a sound is half as loud. */
const halfAt: Length = meters(7);
/** Quieter cues are not played. */
export const leastLoudness = 0.12;
/** How far east a sound is to be heard from the right alone. */
const widthOfStage: Length = meters(14);

/** @param ear - the player's position */
export function cuesOf(events: StepEvents, ear: Position2): readonly Cue[] {
  const { shots, blasts, wounds, bites, breaches, doors } = events;
  const muzzles = shots.map(({ ray }) => ray.start);
  const centers = blasts.map(({ circle }) => circle.center);
  const deaths = wounds.filter(({ isDead }) => isDead);
  const hits = wounds.filter(({ isDead }) => !isDead);
  const cues = [
    around('shot', muzzles, ear),
    around('blast', centers, ear),
    around('death', deaths.map(positionOf), ear),
    around('hit', hits.map(positionOf), ear),
    around('bite', bites.map(positionOf), ear),
    around('breach', breaches.map(positionOf), ear),
    around('door', doors.map(positionOf), ear),
    everywhere('goal', events.goalReached !== undefined && !events.playerEscaped),
    everywhere('wave', events.wave !== undefined),
    everywhere('fall', events.playerFell),
    everywhere('escape', events.playerEscaped),
  ];
  return cues.filter((cue) => cue !== undefined);
}

/** The nearest of some events is heard; the others are the same sound behind it. */
function around(voice: VoiceName, places: readonly Position2[], ear: Position2): Cue | undefined {
  const [first, ...others] = places;
  if (first === undefined) return undefined;
  const nearest = others.reduce((best, each) => (distance(ear, each) < distance(ear, best) ? each : best), first);
  const loudness = div(halfAt, add(halfAt, distance(ear, nearest)));
  if (loudness < leastLoudness) return undefined;
  const side = Math.min(Math.max(div(sub(nearest.x, ear.x), widthOfStage), -1), 1);
  return { voice, loudness, side };
}

function everywhere(voice: VoiceName, isDue: boolean): Cue | undefined {
  return isDue ? { voice, loudness: 1, side: 0 } : undefined;
}

function positionOf({ position }: { readonly position: Position2 }): Position2 {
  return position;
}
