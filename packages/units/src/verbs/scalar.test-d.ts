/**
 * The verbs of scalars, general and in their twins: pairs that compile, their result asserted, and pairs that must not.
 */
import { describe, expectTypeOf, it } from 'vitest';
import {
  abs,
  approximatelyEquals,
  ceilTo,
  clamp,
  compare,
  div,
  equals,
  floorTo,
  hypot,
  inverseLerp,
  isFinite,
  isZero,
  lerp,
  max,
  min,
  modulo,
  moveTowards,
  ratio,
  roundTo,
  sign,
  sqrt,
  square,
  sum,
  type Angle,
  type Area,
  type Direction2,
  type Duration,
  type Energy,
  type Instant,
  type Length,
  type Position2,
  type Quantity,
  type Scalar,
  type Speed,
  type TileArea,
  type TileLength,
  type Velocity2,
} from '../index.js';
import * as scalar from '../scalar.js';

declare const length: Length;
declare const lengths: readonly Length[];
declare const tileLength: TileLength;
declare const duration: Duration;
declare const durations: readonly Duration[];
declare const speed: Speed;
declare const area: Area;
declare const energy: Energy;
declare const angle: Angle;
declare const position: Position2;
declare const positions: Position2[];
declare const velocity: Velocity2;
declare const velocities: readonly Velocity2[];
declare const instant: Instant;
declare const instants: Instant[];
declare const direction: Direction2;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('abs and sign', () => {
  it('take any scalar', () => {
    compiled(() => {
      expectTypeOf(abs(length)).toEqualTypeOf<Length>();
      expectTypeOf(abs(angle)).toEqualTypeOf<Angle>();
      expectTypeOf(abs(-3)).toEqualTypeOf<number>();
      // @ts-expect-error the length of a vector is `magnitude`
      abs(velocity);
      // @ts-expect-error a point in time has no distance from nothing
      abs(instant);
      // @ts-expect-error a place has no sign to lose
      abs(position);
      // @ts-expect-error text is no scalar
      abs('3');

      expectTypeOf(sign(length)).toEqualTypeOf<number>();
      expectTypeOf(sign(-3)).toEqualTypeOf<number>();
      // @ts-expect-error the way that a vector points is `normalized`
      sign(velocity);
      // @ts-expect-error a point in time has no sign
      sign(instant);
      // @ts-expect-error undefined never enters
      sign(undefined);
    });
  });
});

describe('square, sqrt and hypot', () => {
  it('derive their result', () => {
    compiled(() => {
      expectTypeOf(square(length)).toEqualTypeOf<Area>();
      expectTypeOf(square(tileLength)).toEqualTypeOf<TileArea>();
      expectTypeOf(square(speed)).toEqualTypeOf<Quantity<{ length: 2; time: -2 }>>();
      expectTypeOf(square(3)).toEqualTypeOf<number>();
      // @ts-expect-error the square of a vector is `magnitudeSquared`
      square(velocity);
      // @ts-expect-error a point in time has no square
      square(instant);
      // @ts-expect-error the square of a length is no length
      const side: Length = square(length);
      void side;

      expectTypeOf(sqrt(area)).toEqualTypeOf<Length>();
      expectTypeOf(sqrt(square(speed))).toEqualTypeOf<Speed>();
      expectTypeOf(sqrt(2)).toEqualTypeOf<number>();
      // @ts-expect-error a length has no root
      sqrt(length);
      // @ts-expect-error the root of kilograms has no dimension
      sqrt(energy);
      // @ts-expect-error a vector has no root
      sqrt(velocity);

      expectTypeOf(hypot(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(hypot(3, 4)).toEqualTypeOf<number>();
      // @ts-expect-error meters and seconds are no sides of one triangle
      hypot(length, duration);
      // @ts-expect-error meters and tiles are different spaces
      hypot(length, tileLength);
      // @ts-expect-error a number has no unit
      hypot(length, 4);
      // @ts-expect-error the hypotenuse of a vector is its `magnitude`
      hypot(velocity, velocity);
    });
  });
});

describe('min, max, clamp and compare', () => {
  it('take likes that have an order', () => {
    compiled(() => {
      expectTypeOf(min(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(min(instant, instant)).toEqualTypeOf<Instant>();
      expectTypeOf(min(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(max(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(max(instant, instant)).toEqualTypeOf<Instant>();
      expectTypeOf(max(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(clamp(length, length, length)).toEqualTypeOf<Length>();
      expectTypeOf(clamp(instant, instant, instant)).toEqualTypeOf<Instant>();
      expectTypeOf(clamp(2, 1, 3)).toEqualTypeOf<number>();
      expectTypeOf(compare(length, length)).toEqualTypeOf<number>();
      expectTypeOf(compare(instant, instant)).toEqualTypeOf<number>();
      expectTypeOf(compare(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(instants.sort(compare)).toEqualTypeOf<Instant[]>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error meters and seconds have no order
      min(length, duration);
      // @ts-expect-error a number has no unit
      min(3, length);
      // @ts-expect-error vectors have no order
      min(velocity, velocity);
      // @ts-expect-error meters and seconds have no order
      max(length, duration);
      // @ts-expect-error a number has no unit
      max(length, 3);
      // @ts-expect-error an instant and a duration are both in seconds, but not alike
      max(instant, duration);
      // @ts-expect-error places have no order
      max(position, position);
      // @ts-expect-error a lower bound in seconds
      clamp(length, duration, length);
      // @ts-expect-error an upper bound in seconds
      clamp(length, length, duration);
      // @ts-expect-error bounds without a unit
      clamp(length, 0, 1);
      // @ts-expect-error bounds of a value without a unit
      clamp(2, length, length);
      // @ts-expect-error the bound of a vector is that of its magnitude: `clampMagnitude`
      clamp(velocity, velocity, velocity);
      // @ts-expect-error meters and seconds have no order
      compare(length, duration);
      // @ts-expect-error a number has no unit
      compare(length, 3);
      // @ts-expect-error directions have no order
      compare(direction, direction);
      // @ts-expect-error places have no order: compare their distances from something
      positions.sort(compare);
    });
  });
});

describe('ceilTo, floorTo, roundTo and modulo', () => {
  it('take a step of the same kind', () => {
    compiled(() => {
      expectTypeOf(ceilTo(duration, duration)).toEqualTypeOf<Duration>();
      expectTypeOf(ceilTo(7, 2)).toEqualTypeOf<number>();
      expectTypeOf(floorTo(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(floorTo(7, 2)).toEqualTypeOf<number>();
      expectTypeOf(roundTo(angle, angle)).toEqualTypeOf<Angle>();
      expectTypeOf(roundTo(7, 2)).toEqualTypeOf<number>();
      expectTypeOf(modulo(duration, duration)).toEqualTypeOf<Duration>();
      expectTypeOf(modulo(7, 2)).toEqualTypeOf<number>();
    });
  });

  it('take no other step', () => {
    compiled(() => {
      // @ts-expect-error multiples of seconds are no lengths
      floorTo(length, duration);
      // @ts-expect-error down to which unit? `floorTo(length, meters(1))`
      floorTo(length, 1);
      // @ts-expect-error a step with a unit for a value without
      floorTo(7, length);
      // @ts-expect-error a point in time is no multiple of another
      floorTo(instant, instant);
      // @ts-expect-error multiples of seconds are no lengths
      ceilTo(length, duration);
      // @ts-expect-error up to which unit? `ceilTo(length, meters(1))`
      ceilTo(length, 1);
      // @ts-expect-error a vector has no next multiple
      ceilTo(velocity, velocity);
      // @ts-expect-error multiples of seconds are no lengths
      roundTo(length, duration);
      // @ts-expect-error to which unit? `roundTo(length, meters(1))`
      roundTo(length, 1);
      // @ts-expect-error a vector has no nearest multiple
      roundTo(velocity, velocity);
      // @ts-expect-error meters do not go into seconds
      modulo(duration, length);
      // @ts-expect-error a divisor without a unit
      modulo(duration, 2);
      // @ts-expect-error a point in time has no remainder: that of the duration since the first has
      modulo(instant, duration);
    });
  });
});

describe('sum', () => {
  it('takes likes', () => {
    compiled(() => {
      expectTypeOf(sum(lengths)).toEqualTypeOf<Length>();
      expectTypeOf(sum(new Set(durations))).toEqualTypeOf<Duration>();
      expectTypeOf(sum([1, 2, 3])).toEqualTypeOf<number>();
    });
  });

  it('takes nothing that has no sum', () => {
    compiled(() => {
      // @ts-expect-error points in time have no sum
      sum(instants);
      // @ts-expect-error places have no sum: their `mean` is a place
      sum(positions);
      // @ts-expect-error vectors are added by `add`
      sum(velocities);
      // @ts-expect-error the terms come in one list
      sum(length);
      // @ts-expect-error the sum of lengths is no number
      const total: number = sum(lengths);
      void total;
    });
  });
});

describe('equals and approximatelyEquals', () => {
  it('compare likes', () => {
    compiled(() => {
      expectTypeOf(equals(length, length)).toEqualTypeOf<boolean>();
      expectTypeOf(equals(instant, instant)).toEqualTypeOf<boolean>();
      expectTypeOf(equals(2, 3)).toEqualTypeOf<boolean>();
      // @ts-expect-error meters never equal seconds
      equals(length, duration);
      // @ts-expect-error a number has no unit
      equals(length, 3);
      // @ts-expect-error an instant is no duration
      equals(instant, duration);
      // @ts-expect-error directions are compared by `===`
      equals(direction, direction);

      expectTypeOf(approximatelyEquals(length, length, length)).toEqualTypeOf<boolean>();
      expectTypeOf(approximatelyEquals(instant, instant, duration)).toEqualTypeOf<boolean>();
      expectTypeOf(approximatelyEquals(1, 2, 0.5)).toEqualTypeOf<boolean>();
      // @ts-expect-error meters never equal seconds
      approximatelyEquals(length, duration, length);
      // @ts-expect-error seconds never equal meters, however near
      approximatelyEquals(duration, length, length);
      // @ts-expect-error how near is a length, with its unit
      approximatelyEquals(length, length, 0.1);
      // @ts-expect-error a tolerance in seconds
      approximatelyEquals(length, length, duration);
      // @ts-expect-error instants are a duration apart
      approximatelyEquals(instant, instant, instant);
      // @ts-expect-error the nearness of directions is `angleBetween`
      approximatelyEquals(direction, direction, angle);
    });
  });
});

describe('isZero and isFinite', () => {
  it('ask scalars', () => {
    compiled(() => {
      expectTypeOf(isZero(length)).toEqualTypeOf<boolean>();
      expectTypeOf(isZero(0)).toEqualTypeOf<boolean>();
      // @ts-expect-error the origin of time is a choice, not a zero
      isZero(instant);
      // @ts-expect-error text is no scalar
      isZero('0');
      expectTypeOf(isFinite(length)).toEqualTypeOf<boolean>();
      expectTypeOf(isFinite(instant)).toEqualTypeOf<boolean>();
      expectTypeOf(isFinite(0)).toEqualTypeOf<boolean>();
      // @ts-expect-error every direction is finite
      isFinite(direction);
      // @ts-expect-error text is no scalar
      isFinite('0');
    });
  });
});

describe('inverseLerp', () => {
  it('takes three of a kind that has an order, and gives a number', () => {
    compiled(() => {
      expectTypeOf(inverseLerp(length, length, length)).toEqualTypeOf<number>();
      expectTypeOf(inverseLerp(instant, instant, instant)).toEqualTypeOf<number>();
      expectTypeOf(scalar.inverseLerp(0, 10, 3)).toEqualTypeOf<number>();
      // @ts-expect-error a duration does not lie between two lengths
      inverseLerp(length, length, duration);
      // @ts-expect-error the ends of an interval are alike
      inverseLerp(length, duration, length);
      // @ts-expect-error a duration does not lie between two instants
      inverseLerp(instant, instant, duration);
      // @ts-expect-error places have no order
      inverseLerp(position, position, position);
      // @ts-expect-error directions have none either
      inverseLerp(direction, direction, direction);
      // @ts-expect-error a number is no length
      inverseLerp(length, length, 0.5);
    });
  });

  it('is a number in a generic function, too', () => {
    compiled(() => {
      const progress = <Q extends Scalar>(from: Q, to: Q, value: Q): number => inverseLerp(from, to, value);
      expectTypeOf(progress(length, length, length)).toEqualTypeOf<number>();
    });
  });
});

describe('ratio', () => {
  it('takes two like scalars, and gives a number', () => {
    compiled(() => {
      expectTypeOf(ratio(length, length)).toEqualTypeOf<number>();
      expectTypeOf(scalar.ratio(energy, energy)).toEqualTypeOf<number>();
      expectTypeOf(ratio(3, 4)).toEqualTypeOf<number>();
      // @ts-expect-error meters and seconds have no ratio without a unit: `div` gives a speed
      ratio(length, duration);
      // @ts-expect-error a number is no length
      ratio(length, 2);
      // @ts-expect-error instants have no zero of their own, so no ratio
      ratio(instant, instant);
      // @ts-expect-error vectors have no ratio
      ratio(velocity, velocity);
    });
  });

  it('is a number in a generic function, where the type of a quotient is open', () => {
    compiled(() => {
      const share = <Q extends Scalar>(part: Q, whole: Q): number => ratio(part, whole);
      expectTypeOf(share(length, length)).toEqualTypeOf<number>();
      // @ts-expect-error the compiler does not know that Q divided by Q is a number
      const quotient = <Q extends Scalar>(part: Q, whole: Q): number => div(part, whole);
      expectTypeOf(quotient).toBeFunction();
    });
  });
});

describe('lerp and moveTowards', () => {
  it('go from like to like', () => {
    compiled(() => {
      expectTypeOf(lerp(length, length, 0.5)).toEqualTypeOf<Length>();
      // @ts-expect-error there is no way from meters to seconds
      lerp(length, duration, 0.5);
      // @ts-expect-error the fraction of a way has no unit
      lerp(length, length, length);
      expectTypeOf(moveTowards(length, length, length)).toEqualTypeOf<Length>();
      expectTypeOf(moveTowards(instant, instant, duration)).toEqualTypeOf<Instant>();
      // @ts-expect-error there is no way from meters to seconds
      moveTowards(length, duration, length);
      // @ts-expect-error there is no way from seconds to meters
      moveTowards(duration, length, length);
      // @ts-expect-error how far is a length, with its unit
      moveTowards(length, length, 1);
      // @ts-expect-error a speed must be multiplied by a duration first
      moveTowards(length, length, speed);
    });
  });
});

describe('the twins for scalars', () => {
  it('are the general verbs where those take scalars only', () => {
    expectTypeOf(scalar.abs).toEqualTypeOf<typeof abs>();
    expectTypeOf(scalar.ceilTo).toEqualTypeOf<typeof ceilTo>();
    expectTypeOf(scalar.clamp).toEqualTypeOf<typeof clamp>();
    expectTypeOf(scalar.compare).toEqualTypeOf<typeof compare>();
    expectTypeOf(scalar.floorTo).toEqualTypeOf<typeof floorTo>();
    expectTypeOf(scalar.hypot).toEqualTypeOf<typeof hypot>();
    expectTypeOf(scalar.max).toEqualTypeOf<typeof max>();
    expectTypeOf(scalar.min).toEqualTypeOf<typeof min>();
    expectTypeOf(scalar.modulo).toEqualTypeOf<typeof modulo>();
    expectTypeOf(scalar.roundTo).toEqualTypeOf<typeof roundTo>();
    expectTypeOf(scalar.sign).toEqualTypeOf<typeof sign>();
    expectTypeOf(scalar.sqrt).toEqualTypeOf<typeof sqrt>();
    expectTypeOf(scalar.square).toEqualTypeOf<typeof square>();
    expectTypeOf(scalar.sum).toEqualTypeOf<typeof sum>();
  });

  it('take what the general verbs take of scalars', () => {
    compiled(() => {
      expectTypeOf(scalar.add(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.add(instant, duration)).toEqualTypeOf<Instant>();
      expectTypeOf(scalar.add(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(scalar.sub(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.sub(instant, instant)).toEqualTypeOf<Duration>();
      expectTypeOf(scalar.sub(instant, duration)).toEqualTypeOf<Instant>();
      expectTypeOf(scalar.mul(speed, duration)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.mul(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(scalar.div(length, duration)).toEqualTypeOf<Speed>();
      expectTypeOf(scalar.div(length, length)).toEqualTypeOf<number>();
      expectTypeOf(scalar.neg(length)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.neg(2)).toEqualTypeOf<number>();
      expectTypeOf(scalar.lerp(length, length, 0.5)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.lerp(instant, instant, 0.5)).toEqualTypeOf<Instant>();
      expectTypeOf(scalar.moveTowards(length, length, length)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.moveTowards(instant, instant, duration)).toEqualTypeOf<Instant>();
      expectTypeOf(scalar.approximatelyEquals(instant, instant, duration)).toEqualTypeOf<boolean>();
      expectTypeOf(scalar.equals(length, length)).toEqualTypeOf<boolean>();
      expectTypeOf(scalar.equals(instant, instant)).toEqualTypeOf<boolean>();
      expectTypeOf(scalar.isFinite(instant)).toEqualTypeOf<boolean>();
      expectTypeOf(scalar.isZero(length)).toEqualTypeOf<boolean>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error meters plus seconds
      scalar.add(length, duration);
      // @ts-expect-error two instants have no sum
      scalar.add(instant, instant);
      // @ts-expect-error a point for scalars
      scalar.add(position, velocity);
      // @ts-expect-error meters less seconds
      scalar.sub(length, duration);
      // @ts-expect-error a duration less an instant is nothing
      scalar.sub(duration, instant);
      // @ts-expect-error vectors for scalars
      scalar.sub(velocity, velocity);
      // @ts-expect-error a vector for scalars
      scalar.mul(duration, velocity);
      // @ts-expect-error a vector for scalars
      scalar.mul(velocity, duration);
      // @ts-expect-error a point in time has no double
      scalar.mul(instant, 2);
      // @ts-expect-error a vector for scalars
      scalar.div(velocity, duration);
      // @ts-expect-error nothing is divided by a point in time
      scalar.div(length, instant);
      // @ts-expect-error a vector for scalars
      scalar.neg(velocity);
      // @ts-expect-error a point in time has no opposite
      scalar.neg(instant);
      // @ts-expect-error a point for scalars
      scalar.lerp(position, position, 0.5);
      // @ts-expect-error there is no way from meters to seconds
      scalar.lerp(length, duration, 0.5);
      // @ts-expect-error the fraction of a way has no unit
      scalar.lerp(length, length, length);
      // @ts-expect-error a point for scalars
      scalar.moveTowards(position, position, length);
      // @ts-expect-error there is no way from meters to seconds
      scalar.moveTowards(length, duration, length);
      // @ts-expect-error there is no way from seconds to meters
      scalar.moveTowards(duration, length, length);
      // @ts-expect-error a step in seconds
      scalar.moveTowards(length, length, duration);
      // @ts-expect-error points for scalars
      scalar.approximatelyEquals(position, position, length);
      // @ts-expect-error meters never equal seconds
      scalar.approximatelyEquals(length, duration, length);
      // @ts-expect-error seconds never equal meters, however near
      scalar.approximatelyEquals(duration, length, length);
      // @ts-expect-error instants are a duration apart
      scalar.approximatelyEquals(instant, instant, instant);
      // @ts-expect-error meters never equal seconds
      scalar.equals(length, duration);
      // @ts-expect-error an instant is no duration
      scalar.equals(duration, instant);
      // @ts-expect-error points for scalars
      scalar.equals(position, position);
      // @ts-expect-error a vector for scalars
      scalar.isFinite(velocity);
      // @ts-expect-error a vector for scalars
      scalar.isZero(velocity);
      // @ts-expect-error the origin of time is a choice, not a zero
      scalar.isZero(instant);
    });
  });
});
