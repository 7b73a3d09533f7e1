/**
 * Values that are of one kind or another: where a place for one kind must refuse them until the program has asked
 * which.
 */
import { describe, expectTypeOf, it } from 'vitest';
import {
  abs,
  add,
  addColumns,
  addToColumn,
  approximatelyEquals,
  atan2,
  ceilTo,
  circle,
  clamp,
  clampMagnitude,
  compare,
  contains,
  distance,
  distanceSquared,
  div,
  equals,
  floorTo,
  format,
  hypot,
  instant,
  lerp,
  max,
  mean,
  meters,
  midpoint,
  min,
  modulo,
  moveTowards,
  mul,
  neg,
  overlaps,
  point,
  pointColumn,
  position,
  quantityColumn,
  roundTo,
  seconds,
  sub,
  sum,
  valueIn,
  vector,
  vectorColumn,
  type Circle2,
  type Angle,
  type Area,
  type Difference2,
  type Duration,
  type Instant,
  type Length,
  type Mass,
  type PointColumn,
  type Position2,
  type Quantity,
  type QuantityColumn,
  type Scalar,
  type Speed,
  type TileLength,
  type TilePosition2,
  type VectorColumn,
  type Velocity2,
} from '../index.js';
import * as scalar from '../scalar.js';
import * as vectors from '../vector.js';

declare const length: Length;
declare const speed: Speed;
declare const mass: Mass;
declare const here: Position2;
declare const difference: Difference2;
declare const velocity: Velocity2;
declare const now: Instant;
declare const duration: Duration;
declare const disc: Circle2;
declare const lengths: QuantityColumn<Length>;
declare const positions: PointColumn<Position2>;
declare const differences: VectorColumn<Difference2>;

declare const lengthOrDuration: Length | Duration;
declare const lengthOrNumber: Length | number;
declare const speedOrNumber: Speed | number;
declare const lengthOrNothing: Length | undefined;
declare const unnamedOrLength: Quantity<{ length: 1 }> | Length;
declare const level: 1 | 2 | 3;
declare const mixed: readonly (Length | Duration)[];
declare const mixedPlaces: readonly (Position2 | TilePosition2)[];
declare const instantOrDuration: Instant | Duration;
declare const wayOrVelocity: Difference2 | Velocity2;
declare const placeOrTile: Position2 | TilePosition2;
declare const discOrTiles: Circle2 | Circle2<TileLength>;
declare const waysOrVelocities: VectorColumn<Difference2> | VectorColumn<Velocity2>;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('a value of one kind or another', () => {
  it('is no operand beside a value of one kind', () => {
    compiled(() => {
      expectTypeOf(add(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error it may be a duration
      add(length, lengthOrDuration);
      // @ts-expect-error it may have no unit
      add(length, lengthOrNumber);
      // @ts-expect-error it may be nothing
      add(length, lengthOrNothing);
      expectTypeOf(add(here, difference)).toEqualTypeOf<Position2>();
      // @ts-expect-error it may be a velocity
      add(here, wayOrVelocity);
      expectTypeOf(add(now, duration)).toEqualTypeOf<Instant>();
      // @ts-expect-error it may be another instant
      add(now, instantOrDuration);
      expectTypeOf(sub(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error it may be a duration
      sub(length, lengthOrDuration);
      expectTypeOf(sub(here, here)).toEqualTypeOf<Difference2>();
      // @ts-expect-error it may be in tile space
      sub(here, placeOrTile);
    });
  });

  it('bounds nothing', () => {
    compiled(() => {
      expectTypeOf(clampMagnitude(velocity, speed)).toEqualTypeOf<Velocity2>();
      // @ts-expect-error it may have no unit
      clampMagnitude(velocity, speedOrNumber);
      expectTypeOf(moveTowards(length, length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error it may be a duration
      moveTowards(length, length, lengthOrDuration);
    });
  });

  it('makes no point and no shape', () => {
    compiled(() => {
      expectTypeOf(position(length, length)).toEqualTypeOf<Position2>();
      // @ts-expect-error it may be a duration
      position(lengthOrDuration, length);
      expectTypeOf(instant(duration)).toEqualTypeOf<Instant>();
      // @ts-expect-error it may be a length
      instant(lengthOrDuration);
      expectTypeOf(circle(here, length)).toEqualTypeOf<Circle2>();
      // @ts-expect-error it may be in tile space
      circle(placeOrTile, length);
      // @ts-expect-error it may have no unit
      circle(here, lengthOrNumber);
    });
  });

  it('is nowhere beside a shape', () => {
    compiled(() => {
      expectTypeOf(contains(disc, here)).toEqualTypeOf<boolean>();
      // @ts-expect-error it may be in tile space
      contains(discOrTiles, here);
      expectTypeOf(overlaps(disc, disc)).toEqualTypeOf<boolean>();
      // @ts-expect-error it may be in tile space
      overlaps(discOrTiles, disc);
      expectTypeOf(distance(here, here)).toEqualTypeOf<Length>();
      // @ts-expect-error it may be in tile space
      distance(placeOrTile, here);
    });
  });

  it('is read in no unit', () => {
    compiled(() => {
      expectTypeOf(valueIn(length, meters)).toEqualTypeOf<number>();
      // @ts-expect-error it may be a duration
      valueIn(lengthOrDuration, meters);
      expectTypeOf(format(length, meters)).toEqualTypeOf<string>();
      // @ts-expect-error it may be a duration
      format(lengthOrDuration, meters);
    });
  });

  it('goes into no column of one kind', () => {
    compiled(() => {
      expectTypeOf(lengths.push(length)).toEqualTypeOf<number>();
      // @ts-expect-error it may be a duration
      lengths.push(lengthOrDuration);
      // @ts-expect-error it may have no unit
      lengths.push(lengthOrNumber);
      expectTypeOf(addColumns(positions, differences)).toEqualTypeOf<void>();
      // @ts-expect-error they may be velocities
      addColumns(positions, waysOrVelocities);
      // @ts-expect-error it may be a velocity
      addToColumn(positions, wayOrVelocity);
    });
  });

  it('is no operand beside one that may be the other', () => {
    compiled(() => {
      expectTypeOf(add(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error meters and seconds may meet
      add(lengthOrDuration, lengthOrDuration);
      // @ts-expect-error meters and a number may meet
      add(lengthOrNumber, length);
      // @ts-expect-error a velocity may meet a way
      add(wayOrVelocity, wayOrVelocity);
      // @ts-expect-error an instant may meet an instant
      add(instantOrDuration, duration);
      expectTypeOf(sub(here, here)).toEqualTypeOf<Difference2>();
      // @ts-expect-error the two may be in different spaces
      sub(placeOrTile, placeOrTile);
      expectTypeOf(min(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error meters and seconds have no order
      min(lengthOrDuration, lengthOrDuration);
      expectTypeOf(max(now, now)).toEqualTypeOf<Instant>();
      // @ts-expect-error an instant and a duration have no order
      max(instantOrDuration, instantOrDuration);
      expectTypeOf(clamp(length, length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error its bounds may be of another type
      clamp(lengthOrDuration, lengthOrDuration, lengthOrDuration);
      expectTypeOf([length, length].sort(compare)).toEqualTypeOf<Length[]>();
      // @ts-expect-error meters and seconds have no order
      compare(lengthOrDuration, lengthOrDuration);
      // @ts-expect-error meters and seconds have no order
      [meters(1), seconds(2)].sort(compare);
      expectTypeOf(equals(here, here)).toEqualTypeOf<boolean>();
      // @ts-expect-error the two may be in different spaces
      equals(placeOrTile, placeOrTile);
      expectTypeOf(approximatelyEquals(length, length, length)).toEqualTypeOf<boolean>();
      // @ts-expect-error the tolerance may be of another type
      approximatelyEquals(lengthOrDuration, lengthOrDuration, lengthOrDuration);
      expectTypeOf(lerp(here, here, 0.5)).toEqualTypeOf<Position2>();
      // @ts-expect-error there is no way from meters to seconds
      lerp(lengthOrDuration, lengthOrDuration, 0.5);
      // @ts-expect-error there is no way between spaces
      lerp(placeOrTile, placeOrTile, 0.5);
      expectTypeOf(moveTowards(here, here, length)).toEqualTypeOf<Position2>();
      // @ts-expect-error the goal may be in another space
      moveTowards(placeOrTile, placeOrTile, length);
      expectTypeOf(hypot(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error the legs may be of different types
      hypot(lengthOrDuration, lengthOrDuration);
      expectTypeOf(ceilTo(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error the step may be of another type
      ceilTo(lengthOrDuration, lengthOrDuration);
      expectTypeOf(floorTo(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error the step may be of another type
      floorTo(lengthOrDuration, lengthOrDuration);
      expectTypeOf(roundTo(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error the step may be of another type
      roundTo(lengthOrDuration, lengthOrDuration);
      expectTypeOf(modulo(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error the divisor may be of another type
      modulo(lengthOrDuration, lengthOrDuration);
      expectTypeOf(atan2(length, length)).toEqualTypeOf<Angle>();
      // @ts-expect-error the components may be of different types
      atan2(lengthOrDuration, lengthOrDuration);
      expectTypeOf(clampMagnitude(velocity, speed)).toEqualTypeOf<Velocity2>();
      // @ts-expect-error a length may bound a velocity
      clampMagnitude(wayOrVelocity, length);
      expectTypeOf(midpoint(here, here)).toEqualTypeOf<Position2>();
      // @ts-expect-error the two may be in different spaces
      midpoint(placeOrTile, placeOrTile);
      expectTypeOf(distanceSquared(here, here)).toEqualTypeOf<Area>();
      // @ts-expect-error the two may be in different spaces
      distanceSquared(placeOrTile, placeOrTile);
    });
  });

  it('has no sum and no mean with others', () => {
    compiled(() => {
      expectTypeOf(sum([meters(1), meters(2)])).toEqualTypeOf<Length>();
      // @ts-expect-error meters plus seconds
      sum([meters(1), seconds(2)]);
      // @ts-expect-error meters plus a number
      sum([meters(1), 2]);
      // @ts-expect-error meters plus seconds
      sum(mixed);
      expectTypeOf(mean([here, here])).toEqualTypeOf<Position2 | undefined>();
      // @ts-expect-error places of different spaces
      mean(mixedPlaces);
    });
  });

  it('makes no vector, no point and no column', () => {
    compiled(() => {
      expectTypeOf(vector(speed, speed)).toEqualTypeOf<Velocity2>();
      // @ts-expect-error the components may be of different types
      vector(lengthOrDuration, lengthOrDuration);
      expectTypeOf(point(length, length)).toEqualTypeOf<Position2>();
      // @ts-expect-error the coordinates may be of different types
      point(lengthOrDuration, lengthOrDuration);
      expectTypeOf(quantityColumn([meters(1), meters(2)])).toEqualTypeOf<QuantityColumn<Length>>();
      // @ts-expect-error meters and seconds in one column
      quantityColumn([meters(1), seconds(2)]);
      expectTypeOf(vectorColumn([velocity, velocity])).toEqualTypeOf<VectorColumn<Velocity2>>();
      // @ts-expect-error ways and velocities in one column
      vectorColumn([difference, velocity]);
      expectTypeOf(pointColumn([here, here])).toEqualTypeOf<PointColumn<Position2>>();
      // @ts-expect-error places of different spaces in one column
      pointColumn(mixedPlaces);
    });
  });

  it('is refused by the twins too', () => {
    compiled(() => {
      expectTypeOf(scalar.add(length, length)).toEqualTypeOf<Length>();
      // @ts-expect-error meters and seconds may meet
      scalar.add(lengthOrDuration, lengthOrDuration);
      // @ts-expect-error meters and seconds may meet
      scalar.sub(lengthOrDuration, lengthOrDuration);
      // @ts-expect-error there is no way from meters to seconds
      scalar.lerp(lengthOrDuration, lengthOrDuration, 0.5);
      // @ts-expect-error the goal may be of another type
      scalar.moveTowards(lengthOrDuration, lengthOrDuration, length);
      // @ts-expect-error meters and seconds are never equal
      scalar.equals(lengthOrDuration, lengthOrDuration);
      // @ts-expect-error the tolerance may be of another type
      scalar.approximatelyEquals(lengthOrDuration, lengthOrDuration, length);
      expectTypeOf(vectors.add(here, difference)).toEqualTypeOf<Position2>();
      // @ts-expect-error a velocity may meet a way
      vectors.add(wayOrVelocity, wayOrVelocity);
      // @ts-expect-error the two may be in different spaces
      vectors.sub(placeOrTile, placeOrTile);
      // @ts-expect-error there is no way between spaces
      vectors.lerp(placeOrTile, placeOrTile, 0.5);
      // @ts-expect-error the goal may be in another space
      vectors.moveTowards(placeOrTile, placeOrTile, length);
      // @ts-expect-error the two may be in different spaces
      vectors.equals(placeOrTile, placeOrTile);
      // @ts-expect-error the two may be in different spaces
      vectors.approximatelyEquals(placeOrTile, placeOrTile, length);
      // @ts-expect-error the two may be in different spaces
      vectors.distance(placeOrTile, placeOrTile);
    });
  });

  it('goes through verbs of one value as it is: nothing meets', () => {
    compiled(() => {
      expectTypeOf(neg(lengthOrDuration)).toEqualTypeOf<Length | Duration>();
      expectTypeOf(abs(lengthOrDuration)).toEqualTypeOf<Length | Duration>();
      expectTypeOf(mul(lengthOrDuration, 2)).toEqualTypeOf<Length | Duration>();
      expectTypeOf(div(lengthOrDuration, duration)).toEqualTypeOf<Speed | number>();
      expectTypeOf(mul(lengthOrDuration, mass)).toEqualTypeOf<
        Quantity<{ length: 1; mass: 1 }> | Quantity<{ time: 1; mass: 1 }>
      >();
      expectTypeOf(div(mass, lengthOrDuration)).toEqualTypeOf<
        Quantity<{ length: -1; mass: 1 }> | Quantity<{ time: -1; mass: 1 }>
      >();
      // @ts-expect-error it may be a duration still
      add(mul(lengthOrDuration, 2), length);
    });
  });
});

describe('what is no union of types', () => {
  it('meets as ever: literals of numbers, and names beside unnamed products of the same dimensions', () => {
    compiled(() => {
      expectTypeOf(add(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(min(level, 5)).toEqualTypeOf<number>();
      expectTypeOf(sum([1, 2, 3])).toEqualTypeOf<number>();
      expectTypeOf(sum([level, level])).toExtend<number>();
      expectTypeOf(add(unnamedOrLength, length)).toExtend<Length>();
    });
  });

  it('keeps the type of a variable of literal type, which the README says', () => {
    compiled(() => {
      expectTypeOf(add(level, 1)).toEqualTypeOf<1 | 2 | 3>();
      const wide: number = level;
      expectTypeOf(add(wide, 1)).toEqualTypeOf<number>();
    });
  });

  it('is a type parameter: generic functions over several types type-check inside', () => {
    function middle<Q extends Scalar>(a: Q, b: Q): Q {
      return lerp(a, b, 0.5);
    }
    function between<Q extends Length | TileLength>(a: Q, b: Q, all: readonly Q[]): Q {
      return max(min(a, b), clamp(add(a, b), sum(all), hypot(a, b)));
    }
    function nearer<P extends Position2 | TilePosition2>(a: P, b: P): P {
      return equals(a, b) ? a : midpoint(a, b);
    }
    compiled(() => {
      expectTypeOf(middle(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(between(length, length, [length])).toEqualTypeOf<Length>();
      expectTypeOf(nearer(here, here)).toEqualTypeOf<Position2>();
    });
  });
});
