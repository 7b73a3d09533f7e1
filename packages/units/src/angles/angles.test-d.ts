/** What compiles with angles and directions, and what must not, with the reason. */
import { describe, expectTypeOf, it } from 'vitest';
import * as verbs from '../index.js';
import {
  acos,
  angleBetween,
  angleOf,
  arcLength,
  asin,
  atan2,
  cos,
  Direction2,
  directionBetween,
  directionBits,
  directionFromAngle,
  directionOf,
  isWithinArc,
  lerpDirection,
  normalizePositive,
  normalizeSigned,
  quarterTurnLeft,
  quarterTurnRight,
  reverse,
  sin,
  tan,
  tangentialSpeed,
  turn,
  turnTowards,
  unitVector,
  unsafeDirection,
  vectorTowards,
} from '../index.js';
import type {
  Angle,
  AngularVelocity,
  Area,
  Difference2,
  Duration,
  Frequency,
  Instant,
  Length,
  PixelLength,
  Position2,
  Scalar,
  Speed,
  TileLength,
  TilePosition2,
  TileSpeed,
  Torque,
  Vector2,
  Velocity2,
} from '../index.js';

declare const angle: Angle;
declare const spin: AngularVelocity;
declare const length: Length;
declare const duration: Duration;
declare const speed: Speed;
declare const torque: Torque;
declare const tileLength: TileLength;
declare const difference: Difference2;
declare const velocity: Velocity2;
declare const position: Position2;
declare const tilePosition: TilePosition2;
declare const direction: Direction2;
declare const directions: readonly Direction2[];

function use(..._values: readonly unknown[]): void {}

describe('a direction', () => {
  it('is a type of its own, neither way', () => {
    expectTypeOf(direction).toEqualTypeOf<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<number>();
    expectTypeOf<number>().not.toExtend<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<Scalar>();
    expectTypeOf<Angle>().not.toExtend<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<Angle>();
    expectTypeOf<Length>().not.toExtend<Direction2>();
    expectTypeOf<Instant>().not.toExtend<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<Instant>();
    expectTypeOf<Vector2<number>>().not.toExtend<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<Vector2<number>>();
    expectTypeOf<Position2>().not.toExtend<Direction2>();
    expectTypeOf<Direction2>().not.toExtend<Position2>();
  });

  it('can be compared for equality, and nothing else can be done with it by operators', () => {
    use(direction === Direction2.east);
    // @ts-expect-error a direction is no number: 0 is not east
    use(direction === 0);
    // @ts-expect-error a direction is no angle
    use(direction === angle);
    // @ts-expect-error directions have no sum
    use(direction + direction);
    // @ts-expect-error directions have no difference; angleBetween says which way round
    use(direction - direction);
    // @ts-expect-error a direction has no multiple
    use(direction * 2);
  });

  it('is taken by no general verb', () => {
    use(verbs.add(angle, angle));
    // @ts-expect-error at run time it is a number in other units than an angle: turn adds an angle
    verbs.add(direction, angle);
    // @ts-expect-error directions have no sum
    verbs.add(direction, direction);
    // @ts-expect-error an angle plus a direction is not an angle
    verbs.add(angle, direction);
    // @ts-expect-error the difference of directions wraps: angleBetween
    verbs.sub(direction, direction);
    // @ts-expect-error a direction has no multiple
    verbs.mul(direction, 2);
    // @ts-expect-error nor does it scale
    verbs.mul(2, direction);
    // @ts-expect-error a direction has no part
    verbs.div(direction, 2);
    // @ts-expect-error the opposite is reverse
    verbs.neg(direction);
    // @ts-expect-error a direction has no sign
    verbs.abs(direction);
    // @ts-expect-error a direction has no sign
    verbs.sign(direction);
    // @ts-expect-error directions have no order
    verbs.min(direction, direction);
    // @ts-expect-error directions have no order
    verbs.max(direction, direction);
    // @ts-expect-error directions have no order: isWithinArc
    verbs.clamp(direction, direction, direction);
    // @ts-expect-error directions have no order
    verbs.compare(direction, direction);
    // @ts-expect-error a lerp of the numbers would go the long way: lerpDirection
    verbs.lerp(direction, direction, 0.5);
    // @ts-expect-error turnTowards
    verbs.moveTowards(direction, direction, angle);
    // @ts-expect-error directions have no sum, and their mean is another matter
    verbs.sum(directions);
    // @ts-expect-error east is not nothing
    verbs.isZero(direction);
    // @ts-expect-error every direction is finite
    verbs.isFinite(direction);
    // @ts-expect-error the number of a direction comes by directionBits
    verbs.unsafeNumber(direction);
    // @ts-expect-error a direction has no unit: angleOf first
    verbs.valueIn(direction, verbs.degrees);
    // @ts-expect-error a direction has no unit: angleOf first
    verbs.format(direction, verbs.degrees);
  });
});

describe('functions of angles', () => {
  it('take angles and give numbers, and back', () => {
    expectTypeOf(sin(angle)).toEqualTypeOf<number>();
    expectTypeOf(cos(angle)).toEqualTypeOf<number>();
    expectTypeOf(tan(angle)).toEqualTypeOf<number>();
    expectTypeOf(asin(0.5)).toEqualTypeOf<Angle>();
    expectTypeOf(acos(0.5)).toEqualTypeOf<Angle>();
    expectTypeOf(atan2(1, 2)).toEqualTypeOf<Angle>();
    expectTypeOf(atan2(length, length)).toEqualTypeOf<Angle>();
    expectTypeOf(atan2(speed, speed)).toEqualTypeOf<Angle>();
    expectTypeOf(normalizeSigned(angle)).toEqualTypeOf<Angle>();
    expectTypeOf(normalizePositive(angle)).toEqualTypeOf<Angle>();
    // @ts-expect-error 90 what? sin(degrees(90))
    sin(90);
    // @ts-expect-error a length has no sine
    cos(length);
    // @ts-expect-error a direction is no angle: angleOf
    tan(direction);
    // @ts-expect-error the arc sine is of a ratio
    asin(length);
    // @ts-expect-error the arc cosine is of a ratio, not of an angle
    acos(angle);
    // @ts-expect-error meters and seconds have no common angle
    atan2(length, duration);
    // @ts-expect-error meters and tiles are different spaces
    atan2(length, tileLength);
    // @ts-expect-error a number is no length
    atan2(1, length);
    // @ts-expect-error a direction is normal by itself
    normalizeSigned(direction);
    // @ts-expect-error 450 what? normalizePositive(degrees(450))
    normalizePositive(450);
  });

  it('bridge to lengths by the radius', () => {
    expectTypeOf(arcLength(length, angle)).toEqualTypeOf<Length>();
    expectTypeOf(arcLength(tileLength, angle)).toEqualTypeOf<TileLength>();
    expectTypeOf(tangentialSpeed(spin, length)).toEqualTypeOf<Speed>();
    expectTypeOf(tangentialSpeed(spin, tileLength)).toEqualTypeOf<TileSpeed>();
    // @ts-expect-error the radius comes first
    arcLength(angle, length);
    // @ts-expect-error a duration is no radius
    arcLength({} as Duration, angle);
    // @ts-expect-error nor is a plain number: in which space would the arc be?
    arcLength(2, angle);
    // @ts-expect-error an area is no radius
    tangentialSpeed(spin, {} as Area);
    // @ts-expect-error the radius may be in either space
    arcLength({} as Length | TileLength, angle) satisfies Length;
    // @ts-expect-error a product of a radius and an angle is no length by itself
    use(verbs.mul(length, angle) satisfies Length);
    // @ts-expect-error a speed is no angular velocity
    tangentialSpeed(speed, length);
    // @ts-expect-error a frequency is no angular velocity: how much angle each time?
    tangentialSpeed({} as Frequency, length);
  });
});

describe('functions of directions', () => {
  it('make them of vectors, points and angles', () => {
    expectTypeOf(directionOf(difference)).toEqualTypeOf<Direction2 | undefined>();
    expectTypeOf(directionOf(velocity)).toEqualTypeOf<Direction2 | undefined>();
    expectTypeOf(directionOf(unitVector(direction))).toEqualTypeOf<Direction2 | undefined>();
    expectTypeOf(directionBetween(position, position)).toEqualTypeOf<Direction2 | undefined>();
    expectTypeOf(directionBetween(tilePosition, tilePosition)).toEqualTypeOf<Direction2 | undefined>();
    expectTypeOf(directionFromAngle(angle)).toEqualTypeOf<Direction2>();
    expectTypeOf(Direction2.northEast).toEqualTypeOf<Direction2>();
    expectTypeOf(unsafeDirection(0)).toEqualTypeOf<Direction2>();
    // @ts-expect-error the bits of a direction are a plain number, not an angle
    unsafeDirection(angle);
    // @ts-expect-error the zero vector has none: the answer may be undefined
    use(directionOf(velocity) satisfies Direction2);
    // @ts-expect-error a place points nowhere
    directionOf(position);
    // @ts-expect-error a plain object is no vector
    directionOf({ x: 1, y: 0 });
    // @ts-expect-error the way between vectors is that of their difference
    directionBetween(difference, difference);
    // @ts-expect-error the points are in different spaces
    directionBetween(position, tilePosition);
    // @ts-expect-error 1.57 what? directionFromAngle(radians(1.57))
    directionFromAngle(1.57);
    // @ts-expect-error a torque is no angle
    directionFromAngle(torque);
    // @ts-expect-error the compass is fixed
    Direction2.east = direction;
  });

  it('turn them by angles', () => {
    expectTypeOf(turn(direction, angle)).toEqualTypeOf<Direction2>();
    expectTypeOf(turn(direction, verbs.mul(spin, duration))).toEqualTypeOf<Direction2>();
    expectTypeOf(angleBetween(direction, direction)).toEqualTypeOf<Angle>();
    expectTypeOf(angleOf(direction)).toEqualTypeOf<Angle>();
    expectTypeOf(turnTowards(direction, direction, angle)).toEqualTypeOf<Direction2>();
    expectTypeOf(lerpDirection(direction, direction, 0.5)).toEqualTypeOf<Direction2>();
    expectTypeOf(reverse(direction)).toEqualTypeOf<Direction2>();
    expectTypeOf(quarterTurnLeft(direction)).toEqualTypeOf<Direction2>();
    expectTypeOf(quarterTurnRight(direction)).toEqualTypeOf<Direction2>();
    expectTypeOf(isWithinArc(direction, direction, angle)).toEqualTypeOf<boolean>();
    expectTypeOf(directionBits(direction)).toEqualTypeOf<number>();
    // @ts-expect-error a direction turns by an angle
    turn(direction, direction);
    // @ts-expect-error by how many of what?
    turn(direction, 90);
    // @ts-expect-error an angle is added to, not turned
    turn(angle, angle);
    // @ts-expect-error an angular velocity turns in a time: mul(spin, duration)
    turn(direction, spin);
    // @ts-expect-error from a direction, not from an angle
    angleBetween(angle, direction);
    // @ts-expect-error to a direction, not to an angle
    angleBetween(direction, angle);
    // @ts-expect-error between angles it is a difference
    angleBetween(angle, angle);
    // @ts-expect-error an angle is one already
    angleOf(angle);
    // @ts-expect-error an angle moves towards another by moveTowards
    turnTowards(angle, direction, angle);
    // @ts-expect-error the goal is a direction
    turnTowards(direction, angle, angle);
    // @ts-expect-error the limit is an angle
    turnTowards(direction, direction, 0.1);
    // @ts-expect-error between angles it is lerp
    lerpDirection(angle, direction, 0.5);
    // @ts-expect-error an angle is not where to
    lerpDirection(direction, angle, 0.5);
    // @ts-expect-error a fraction is a plain number
    lerpDirection(direction, direction, angle);
    // @ts-expect-error the opposite of an angle is neg
    reverse(angle);
    // @ts-expect-error an angle less a quarter turn is sub
    quarterTurnLeft(angle);
    // @ts-expect-error an angle plus a quarter turn is add
    quarterTurnRight(angle);
    // @ts-expect-error an angle is in no arc: it says not from where
    isWithinArc(angle, direction, angle);
    // @ts-expect-error an arc starts at a direction
    isWithinArc(direction, angle, angle);
    // @ts-expect-error the sweep is an angle, not the other end
    isWithinArc(direction, direction, direction);
    // @ts-expect-error an angle has no bits of a direction
    directionBits(angle);
  });

  it('give vectors', () => {
    expectTypeOf(unitVector(direction)).toEqualTypeOf<Vector2<number>>();
    expectTypeOf(vectorTowards(direction, length)).toEqualTypeOf<Difference2>();
    expectTypeOf(vectorTowards(direction, speed)).toEqualTypeOf<Velocity2>();
    expectTypeOf(vectorTowards(direction, {} as PixelLength)).toExtend<Vector2<PixelLength>>();
    expectTypeOf(vectorTowards(direction, 2)).toEqualTypeOf<Vector2<number>>();
    // @ts-expect-error an angle is no direction: directionFromAngle
    unitVector(angle);
    // @ts-expect-error an angle is no direction: directionFromAngle
    vectorTowards(angle, length);
    // @ts-expect-error a vector has its magnitude already
    vectorTowards(direction, velocity);
  });
});
