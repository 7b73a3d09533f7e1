/** Columns and bulk verbs: what they take, their result asserted, and what they must not, with the reason. */
import type { FloatArray } from '../types/raw.js';
import { describe, expectTypeOf, it } from 'vitest';
import {
  addColumns,
  addScaled,
  addToColumn,
  clampColumn,
  clampMagnitudes,
  copyColumn,
  directionColumn,
  directionColumnOver,
  lerpColumns,
  pointColumn,
  pointColumnOver,
  quantityColumn,
  quantityColumnOver,
  scaleColumn,
  setDifferences,
  setDirections,
  setMagnitudes,
  setUnitVectors,
  setVectorsTowards,
  turnColumn,
  turnScaled,
  turnTowardsColumns,
  turnTowardsScaled,
  vectorColumn,
  vectorColumnOver,
  type Acceleration2,
  type Angle,
  type AngularVelocity,
  type AnyPoint2,
  type AnyQuantity,
  type ChangeOf,
  type Column,
  type Difference2,
  type Direction2,
  type DirectionColumn,
  type Duration,
  type Instant,
  type Length,
  type PointColumn,
  type Position2,
  type QuantityColumn,
  type Quotient,
  type Scalar,
  type Speed,
  type TilePosition2,
  type Vector2,
  type VectorColumn,
  type Velocity2,
} from '../index.js';

declare const length: Length;
declare const duration: Duration;
declare const speed: Speed;
declare const angle: Angle;
declare const instant: Instant;
declare const direction: Direction2;
declare const difference: Difference2;
declare const velocity: Velocity2;
declare const position: Position2;
declare const tilePosition: TilePosition2;

declare const numbers: QuantityColumn<number>;
declare const lengths: QuantityColumn<Length>;
declare const durations: QuantityColumn<Duration>;
declare const speeds: QuantityColumn<Speed>;
declare const instants: QuantityColumn<Instant>;
declare const ratios: VectorColumn<Vector2<number>>;
declare const differences: VectorColumn<Difference2>;
declare const velocities: VectorColumn<Velocity2>;
declare const accelerations: VectorColumn<Acceleration2>;
declare const positions: PointColumn<Position2>;
declare const tilePositions: PointColumn<TilePosition2>;
declare const directions: DirectionColumn;
declare const angles: QuantityColumn<Angle>;
declare const spins: QuantityColumn<AngularVelocity>;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('making columns', () => {
  it('of quantities, instants and numbers', () => {
    compiled(() => {
      expectTypeOf(quantityColumn<Duration>(300)).toEqualTypeOf<QuantityColumn<Duration>>();
      expectTypeOf(quantityColumn([length, length])).toEqualTypeOf<QuantityColumn<Length>>();
      expectTypeOf(quantityColumn([instant])).toEqualTypeOf<QuantityColumn<Instant>>();
      expectTypeOf(quantityColumn([1, 2, 3])).toEqualTypeOf<QuantityColumn<number>>();
      expectTypeOf(quantityColumn([1, 2, 3]).push(5)).toEqualTypeOf<number>();
      expectTypeOf(quantityColumn<Length>(3, { storage: 'float32' })).toEqualTypeOf<QuantityColumn<Length>>();
      expectTypeOf(quantityColumnOver<Length>(new Float32Array(3))).toEqualTypeOf<QuantityColumn<Length>>();
      // @ts-expect-error a list of lengths makes no column of durations
      quantityColumn<Duration>([length]);
      // @ts-expect-error a column of vectors is a `vectorColumn`
      quantityColumn([velocity]);
      // @ts-expect-error a column of directions is a `directionColumn`
      quantityColumn([direction]);
      // @ts-expect-error how many values is a plain number
      quantityColumn<Length>(length);
      // @ts-expect-error there are no numbers of 16 bits
      quantityColumn<Length>(3, { storage: 'float16' });
      // @ts-expect-error lengths are no whole numbers
      quantityColumnOver<Length>(new Int32Array(3));
    });
  });

  it('of vectors', () => {
    compiled(() => {
      expectTypeOf(vectorColumn<Velocity2>(300)).toEqualTypeOf<VectorColumn<Velocity2>>();
      expectTypeOf(vectorColumn([difference])).toEqualTypeOf<VectorColumn<Difference2>>();
      expectTypeOf(vectorColumn<Velocity2>(3, { storage: 'float32' })).toEqualTypeOf<VectorColumn<Velocity2>>();
      const raw = new Float64Array(3);
      expectTypeOf(vectorColumnOver<Velocity2>(raw, raw)).toEqualTypeOf<VectorColumn<Velocity2>>();
      // @ts-expect-error a column of points is a `pointColumn`
      vectorColumn<Position2>(300);
      // @ts-expect-error a list of differences makes no column of velocities
      vectorColumn<Velocity2>([difference]);
      // @ts-expect-error how many values is a plain number
      vectorColumn<Velocity2>(length);
      // @ts-expect-error there are no numbers of 16 bits
      vectorColumn<Velocity2>(3, { storage: 'float16' });
      // @ts-expect-error components are no whole numbers
      vectorColumnOver<Velocity2>(new Int32Array(3), raw);
      // @ts-expect-error components are no whole numbers
      vectorColumnOver<Velocity2>(raw, new Int32Array(3));
    });
  });

  it('of points', () => {
    compiled(() => {
      expectTypeOf(pointColumn<Position2>(300)).toEqualTypeOf<PointColumn<Position2>>();
      expectTypeOf(pointColumn([tilePosition])).toEqualTypeOf<PointColumn<TilePosition2>>();
      expectTypeOf(pointColumn<Position2>(3, { storage: 'float32' })).toEqualTypeOf<PointColumn<Position2>>();
      const raw = new Float64Array(3);
      expectTypeOf(pointColumnOver<Position2>(raw, raw)).toEqualTypeOf<PointColumn<Position2>>();
      // @ts-expect-error a column of vectors is a `vectorColumn`
      pointColumn<Velocity2>(300);
      // @ts-expect-error a list of tile positions makes no column of positions
      pointColumn<Position2>([tilePosition]);
      // @ts-expect-error how many values is a plain number
      pointColumn<Position2>(length);
      // @ts-expect-error there are no numbers of 16 bits
      pointColumn<Position2>(3, { storage: 'float16' });
      // @ts-expect-error coordinates are no whole numbers
      pointColumnOver<Position2>(new Int32Array(3), raw);
      // @ts-expect-error coordinates are no whole numbers
      pointColumnOver<Position2>(raw, new Int32Array(3));
    });
  });

  it('of directions', () => {
    compiled(() => {
      expectTypeOf(directionColumn(300)).toEqualTypeOf<DirectionColumn>();
      expectTypeOf(directionColumn([direction])).toEqualTypeOf<DirectionColumn>();
      expectTypeOf(directionColumnOver(new Int32Array(3))).toEqualTypeOf<DirectionColumn>();
      // @ts-expect-error an angle is no direction: `directionFromAngle`
      directionColumn([angle]);
      // @ts-expect-error directions are whole fractions of a turn
      directionColumnOver(new Float64Array(3));
    });
  });
});

describe('a column of quantities', () => {
  it('gives and takes its own kind', () => {
    compiled(() => {
      expectTypeOf(lengths.get(0)).toEqualTypeOf<Length>();
      expectTypeOf(instants.get(0)).toEqualTypeOf<Instant>();
      expectTypeOf(numbers.get(0)).toEqualTypeOf<number>();
      expectTypeOf(lengths.set(0, length)).toEqualTypeOf<void>();
      expectTypeOf(lengths.push(length)).toEqualTypeOf<number>();
      expectTypeOf(lengths.fill(length)).toEqualTypeOf<void>();
      expectTypeOf(lengths.resize(3)).toEqualTypeOf<void>();
      expectTypeOf(lengths.length).toEqualTypeOf<number>();
      expectTypeOf(lengths.raw).toEqualTypeOf<FloatArray>();
    });
  });

  it('takes nothing else', () => {
    compiled(() => {
      // @ts-expect-error an index is a plain number
      lengths.get(length);
      // @ts-expect-error an index is a plain number
      lengths.set(length, length);
      // @ts-expect-error a duration in a column of lengths
      lengths.set(0, duration);
      // @ts-expect-error a number has no unit
      lengths.set(0, 3);
      // @ts-expect-error a duration in a column of lengths
      lengths.push(duration);
      // @ts-expect-error a duration in a column of lengths
      lengths.fill(duration);
      // @ts-expect-error a duration in a column of instants
      instants.push(duration);
      // @ts-expect-error a length in a column of numbers
      numbers.push(length);
      // @ts-expect-error how many values is a plain number
      lengths.resize(length);
      // @ts-expect-error the length changes by push and resize
      lengths.length = 3;
      // @ts-expect-error the array is the column's
      lengths.raw = new Float64Array(3);
    });
  });
});

describe('columns of vectors and of points', () => {
  it('give and take their own kind', () => {
    compiled(() => {
      expectTypeOf(velocities.get(0)).toEqualTypeOf<Velocity2>();
      expectTypeOf(velocities.set(0, velocity)).toEqualTypeOf<void>();
      expectTypeOf(velocities.push(velocity)).toEqualTypeOf<number>();
      expectTypeOf(velocities.fill(velocity)).toEqualTypeOf<void>();
      expectTypeOf(velocities.resize(3)).toEqualTypeOf<void>();
      expectTypeOf(positions.get(0)).toEqualTypeOf<Position2>();
      expectTypeOf(positions.set(0, position)).toEqualTypeOf<void>();
      expectTypeOf(positions.push(position)).toEqualTypeOf<number>();
      expectTypeOf(positions.fill(position)).toEqualTypeOf<void>();
      expectTypeOf(positions.length).toEqualTypeOf<number>();
      expectTypeOf(positions.rawX).toEqualTypeOf<FloatArray>();
      expectTypeOf(positions.rawY).toEqualTypeOf<FloatArray>();
    });
  });

  it('take nothing else', () => {
    compiled(() => {
      // @ts-expect-error an index is a plain number
      velocities.get(length);
      // @ts-expect-error an index is a plain number
      velocities.set(length, velocity);
      // @ts-expect-error a way in a column of velocities
      velocities.set(0, difference);
      // @ts-expect-error a way in a column of velocities
      velocities.push(difference);
      // @ts-expect-error a way in a column of velocities
      velocities.fill(difference);
      // @ts-expect-error how many values is a plain number
      velocities.resize(length);
      // @ts-expect-error a tile is nowhere in the world
      positions.set(0, tilePosition);
      // @ts-expect-error a way is no place
      positions.push(difference);
      // @ts-expect-error a literal is no place: `position(x, y)` is
      positions.fill({ x: length, y: length });
      // @ts-expect-error the length changes by push and resize
      positions.length = 3;
      // @ts-expect-error the array is the column's
      positions.rawX = new Float64Array(3);
      // @ts-expect-error the array is the column's
      positions.rawY = new Float64Array(3);
    });
  });
});

describe('a column of directions', () => {
  it('gives and takes directions', () => {
    compiled(() => {
      expectTypeOf(directions.get(0)).toEqualTypeOf<Direction2>();
      expectTypeOf(directions.set(0, direction)).toEqualTypeOf<void>();
      expectTypeOf(directions.push(direction)).toEqualTypeOf<number>();
      expectTypeOf(directions.fill(direction)).toEqualTypeOf<void>();
      expectTypeOf(directions.resize(3)).toEqualTypeOf<void>();
      expectTypeOf(directions.length).toEqualTypeOf<number>();
      expectTypeOf(directions.raw).toEqualTypeOf<Int32Array>();
      // @ts-expect-error an index is a plain number
      directions.get(angle);
      // @ts-expect-error an index is a plain number
      directions.set(angle, direction);
      // @ts-expect-error an angle is no direction
      directions.set(0, angle);
      // @ts-expect-error an angle is no direction
      directions.push(angle);
      // @ts-expect-error 0 is not east
      directions.fill(0);
      // @ts-expect-error how many values is a plain number
      directions.resize(angle);
      // @ts-expect-error the length changes by push and resize
      directions.length = 3;
      // @ts-expect-error the array is the column's
      directions.raw = new Int32Array(3);
    });
  });
});

describe('a column', () => {
  it('stands for no column of another kind', () => {
    compiled(() => {
      expectTypeOf<QuantityColumn<Length>>().not.toExtend<QuantityColumn<Duration>>();
      expectTypeOf<QuantityColumn<Length>>().not.toExtend<QuantityColumn<Length | Duration>>();
      expectTypeOf<VectorColumn<Velocity2>>().not.toExtend<VectorColumn<Difference2>>();
      expectTypeOf<VectorColumn<Difference2>>().not.toExtend<PointColumn<Position2>>();
      expectTypeOf<PointColumn<Position2>>().not.toExtend<PointColumn<TilePosition2>>();
    });
  });
});

describe('addColumns and addScaled', () => {
  it('add what can be added to the target', () => {
    compiled(() => {
      expectTypeOf(addColumns(lengths, lengths)).toEqualTypeOf<void>();
      expectTypeOf(addColumns(numbers, numbers)).toEqualTypeOf<void>();
      addColumns(instants, durations);
      addColumns(velocities, velocities);
      addColumns(positions, differences);
      expectTypeOf(addScaled(positions, velocities, duration)).toEqualTypeOf<void>();
      addScaled(velocities, accelerations, duration);
      addScaled(lengths, speeds, duration);
      addScaled(velocities, velocities, 0.5);
      addScaled(numbers, numbers, 0.5);
      addScaled(instants, durations, 2);
    });
  });

  it('add one value to all', () => {
    compiled(() => {
      expectTypeOf(addToColumn(lengths, length)).toEqualTypeOf<void>();
      addToColumn(instants, duration);
      addToColumn(velocities, velocity);
      addToColumn(positions, difference);
      // @ts-expect-error meters plus seconds
      addToColumn(lengths, duration);
      // @ts-expect-error a velocity moves nothing without time
      addToColumn(positions, velocity);
      // @ts-expect-error places have no sum
      addToColumn(positions, position);
      // @ts-expect-error directions have no sum
      addToColumn(directions, direction);
      // @ts-expect-error a whole column: `addColumns`
      addToColumn(velocities, velocities);
    });
  });

  it('add nothing else', () => {
    compiled(() => {
      // @ts-expect-error meters plus seconds
      addColumns(lengths, durations);
      // @ts-expect-error places have no sum
      addColumns(positions, positions);
      // @ts-expect-error a velocity moves nothing without time: `addScaled`
      addColumns(positions, velocities);
      // @ts-expect-error points in time have no sum
      addColumns(instants, instants);
      // @ts-expect-error directions have no sum
      addColumns(directions, directions);
      // @ts-expect-error the addends are a column
      addColumns(velocities, velocity);
      // @ts-expect-error an acceleration changes a velocity
      addScaled(positions, accelerations, duration);
      // @ts-expect-error a velocity over a length is no way
      addScaled(positions, velocities, length);
      // @ts-expect-error twice a velocity is no way
      addScaled(positions, velocities, 2);
      // @ts-expect-error places have no sum
      addScaled(positions, positions, 2);
      // @ts-expect-error one factor for all
      addScaled(lengths, speeds, durations);
      // @ts-expect-error directions have no sum
      addScaled(directions, directions, 2);
    });
  });
});

describe('rates and factors', () => {
  it('fit in generic functions', () => {
    compiled(() => {
      const move = <P extends AnyPoint2>(a: Column<P>, b: Column<Quotient<ChangeOf<P>, Duration>>): void =>
        addScaled(a, b, duration);
      const times = <S extends Scalar>(a: Column<Length>, b: Column<Quotient<Length, S>>, factor: S): void =>
        addScaled(a, b, factor);
      const blend = <Q extends AnyQuantity>(a: Column<Q>, b: Column<Q>): void => addScaled(a, b, 0.5);
      const spin = <S extends Scalar>(rates: Column<Quotient<Angle, S>>, factor: S): void =>
        turnScaled(directions, rates, factor);
      expectTypeOf(move(positions, velocities)).toEqualTypeOf<void>();
      times(lengths, speeds, duration);
      blend(lengths, lengths);
      spin(spins, duration);
    });
  });

  // The directive stands above the argument that the error must name, and covers no other line.
  it('report the factor if the rates are rates in time, and the rates otherwise', () => {
    compiled(() => {
      addScaled(
        positions,
        velocities,
        // @ts-expect-error 0.016 what? seconds(0.016)
        0.016,
      );
      addScaled(
        lengths,
        speeds,
        // @ts-expect-error one factor for all
        durations,
      );
      turnScaled(
        directions,
        spins,
        // @ts-expect-error 0.016 what? seconds(0.016)
        0.016,
      );
      turnTowardsScaled(
        directions,
        directions,
        spins,
        // @ts-expect-error 0.016 what? seconds(0.016)
        0.016,
      );
      addScaled(
        positions,
        // @ts-expect-error an acceleration changes a velocity
        accelerations,
        duration,
      );
      addScaled(
        positions,
        // @ts-expect-error the rates are a column, the factor comes last
        0.016,
        velocities,
      );
      turnScaled(
        directions,
        // @ts-expect-error a speed goes straight on
        speeds,
        duration,
      );
    });
  });
});

describe('scaleColumn and copyColumn', () => {
  it('scale what has a double', () => {
    compiled(() => {
      expectTypeOf(scaleColumn(lengths, 2)).toEqualTypeOf<void>();
      scaleColumn(numbers, 2);
      scaleColumn(velocities, 2);
      // @ts-expect-error a length times a length is no length
      scaleColumn(lengths, length);
      // @ts-expect-error a place has no double
      scaleColumn(positions, 2);
      // @ts-expect-error a point in time has no double
      scaleColumn(instants, 2);
      // @ts-expect-error a direction has no double
      scaleColumn(directions, 2);
      // @ts-expect-error the target is a column
      scaleColumn(length, 2);
    });
  });

  it('copy like over like', () => {
    compiled(() => {
      expectTypeOf(copyColumn(lengths, lengths)).toEqualTypeOf<void>();
      copyColumn(positions, positions);
      copyColumn(instants, instants);
      // @ts-expect-error seconds over meters
      copyColumn(lengths, durations);
      // @ts-expect-error tiles over meters
      copyColumn(positions, tilePositions);
      // @ts-expect-error ways over places
      copyColumn(positions, differences);
      // @ts-expect-error the source is a column: one value for all is `fill`
      copyColumn(lengths, length);
    });
  });
});

describe('lerpColumns, clampColumn and clampMagnitudes', () => {
  it('bring a column towards its like', () => {
    compiled(() => {
      expectTypeOf(lerpColumns(lengths, lengths, 0.5)).toEqualTypeOf<void>();
      lerpColumns(positions, positions, 0.5);
      lerpColumns(instants, instants, 0.5);
      // @ts-expect-error there is no way from meters to seconds
      lerpColumns(lengths, durations, 0.5);
      // @ts-expect-error there is no way between worlds
      lerpColumns(positions, tilePositions, 0.5);
      // @ts-expect-error there is no way from places to ways
      lerpColumns(positions, differences, 0.5);
      // @ts-expect-error the fraction of a way has no unit
      lerpColumns(lengths, lengths, length);
      // @ts-expect-error the short way between directions is `lerpDirection`
      lerpColumns(directions, directions, 0.5);
    });
  });

  it('bound scalars by their like', () => {
    compiled(() => {
      expectTypeOf(clampColumn(lengths, length, length)).toEqualTypeOf<void>();
      clampColumn(instants, instant, instant);
      clampColumn(numbers, 0, 1);
      clampColumn(positions, position, position);
      // @ts-expect-error a lower bound in another world
      clampColumn(positions, tilePosition, position);
      // @ts-expect-error the bounds of points are points
      clampColumn(positions, length, length);
      // @ts-expect-error a lower bound in seconds
      clampColumn(lengths, duration, length);
      // @ts-expect-error an upper bound in seconds
      clampColumn(lengths, length, duration);
      // @ts-expect-error bounds without a unit
      clampColumn(lengths, 0, 1);
      // @ts-expect-error vectors are bounded by `clampMagnitudes`
      clampColumn(velocities, velocity, velocity);
      // @ts-expect-error directions have no order
      clampColumn(directions, direction, direction);
    });
  });

  it('bound vectors by their magnitude', () => {
    compiled(() => {
      expectTypeOf(clampMagnitudes(velocities, speed)).toEqualTypeOf<void>();
      clampMagnitudes(ratios, 1);
      // @ts-expect-error a velocity has no length
      clampMagnitudes(velocities, length);
      // @ts-expect-error a limit without a unit
      clampMagnitudes(velocities, 3);
      // @ts-expect-error a limit is no vector
      clampMagnitudes(velocities, velocity);
      // @ts-expect-error places have no magnitude
      clampMagnitudes(positions, length);
      // @ts-expect-error scalars are bounded by `clampColumn`
      clampMagnitudes(lengths, length);
    });
  });
});

describe('setMagnitudes and setDifferences', () => {
  it('fill a column of what comes out', () => {
    compiled(() => {
      expectTypeOf(setMagnitudes(speeds, velocities)).toEqualTypeOf<void>();
      setMagnitudes(numbers, ratios);
      // @ts-expect-error the magnitude of a velocity is a speed
      setMagnitudes(lengths, velocities);
      // @ts-expect-error the magnitude of a velocity has a unit
      setMagnitudes(numbers, velocities);
      // @ts-expect-error places have no magnitude
      setMagnitudes(lengths, positions);
      // @ts-expect-error the target comes first
      setMagnitudes(velocities, speeds);

      expectTypeOf(setDifferences(differences, positions, positions)).toEqualTypeOf<void>();
      // @ts-expect-error the way between places is no velocity
      setDifferences(velocities, positions, positions);
      // @ts-expect-error there is no way out of another world
      setDifferences(differences, tilePositions, positions);
      // @ts-expect-error there is no way into another world
      setDifferences(differences, positions, tilePositions);
      // @ts-expect-error the way between places is no place
      setDifferences(positions, positions, positions);
      // @ts-expect-error ways start at places
      setDifferences(differences, differences, positions);
    });
  });
});

describe('bulk verbs of directions', () => {
  it('turn them by angles, and by angular velocities times a duration', () => {
    compiled(() => {
      expectTypeOf(turnColumn(directions, angle)).toEqualTypeOf<void>();
      expectTypeOf(turnScaled(directions, spins, duration)).toEqualTypeOf<void>();
      expectTypeOf(turnScaled(directions, angles, 0.5)).toEqualTypeOf<void>();
      expectTypeOf(turnTowardsColumns(directions, directions, angle)).toEqualTypeOf<void>();
      expectTypeOf(turnTowardsScaled(directions, directions, spins, duration)).toEqualTypeOf<void>();
      expectTypeOf(turnTowardsScaled(directions, directions, angles, 1)).toEqualTypeOf<void>();
      // @ts-expect-error 90 what?
      turnColumn(directions, 90);
      // @ts-expect-error an angular velocity turns in a time
      turnColumn(directions, {} as AngularVelocity);
      // @ts-expect-error angles are added to
      turnColumn(angles, angle);
      // @ts-expect-error an angle in no time
      turnScaled(directions, spins, 1);
      // @ts-expect-error an angle times a time turns nothing
      turnScaled(directions, angles, duration);
      // @ts-expect-error a speed goes straight on
      turnScaled(directions, speeds, duration);
      // @ts-expect-error a goal is a direction
      turnTowardsColumns(directions, angles, angle);
      // @ts-expect-error by how many of what?
      turnTowardsColumns(directions, directions, 0.1);
      // @ts-expect-error a goal is a direction
      turnTowardsScaled(directions, angles, spins, duration);
      // @ts-expect-error an angle in no time
      turnTowardsScaled(directions, directions, spins, 1);
      // @ts-expect-error durations are no rates
      turnTowardsScaled(directions, directions, durations, duration);
    });
  });

  it('come from vectors, and lead to vectors', () => {
    compiled(() => {
      expectTypeOf(setDirections(directions, velocities)).toEqualTypeOf<void>();
      expectTypeOf(setUnitVectors(ratios, directions)).toEqualTypeOf<void>();
      expectTypeOf(setVectorsTowards(velocities, directions, speeds)).toEqualTypeOf<void>();
      expectTypeOf(setVectorsTowards(ratios, directions, numbers)).toEqualTypeOf<void>();
      expectTypeOf(copyColumn(directions, directions)).toEqualTypeOf<void>();
      // @ts-expect-error a place points nowhere
      setDirections(directions, positions);
      // @ts-expect-error a direction is no angle
      setDirections(angles, velocities);
      // @ts-expect-error a unit vector has no unit
      setUnitVectors(velocities, directions);
      // @ts-expect-error an angle is no direction
      setUnitVectors(ratios, angles);
      // @ts-expect-error a velocity has the magnitude of a speed
      setVectorsTowards(velocities, directions, lengths);
      // @ts-expect-error an angle is no direction
      setVectorsTowards(velocities, angles, speeds);
      // @ts-expect-error a point is no vector
      setVectorsTowards(positions, directions, lengths);
      // @ts-expect-error an angle is no direction
      copyColumn(directions, angles);
    });
  });
});

describe('every column', () => {
  it('gives up a value by its index', () => {
    compiled(() => {
      expectTypeOf(lengths.swapRemove(0)).toEqualTypeOf<void>();
      expectTypeOf(velocities.swapRemove(0)).toEqualTypeOf<void>();
      expectTypeOf(positions.swapRemove(0)).toEqualTypeOf<void>();
      expectTypeOf(directions.swapRemove(0)).toEqualTypeOf<void>();
      // @ts-expect-error the index, not the value
      lengths.swapRemove(length);
    });
  });
});

describe('iteration', () => {
  it('gives values of the type of the column', () => {
    compiled(() => {
      for (const place of pointColumn<Position2>(2)) expectTypeOf(place).toEqualTypeOf<Position2>();
      for (const speed of vectorColumn<Velocity2>(2)) expectTypeOf(speed).toEqualTypeOf<Velocity2>();
      for (const height of quantityColumn<Length>(2)) expectTypeOf(height).toEqualTypeOf<Length>();
      for (const heading of directionColumn(2)) expectTypeOf(heading).toEqualTypeOf<Direction2>();
      expectTypeOf([...pointColumn<Position2>(2)]).toEqualTypeOf<Position2[]>();
      // @ts-expect-error the values of a column of places are no velocities
      for (const speed of pointColumn<Position2>(2)) expectTypeOf<Velocity2>(speed);
    });
  });
});
