/**
 * Tells the player what has just happened, and counts it: bites, falls, a picture that the browser took away.
 *
 * Shows: instants of the browser's time, compared and added to.
 */
import { add, instant, type Instant, seconds } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import { elementById } from './page.js';

/** What happened since the game began. */
export interface Totals {
  shots: number;
  blasts: number;
  /** Creatures that died: since the player came to the start, and the most between two falls. */
  slain: number;
  mostSlain: number;
}

export class News {
  readonly totals: Totals = { shots: 0, blasts: 0, slain: 0, mostSlain: 0 };
  private readonly notice = elementById('notice');
  private readonly hurt = elementById('hurt');
  private until: Instant = instant(seconds(0));
  private wasBitten = false;

  /** Takes up what happened in a step. */
  take({ shots, blasts, wounds, bites, playerFell }: StepEvents, now: Instant): void {
    const { totals } = this;
    totals.shots += shots.length;
    totals.blasts += blasts.length;
    totals.slain += wounds.filter(({ isDead }) => isDead).length;
    totals.mostSlain = Math.max(totals.mostSlain, totals.slain);
    this.wasBitten ||= bites.length > 0;
    if (!playerFell) return;
    const { slain, mostSlain } = totals;
    this.say(`They caught you. Slain: ${slain}, best: ${mostSlain}.\nWalk or shoot to continue.`, add(now, seconds(6)));
    totals.slain = 0;
  }

  /** Once per frame. @param isPictureLost - nothing can be drawn at the moment */
  show(now: Instant, isPictureLost: boolean): void {
    this.hurt.classList.toggle('now', this.wasBitten);
    this.wasBitten = false;
    if (isPictureLost) {
      this.say(
        'The browser has dropped the graphics context. The game continues when it is restored.',
        add(now, seconds(1)),
      );
    } else if (now > this.until) {
      this.notice.hidden = true;
    }
  }

  private say(words: string, until: Instant): void {
    this.notice.textContent = words;
    this.notice.hidden = false;
    this.until = until;
  }
}
