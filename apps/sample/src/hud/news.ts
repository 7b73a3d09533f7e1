/**
 * Tells the player what has just happened, and counts it: bites, deaths, a lost graphics context.
 *
 * Shows: instants of the browser's time, which are compared and moved by durations.
 */
import { add, instant, type Instant, seconds } from '@tilewright/units';
import type { StepEvents } from '../simulation/events.js';
import type { Score } from '../simulation/state.js';
import { elementById } from './page.js';

/** What happened since the game began. */
export interface Totals {
  shots: number;
  blasts: number;
  /** Creatures killed in this game, and the most in any. */
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
  take({ shots, blasts, bites, playerFell, playerEscaped }: StepEvents, { slain }: Score, now: Instant): void {
    const { totals } = this;
    totals.shots += shots.length;
    totals.blasts += blasts.length;
    totals.slain = slain;
    totals.mostSlain = Math.max(totals.mostSlain, totals.slain);
    this.wasBitten ||= bites.length > 0;
    if (!playerFell && !playerEscaped) return;
    const result = playerFell ? 'They caught you.' : 'You escaped.';
    const slainText = `Slain: ${slain}, best: ${totals.mostSlain}.`;
    this.say(`${result} ${slainText}\nPress R to play again.`, add(now, seconds(3600)));
  }

  /** Another game begins. */
  begin(): void {
    this.until = instant(seconds(0));
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
