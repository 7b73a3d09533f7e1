/** Turns the events of steps into sounds. `sound.ts` loads this with the first key or press. */
import { instant, milliseconds } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { cuesOf } from './cues.js';
import { Danger } from './music/danger.js';
import { Musician } from './music/musician.js';
import { Synth } from './synth.js';
import { Throttle } from './throttle.js';
import { readVolumes, storeVolumes, type Volumes } from './volumes.js';

export { addVolumes } from './volumes.js';

export class Mixer {
  private readonly throttle = new Throttle();
  private readonly synth: Synth;
  private readonly danger = new Danger();
  private readonly musician: Musician;
  private ownVolumes = readVolumes();

  constructor(context: AudioContext) {
    this.synth = new Synth(context);
    this.musician = new Musician((note, at) => this.synth.playNote(note, at));
    this.synth.setVolumes(this.ownVolumes);
  }

  get volumes(): Volumes {
    return this.ownVolumes;
  }

  /** Sets volumes, and remembers them. */
  setVolumes(changes: Partial<Volumes>): void {
    this.ownVolumes = { ...this.ownVolumes, ...changes };
    storeVolumes(this.ownVolumes);
    this.synth.setVolumes(this.ownVolumes);
  }

  /** Plays the events of a step, and the music. @returns how many sounds have begun */
  take(events: StepEvents, game: Game): number {
    const { volumes, danger, synth } = this;
    danger.take(events, game);
    if (volumes.music > 0 && game.phase === 'playing') this.musician.playUntilSoon(synth.now, danger.level);
    if (volumes.effects === 0) return 0;
    const cues = this.throttle.admit(cuesOf(events, game.player.position), instant(milliseconds(performance.now())));
    for (const cue of cues) this.synth.play(cue);
    return cues.length;
  }
}
