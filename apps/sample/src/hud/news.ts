/**
 * Tells the player what has just happened, and counts it: bites, deaths, a lost graphics context.
 *
 * Shows: instants of the browser's time, which are compared and moved by durations.
 */
import { add, instant, type Instant, seconds } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import { elementById } from './page.js';

/** What happened since the game began. */
export interface Totals {
  shots: number;
  blasts: number;
  /** Creatures killed since the player last started, and the most in any life. */
  slain: number;
  mostSlain: number;
}

export class News {
  readonly totals: Totals = { shots: 0, blasts: 0, slain: 0, mostSlain: 0 };
  private readonly notice = elementById('notice');
  private readonly hurt = elementById('hurt');
  private until: Instant = instant(seconds(0));
  private wasBitten = false;

  /** Records what happened in a step. */
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

  /** Call once per frame. @param isPictureLost - whether the graphics context is lost */
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
