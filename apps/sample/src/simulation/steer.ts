/**
 * Where creatures want to go, and how they turn: toward the player along the trails while they know of it, else as they
 * please; never faster than they can.
 *
 * Shows: directions turned by an angular velocity times a duration; a tile's direction as a heading; instants compared.
 */
import { centerOf, equals, neighbor, tileAt } from '@tilewright/tilemap';
import {
  abs,
  add,
  angleBetween,
  degrees,
  type Direction2,
  directionBetween,
  type Duration,
  hertz,
  type Instant,
  metersPerSecond,
  mul,
  neg,
  type Position2,
  seconds,
  turn,
  turnTowards,
  velocity,
} from '@tilewright/units';
import { type CreatureId, type Creatures, type Mood, velocityIn } from './creatures.js';
import { hitPoints } from './health.js';
import type { Random } from './random.js';
import { timeStep } from './time.js';
import { type Trails, trailsFor, wayFrom } from './trails.js';
import type { World } from './world.js';

/** How long a creature knows of the player after it saw it last. */
const memory: Duration = seconds(3);
const widestTurn = degrees(110);
const sharpTurn = degrees(60);
const still = velocity(metersPerSecond(0), metersPerSecond(0));
/** A creature thinks once in so many steps, whatever its row is. */
const turnsOfThinking = 16;
/** How likely it then changes its mind: it does so once in three seconds. */
const chanceOfNewGoal: number = mul(hertz(1 / 3), mul(timeStep, turnsOfThinking));

/** Those who see the player know of it for a while; who does not bite does not mind. */
export function alert(creatures: Creatures, watchers: readonly CreatureId[], now: Instant): void {
  for (const id of watchers) {
    const row = creatures.rowOf(id);
    if (creatures.herds[row]!.bite > hitPoints(0)) creatures.alertUntil.set(row, add(now, memory));
  }
}

/** Lets every creature turn and choose its velocity. */
export function steer(creatures: Creatures, world: World, trails: Trails, player: Position2, now: Instant): void {
  const { count, herds, moods, headings, goals, velocities } = creatures;
  for (let row = 0; row < count; row++) {
    const mood = moodOf(creatures, row, now);
    const isNew = mood !== moods[row];
    moods[row] = mood;
    const heading = headings.get(row);
    if (mood === 'chasing') goals.set(row, chase(creatures, row, world, trails, player) ?? heading);
    const goal = goals.get(row);
    if (!isNew && heading === goal) continue; // as before, as most of them
    const herd = herds[row]!;
    const next = turnTowards(heading, goal, mul(herd.turnRate, timeStep));
    headings.set(row, next);
    // Whoever wants to go elsewhere turns on the spot first.
    const isTurning = abs(angleBetween(next, goal)) > sharpTurn;
    velocities.set(row, isTurning ? still : velocityIn(mood, herd, next));
  }
}

function moodOf({ stunnedUntil, alertUntil }: Creatures, row: number, now: Instant): Mood {
  if (stunnedUntil.get(row) > now) return 'hurt';
  return alertUntil.get(row) > now ? 'chasing' : 'wandering';
}

/** Lets some of those who stroll straight on think of another place to go. @param steps - how many were made so far */
export function dream({ count, moods, headings, goals }: Creatures, random: Random, steps: number): void {
  for (let row = steps % turnsOfThinking; row < count; row += turnsOfThinking) {
    const heading = headings.get(row);
    if (moods[row] !== 'wandering' || heading !== goals.get(row) || !random.chance(chanceOfNewGoal)) continue;
    goals.set(row, turn(heading, random.between(neg(widestTurn), widestTurn)));
  }
}

/** To the next tile of the trail; straight to the player where there is none, and at its end. */
function chase(
  { positions, radii }: Creatures,
  row: number,
  world: World,
  trails: Trails,
  player: Position2,
): Direction2 | undefined {
  const place = positions.get(row);
  const here = tileAt(world.space, place);
  const way = wayFrom(trailsFor(trails, world, radii.get(row)), here);
  const next = way === undefined ? trails.goal : neighbor(here, way);
  return directionBetween(place, equals(next, trails.goal) ? player : centerOf(world.space, next));
}
