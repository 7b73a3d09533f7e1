/** How a game ended: time, slain, times seen, and how far the player got. */
import { clockTime } from '../hud/clock-time.js';
import { elementById, Texts } from '../hud/page.js';
import type { Round } from '../rounds.js';
import { bestResult, keepIfBest, type Result, resultOf } from '../share/best.js';
import { goalsReached } from '../simulation/goals.js';
import { nameOfPlace } from '../simulation/world.js';
import { isLoneKey } from './keys.js';

const words = {
  fallen: { title: 'You fell', message: 'A creature that does not see you does not chase you.' },
  escaped: { title: 'You escaped', message: 'The treasure of the keep is yours.' },
} as const;

export class ResultScreen {
  private readonly section = elementById('result');
  private readonly texts = new Texts();

  /** Shows the result of a game that is over, except the one behind the title. */
  show({ game, session }: Round): void {
    const { phase, score, world, player } = game;
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.section.hidden = !isOver || session === undefined;
    if (!isOver || session === undefined) return;
    const { texts } = this;
    const { title, message } = words[phase];
    texts.write('result-title', title);
    texts.write('result-message', game.isEdited ? 'You changed the map, so this result does not count.' : message);
    texts.write('result-place', nameOfPlace(world, player.position));
    texts.write('result-goals', `${goalsReached(game)} of ${world.goals.length}`);
    texts.write('result-time', clockTime(score.time));
    texts.write('result-slain', String(score.slain));
    texts.write('result-seen', String(score.timesSeen));
    // A run that is watched is somebody else's, and one on changed tiles does not count.
    const { creatures } = session.options;
    const isBest = session.watched === undefined && !game.isEdited && keepIfBest(creatures, resultOf(game));
    texts.write('result-best', isBest ? 'this one' : wordsOf(bestResult(creatures)));
    // Not the button: a player who still shoots would press it.
    elementById('result-title').focus();
  }

  isRestartedBy(event: KeyboardEvent): boolean {
    return isLoneKey(event) && !event.repeat && event.code === 'KeyR';
  }
}

/** What made a result the best. */
function wordsOf(best: Result | undefined): string {
  if (best === undefined) return 'none so far';
  return best.hasEscaped ? `escaped in ${clockTime(best.time)}` : `fell with ${best.slain} slain`;
}
