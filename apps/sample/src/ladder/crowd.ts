/**
 * Crowd: chase, with 3,000 creatures more that follow the same trail. They make room for each other and for the player.
 *
 * Shows: positions and velocities in columns; `moveAndSlideAll` moves all of them at once; an `ObjectTracker` of their
 * rows finds those that overlap and those that are hit.
 */
import { setVelocitiesByFlow } from '@tilewright/paths';
import { moveAndSlideAll } from '@tilewright/motion';
import {
  objectsInCircle,
  objectsOnSegment,
  ObjectTracker,
  overlappingPairsInto,
  PairAnswer,
} from '@tilewright/queries';
import {
  add,
  clampMagnitudes,
  difference,
  Direction2,
  directionBetween,
  hertz,
  meters,
  metersPerSecond,
  mul,
  pointColumn,
  type PointColumn,
  type Position2,
  quantityColumn,
  vectorColumn,
  type VectorColumn,
  vectorTowards,
  type Velocity2,
} from '@tilewright/units';
import * as scalar from '@tilewright/units/scalar';
import * as vector from '@tilewright/units/vector';
import * as chase from './chase.js';
import type { Commands, Picture } from './page.js';
import { outOfView, random } from './shoot.js';
import { isInView } from './see.js';
import { solid, space, timeStep } from './walk.js';

const size = 3000;
const radius = meters(0.12);
const diameter = mul(radius, 2);
const speed = metersPerSecond(2);
const topSpeed = metersPerSecond(8);
/** How fast two that overlap move apart: by this part of their overlap in a second. */
const stiffness = hertz(15);

export interface Game extends chase.Game {
  /** Where each member of the crowd is, and how fast it goes: one row for each. */
  readonly positions: PointColumn<Position2>;
  readonly velocities: VectorColumn<Velocity2>;
  /** Finds rows by position. */
  readonly crowd: ObjectTracker<number>;
}

export function createGame(): Game {
  const game = chase.createGame();
  const rows = [...Array(size).keys()];
  const positions = pointColumn(rows.map((row) => somewhere(game, row)));
  const crowd = new ObjectTracker<number>({ space });
  crowd.addAll(rows, { centers: positions, radii: quantityColumn(rows.map(() => radius)) });
  return { ...game, positions, velocities: vectorColumn<Velocity2>(size), crowd };
}

/** A place out of view, anywhere on its tile where no wall is near. */
function somewhere(game: chase.Game, row: number): Position2 {
  const place = outOfView(game, random(row, game.hits));
  return add(place, mul(difference(meters(random(row, -1) - 0.5), meters(random(row, -2) - 0.5)), 0.7));
}

export function step(game: Game, commands: Commands): void {
  chase.step(game, commands);
  const { crowd, positions, shot, trail, velocities } = game;
  setVelocitiesByFlow(velocities, positions, trail, space, speed);
  makeRoom(game);
  clampMagnitudes(velocities, topSpeed);
  moveAndSlideAll({ positions, velocities, radii: radius }, solid, space, timeStep);
  if (commands.shoot === true && shot !== undefined) {
    for (const { object: row } of objectsOnSegment(crowd, shot)) {
      game.hits++;
      positions.set(row, somewhere(game, row));
    }
  }
  crowd.moveAll(positions);
}

/** Reused in each step. */
const pairs = new PairAnswer<number>();

/** Uses the twins of the verbs for scalars only and for vectors only, because this loop is the hot one. */
function makeRoom({ crowd, player, positions, velocities }: Game): void {
  const count = overlappingPairsInto(pairs, crowd);
  for (let i = 0; i < count; i++) {
    const [a, b] = [pairs.first(i), pairs.second(i)];
    const way = vector.sub(positions.get(b), positions.get(a));
    const gap = vector.magnitude(way);
    // Two on the same spot have no direction apart; others will push them.
    if (gap === meters(0)) continue;
    const push = vector.mul(way, scalar.mul(stiffness, scalar.div(scalar.sub(diameter, gap), gap)));
    velocities.set(a, vector.sub(velocities.get(a), push));
    velocities.set(b, vector.add(velocities.get(b), push));
  }
  for (const row of objectsInCircle(crowd, player)) {
    const away = directionBetween(player.center, positions.get(row)) ?? Direction2.east;
    velocities.set(row, vectorTowards(away, topSpeed));
  }
}

export function draw(picture: Picture, game: Game): void {
  chase.draw(picture, game);
  picture.discs(game.positions, radius, '#7a2e9e', (place) => isInView(game, place));
}
