/** Plays the score: decides, a little ahead of time, when each note begins. */
import { add, type Duration, type Instant, milliseconds } from '@tilewright/units';
import type { Layer } from '../voice.js';
import { beatLasts, notesAt } from './score.js';

/** How far ahead notes are handed to the device, whose clock then keeps the beat: longer than a slow frame. */
const ahead: Duration = milliseconds(250);

export class Musician {
  private readonly play: (note: Layer, at: Instant) => void;
  private beat = 0;
  private nextAt: Instant | undefined;

  /** @param play - plays a note at an instant of the device's clock */
  constructor(play: (note: Layer, at: Instant) => void) {
    this.play = play;
  }

  /** Call at least once per frame while there is music. @param now - by the device's clock */
  playUntilSoon(now: Instant, danger: number): void {
    // After a pause, the music goes on where it stopped.
    let next = this.nextAt === undefined || this.nextAt < now ? now : this.nextAt;
    for (; next < add(now, ahead); next = add(next, beatLasts)) {
      for (const note of notesAt(this.beat, danger)) this.play(note, next);
      this.beat++;
    }
    this.nextAt = next;
  }
}
