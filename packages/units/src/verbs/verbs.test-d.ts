/** Each verb with pairs that compile, their result asserted, and pairs that must not, with the reason. */
import { describe, expectTypeOf, it } from 'vitest';
import {
  abs,
  add,
  addScaled,
  clamp,
  cross,
  div,
  dot,
  hypot,
  lerp,
  magnitude,
  max,
  midpoint,
  min,
  moveTowards,
  mul,
  neg,
  normalized,
  pointColumn,
  sqrt,
  square,
  sub,
  sum,
  vectorColumn,
  type Acceleration2,
  type Angle,
  type AngularVelocity,
  type Area,
  type Difference2,
  type Direction2,
  type Duration,
  type Energy,
  type Frequency,
  type Instant,
  type Length,
  type Mass,
  type Momentum2,
  type PixelPosition2,
  type Point2,
  type Position2,
  type Quantity,
  type Scalar,
  type Speed,
  type TileDifference2,
  type TilePosition2,
  type Vector2,
  type Velocity2,
} from '../index.js';
import * as scalar from '../scalar.js';
import * as vector from '../vector.js';

declare const length: Length;
declare const duration: Duration;
declare const speed: Speed;
declare const area: Area;
declare const mass: Mass;
declare const angle: Angle;
declare const spin: AngularVelocity;
declare const difference: Difference2;
declare const velocity: Velocity2;
declare const position: Position2;
declare const tilePosition: TilePosition2;
declare const tileDifference: TileDifference2;
declare const pixelPosition: PixelPosition2;
declare const instant: Instant;
declare const direction: Direction2;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('add and sub', () => {
  it('take likes, a point and its vector, an instant and a duration', () => {
    compiled(() => {
      expectTypeOf(add(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(add(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(add(position, difference)).toEqualTypeOf<Position2>();
      expectTypeOf(add(velocity, velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(add(instant, duration)).toEqualTypeOf<Instant>();
      expectTypeOf(sub(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(sub(position, position)).toEqualTypeOf<Difference2>();
      expectTypeOf(sub(position, difference)).toEqualTypeOf<Position2>();
      expectTypeOf(sub(tilePosition, tilePosition)).toEqualTypeOf<TileDifference2>();
      expectTypeOf(sub(instant, instant)).toEqualTypeOf<Duration>();
      expectTypeOf(sub(instant, duration)).toEqualTypeOf<Instant>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error a velocity must be multiplied by a duration before it moves a position
      add(position, velocity);
      // @ts-expect-error two positions have no sum
      add(position, position);
      // @ts-expect-error a vector plus a point: the point comes first
      add(difference, position);
      // @ts-expect-error two instants have no sum
      add(instant, instant);
      // @ts-expect-error meters plus seconds
      add(length, duration);
      // @ts-expect-error a number has no unit
      add(length, 3);
      // @ts-expect-error a number has no unit
      add(3, length);
      // @ts-expect-error tiles are not meters
      add(tilePosition, difference);
      // @ts-expect-error world and screen do not mix
      sub(position, pixelPosition);
      // @ts-expect-error a duration less an instant is nothing
      sub(duration, instant);
      // @ts-expect-error directions are turned, not added
      add(direction, direction);
      // @ts-expect-error a direction turns by an angle through `turn`
      add(direction, angle);
      // @ts-expect-error undefined never enters
      add(undefined, undefined);
      // @ts-expect-error text is no operand
      add('a', 'b');
    });
  });
});

describe('mul and div', () => {
  it('derive their result', () => {
    compiled(() => {
      expectTypeOf(mul(velocity, duration)).toEqualTypeOf<Difference2>();
      expectTypeOf(mul(duration, velocity)).toEqualTypeOf<Difference2>();
      expectTypeOf(mul(2, velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(mul(velocity, 2)).toEqualTypeOf<Velocity2>();
      expectTypeOf(mul(velocity, mass)).toEqualTypeOf<Momentum2>();
      expectTypeOf(mul(speed, duration)).toEqualTypeOf<Length>();
      expectTypeOf(mul(2, 3)).toEqualTypeOf<number>();
      expectTypeOf(mul(spin, duration)).toEqualTypeOf<Angle>();
      expectTypeOf(div(difference, duration)).toEqualTypeOf<Velocity2>();
      expectTypeOf(div(velocity, duration)).toEqualTypeOf<Acceleration2>();
      expectTypeOf(div(difference, length)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(div(length, length)).toEqualTypeOf<number>();
      expectTypeOf(div(1, duration)).toEqualTypeOf<Frequency>();
      expectTypeOf(mul(mul(mass, dot(velocity, velocity)), 0.5)).toEqualTypeOf<Energy>();
      expectTypeOf(mul(area, length)).toEqualTypeOf<Quantity<{ length: 3 }>>();
      expectTypeOf(square(length)).toEqualTypeOf<Area>();
      expectTypeOf(sqrt(area)).toEqualTypeOf<Length>();
      expectTypeOf(sqrt(4)).toEqualTypeOf<number>();
    });
  });

  it('give nothing that any verb takes where an exponent leaves the range from -4 to 4', () => {
    compiled(() => {
      const fourth = square(area);
      expectTypeOf(fourth).toEqualTypeOf<Quantity<{ length: 4 }>>();
      expectTypeOf(add(fourth, fourth)).toEqualTypeOf<Quantity<{ length: 4 }>>();
      const fifth = mul(fourth, length);
      // @ts-expect-error meters to the fifth
      add(fifth, fifth);
      // @ts-expect-error meters to the fifth
      mul(fifth, 2);
      // @ts-expect-error meters to the fifth
      div(fifth, length);
      // @ts-expect-error nobody can write such a type either
      void ({} as Quantity<{ length: 5 }>);
    });
  });

  it('take no points, no pairs of vectors, no odd roots', () => {
    compiled(() => {
      // @ts-expect-error a place has no double
      mul(position, 2);
      // @ts-expect-error vectors are multiplied by dot and cross
      mul(velocity, velocity);
      // @ts-expect-error nothing is divided by a vector
      div(1, velocity);
      // @ts-expect-error an instant has no half
      div(instant, 2);
      // @ts-expect-error the root of a length has no dimension
      sqrt(length);
      // @ts-expect-error a direction is no scalar
      mul(direction, 2);
      // @ts-expect-error a Speed is no Length
      const wrong: Length = mul(speed, mul(duration, duration));
      void wrong;
    });
  });
});

describe('the other verbs', () => {
  it('keep the type of what they take', () => {
    compiled(() => {
      expectTypeOf(neg(length)).toEqualTypeOf<Length>();
      expectTypeOf(neg(velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(abs(-3)).toEqualTypeOf<number>();
      expectTypeOf(lerp(position, position, 0.5)).toEqualTypeOf<Position2>();
      expectTypeOf(lerp(instant, instant, 0.5)).toEqualTypeOf<Instant>();
      expectTypeOf(lerp(2, 3, 0.5)).toEqualTypeOf<number>();
      expectTypeOf(min(instant, instant)).toEqualTypeOf<Instant>();
      expectTypeOf(max(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(clamp(length, length, length)).toEqualTypeOf<Length>();
      expectTypeOf(hypot(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(sum([length])).toEqualTypeOf<Length>();
      expectTypeOf(midpoint(position, position)).toEqualTypeOf<Position2>();
      expectTypeOf(magnitude(velocity)).toEqualTypeOf<Speed>();
      expectTypeOf(cross(difference, difference)).toEqualTypeOf<Area>();
      expectTypeOf(normalized(velocity)).toEqualTypeOf<Vector2<number> | undefined>();
      expectTypeOf(moveTowards(position, position, length)).toEqualTypeOf<Position2>();
      expectTypeOf(moveTowards(speed, speed, speed)).toEqualTypeOf<Speed>();
    });
  });

  it('do not mix', () => {
    compiled(() => {
      // @ts-expect-error two kinds have no way between them
      lerp(position, difference, 0.5);
      // @ts-expect-error meters and seconds have no order
      min(length, duration);
      // @ts-expect-error a bound in seconds
      clamp(length, length, duration);
      // @ts-expect-error a position has no magnitude: its distance from another has
      magnitude(position);
      // @ts-expect-error vectors have no midpoint: use lerp
      midpoint(velocity, velocity);
      // @ts-expect-error a step in seconds
      moveTowards(position, position, duration);
      // @ts-expect-error directions have lerpDirection
      lerp(direction, direction, 0.5);
      // @ts-expect-error a negative of a place
      neg(position);
    });
  });
});

describe('operators of the language', () => {
  it('order and compare likes', () => {
    compiled(() => {
      expectTypeOf(length < length).toEqualTypeOf<boolean>();
      expectTypeOf(length === length).toEqualTypeOf<boolean>();
      expectTypeOf(instant >= instant).toEqualTypeOf<boolean>();
    });
  });

  it('do nothing else with quantities', () => {
    compiled(() => {
      // @ts-expect-error plus is `add`
      void (length + length);
      // @ts-expect-error meters plus seconds
      void (length + duration);
      // @ts-expect-error times is `mul`
      void (length * 2);
      // @ts-expect-error meters below seconds
      void (length < duration);
      // @ts-expect-error meters equal to seconds
      void (length === duration);
      // @ts-expect-error a number is no length
      void (length < 3);
      // @ts-expect-error a number is no length
      const wrong: Length = 3;
      // @ts-expect-error a length is no number
      const number: number = length;
      // @ts-expect-error a literal is no position: `position(x, y)` is
      const literal: Position2 = { x: length, y: length };
      void [wrong, number, literal];
    });
  });
});

describe('generic functions', () => {
  it('type-check inside', () => {
    function middle<Q extends Scalar>(a: Q, b: Q): Q {
      return lerp(a, b, 0.5);
    }
    function spread<Q extends Scalar>(a: Q, b: Q): Q {
      return abs(sub(add(a, b), mul(neg(b), 2)));
    }
    function inside<Q extends Scalar>(value: Q, a: Q, b: Q): Q {
      return clamp(value, min(a, b), max(a, hypot(a, b)));
    }
    function center<Q extends Scalar>(a: Point2<Q>, b: Point2<Q>): Point2<Q> {
      return lerp(a, b, 0.5);
    }
    compiled(() => {
      expectTypeOf(middle(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(spread(1, 2)).toExtend<number>();
      expectTypeOf(inside(length, length, length)).toEqualTypeOf<Length>();
      expectTypeOf(center(position, position)).toEqualTypeOf<Point2<Length>>();
    });
  });
});

describe('the twins', () => {
  it('have the types of the general verbs', () => {
    compiled(() => {
      expectTypeOf(scalar.add(length, length)).toEqualTypeOf<Length>();
      expectTypeOf(scalar.mul(speed, duration)).toEqualTypeOf<Length>();
      expectTypeOf(vector.add(position, difference)).toEqualTypeOf<Position2>();
      expectTypeOf(vector.mul(velocity, duration)).toEqualTypeOf<Difference2>();
      expectTypeOf(vector.sub(position, position)).toEqualTypeOf<Difference2>();
    });
  });

  it('take their own kind only', () => {
    compiled(() => {
      // @ts-expect-error a vector for scalars
      scalar.add(velocity, velocity);
      // @ts-expect-error a scalar for vectors
      vector.add(length, length);
      // @ts-expect-error a velocity moves nothing without time
      vector.add(position, velocity);
      // @ts-expect-error tiles are not meters
      vector.add(position, tileDifference);
    });
  });
});

describe('columns', () => {
  it('are typed like the verbs', () => {
    const positions = pointColumn<Position2>();
    const velocities = vectorColumn<Velocity2>();
    const accelerations = vectorColumn<Acceleration2>();
    compiled(() => {
      addScaled(positions, velocities, duration);
      addScaled(velocities, accelerations, duration);
      expectTypeOf(positions.get(0)).toEqualTypeOf<Position2>();
      // @ts-expect-error an acceleration changes a velocity
      addScaled(positions, accelerations, duration);
      // @ts-expect-error a velocity over a length is no way
      addScaled(positions, velocities, length);
      // @ts-expect-error a velocity in a column of positions
      positions.push(velocity);
    });
  });
});
