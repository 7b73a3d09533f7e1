/** Point readers: which points they make and write, and which lines must not compile, with the reason. */
import { describe, expectTypeOf, it } from 'vitest';
import {
  centimeters,
  meters,
  metersPerSecond,
  pixels,
  pointReader,
  seconds,
  tiles,
  type Duration,
  type Length,
  type PixelLength,
  type PixelPosition2,
  type Point2,
  type PointOf,
  type PointReader,
  type Position2,
  type Scalar,
  type Speed,
  type TilePosition2,
  type Unit,
  type Velocity2,
} from '../index.js';

/** As a library declares them. */
declare class Sprite {
  x: number;
  y: number;
  readonly texture: string;
}
declare const sprite: Sprite;
declare const onScreen: PixelPosition2;
declare const inWorld: Position2;
declare const motion: Velocity2;

// The bodies are never run: they are compiled.
const compiled = (_lines: () => void): void => {};

describe('a point reader', () => {
  it('reads points of its unit', () => {
    compiled(() => {
      expectTypeOf(pointReader(pixels)(sprite)).toEqualTypeOf<PixelPosition2>();
      expectTypeOf(pointReader(meters)(sprite)).toEqualTypeOf<Position2>();
      expectTypeOf(pointReader(centimeters)(sprite)).toEqualTypeOf<Position2>();
      expectTypeOf(pointReader(tiles)(sprite)).toEqualTypeOf<TilePosition2>();
      expectTypeOf(pointReader(metersPerSecond)(sprite)).toEqualTypeOf<Point2<Speed>>();
      const fixed: { readonly x: number; readonly y: number } = sprite;
      expectTypeOf(pointReader(pixels)(fixed)).toEqualTypeOf<PixelPosition2>();
      // @ts-expect-error pixels make no position of the world
      const place: Position2 = pointReader(pixels)(sprite);
      // @ts-expect-error which unit do the numbers have?
      pointReader();
      // @ts-expect-error a quantity is not a unit
      pointReader(meters(1));
      // @ts-expect-error a point has a unit already
      pointReader(meters)(inWorld);
      // @ts-expect-error a vector of the world is no object of plain numbers
      pointReader(metersPerSecond)(motion);
      // @ts-expect-error where is y?
      pointReader(pixels)({ x: 1 });
      // @ts-expect-error numbers alone make a point by `pixelPosition(pixels(1), pixels(2))`
      pointReader(pixels)(1, 2);
      // @ts-expect-error text is not a number
      pointReader(pixels)({ x: '1', y: 2 });
      void place;
    });
  });

  it('writes points of its unit', () => {
    compiled(() => {
      const here = pointReader(pixels);
      expectTypeOf(here.write(sprite, onScreen)).toEqualTypeOf<Sprite>();
      expectTypeOf(pointReader(centimeters).write(sprite, inWorld)).toEqualTypeOf<Sprite>();
      // @ts-expect-error a position of the world must be converted to pixels first
      here.write(sprite, inWorld);
      // @ts-expect-error a velocity is not a point
      pointReader(metersPerSecond).write(sprite, motion);
      // @ts-expect-error the target comes first
      here.write(onScreen, sprite);
      // @ts-expect-error points are immutable, and their coordinates are no plain numbers
      here.write(onScreen, onScreen);
      // @ts-expect-error the target needs both members
      here.write({ x: 1 }, onScreen);
      // @ts-expect-error what is written?
      here.write(sprite);
    });
  });

  it('has a type for fields and parameters', () => {
    compiled(() => {
      expectTypeOf(pointReader(pixels)).toEqualTypeOf<PointReader<PixelLength>>();
      expectTypeOf(pointReader(centimeters)).toEqualTypeOf<PointReader>();
      // @ts-expect-error a reader of pixels reads no positions of the world
      const reader: PointReader = pointReader(pixels);
      // @ts-expect-error a plain number has no unit
      type Plain = PointReader<number>;
      void reader;
      void (0 as unknown as Plain);
    });
  });

  it('refuses a unit of one of two quantities', () => {
    compiled(() => {
      const either = 0 as unknown as Unit<Length> | Unit<Duration>;
      // @ts-expect-error lengths or durations?
      pointReader(either);
      void [seconds];
    });
  });

  it('passes through generic functions', () => {
    const read = <Q extends Length | PixelLength>(reader: PointReader<Q>, from: Sprite): PointOf<Q> => reader(from);
    expectTypeOf(read<PixelLength>).returns.toEqualTypeOf<PixelPosition2>();
    const write = <Q extends Length | PixelLength>(reader: PointReader<Q>, to: Sprite, point: PointOf<Q>): Sprite =>
      reader.write(to, point);
    expectTypeOf(write<Length>)
      .parameter(2)
      .toEqualTypeOf<Position2>();
    expectTypeOf<PointReader>().toExtend<(value: Sprite) => Point2<Scalar>>();
  });
});
