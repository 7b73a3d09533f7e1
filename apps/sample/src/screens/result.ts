/** How a game ended: time, slain, times seen, and how far the player got. */
import { clockTime } from '../hud/clock-time.js';
import { elementById, Texts } from '../hud/page.js';
import { goalsReached } from '../simulation/goals.js';
import type { Game } from '../simulation/state.js';
import { nameOfPlace } from '../simulation/world.js';
import { isLoneKey } from './keys.js';

const words = {
  fallen: { title: 'You fell', message: 'A creature that does not see you does not chase you.' },
  escaped: { title: 'You escaped', message: 'The treasure of the keep is yours.' },
} as const;

export class ResultScreen {
  private readonly section = elementById('result');
  private readonly texts = new Texts();

  /** Shows the result of a game that is over. */
  show(game: Game): void {
    const { phase, score, world, player } = game;
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.section.hidden = !isOver;
    if (!isOver) return;
    const { texts } = this;
    const { title, message } = words[phase];
    texts.write('result-title', title);
    texts.write('result-message', message);
    texts.write('result-place', nameOfPlace(world, player.position));
    texts.write('result-goals', `${goalsReached(game)} of ${world.goals.length}`);
    texts.write('result-time', clockTime(score.time));
    texts.write('result-slain', String(score.slain));
    texts.write('result-seen', String(score.timesSeen));
    // Not the button: a player who still shoots would press it.
    elementById('result-title').focus();
  }

  isRestartedBy(event: KeyboardEvent): boolean {
    return isLoneKey(event) && !event.repeat && event.code === 'KeyR';
  }
}
