/**
 * The number of creatures: the requested number, divided among the herds of the map by their shares. A dead creature returns
 * after a while, somewhere else in the area of its herd.
 *
 * Shows: many rows added to columns and tracker at once, and single rows removed.
 */
import { add, degrees, directionFromAngle, distance, type Instant, mul, type Position2 } from '@tilewright/units';
import { danger, waves } from './balance.js';
import type { Creatures, Newcomer } from './creatures.js';
import { isInPlayerView } from './player-view.js';
import { freePositionIn } from './spawn.js';
import type { Absence, Game, Population } from './state.js';
import type { Herd } from './world.js';

export const mostCreatures = 20_000;

/** How often a newcomer looks for a position that is far enough. */
const mostTries = 8;

/** Removes a creature for a while. */
export function leave(creatures: Creatures, { away }: Population, row: number, now: Instant): void {
  away.push({ herd: creatures.herdOf(row), until: add(now, danger.absence) });
  creatures.remove(row);
}

/** Brings back the creatures whose absence is over. @returns their number */
export function comeBack(game: Game, now: Instant): number {
  const { creatures, population } = game;
  const { away } = population;
  const isDue = ({ until }: Absence): boolean => until <= now;
  if (!away.some(isDue)) return 0;
  const due = away.filter(isDue).map(({ herd }) => herd);
  const waiting = away.filter((absence) => !isDue(absence));
  away.splice(0, away.length, ...waiting);
  creatures.add(newcomersOf(game, due), now);
  return due.length;
}

/** How many creatures there are, with those that are away. */
export function totalOf({ creatures, population }: Game): number {
  return creatures.count + population.away.length;
}

/** Lets creatures come one after another until there are `count`, from all herds at once. Without an area, none come. */
export function announce({ world, creatures, population: { away } }: Game, count: number, now: Instant): void {
  if (!world.herds.some(({ area, share }) => area.kind !== 'point' && share > 0)) return;
  const missing = dealOut(world.herds, count);
  for (const herd of creatures.herds) missing.set(herd, (missing.get(herd) ?? 0) - 1);
  for (const { herd } of away) missing.set(herd, (missing.get(herd) ?? 0) - 1);
  // A herd may have one more than its share of a larger crowd, so the others have one fewer.
  let room = count - creatures.count - away.length;
  for (const [herd, lacking] of missing) {
    const number = Math.min(lacking, room);
    for (let i = 1; i <= number; i++) away.push({ herd, until: add(now, mul(waves.spread, i / number)) });
    room -= Math.max(number, 0);
  }
}

/**
 * Adds or removes creatures until there are `count`. Dead creatures that will return count, too.
 *
 * @throws RangeError if `count` is not an integer from 0 to 20,000, if there is no area, or if an area has no room
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

/** The size of each herd: one creature for a herd at a point, the others in proportion to their shares. */
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
    // Rounds the running total, so that a remainder of one herd goes to the next.
    const until = Math.round((left * sum) / total);
    dealt.set(herd, until - before);
    before = until;
  }
  return dealt;
}

function newcomersOf({ world, player, view, random }: Game, herds: readonly Herd[]): Newcomer[] {
  // They come where the player is not, and, if their area has such a place, where it does not look.
  const isNear = (place: Position2): boolean =>
    distance(place, player.position) < danger.respect || isInPlayerView(view, world, place);
  return herds.map((herd) => {
    let position = freePositionIn(world, herd.area, herd.radius, random);
    for (let tries = 0; tries < mostTries && isNear(position); tries++) {
      position = freePositionIn(world, herd.area, herd.radius, random);
    }
    return { herd, position, heading: directionFromAngle(random.between(degrees(-180), degrees(180))) };
  });
}
