/** Which trackers, shapes and answers belong together, by their types. */
import { tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Length,
  meters,
  metersPerTile,
  pixelPosition,
  pixels,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  segmentBetween,
  type TileLength,
  unit,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  type Handle,
  HitAnswer,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  ObjectTracker,
  orderByPlace,
  objectsInCircle,
  objectsInCircleInto,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from '../index.js';

interface Animal {
  readonly legs: number;
}
interface Dog extends Animal {
  bark(): void;
}

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const dogs = new ObjectTracker<Dog>({ space });
const animals = new ObjectTracker<Animal>({ space });
const here = position(meters(1), meters(1));
const disc = circle(here, meters(1));
const path = segmentBetween(here, here);

describe('moveEach', () => {
  it("takes a unit of the tracker's world, and places of plain numbers", () => {
    dogs.moveEach(meters, (dog, handle) => {
      expectTypeOf(dog).toEqualTypeOf<Dog>();
      expectTypeOf(handle).toEqualTypeOf<Handle>();
      return dog.legs === 3 ? undefined : { x: 1, y: 2, z: 3 };
    });
    dogs.moveEach(unit('px', meters, 1, 32), () => undefined, { anchor: 'center' });
    // @ts-expect-error -- pixels do not measure a world of meters
    dogs.moveEach(pixels, () => undefined);
    // @ts-expect-error -- a position is no plain numbers: its unit would be applied twice
    dogs.moveEach(meters, () => here);
    // @ts-expect-error -- a place has both coordinates
    dogs.moveEach(meters, () => ({ x: 1 }));
    // @ts-expect-error -- corner or center
    dogs.moveEach(meters, () => undefined, { anchor: 'middle' });
  });
});

describe('orderByPlace', () => {
  it('takes whatever holds one value for each row, and can be changed', () => {
    const names = ['a', 'b'];
    const positions = pointColumn<Position2>(2);
    const handles: Handle[] = [];
    const former = orderByPlace(dogs, [positions, quantityColumn<Length>(2), new Uint8Array(2), names], handles);
    expectTypeOf(former).toEqualTypeOf<Int32Array>();
    // @ts-expect-error -- an array that is read-only is not reordered
    orderByPlace(dogs, [names as readonly string[]]);
    // @ts-expect-error -- nor is a text
    orderByPlace(dogs, ['ab']);
    // @ts-expect-error -- numbers are not handles
    orderByPlace(dogs, [positions], [1, 2]);
  });
});

describe('questions', () => {
  it('answer with objects and hits of the tracker', () => {
    expectTypeOf(objectsInCircle(dogs, disc)).toEqualTypeOf<Dog[]>();
    expectTypeOf(overlappingPairs(dogs)).toEqualTypeOf<[first: Dog, second: Dog][]>();
    const hit = firstObjectOnSegment(dogs, path);
    expectTypeOf(hit?.object).toEqualTypeOf<Dog | undefined>();
    expectTypeOf(hit?.distance).toEqualTypeOf<Length | undefined>();
    const answer = new HitAnswer<Length, Dog>();
    expectTypeOf(firstObjectOnSegmentInto(answer, dogs, path)).toEqualTypeOf<boolean>();
    expectTypeOf(answer.object).toEqualTypeOf<Dog>();
    expectTypeOf(answer.contact).toEqualTypeOf<Position2>();
    expectTypeOf(answer.distance).toEqualTypeOf<Length>();
    expectTypeOf(new ObjectAnswer<Dog, TileLength>().distance(0)).toEqualTypeOf<TileLength>();
  });

  it('take shapes of the world of the tracker only', () => {
    const there = pixelPosition(pixels(1), pixels(1));
    // @ts-expect-error a circle in pixels
    objectsInCircle(dogs, circle(there, pixels(1)));
    // @ts-expect-error a position in pixels
    nearestObjects(dogs, there, 1);
    // @ts-expect-error a distance in pixels
    nearestObjects(dogs, here, 1, { maxDistance: pixels(1) });
    // @ts-expect-error a segment in pixels
    firstObjectOnSegment(dogs, segmentBetween(there, there));
  });

  it('take no options of others', () => {
    // @ts-expect-error nearest objects are in order
    nearestObjects(dogs, here, 1, { order: 'added' });
    // @ts-expect-error the first object is one
    firstObjectOnSegment(dogs, path, { limit: 1 });
    // @ts-expect-error another order
    objectsInCircle(dogs, disc, { order: 'distance' });
  });
});

describe('answers', () => {
  it('are of one kind each', () => {
    objectsInCircleInto(new ObjectAnswer<Dog>(), dogs, disc);
    nearestObjectsInto(new ObjectAnswer<Dog>(), dogs, here, 1);
    // @ts-expect-error a hit
    objectsInCircleInto(new HitAnswer<Length, Dog>(), dogs, disc);
    // @ts-expect-error objects without hits
    firstObjectOnSegmentInto(new ObjectAnswer<Dog>(), dogs, path);
    // @ts-expect-error a hit
    nearestObjectsInto(new HitAnswer<Length, Dog>(), dogs, here, 1);
    // @ts-expect-error single objects
    overlappingPairsInto(new ObjectAnswer<Dog>(), dogs);
    // @ts-expect-error pairs
    objectsInCircleInto(new PairAnswer<Dog>(), dogs, disc);
  });

  it('hold the objects of the tracker, in its unit', () => {
    // @ts-expect-error an animal is no dog
    objectsInCircleInto(new ObjectAnswer<Dog>(), animals, disc);
    // @ts-expect-error an answer of dogs under the name of one of animals would be filled with others
    expectTypeOf<ObjectAnswer<Animal>>(new ObjectAnswer<Dog>());
    // @ts-expect-error pairs
    overlappingPairsInto(new PairAnswer<Dog>(), animals);
    // @ts-expect-error distances in another unit
    nearestObjectsInto(new ObjectAnswer<Dog, TileLength>(), dogs, here, 1);
    // @ts-expect-error an animal is no dog
    firstObjectOnSegmentInto(new HitAnswer<Length, Dog>(), animals, path);
    // @ts-expect-error a hit in another unit
    firstObjectOnSegmentInto(new HitAnswer<TileLength, Dog>(), dogs, path);
  });
});
