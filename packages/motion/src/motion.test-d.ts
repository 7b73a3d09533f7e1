/** What the types of motion promise: each line that must not compile has a twin above it that does. */
import {
  bitTilemap,
  cardinalSet,
  CardinalDirection,
  compassSet,
  tileRect,
  tileSpace,
  typedTilemap,
} from '@tilewright/tilemap';
import {
  circle,
  difference,
  type Length,
  meters,
  metersPerSecond,
  metersPerTile,
  pixelDifference,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerTile,
  position,
  type Position2,
  rectangle,
  sector,
  Direction2,
  degrees,
  velocity,
} from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import {
  box,
  type Box2,
  MoveAnswer,
  moveAndSlide,
  moveAndSlideInto,
  pushOut,
  type PushOut,
  standsOn,
  sweep,
} from './index.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const screen = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const here = position(meters(0.5), meters(0.5));
const disc = circle(here, meters(1));
const view = sector(here, meters(1), Direction2.east, degrees(90));
const screenHere = pixelPosition(pixels(1), pixels(1));
const screenDisc = circle(screenHere, pixels(8));
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
const costs = typedTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), Uint8Array);

describe('worlds are kept apart', () => {
  it('bodies', () => {
    pushOut(walls, space, disc);
    // @ts-expect-error a circle in pixels
    pushOut(walls, space, screenDisc);
    // @ts-expect-error a sector is no body
    pushOut(walls, space, view);
    // @ts-expect-error the greatest distance is a length of the same world
    pushOut(walls, space, disc, { maxDistance: pixels(4) });
    const body = box(here, difference(meters(0.5), meters(1)));
    expectTypeOf(pushOut(walls, space, body)).toEqualTypeOf<PushOut<Length> | undefined>();
    // @ts-expect-error a rectangle is no box
    pushOut(walls, space, rectangle(here, here));
    // @ts-expect-error a box in pixels
    pushOut(walls, space, box(screenHere, pixelDifference(pixels(1), pixels(1))));
    expectTypeOf(body).toEqualTypeOf<Box2>();
    // @ts-expect-error half extents in pixels around a position in meters
    box(here, pixelDifference(pixels(1), pixels(1)));
    const step = difference(meters(1), meters(0));
    expectTypeOf(moveAndSlide(walls, space, body, step).center).toEqualTypeOf<Position2>();
    expectTypeOf(sweep(walls, space, body, step)?.center).toEqualTypeOf<Position2 | undefined>();
    // @ts-expect-error a velocity where a displacement belongs
    moveAndSlide(walls, space, body, velocity(metersPerSecond(1), metersPerSecond(0)));
    // @ts-expect-error a body in meters in a world of pixels
    sweep(walls, screen, body, step);
    // @ts-expect-error an answer in pixels for a world in meters
    moveAndSlideInto(new MoveAnswer<PixelLength>(), walls, space, body, step);
    // @ts-expect-error a number is not solid by itself
    moveAndSlide(costs, space, body, step);
    moveAndSlide(costs, space, body, step, {
      sides: (cost) => cardinalSet(...(cost > 3 ? [CardinalDirection.north] : [])),
    });
    moveAndSlide(walls, space, body, step, { stepUp: meters(0.5), snapDown: meters(0.5) });
    // @ts-expect-error ledges in pixels
    moveAndSlide(walls, space, body, step, { stepUp: pixels(8) });
    // @ts-expect-error a sweep takes no ledges
    sweep(walls, space, body, step, { stepUp: meters(0.5) });
    // @ts-expect-error platforms have cardinal sides
    standsOn(costs, space, body, { sides: () => compassSet() });
    // @ts-expect-error a greatest distance in plain numbers
    pushOut(walls, space, disc, { maxDistance: 4 });
    // @ts-expect-error a circle does not know what to be pushed out of
    pushOut(costs, space, disc);
    const way = pushOut(walls, space, disc);
    if (way !== undefined && !way.isStuck) expectTypeOf(way.center).toEqualTypeOf<Position2>();
    // @ts-expect-error a stuck circle has no place to go to
    if (way?.isStuck === true) void way.position;
  });
});
