/** Turns the events of steps into sounds. `sound.ts` loads this with the first key or press. */
import { instant, milliseconds, type Position2 } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import { cuesOf } from './cues.js';
import { Synth } from './synth.js';
import { Throttle } from './throttle.js';

export class Mixer {
  private readonly throttle = new Throttle();
  private readonly synth: Synth;

  constructor(context: AudioContext) {
    this.synth = new Synth(context);
  }

  /** Plays the events of a step. @param ear - the player's position @returns how many sounds have begun */
  take(events: StepEvents, ear: Position2): number {
    const cues = this.throttle.admit(cuesOf(events, ear), instant(milliseconds(performance.now())));
    for (const cue of cues) this.synth.play(cue);
    return cues.length;
  }
}
