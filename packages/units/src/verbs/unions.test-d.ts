/** Values that are of one kind or another: where a place for one kind must refuse them until the program has asked which. */
import { describe, expectTypeOf, it } from 'vitest';
import {
  add,
  addColumns,
  circle,
  clampMagnitude,
  contains,
  distance,
  format,
  instant,
  meters,
  moveTowards,
  overlaps,
  position,
  sub,
  valueIn,
  type Circle2,
  type Difference2,
  type Duration,
  type Instant,
  type Length,
  type PointColumn,
  type Position2,
  type QuantityColumn,
  type Speed,
  type TileLength,
  type TilePosition2,
  type VectorColumn,
  type Velocity2,
} from '../index.js';

declare const length: Length;
declare const speed: Speed;
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
    });
  });
});
