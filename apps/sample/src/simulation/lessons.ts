/**
 * The first room, where the player learns one thing at a time and nobody hunts it. A player who knows them all goes
 * straight on. The time and the waves begin when the player leaves the room.
 *
 * Shows: areas drawn in Tiled that say where a lesson is given.
 */
import { distance, type Duration, type Instant, type Length, meters, seconds } from '@tilewright/units';
import { isInArea } from './area.js';
import type { StepEvents } from './events.js';
import { timeUnseen } from './player.js';
import type { Game } from './state.js';
import { startWaves } from './waves.js';
import type { Lesson, LessonKind } from './world.js';

/** How far the player must walk. */
const firstSteps: Length = meters(2);
/** How long the player must not be seen. */
const hiding: Duration = seconds(3);

/** What the player does in each lesson. */
const isDone: Readonly<Record<LessonKind, (game: Game, now: Instant, events: StepEvents) => boolean>> = {
  walk: ({ player, world }) => distance(player.position, world.player.position) > firstSteps,
  shoot: (_, __, { wounds }) => wounds.length > 0,
  door: (_, __, { doors }) => doors.length > 0,
  throw: (_, __, { breaches }) => breaches.length > 0,
  hide: ({ player }, now) => timeUnseen(player, now) >= hiding,
  /** Until the player is out of the room. */
  leave: () => false,
};

/** How many lessons the player has done or passed by: a plain count. */
export function lessonsDone({ world: { lessons }, lesson }: Game): number {
  return lesson === undefined ? lessons.length : lessons.indexOf(lesson);
}

/** Goes on to the next lesson if the player has done this one, or has left the place where it is given. */
export function learn(game: Game, now: Instant, events: StepEvents): void {
  if (game.phase !== 'playing' || game.lesson === undefined) return;
  const next = nextLesson(game, game.lesson, now, events);
  if (next === game.lesson) return;
  game.lesson = next;
  // Only from here on does it count that nobody sees the player.
  if (next?.kind === 'hide') game.player.unseenSince = now;
  if (next !== undefined) return;
  game.beganAt = now;
  startWaves(game, now);
}

/** @returns `undefined` outside of all lessons */
function nextLesson(game: Game, lesson: Lesson, now: Instant, events: StepEvents): Lesson | undefined {
  const { lessons } = game.world;
  const order = lessons.indexOf(lesson) + Number(isDone[lesson.kind](game, now, events));
  const here = lessons.filter(({ area }) => isInArea(area, game.player.position));
  if (here.length === 0) return undefined;
  // A player who has gone back gets the lesson of the place ahead.
  return here.find((each) => lessons.indexOf(each) >= order) ?? lessons[order];
}
