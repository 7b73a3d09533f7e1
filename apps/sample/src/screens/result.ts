/** How a game ended: time, slain, times seen, and how far the player got. */
import { format, seconds } from '@tilewright/units';
import { clockTime } from '../hud/clock-time.js';
import { elementById, Texts } from '../hud/page.js';
import type { Round } from '../rounds.js';
import { bestResult, keepIfBest, orderOfResults, resultOf } from './best.js';
import { wordsOfResult } from './result-words.js';
import { goalsReached } from '../simulation/goals.js';
import { countedTime, penaltyForBeingSeen } from '../simulation/score.js';
import { nameOfPlace } from '../simulation/world.js';
import { type Attackers, wordsOfFall } from './fall.js';
import { isLoneKey } from './keys.js';

const titles = { fallen: 'You fell', escaped: 'You escaped' } as const;
/** Of a run that is watched. */
const watchedTitles = { fallen: 'A fall', escaped: 'An escape' } as const;
const escapeWords = `The treasury of the keep is yours. Each time that a creature saw you adds ${format(penaltyForBeingSeen, seconds)}.`;

/** Why the user's own result does not count. */
const flaws = {
  tiles: 'You changed the map, so this result does not count.',
  creatures: 'You changed the number of creatures during the game, so this result does not count.',
} as const;

export class ResultScreen {
  private readonly section = elementById('result');
  private readonly texts = new Texts();

  /** Shows the result of a game that is over, except the one behind the title. @param attackers - who bit last */
  show({ game, session }: Round, attackers: Attackers): void {
    const { phase, score, world, player } = game;
    const isOver = phase === 'fallen' || phase === 'escaped';
    this.section.hidden = !isOver || session === undefined;
    if (!isOver || session === undefined) return;
    const { texts } = this;
    const { options, disqualification } = session;
    // A run that is watched counts for its player.
    const flaw = disqualification === undefined || disqualification === 'watched' ? undefined : flaws[disqualification];
    const message = phase === 'escaped' ? escapeWords : wordsOfFall(game, attackers.last(game));
    // Only escapes are compared by their time.
    const counts = phase === 'escaped' && flaw === undefined ? `, counts as ${clockTime(countedTime(score))}` : '';
    texts.write('result-title', (session.watched === undefined ? titles : watchedTitles)[phase]);
    texts.write('result-message', flaw ?? message);
    texts.write('result-place', nameOfPlace(world, player.position));
    texts.write('result-goals', `${goalsReached(game)} of ${world.goals.length}`);
    texts.write('result-time', clockTime(score.time) + counts);
    texts.write('result-slain', String(score.slain));
    texts.write('result-seen', String(score.timesSeen));
    const isBest = disqualification === undefined && keepIfBest(options.creatures, resultOf(game));
    texts.write('result-best', isBest ? 'this one' : wordsOfBest(options.creatures));
    texts.write('result-order', orderOfResults);
    // Not the button: a player who still shoots would press it.
    elementById('result-title').focus();
  }

  isRestartedBy(event: KeyboardEvent): boolean {
    return isLoneKey(event) && !event.repeat && event.code === 'KeyR';
  }
}

function wordsOfBest(creatures: number): string {
  const best = bestResult(creatures);
  return best === undefined ? 'none so far' : wordsOfResult(best);
}
