/**
 * The verbs of vectors and points, general and in their twins: pairs that compile, their result asserted, and pairs
 * that must not.
 */
import { describe, expectTypeOf, it } from 'vitest';
import {
  add,
  approximatelyEquals,
  clampMagnitude,
  cross,
  distance,
  distanceSquared,
  div,
  dot,
  equals,
  isFinite,
  isZero,
  lerp,
  magnitude,
  magnitudeSquared,
  mean,
  midpoint,
  moveTowards,
  mul,
  neg,
  normalized,
  perpendicular,
  projectedOn,
  reflected,
  rotated,
  sub,
  type Angle,
  type Area,
  type Difference2,
  type Direction2,
  type Duration,
  type Energy,
  type Force2,
  type Length,
  type PixelPosition2,
  type Position2,
  type Quantity,
  type Speed,
  type TileArea,
  type TileDifference2,
  type TilePosition2,
  type Vector2,
  type Velocity2,
} from '../index.js';
import * as vector from '../vector.js';

declare const length: Length;
declare const duration: Duration;
declare const speed: Speed;
declare const angle: Angle;
declare const direction: Direction2;
declare const difference: Difference2;
declare const velocity: Velocity2;
declare const velocities: readonly Velocity2[];
declare const force: Force2;
declare const tileDifference: TileDifference2;
declare const ratio: Vector2<number>;
declare const position: Position2;
declare const positions: readonly Position2[];
declare const tilePosition: TilePosition2;
declare const pixelPosition: PixelPosition2;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('dot and cross', () => {
  it('multiply the components', () => {
    compiled(() => {
      expectTypeOf(dot(difference, difference)).toEqualTypeOf<Area>();
      expectTypeOf(dot(force, difference)).toEqualTypeOf<Energy>();
      expectTypeOf(dot(velocity, velocity)).toEqualTypeOf<Quantity<{ length: 2; time: -2 }>>();
      expectTypeOf(dot(velocity, ratio)).toEqualTypeOf<Speed>();
      expectTypeOf(dot(ratio, ratio)).toEqualTypeOf<number>();
      expectTypeOf(cross(difference, difference)).toEqualTypeOf<Area>();
      expectTypeOf(cross(ratio, velocity)).toEqualTypeOf<Speed>();
      expectTypeOf(cross(ratio, ratio)).toEqualTypeOf<number>();
    });
  });

  it('take vectors only', () => {
    compiled(() => {
      // @ts-expect-error a place is no vector: subtract another first
      dot(position, difference);
      // @ts-expect-error a place is no vector: subtract another first
      dot(difference, position);
      // @ts-expect-error scalars are multiplied by `mul`
      dot(difference, length);
      // @ts-expect-error a literal is no vector: `vector(x, y)` is
      dot({ x: 1, y: 2 }, ratio);
      // @ts-expect-error the product of lengths is an area
      const wrong: Length = dot(difference, difference);
      void wrong;
      // @ts-expect-error a place is no vector: subtract another first
      cross(position, difference);
      // @ts-expect-error a place is no vector: subtract another first
      cross(difference, position);
      // @ts-expect-error a length points nowhere
      cross(length, difference);
      // @ts-expect-error a direction is no vector: `unitVector` makes one
      cross(difference, direction);
    });
  });
});

describe('magnitude and distance', () => {
  it('of vectors and of points', () => {
    compiled(() => {
      expectTypeOf(magnitude(difference)).toEqualTypeOf<Length>();
      expectTypeOf(magnitude(ratio)).toEqualTypeOf<number>();
      expectTypeOf(magnitudeSquared(difference)).toEqualTypeOf<Area>();
      expectTypeOf(magnitudeSquared(velocity)).toEqualTypeOf<Quantity<{ length: 2; time: -2 }>>();
      expectTypeOf(magnitudeSquared(ratio)).toEqualTypeOf<number>();
      expectTypeOf(distance(position, position)).toEqualTypeOf<Length>();
      expectTypeOf(distanceSquared(position, position)).toEqualTypeOf<Area>();
      expectTypeOf(distanceSquared(tilePosition, tilePosition)).toEqualTypeOf<TileArea>();
    });
  });

  it('not the other way round', () => {
    compiled(() => {
      // @ts-expect-error a place has no magnitude: its distance from another has
      magnitude(position);
      // @ts-expect-error the size of a scalar is `abs`
      magnitude(length);
      // @ts-expect-error a place has no magnitude: its distance from another has
      magnitudeSquared(position);
      // @ts-expect-error the square of a scalar is `square`
      magnitudeSquared(length);
      // @ts-expect-error vectors are nowhere
      distance(velocity, velocity);
      // @ts-expect-error there is no distance between worlds
      distance(position, tilePosition);
      // @ts-expect-error vectors are nowhere
      distanceSquared(velocity, velocity);
      // @ts-expect-error there is no distance between worlds
      distanceSquared(position, tilePosition);
      // @ts-expect-error a place and a way have no distance
      distanceSquared(position, difference);
      // @ts-expect-error the square of a distance is an area
      const wrong: Length = distanceSquared(position, position);
      void wrong;
    });
  });
});

describe('normalized and perpendicular', () => {
  it('take a vector', () => {
    compiled(() => {
      expectTypeOf(normalized(velocity)).toEqualTypeOf<Vector2<number> | undefined>();
      expectTypeOf(normalized(ratio)).toEqualTypeOf<Vector2<number> | undefined>();
      expectTypeOf(perpendicular(velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(perpendicular(ratio)).toEqualTypeOf<Vector2<number>>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error a place points nowhere
      normalized(position);
      // @ts-expect-error the sign of a scalar is `sign`
      normalized(speed);
      // @ts-expect-error the zero vector points nowhere: the answer may be undefined
      const unit: Vector2<number> = normalized(velocity);
      // @ts-expect-error a normalized velocity has no unit any more
      const fast: Velocity2 | undefined = normalized(velocity);
      void [unit, fast];
      // @ts-expect-error a place has no perpendicular
      perpendicular(position);
      // @ts-expect-error a direction has `quarterTurnRight`
      perpendicular(direction);
    });
  });
});

describe('rotated, reflected and projectedOn', () => {
  it('keep what the vector is', () => {
    compiled(() => {
      expectTypeOf(rotated(velocity, angle)).toEqualTypeOf<Velocity2>();
      expectTypeOf(rotated(ratio, angle)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(reflected(velocity, ratio)).toEqualTypeOf<Velocity2>();
      expectTypeOf(reflected(velocity, difference)).toEqualTypeOf<Velocity2>();
      expectTypeOf(projectedOn(force, ratio)).toEqualTypeOf<Force2>();
      expectTypeOf(projectedOn(force, difference)).toEqualTypeOf<Force2>();
    });
  });

  it('take no places and no bare numbers', () => {
    compiled(() => {
      // @ts-expect-error 90 what? `rotated(velocity, degrees(90))`
      rotated(velocity, 90);
      // @ts-expect-error an absolute direction is not by how much
      rotated(velocity, direction);
      // @ts-expect-error a place turns about another: rotate the way between them
      rotated(position, angle);
      // @ts-expect-error a place meets no mirror
      reflected(position, ratio);
      // @ts-expect-error a place is no normal
      reflected(velocity, position);
      // @ts-expect-error a direction is no normal: `unitVector` makes one
      reflected(velocity, direction);
      // @ts-expect-error a place has no part along a vector
      projectedOn(position, ratio);
      // @ts-expect-error a place has no way to project on
      projectedOn(velocity, position);
      // @ts-expect-error a length has no way to project on
      projectedOn(velocity, length);
    });
  });
});

describe('clampMagnitude', () => {
  it('takes a limit of the components', () => {
    compiled(() => {
      expectTypeOf(clampMagnitude(velocity, speed)).toEqualTypeOf<Velocity2>();
      expectTypeOf(clampMagnitude(ratio, 1)).toEqualTypeOf<Vector2<number>>();
      // @ts-expect-error a velocity has no length
      clampMagnitude(velocity, length);
      // @ts-expect-error a limit without a unit
      clampMagnitude(velocity, 3);
      // @ts-expect-error a limit with a unit for a vector without
      clampMagnitude(ratio, speed);
      // @ts-expect-error a limit is no vector
      clampMagnitude(velocity, velocity);
      // @ts-expect-error a place has no magnitude
      clampMagnitude(position, length);
    });
  });
});

describe('mean and midpoint', () => {
  it('are of points', () => {
    compiled(() => {
      expectTypeOf(mean(positions)).toEqualTypeOf<Position2 | undefined>();
      expectTypeOf(mean(new Set([tilePosition]))).toEqualTypeOf<TilePosition2 | undefined>();
      expectTypeOf(midpoint(position, position)).toEqualTypeOf<Position2>();
      expectTypeOf(midpoint(pixelPosition, pixelPosition)).toEqualTypeOf<PixelPosition2>();
    });
  });

  it('are of nothing else', () => {
    compiled(() => {
      // @ts-expect-error vectors have a sum, and no center
      mean(velocities);
      // @ts-expect-error the points come in one list
      mean(position);
      // @ts-expect-error an empty list has no such point: the result may be undefined
      const center: Position2 = mean(positions);
      void center;
      // @ts-expect-error nothing is halfway between worlds
      midpoint(position, tilePosition);
      // @ts-expect-error vectors have no midpoint: use lerp
      midpoint(velocity, velocity);
      // @ts-expect-error scalars have no midpoint: use lerp
      midpoint(length, length);
    });
  });
});

describe('the general verbs, of vectors and points', () => {
  it('take likes', () => {
    compiled(() => {
      expectTypeOf(add(ratio, ratio)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(sub(ratio, ratio)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(mul(ratio, speed)).toEqualTypeOf<Velocity2>();
      expectTypeOf(div(velocity, speed)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(neg(ratio)).toEqualTypeOf<Vector2<number>>();
      expectTypeOf(lerp(velocity, velocity, 0.5)).toEqualTypeOf<Velocity2>();
      expectTypeOf(moveTowards(velocity, velocity, speed)).toEqualTypeOf<Velocity2>();
      expectTypeOf(moveTowards(position, position, length)).toEqualTypeOf<Position2>();
      expectTypeOf(equals(velocity, velocity)).toEqualTypeOf<boolean>();
      expectTypeOf(equals(position, position)).toEqualTypeOf<boolean>();
      expectTypeOf(approximatelyEquals(velocity, velocity, speed)).toEqualTypeOf<boolean>();
      expectTypeOf(approximatelyEquals(position, position, length)).toEqualTypeOf<boolean>();
      expectTypeOf(isZero(velocity)).toEqualTypeOf<boolean>();
      expectTypeOf(isFinite(velocity)).toEqualTypeOf<boolean>();
      expectTypeOf(isFinite(position)).toEqualTypeOf<boolean>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error a vector without a unit moves nothing
      add(position, ratio);
      // @ts-expect-error tiles are not meters
      add(difference, tileDifference);
      // @ts-expect-error a velocity is taken from a velocity
      sub(velocity, difference);
      // @ts-expect-error a place is not taken from a way
      sub(difference, position);
      // @ts-expect-error a place has no part
      div(position, 2);
      // @ts-expect-error the fraction of a way has no unit
      lerp(position, position, length);
      // @ts-expect-error there is no way between worlds
      moveTowards(position, tilePosition, length);
      // @ts-expect-error how far is a length, not a way
      moveTowards(position, position, difference);
      // @ts-expect-error worlds do not meet
      equals(position, tilePosition);
      // @ts-expect-error a place is no way
      equals(position, difference);
      // @ts-expect-error worlds do not meet
      approximatelyEquals(position, pixelPosition, length);
      // @ts-expect-error how near is a distance, not a way
      approximatelyEquals(position, position, difference);
      // @ts-expect-error how near is a speed, not a number
      approximatelyEquals(velocity, velocity, 0.1);
      // @ts-expect-error the origin is a choice, not a zero
      isZero(position);
      // @ts-expect-error a literal is no point: `point(x, y)` is
      isFinite({ x: 1, y: 2 });
    });
  });
});

describe('the twins for vectors', () => {
  it('are the general verbs where those take vectors and points only', () => {
    expectTypeOf(vector.clampMagnitude).toEqualTypeOf<typeof clampMagnitude>();
    expectTypeOf(vector.cross).toEqualTypeOf<typeof cross>();
    expectTypeOf(vector.distanceSquared).toEqualTypeOf<typeof distanceSquared>();
    expectTypeOf(vector.dot).toEqualTypeOf<typeof dot>();
    expectTypeOf(vector.magnitude).toEqualTypeOf<typeof magnitude>();
    expectTypeOf(vector.magnitudeSquared).toEqualTypeOf<typeof magnitudeSquared>();
    expectTypeOf(vector.mean).toEqualTypeOf<typeof mean>();
    expectTypeOf(vector.midpoint).toEqualTypeOf<typeof midpoint>();
    expectTypeOf(vector.normalized).toEqualTypeOf<typeof normalized>();
    expectTypeOf(vector.perpendicular).toEqualTypeOf<typeof perpendicular>();
    expectTypeOf(vector.projectedOn).toEqualTypeOf<typeof projectedOn>();
    expectTypeOf(vector.reflected).toEqualTypeOf<typeof reflected>();
    expectTypeOf(vector.rotated).toEqualTypeOf<typeof rotated>();
  });

  it('take what the general verbs take of vectors and points', () => {
    compiled(() => {
      expectTypeOf(vector.add(position, difference)).toEqualTypeOf<Position2>();
      expectTypeOf(vector.add(velocity, velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(vector.sub(position, position)).toEqualTypeOf<Difference2>();
      expectTypeOf(vector.sub(position, difference)).toEqualTypeOf<Position2>();
      expectTypeOf(vector.mul(velocity, duration)).toEqualTypeOf<Difference2>();
      expectTypeOf(vector.mul(velocity, 2)).toEqualTypeOf<Velocity2>();
      expectTypeOf(vector.div(difference, duration)).toEqualTypeOf<Velocity2>();
      expectTypeOf(vector.neg(velocity)).toEqualTypeOf<Velocity2>();
      expectTypeOf(vector.lerp(position, position, 0.5)).toEqualTypeOf<Position2>();
      expectTypeOf(vector.moveTowards(position, position, length)).toEqualTypeOf<Position2>();
      expectTypeOf(vector.distance(position, position)).toEqualTypeOf<Length>();
      expectTypeOf(vector.equals(position, position)).toEqualTypeOf<boolean>();
      expectTypeOf(vector.approximatelyEquals(position, position, length)).toEqualTypeOf<boolean>();
      expectTypeOf(vector.isFinite(position)).toEqualTypeOf<boolean>();
      expectTypeOf(vector.isZero(velocity)).toEqualTypeOf<boolean>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error two positions have no sum
      vector.add(position, position);
      // @ts-expect-error scalars for vectors
      vector.add(length, length);
      // @ts-expect-error worlds do not mix
      vector.sub(position, tilePosition);
      // @ts-expect-error scalars for vectors
      vector.sub(length, length);
      // @ts-expect-error a place has no double
      vector.mul(position, 2);
      // @ts-expect-error the vector comes first
      vector.mul(duration, velocity);
      // @ts-expect-error vectors are multiplied by dot and cross
      vector.mul(velocity, velocity);
      // @ts-expect-error a place has no part
      vector.div(position, 2);
      // @ts-expect-error nothing is divided by a vector
      vector.div(velocity, velocity);
      // @ts-expect-error a place has no opposite
      vector.neg(position);
      // @ts-expect-error two kinds have no way between them
      vector.lerp(position, difference, 0.5);
      // @ts-expect-error the fraction of a way has no unit
      vector.lerp(position, position, length);
      // @ts-expect-error scalars for vectors
      vector.lerp(length, length, 0.5);
      // @ts-expect-error there is no way between worlds
      vector.moveTowards(position, tilePosition, length);
      // @ts-expect-error there is no way between worlds, from either
      vector.moveTowards(tilePosition, position, length);
      // @ts-expect-error a step in seconds
      vector.moveTowards(position, position, duration);
      // @ts-expect-error scalars for vectors
      vector.moveTowards(length, length, length);
      // @ts-expect-error there is no distance between worlds
      vector.distance(position, tilePosition);
      // @ts-expect-error vectors are nowhere
      vector.distance(velocity, velocity);
      // @ts-expect-error a place is no way
      vector.equals(position, difference);
      // @ts-expect-error scalars for vectors
      vector.equals(length, length);
      // @ts-expect-error worlds do not meet
      vector.approximatelyEquals(position, tilePosition, length);
      // @ts-expect-error worlds do not meet, from either
      vector.approximatelyEquals(tilePosition, position, length);
      // @ts-expect-error how near is a distance
      vector.approximatelyEquals(position, position, 0.1);
      // @ts-expect-error scalars for vectors
      vector.approximatelyEquals(length, length, length);
      // @ts-expect-error a scalar for vectors
      vector.isFinite(length);
      // @ts-expect-error the origin is a choice, not a zero
      vector.isZero(position);
    });
  });
});
