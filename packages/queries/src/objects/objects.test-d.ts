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
  countsInCirclesInto,
  FirstHitsAnswer,
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  firstObjectsOnSegmentsInto,
  type Handle,
  HitAnswer,
  NearestAnswer,
  nearestObjects,
  nearestObjectsInto,
  NearestOfEachAnswer,
  nearestObjectsOfEachInto,
  ObjectAnswer,
  ObjectTracker,
  orderByPlace,
  objectsInCircle,
  objectsInCircleInto,
  objectsOnSegmentInto,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from '../index.js';
import { CandidateAnswer, candidatesInto } from '../kernel.js';

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
const places = pointColumn([here]);

describe('moveEach', () => {
  it("takes a unit of the tracker's world, and places of plain numbers", () => {
    dogs.moveEach(meters, (dog, handle) => {
      expectTypeOf(dog).toEqualTypeOf<Dog>();
      expectTypeOf(handle).toEqualTypeOf<Handle>();
      return dog.legs === 3 ? undefined : { x: 1, y: 2, z: 3 };
    });
    dogs.moveEach(unit('px', meters, 1, 32), () => undefined, { of: 'center' });
    // @ts-expect-error -- pixels do not measure a world of meters
    dogs.moveEach(pixels, () => undefined);
    // @ts-expect-error -- a position is no plain numbers: its unit would be applied twice
    dogs.moveEach(meters, () => here);
    // @ts-expect-error -- a place has both coordinates
    dogs.moveEach(meters, () => ({ x: 1 }));
    // @ts-expect-error -- corner or center
    dogs.moveEach(meters, () => undefined, { of: 'middle' });
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
    const answer = new HitAnswer<Dog>();
    expectTypeOf(answer.position(0)).toEqualTypeOf<Position2>();
    expectTypeOf(answer.distance(0)).toEqualTypeOf<Length>();
    expectTypeOf(new NearestAnswer<Dog, TileLength>().distance(0)).toEqualTypeOf<TileLength>();
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

describe('questions in columns', () => {
  const pixelPlaces = pointColumn([pixelPosition(pixels(1), pixels(1))]);
  const counts = new Uint32Array(1);

  it('take columns of the world of the tracker only', () => {
    firstObjectsOnSegmentsInto(new FirstHitsAnswer<Dog>(), dogs, places, places);
    firstObjectsOnSegmentsInto(new FirstHitsAnswer<Dog>(), dogs, places.get(0), places);
    // @ts-expect-error a start in pixels
    firstObjectsOnSegmentsInto(new FirstHitsAnswer<Dog>(), dogs, pixelPlaces.get(0), places);
    // @ts-expect-error ends in pixels
    firstObjectsOnSegmentsInto(new FirstHitsAnswer<Dog>(), dogs, places, pixelPlaces);
    nearestObjectsOfEachInto(new NearestOfEachAnswer<Dog>(), dogs, places, 1);
    // @ts-expect-error positions in pixels
    nearestObjectsOfEachInto(new NearestOfEachAnswer<Dog>(), dogs, pixelPlaces, 1);
    countsInCirclesInto(counts, dogs, places, quantityColumn([meters(1)]));
    countsInCirclesInto(counts, dogs, places, meters(1));
    // @ts-expect-error a radius in pixels
    countsInCirclesInto(counts, dogs, places, pixels(1));
    // @ts-expect-error a number without a unit
    countsInCirclesInto(counts, dogs, places, 1);
    // @ts-expect-error counts are whole numbers
    countsInCirclesInto(new Float64Array(1), dogs, places, meters(1));
  });

  it('pass the row to the filter', () => {
    countsInCirclesInto(counts, dogs, places, meters(1), {
      filter: (dog, handle, row) => {
        expectTypeOf(dog).toEqualTypeOf<Dog>();
        expectTypeOf(handle).toEqualTypeOf<Handle>();
        expectTypeOf(row).toEqualTypeOf<number>();
        return true;
      },
    });
    // @ts-expect-error a question in columns has no limit
    countsInCirclesInto(counts, dogs, places, meters(1), { limit: 1 });
  });
});

describe('answers', () => {
  it('are of one kind each', () => {
    objectsInCircleInto(new ObjectAnswer<Dog>(), dogs, disc);
    // @ts-expect-error hits
    objectsInCircleInto(new HitAnswer<Dog>(), dogs, disc);
    // @ts-expect-error nearest objects
    objectsInCircleInto(new NearestAnswer<Dog>(), dogs, disc);
    // @ts-expect-error objects without hits
    objectsOnSegmentInto(new ObjectAnswer<Dog>(), dogs, path);
    // @ts-expect-error nearest objects
    firstObjectOnSegmentInto(new NearestAnswer<Dog>(), dogs, path);
    // @ts-expect-error objects without distances
    nearestObjectsInto(new ObjectAnswer<Dog>(), dogs, here, 1);
    // @ts-expect-error hits
    nearestObjectsInto(new HitAnswer<Dog>(), dogs, here, 1);
    // @ts-expect-error single objects
    overlappingPairsInto(new ObjectAnswer<Dog>(), dogs);
    // @ts-expect-error pairs
    candidatesInto(new PairAnswer<Dog>(), dogs, { min: here, max: here });
    // @ts-expect-error candidates
    objectsInCircleInto(new CandidateAnswer<Dog>(), dogs, disc);
  });

  it('hold the objects of the tracker, in its unit', () => {
    // @ts-expect-error an animal is no dog
    objectsInCircleInto(new ObjectAnswer<Dog>(), animals, disc);
    // @ts-expect-error an answer of dogs under the name of one of animals would be filled with others
    expectTypeOf<ObjectAnswer<Animal>>(new ObjectAnswer<Dog>());
    // @ts-expect-error pairs
    overlappingPairsInto(new PairAnswer<Dog>(), animals);
    // @ts-expect-error distances in another unit
    nearestObjectsInto(new NearestAnswer<Dog, TileLength>(), dogs, here, 1);
    // @ts-expect-error distances in another unit
    nearestObjectsOfEachInto(new NearestOfEachAnswer<Dog, TileLength>(), dogs, places, 1);
    // @ts-expect-error an animal is no dog
    firstObjectsOnSegmentsInto(new FirstHitsAnswer<Dog>(), animals, places, places);
    // @ts-expect-error hits in another unit
    objectsOnSegmentInto(new HitAnswer<Dog, TileLength>(), dogs, path);
  });
});
