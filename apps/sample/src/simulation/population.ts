/**
 * How many creatures there are: as many as are wanted, dealt out to the herds of the map by their shares. Who dies comes
 * back after a while, somewhere else in the area of its herd.
 *
 * Shows: many rows added to columns and tracker at once, single ones taken out.
 */
import {
  add,
  degrees,
  directionFromAngle,
  distance,
  type Duration,
  type Instant,
  type Length,
  meters,
  seconds,
} from '@tilewright/units';
import type { Creatures, Newcomer } from './creatures.js';
import { freePositionIn } from './spawn.js';
import type { Game, Population } from './state.js';
import type { Herd } from './world.js';

export const mostCreatures = 20_000;

/** How long a dead creature is away. */
const absence: Duration = seconds(5);
/** Newcomers keep that far from the player, if their area is large enough. */
const respect: Length = meters(12);
/** So often a newcomer looks for a place that is far enough. */
const mostTries = 8;

/** Takes a creature out for a while. */
export function leave(creatures: Creatures, { away }: Population, row: number, now: Instant): void {
  away.push({ herd: creatures.herdOf(row), until: add(now, absence) });
  creatures.remove(row);
}

/** Lets those come back whose time has come. @returns how many */
export function comeBack(game: Game, now: Instant): number {
  const { creatures, population } = game;
  const { away } = population;
  const waiting = away.findIndex(({ until }) => until > now);
  const due = away.splice(0, waiting < 0 ? away.length : waiting).map(({ herd }) => herd);
  if (due.length > 0) creatures.add(newcomersOf(game, due), now);
  return due.length;
}

/**
 * Lets creatures come and go until there are as many as wanted, those included who are away.
 *
 * @throws RangeError if an area has no room, or there is no area; or for a count that is not an integer from 0 to 20,000
 */
export function populate(game: Game, count: number, now: Instant): void {
  const { world, creatures, population } = game;
  const { away } = population;
  if (!(Number.isInteger(count) && count >= 0 && count <= mostCreatures)) {
    throw new RangeError(`setCreatureCount: count must be an integer from 0 to ${mostCreatures}, received ${count}`);
  }
  const missing = dealOut(world.herds, count);
  const spare = (herd: Herd): boolean => {
    const left = (missing.get(herd) ?? 0) - 1;
    missing.set(herd, left);
    return left < 0;
  };
  for (let row = creatures.count - 1; row >= 0; row--) if (spare(creatures.herdOf(row))) creatures.remove(row);
  const staying = away.filter(({ herd }) => !spare(herd));
  away.splice(0, away.length, ...staying);
  const herds = [...missing].flatMap(([herd, number]) => Array.from({ length: Math.max(number, 0) }, () => herd));
  creatures.add(newcomersOf(game, herds), now);
}

/** How many there are of each herd: one of whoever has a place of its own, the others in proportion to the shares. */
export function dealOut(herds: readonly Herd[], count: number): Map<Herd, number> {
  const loners = herds.filter((herd) => herd.area.kind === 'point').slice(0, count);
  const others = herds.filter((herd) => herd.area.kind !== 'point');
  const dealt = new Map(loners.map((herd) => [herd, 1]));
  const left = count - loners.length;
  const total = others.reduce((sum, herd) => sum + herd.share, 0);
  if (left > 0 && !(total > 0)) throw new RangeError('setCreatureCount: world.herds must have areas with shares');
  let sum = 0;
  let before = 0;
  for (const herd of others) {
    sum += herd.share;
    // Up to where the shares so far go: what rounding takes from one herd, the next one gets.
    const until = Math.round((left * sum) / total);
    dealt.set(herd, until - before);
    before = until;
  }
  return dealt;
}

function newcomersOf({ world, player, random }: Game, herds: readonly Herd[]): Newcomer[] {
  return herds.map((herd) => {
    let position = freePositionIn(world, herd.area, herd.radius, random);
    for (let tries = 0; tries < mostTries && distance(position, player.position) < respect; tries++) {
      position = freePositionIn(world, herd.area, herd.radius, random);
    }
    return { herd, position, heading: directionFromAngle(random.between(degrees(-180), degrees(180))) };
  });
}
