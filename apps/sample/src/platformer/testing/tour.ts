/** A scripted player who uses all that the platformer has. It plays in Node, and on the page by keys. */
import { meters, metersPerSecond, seconds, valueIn } from '@tilewright/units';
import { type Game, type Keys, raftAt } from '../rules.js';

/** A part of the tour: keys that are held until something is true. A jump is pressed at the start. */
interface Leg {
  readonly name: string;
  readonly keys: Keys;
  readonly until: (game: Game) => boolean;
}

const [left, right, none] = [-1, 1, 0].map((walk): Keys => ({ walk, jump: false, down: false })) as [Keys, Keys, Keys];
const jumping = (keys: Keys): Keys => ({ ...keys, jump: true });

const raftX = ({ time }: Game): number => valueIn(raftAt(time).origin.x, meters);
const heroX = ({ hero }: Game): number => valueIn(hero.center.x, meters);
/** Whether the hero stands: a jump counts for the whole time again. */
export const stands = ({ coyote }: Game): boolean => coyote === seconds(0.1);

/** More steps than any leg has. */
const mostSteps = 1000;

const tour: readonly Leg[] = [
  { name: 'starts on the floor', keys: none, until: stands },
  { name: 'walks over the seams of the floor', keys: right, until: (game) => heroX(game) > 8 },
  { name: 'jumps through a platform, onto it', keys: jumping(none), until: stands },
  { name: 'drops through it', keys: { ...none, down: true }, until: stands },
  { name: 'is stopped by a block', keys: right, until: (game) => heroX(game) > 10.699 },
  { name: 'jumps over it', keys: jumping(right), until: (game) => heroX(game) > 13.5 && stands(game) },
  { name: 'waits for the raft', keys: none, until: (game) => raftX(game) < 16.2501 },
  { name: 'steps onto it', keys: right, until: (game) => game.isRiding && heroX(game) > 17.5 },
  { name: 'rides', keys: none, until: (game) => raftX(game) > 20.7499 },
  { name: 'walks onto the ledge', keys: right, until: (game) => heroX(game) > 26 },
  { name: 'waits until the raft is away', keys: none, until: (game) => raftX(game) < 18 },
  { name: 'runs off the ledge', keys: left, until: (game) => !stands(game) },
  { name: 'falls for a moment', keys: left, until: ({ coyote }) => coyote < seconds(0.04) },
  { name: 'jumps in the air', keys: jumping(left), until: ({ fall }) => fall > metersPerSecond(0) },
  { name: 'falls out of the level', keys: none, until: (game) => heroX(game) === 2.5 },
];

/**
 * Plays the tour.
 *
 * @param advance - makes a step with some keys, and returns the game after it
 * @returns for each leg, the game before it and after each of its steps
 */
export function playTour(game: Game, advance: (game: Game, keys: Keys) => Game): Map<string, readonly Game[]> {
  const played = new Map<string, readonly Game[]>();
  for (const { name, keys, until } of tour) {
    const states = [game];
    do {
      game = advance(game, { ...keys, jump: keys.jump && states.length === 1 });
      states.push(game);
      if (states.length > mostSteps) throw new Error(`The hero does not come to the end of "${name}"`);
    } while (!until(game));
    played.set(name, states);
  }
  return played;
}
