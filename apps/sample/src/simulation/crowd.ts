/**
 * Creatures that bump into each other, and into the player, are pushed apart; the heavier one gives way less.
 *
 * Shows: all overlapping pairs in one query; sums, differences and magnitudes with their units; bulk verbs at the end.
 */
import {
  add,
  addColumns,
  circle,
  clampMagnitudes,
  type Difference2,
  difference,
  div,
  type Length,
  magnitude,
  meters,
  mul,
  type Position2,
  square,
  sub,
} from '@tilewright/units';
import type { Creatures } from './creatures.js';

/** Nobody is pushed farther in one step: a wall is thicker than that. */
const farthestPush: Length = meters(0.1);
const nowhere: Difference2 = difference(meters(0), meters(0));

/** Finds who overlaps whom. @returns how many pairs */
export function bump(creatures: Creatures): number {
  const { positions, pushes, radii, tracker } = creatures;
  pushes.fill(nowhere);
  let pairs = 0;
  tracker.visitPairs((first, second) => {
    const [a, b] = [creatures.rowOf(first), creatures.rowOf(second)];
    const away = apart(positions.get(a), radii.get(a), positions.get(b), radii.get(b));
    const [massOfA, massOfB] = [square(radii.get(a)), square(radii.get(b))];
    const share = div(massOfA, add(massOfA, massOfB));
    pushes.set(a, sub(pushes.get(a), mul(away, 1 - share)));
    pushes.set(b, add(pushes.get(b), mul(away, share)));
    pairs++;
  });
  return pairs;
}

/** Keeps creatures off the player, who does not give way. */
export function makeRoom(creatures: Creatures, player: Position2, radius: Length): void {
  const { positions, pushes, radii, tracker } = creatures;
  tracker.visitObjectsInCircle(circle(player, radius), (id) => {
    const row = creatures.rowOf(id);
    pushes.set(row, add(pushes.get(row), apart(player, radius, positions.get(row), radii.get(row))));
  });
}

/** Moves everybody by what pushes it. */
export function givePushes({ positions, pushes }: Creatures): void {
  clampMagnitudes(pushes, farthestPush);
  addColumns(positions, pushes);
}

/** The way that parts two circles that overlap, along the line between them; due east from the same middle. */
function apart(a: Position2, radiusOfA: Length, b: Position2, radiusOfB: Length): Difference2 {
  const way = sub(b, a);
  const length = magnitude(way);
  const overlap = sub(add(radiusOfA, radiusOfB), length);
  return length > meters(0) ? mul(way, div(overlap, length)) : difference(overlap, meters(0));
}
