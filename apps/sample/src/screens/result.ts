/** How a game ended: time, slain, times seen, and how far the player got. */
import { type Duration, format, minutes, seconds } from '@tilewright/units';
import { clockTime } from '../hud/clock-time.js';
import { elementById, Texts } from '../hud/page.js';
import { onPress } from '../input/press.js';
import type { Round } from '../rounds.js';
import { bestResult, keepIfBest, orderOfResults, resultOf } from './best.js';
import { wordsOfResult } from './result-words.js';
import { goalsReached } from '../simulation/goals.js';
import { stars } from '../simulation/balance.js';
import { countedTime, penaltyForBeingSeen, type StarKind, starsOf } from '../simulation/score.js';
import type { Game } from '../simulation/state.js';
import { nameOfPlace } from '../simulation/world.js';
import type { Choices } from './choices.js';
import type { Pack } from './fall.js';
import { wordsOfFall } from './fall-words.js';

const titles = { fallen: 'You fell', escaped: 'You escaped' } as const;
/** Of a run that is watched. */
const watchedTitles = { fallen: 'A fall', escaped: 'An escape' } as const;
const escapeWords = `The treasury of the keep is yours. Each time that a creature saw you adds ${format(penaltyForBeingSeen, seconds)}.`;

const starWords: Readonly<Record<StarKind, string>> = {
  time: `Within ${format(stars.time, minutes)}`,
  unseen: `Out of sight for ${format(stars.unseen, seconds)}`,
  walls: `${stars.walls} cracked walls brought down`,
};

/** After a fall before this time, the result offers an easier game. */
const shortGame: Duration = seconds(90);

/** Why the user's own result does not count. */
const flaws = {
  tiles: 'You changed the map, so this result does not count.',
  creatures: 'You changed the number of creatures during the game, so this result does not count.',
} as const;

export class ResultScreen {
  private readonly texts = new Texts();
  private readonly choices: Choices;
  private easier: ReturnType<Choices['easierThan']>;

  /** @param onEasier - called with the number of creatures of an easier game that the user wants */
  constructor(choices: Choices, onEasier: (creatures: number) => void) {
    this.choices = choices;
    onPress(elementById('easier'), () => this.easier && onEasier(this.easier.creatures));
  }

  /** Shows the result of a game that is over, except the one behind the title. @param attackers - who bit last */
  show({ game, session }: Round, attackers: readonly Pack[]): void {
    const { phase, score, world, player } = game;
    if ((phase !== 'fallen' && phase !== 'escaped') || session === undefined) return;
    const { texts } = this;
    const { options, disqualification } = session;
    // A run that is watched counts for its player.
    const flaw = disqualification === undefined || disqualification === 'watched' ? undefined : flaws[disqualification];
    const message = phase === 'escaped' ? escapeWords : wordsOfFall(game, attackers);
    // Only escapes are compared by their time.
    const counts = phase === 'escaped' && flaw === undefined ? `, counts as ${clockTime(countedTime(score))}` : '';
    texts.write('result-title', (session.watched === undefined ? titles : watchedTitles)[phase]);
    texts.write('result-message', flaw ?? message);
    texts.write('result-place', nameOfPlace(world, player.position));
    texts.write('result-goals', `${goalsReached(game)} of ${world.goals.length}`);
    texts.write('result-time', clockTime(score.time) + counts);
    texts.write('result-slain', String(score.slain));
    texts.write('result-seen', String(score.timesSeen));
    texts.write('result-unseen', clockTime(score.timeUnseen));
    this.showStars(game);
    const isShort = phase === 'fallen' && score.time < shortGame;
    this.easier = isShort ? this.choices.easierThan(options.creatures) : undefined;
    texts.write('easier', `Easier: ${this.easier?.name}`);
    elementById('easier').hidden = this.easier === undefined;
    const isBest = disqualification === undefined && keepIfBest(options.creatures, resultOf(game));
    texts.write('result-best', isBest ? 'this one' : wordsOfBest(options.creatures));
    texts.write('result-order', orderOfResults);
    // Not the button: a player who still shoots would press it.
    elementById('result-title').focus();
  }

  /** The stars that an escape can bring. */
  private showStars(game: Game): void {
    const list = elementById('result-stars');
    list.hidden = game.phase !== 'escaped';
    const items = starsOf(game).map(({ kind, isWon }) => {
      const item = document.createElement('li');
      item.textContent = `${isWon ? '★' : '☆'} ${starWords[kind]}`;
      return item;
    });
    list.replaceChildren(...items);
  }
}

function wordsOfBest(creatures: number): string {
  const best = bestResult(creatures);
  return best === undefined ? 'none so far' : wordsOfResult(best);
}
