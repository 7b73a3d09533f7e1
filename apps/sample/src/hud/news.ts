/**
 * Tells the player what has just happened: a goal reached, a wave, a bite, a lost graphics context.
 *
 * Shows: instants of the browser's time, which are compared and moved by durations.
 */
import { add, type Duration, instant, type Instant, seconds } from '@tilewright/units';
import type { StepEvents, Wave } from '../simulation/events.js';
import type { Game } from '../simulation/state.js';
import { elementById } from './page.js';
import { taskOf } from './quest.js';

/** What happened since the round began. */
export interface Totals {
  shots: number;
  blasts: number;
}

const wordsOfLoss = 'The browser has dropped the graphics context. The game continues when it is restored.';
/** How long a text stays. */
const readingTime: Duration = seconds(5);

export class News {
  totals: Totals = { shots: 0, blasts: 0 };
  private readonly notice = elementById('notice');
  private readonly announcement = elementById('announcement');
  private readonly hurt = elementById('hurt');
  private until: Instant = instant(seconds(0));
  private wasBitten = false;

  /** Forgets the round. */
  clear(): void {
    this.totals = { shots: 0, blasts: 0 };
    this.notice.hidden = true;
    this.announcement.textContent = '';
    this.wasBitten = false;
  }

  /** Records what happened in a step of a game. */
  take({ goal }: Game, { shots, blasts, bites, goalReached, wave }: StepEvents, now: Instant): void {
    const { totals } = this;
    totals.shots += shots.length;
    totals.blasts += blasts.length;
    this.wasBitten ||= bites.length > 0;
    if (wave !== undefined) this.say(wordsOfWave(wave), now);
    if (goalReached !== undefined && goal !== undefined) this.say(`Well done. ${taskOf(goal)}.`, now);
  }

  /** Call once per frame. @param isPictureLost - whether the graphics context is lost */
  show(now: Instant, isPictureLost: boolean): void {
    this.hurt.classList.toggle('now', this.wasBitten);
    this.wasBitten = false;
    if (isPictureLost) {
      this.say(wordsOfLoss, now, seconds(1));
    } else if (now > this.until) {
      this.notice.hidden = true;
    }
  }

  /** @param now - the browser's time */
  say(words: string, now: Instant, time: Duration = readingTime): void {
    if (this.announcement.textContent !== words) this.notice.textContent = this.announcement.textContent = words;
    this.notice.hidden = false;
    this.until = add(now, time);
  }
}

/** What a wave does. */
export function wordsOfWave({ creatures, newcomers }: Wave): string {
  const more = newcomers > 0 ? `, and more come: ${creatures.toLocaleString('en')} creatures` : '';
  return `A horn calls them to you${more}.`;
}
