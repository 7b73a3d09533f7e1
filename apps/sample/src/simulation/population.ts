/**
 * The number of creatures: the requested number, divided among the herds of the map by their shares. A dead creature
 * returns after a while, somewhere else in the area of its herd.
 *
 * Shows: many rows added to columns and tracker at once, and single rows removed.
 */
import { add, degrees, directionFromAngle, distance, type Instant, mul, type Position2 } from '@tilewright/units';
import { danger, waves } from './balance.js';
import type { Creatures, Newcomer } from './creatures.js';
import { isInPlayerView } from './player-view.js';
import { findFreePosition, noRoomIn } from './spawn.js';
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

/**
 * Brings back the creatures whose absence is over. If there is no room for one, it stays away again. @returns their
 * number
 */
export function comeBack(game: Game, now: Instant): number {
  const { creatures, population } = game;
  const { away } = population;
  const isDue = ({ until }: Absence): boolean => until <= now;
  if (!away.some(isDue)) return 0;
  const due = away.filter(isDue).map(({ herd }) => herd);
  const waiting = away.filter((absence) => !isDue(absence));
  away.splice(0, away.length, ...waiting);
  const newcomers = newcomersOf(game, due, (herd) => away.push({ herd, until: add(now, danger.absence) }));
  creatures.add(newcomers, now);
  return newcomers.length;
}

/** How many creatures there are, with those that are away. */
export function totalOf({ creatures, population }: Game): number {
  return creatures.count + population.away.length;
}

/**
 * Lets creatures come one after another until there are `count`, from all herds at once. Without an area, none come.
 */
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
 * Adds or removes creatures until there are `count`. Dead creatures that will return count, too. Where the user has
 * left no room on the map, they come when there is some.
 *
 * @throws RangeError if `count` is not an integer from 0 to 20,000, if there is no area, or if an area of the map has
 * no room
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
  const wait = (herd: Herd): void => {
    if (!game.isEdited) throw noRoomIn(herd.area, herd.radius);
    away.push({ herd, until: add(now, danger.absence) });
  };
  creatures.add(newcomersOf(game, herds, wait), now);
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

/** @param onNoRoom - called for each creature for which there is no room */
function newcomersOf(game: Game, herds: readonly Herd[], onNoRoom: (herd: Herd) => void): Newcomer[] {
  return herds.flatMap((herd) => {
    const position = startOf(game, herd);
    if (position === undefined) {
      onNoRoom(herd);
      return [];
    }
    return { herd, position, heading: directionFromAngle(game.random.between(degrees(-180), degrees(180))) };
  });
}

/** Where the player is not and, if the area has such a place, where it does not look. */
function startOf({ world, player, view, random }: Game, { area, radius }: Herd): Position2 | undefined {
  const isNear = (place: Position2): boolean =>
    distance(place, player.position) < danger.respect || isInPlayerView(view, world, place);
  let place = findFreePosition(world, area, radius, random);
  for (let tries = 0; tries < mostTries && place !== undefined && isNear(place); tries++) {
    place = findFreePosition(world, area, radius, random);
  }
  return place;
}
