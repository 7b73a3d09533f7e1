/** Where a body is when it touches a shape: the nearest doubles at which it does not overlap the shape. */
import { Expansion } from '@tilewright/units/exact';
import { ALONG_X, ALONG_Y, AT_CORNER } from '../moving/box-sweep.js';
import type { Approach } from './approach.js';
import { HIGH_X, HIGH_Y } from './edges.js';
import type { SweptPath } from './swept-path.js';

/** The numbers of a hit: the fraction, center, point of contact, normal, and how the body touches the shape. */
export const AT_PART = 0;
export const AT_CENTER = 1;
export const AT_TOUCH = 3;
export const AT_NORMAL = 5;
export const AT_AXIS = 7;
export const HIT_NUMBERS = 8;

/**
 * Slightly more than half of a last place, relative to a number: added, it gives the next double, or the one after it.
 */
const STEP = 1.2e-16;

/** By which parts of the way a position that overlaps an object is taken back: from 2^-52 to 2^-16. */
const wayBack: readonly number[] = [
  1 / 0x10_0000_0000_0000,
  1 / 0x4_0000_0000_0000,
  1 / 0x1_0000_0000_0000,
  1 / 0x1_0000_0000,
  1 / 0x1_0000,
];
export const WAYS_BACK = 5;

/** Shared by all calls: no function of this file calls code of a caller, so no call runs inside another one. */
const sum = /* @__PURE__ */ new Expansion();
const terms = /* @__PURE__ */ new Float64Array(5);

/** Moves the start of `place` to where the body is at the contact; at a side, to the furthest free coordinate. */
export function land(landing: Landing): void {
  goAlong(landing);
  const { axis } = landing.first;
  if (axis === ALONG_X || axis === ALONG_Y) goToSide(landing, axis === ALONG_X);
}

/** Moves the start of `place` a little further back than the contact: by the part of the way with a number. */
export function goBack(landing: Landing, tries: number): void {
  landing.goal = landing.part * (1 - wayBack[tries]!);
  goAlong(landing);
  landing.goal = landing.part;
}

/**
 * The part of a search that landing reads and writes. Numbers are passed in fields, so that engines do not box them.
 */
interface Landing {
  readonly path: SweptPath;
  readonly place: SweptPath;
  readonly first: Approach;
  /** The part of the path before the contact. */
  readonly part: number;
  /** The part of the path to which the body goes. */
  goal: number;
}

function goAlong({ path, place, goal }: Landing): void {
  const { startX, startY, endX, endY } = path;
  const stepX = endX - startX;
  const stepY = endY - startY;
  // A displacement may overflow.
  place.startX = Math.abs(stepX) < Number.POSITIVE_INFINITY ? startX + stepX * goal : startX * (1 - goal) + endX * goal;
  place.startY = Math.abs(stepY) < Number.POSITIVE_INFINITY ? startY + stepY * goal : startY * (1 - goal) + endY * goal;
}

/** Goes to the furthest coordinate along an axis at which the body does not reach beyond the side of the shape. */
function goToSide({ first, path, place }: Landing, isX: boolean): void {
  const start = isX ? path.startX : path.startY;
  const sign = isX ? first.signX : first.signY;
  const half = isX ? path.halfX : path.halfY;
  const { record, isRectangle } = first;
  const more = isRectangle ? 0 : record[2]!;
  const edge = record[(isX ? 0 : 1) + (isRectangle && sign < 0 ? 2 : 0)]!;
  let at = edge - sign * (half + path.radius + more);
  const step = sign * (Math.abs(at) * STEP + Number.MIN_VALUE);
  terms[0] = sign * edge;
  terms[1] = -half;
  terms[2] = -path.radius;
  terms[3] = -more;
  terms[4] = -sign * at;
  for (let i = 0; i < 4 && !isFreeAtSide(); i++) terms[4] += sign * step;
  for (let i = 0; i < 4 && isFreeAtSide(); i++) terms[4] -= sign * step;
  if (!isFreeAtSide()) terms[4] += sign * step;
  at = 0 - sign * terms[4];
  // It is free at the start.
  const reached = (at - start) * sign > 0 && isFreeAtSide() ? at : start;
  if (isX) place.startX = reached;
  else place.startY = reached;
}

/** Whether the body does not reach beyond the side where the coordinate is that `terms` ends with. */
function isFreeAtSide(): boolean {
  sum.clear();
  for (let i = 0; i < 5; i++) sum.add(terms[i]!);
  return sum.sign() >= 0;
}

/** Writes the hit at the start of `place`. */
export function putHit(into: Float64Array, at: number, { path, place, first, part }: Landing): void {
  const { axis, record, isRectangle, signX, signY } = first;
  const { startX: x, startY: y } = place;
  const { halfX, halfY } = path;
  const minX = record[0]!;
  const minY = record[1]!;
  const maxX = isRectangle ? record[2]! : minX;
  const maxY = isRectangle ? record[3]! : minY;
  const more = isRectangle ? 0 : record[2]!;
  into[at + AT_PART] = part;
  into[at + AT_CENTER] = x;
  into[at + AT_CENTER + 1] = y;
  into[at + AT_TOUCH] = x;
  into[at + AT_TOUCH + 1] = y;
  into[at + AT_NORMAL] = into[at + AT_NORMAL + 1] = 0;
  into[at + AT_AXIS] = axis;
  if (axis === ALONG_X) {
    into[at + AT_NORMAL] = -signX;
    into[at + AT_TOUCH] = signX > 0 ? minX - more : maxX + more;
    into[at + AT_TOUCH + 1] = between(between(minY / 2 + maxY / 2, y - halfY, y + halfY), minY, maxY);
  } else if (axis === ALONG_Y) {
    into[at + AT_NORMAL + 1] = -signY;
    into[at + AT_TOUCH] = between(between(minX / 2 + maxX / 2, x - halfX, x + halfX), minX, maxX);
    into[at + AT_TOUCH + 1] = signY > 0 ? minY - more : maxY + more;
  } else if (axis === AT_CORNER) {
    const isHighX = first.cornerEdgeX === HIGH_X;
    const isHighY = first.cornerEdgeY === HIGH_Y;
    const cornerX = isHighX ? maxX : minX;
    const cornerY = isHighY ? maxY : minY;
    // From the center of the circle, or the corner of the rectangle, to the nearest point of the core of the body.
    const awayX = x - cornerX + (isHighX ? -halfX : halfX);
    const awayY = y - cornerY + (isHighY ? -halfY : halfY);
    const larger = Math.max(Math.abs(awayX), Math.abs(awayY));
    const distance = larger * Math.sqrt((awayX / larger) * (awayX / larger) + (awayY / larger) * (awayY / larger));
    into[at + AT_NORMAL] = awayX / distance;
    into[at + AT_NORMAL + 1] = awayY / distance;
    into[at + AT_TOUCH] = cornerX + (awayX / distance) * more;
    into[at + AT_TOUCH + 1] = cornerY + (awayY / distance) * more;
  }
}

function between(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
