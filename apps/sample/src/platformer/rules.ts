/**
 * A platformer: how the hero runs, jumps and falls in a step of time. The same keys give the same game, to the last
 * bit.
 *
 * Shows: `moveAndSlide` with one-way tiles; a moving platform as a map of its own, in a space that moves.
 */
import { box, moveAndSlide } from '@tilewright/motion';
import {
  arrayTilemapFrom,
  CardinalDirection,
  cardinalDirections,
  cardinalSet,
  directionSetHas,
  tileRect,
  type TileSpace,
  tileSpace,
} from '@tilewright/tilemap';
import {
  add,
  clamp,
  difference,
  div,
  type Duration,
  framesAt,
  lerp,
  meters,
  metersPerSecond,
  metersPerSecondSquared,
  metersPerTile,
  modulo,
  mul,
  position,
  type Position2,
  seconds,
  sub,
  velocity,
} from '@tilewright/units';

export const timeStep = framesAt(60)(1);
const gravity = metersPerSecondSquared(30);
const jumpSpeed = metersPerSecond(-12);
const runSpeed = metersPerSecond(6);
/** How long a jump still counts after the last step on the floor. */
const coyoteTime = seconds(0.1);

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const gridAt = (origin: Position2): TileSpace => tileSpace({ origin, tileSize: metersPerTile(1) });

/** `#` is a wall, and `-` a one-way platform. */
const rows = [
  '............................',
  '.....................###....',
  '...-----....................',
  '............................',
  '.........----...............',
  '............................',
  '..----..................####',
  '........................####',
  '......----..............####',
  '...........##...........####',
  '################........####',
  '################........####',
];
export const level = arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 28, height: 12 }), (x, y) => rows[y]?.[x] ?? '.');
export const space = gridAt(at(0, 0));

const wall = cardinalSet(...cardinalDirections);
const platform = cardinalSet(CardinalDirection.north);
const air = cardinalSet();
const sides = (kind: string) => (kind === '#' ? wall : kind === '-' ? platform : air);
const sidesOfWalls = (kind: string) => (kind === '#' ? wall : air);

/** The moving platform: a map of its own, of three tiles. */
export const raft = arrayTilemapFrom(tileRect({ x: 0, y: 0, width: 3, height: 1 }), () => '-');
/**
 * The space of the raft at a time. In eight seconds it goes from the floor to the ledge and back, and waits at both.
 */
export function raftAt(time: Duration): TileSpace {
  const part = clamp(2 * Math.abs(1 - 2 * div(modulo(time, seconds(8)), seconds(8))) - 0.5, 0, 1);
  return gridAt(lerp(at(20.75, 6), at(16.25, 10), part));
}
/** A rider is carried this far above the raft, and lands on it again: rounding never puts it inside. */
const hair = difference(meters(0), meters(1e-6));

/** The state of the game, at its start. */
export const start = {
  // A little above the floor: a body that overlaps it by a rounding error would not move.
  hero: box(at(2.5, 9), difference(meters(0.3), meters(0.45))),
  /** The speed of falling; negative while the hero rises. */
  fall: metersPerSecond(0),
  /** How long a jump still counts. */
  coyote: seconds(0),
  /** Whether the hero stands on the raft. */
  isRiding: false,
  /** The time since the start. */
  time: seconds(0),
};
export type Game = typeof start;

export interface Keys {
  /** -1 to the left, 1 to the right, 0 to stand. */
  readonly walk: number;
  readonly jump: boolean;
  readonly down: boolean;
}

/** The game one step later. */
export function step({ hero, fall, coyote, isRiding, time }: Game, { walk, jump, down }: Keys): Game {
  const isJump = jump && coyote > seconds(0);
  const speed = isJump ? jumpSpeed : add(fall, mul(gravity, timeStep));
  const wanted = mul(velocity(mul(runSpeed, walk), speed), timeStep);
  // "Down" drops through platforms.
  const options = { sides: down ? sidesOfWalls : sides };

  // In its own space the raft rests. All others move against it by its displacement; a rider does not.
  const later = add(time, timeStep);
  const drift = sub(raftAt(later).origin, raftAt(time).origin);
  const onRaft = moveAndSlide(raft, raftAt(time), hero, isRiding ? wanted : sub(wanted, drift), options);
  const rides = directionSetHas(onRaft.blocked, CardinalDirection.south);
  const carried = add(onRaft.displacement, rides ? sub(drift, hair) : drift);

  // The level has the last word: it stops a rider, too.
  const { body, blocked } = moveAndSlide(level, space, hero, carried, options);
  const stands = rides || directionSetHas(blocked, CardinalDirection.south);
  const isStopped = stands || directionSetHas(blocked, CardinalDirection.north);
  if (body.center.y > meters(20)) return { ...start, time: later };
  return {
    hero: body,
    fall: isStopped ? metersPerSecond(0) : speed,
    coyote: stands ? coyoteTime : isJump ? seconds(0) : sub(coyote, timeStep),
    isRiding: rides,
    time: later,
  };
}
