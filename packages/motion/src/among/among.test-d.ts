/** What the types of bodies among objects promise: each line that must not compile has a twin above it that does. */
import { ObjectTracker } from '@tilewright/queries';
import { bitTilemap, tileRect, tileSpace, typedTilemap } from '@tilewright/tilemap';
import {
  circle,
  difference,
  type Length,
  meters,
  metersPerTile,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerTile,
  position,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  type BodyHit,
  MoveAnswer,
  moveAndSlide,
  moveAndSlideAll,
  moveAndSlideInto,
  type BodyObjectHit,
  obstaclesOf,
  standsOn,
  sweepObjects,
  type TrackedObstacles,
} from '../index.js';

interface Dog {
  readonly bark: string;
}

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const screen = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const dogs = new ObjectTracker<Dog>({ space });
const sprites = new ObjectTracker<Dog, PixelLength>({ space: screen });
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
const costs = typedTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), Uint8Array);
const body = circle(position(meters(1), meters(1)), meters(0.5));
const step = difference(meters(1), meters(0));

describe('sweeps among objects', () => {
  it('answer with objects of the tracker, in its world', () => {
    expectTypeOf(sweepObjects(dogs, body, step)).toEqualTypeOf<BodyObjectHit<Dog, Length> | undefined>();
    sweepObjects(dogs, body, step, { filter: ({ bark }) => bark === '' });
    // @ts-expect-error a displacement in pixels
    sweepObjects(dogs, body, pixelDifference(pixels(1), pixels(0)));
    // @ts-expect-error a body in pixels
    sweepObjects(dogs, circle(pixelPosition(pixels(1), pixels(1)), pixels(8)), step);
    // @ts-expect-error a number is not a handle
    sweepObjects(dogs, body, step, { except: 3 });
    // @ts-expect-error the first hit is one
    sweepObjects(dogs, body, step, { limit: 1 });
  });
});

describe('moves among objects', () => {
  const among = obstaclesOf(dogs);

  it('have hits of tiles, and of the objects if there are any', () => {
    expectTypeOf(among).toEqualTypeOf<TrackedObstacles<Dog, Length>>();
    expectTypeOf(moveAndSlide(walls, space, body, step).hits).toEqualTypeOf<readonly BodyHit<Length>[]>();
    const [contact] = moveAndSlide(walls, space, body, step, { among }).hits;
    expectTypeOf(contact).toEqualTypeOf<BodyHit<Length> | BodyObjectHit<Dog, Length> | undefined>();
    if (contact !== undefined && 'object' in contact) expectTypeOf(contact.object).toEqualTypeOf<Dog>();
    const isSolid = (cost: number): boolean => cost > 3;
    const [costly] = moveAndSlide(costs, space, body, step, { isSolid, among }).hits;
    expectTypeOf(costly).toEqualTypeOf<BodyHit<Length> | BodyObjectHit<Dog, Length> | undefined>();
    // @ts-expect-error a number is not solid by itself
    moveAndSlide(costs, space, body, step, { among });
    // @ts-expect-error objects in pixels in a world of meters
    moveAndSlide(walls, space, body, step, { among: obstaclesOf(sprites) });
    // @ts-expect-error a tracker is not yet an obstacle
    moveAndSlide(walls, space, body, step, { among: dogs });
  });

  it('fill answers of their hits', () => {
    moveAndSlideInto(new MoveAnswer(), walls, space, body, step);
    const answer = new MoveAnswer<Length, BodyObjectHit<Dog, Length>>();
    moveAndSlideInto(answer, walls, space, body, step, { among });
    moveAndSlideInto(answer, walls, space, body, step);
    expectTypeOf(answer.hit(0)).toEqualTypeOf<BodyHit<Length> | BodyObjectHit<Dog, Length>>();
    // @ts-expect-error an answer for tiles only
    moveAndSlideInto(new MoveAnswer(), walls, space, body, step, { among });
  });

  it('are those of single bodies', () => {
    standsOn(walls, space, body);
    // @ts-expect-error what carries a body among tiles
    standsOn(walls, space, body, { among });
    expectTypeOf(moveAndSlideAll).toBeFunction();
  });
});
