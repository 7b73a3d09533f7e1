/** Worlds and kinds that do not mix, each beside its twin that does. */
import { describe, expectTypeOf, it } from 'vitest';
import {
  boundsOf,
  capsule,
  circle,
  contains,
  convexPolygon,
  distance,
  extentOf,
  firstContact,
  overlaps,
  rectangle,
  rectangleAround,
  reviveCapsule,
  reviveCircle,
  reviveConvexPolygon,
  reviveRectangle,
  reviveSector,
  reviveSegment,
  sector,
  segment,
  segmentBetween,
  sweptRectangle,
  translated,
  type Angle,
  type AnyQuantity,
  type Capsule2,
  type Circle2,
  type Contact2,
  type ConvexPolygon2,
  type Difference2,
  type Direction2,
  type Length,
  type PixelDifference2,
  type PixelLength,
  type PixelPosition2,
  type Point2,
  type PointOf,
  type Position2,
  type Rectangle2,
  type Sector2,
  type Segment2,
  type Shape2,
  type TileLength,
  type TilePosition2,
  type Vector2,
  type Velocity2,
} from '../index.js';
import type { VectorIn } from '../types/algebra.js';

declare const place: Position2;
declare const pixel: PixelPosition2;
declare const tilePlace: TilePosition2;
declare const way: Difference2;
declare const velocity: Velocity2;
declare const meter: Length;
declare const pixelLength: PixelLength;
declare const disc: Circle2;
declare const box: Rectangle2;
declare const line: Segment2;
declare const beam: Capsule2;
declare const view: Sector2;
declare const patch: ConvexPolygon2;
declare const pixelBeam: Capsule2<PixelLength>;
declare const heading: Direction2;
declare const angle: Angle;
declare const anyShape: Shape2;
declare const pixelWay: PixelDifference2;
declare const pixelDisc: Circle2<PixelLength>;
declare const pixelBox: Rectangle2<PixelLength>;
declare const pixelLine: Segment2<PixelLength>;

describe('shapes', () => {
  it('are in the world of their points, meters by default', () => {
    expectTypeOf(circle(place, meter)).toEqualTypeOf<Circle2>();
    expectTypeOf(circle(pixel, pixelLength)).toEqualTypeOf<Circle2<PixelLength>>();
    expectTypeOf(segmentBetween(tilePlace, tilePlace)).toEqualTypeOf<Segment2<TileLength>>();
    expectTypeOf(segment(place, way)).toEqualTypeOf<Segment2>();
    expectTypeOf(rectangle(place, place)).toEqualTypeOf<Rectangle2>();
    expectTypeOf(rectangleAround(place, way)).toEqualTypeOf<Rectangle2>();
  });

  it('have named parts', () => {
    expectTypeOf(disc.center).toEqualTypeOf<Position2>();
    expectTypeOf(disc.radius).toEqualTypeOf<Length>();
    expectTypeOf(pixelLine.end).toEqualTypeOf<PixelPosition2>();
    expectTypeOf(extentOf(line)).toEqualTypeOf<Difference2>();
    expectTypeOf(boundsOf(disc)).toEqualTypeOf<Rectangle2>();
    expectTypeOf(boundsOf(pixelLine)).toEqualTypeOf<Rectangle2<PixelLength>>();
  });

  it('are not made of parts of two worlds', () => {
    segmentBetween(place, place);
    // @ts-expect-error a segment does not lead from the world to the screen
    segmentBetween(place, pixel);
    // @ts-expect-error a radius is in the world of the center
    circle(place, pixelLength);
    // @ts-expect-error a radius is no plain number
    circle(place, 3);
    // @ts-expect-error a velocity is no place
    circle(velocity, meter);
    // @ts-expect-error corners are in one world
    rectangle(place, pixel);
    // @ts-expect-error an extent is a way, not a place
    segment(place, place);
    // @ts-expect-error a velocity is no extent
    segment(place, velocity);
    // @ts-expect-error a size is a way, not a corner
    rectangleAround(place, place);
  });

  it('are not interchangeable', () => {
    const same: Circle2 = disc;
    // @ts-expect-error a circle on the screen is not a circle in the world
    const world: Circle2 = pixelDisc;
    // @ts-expect-error a circle in the world is not a circle on the screen
    const screen: Circle2<PixelLength> = disc;
    // @ts-expect-error a rectangle is no segment
    const edge: Segment2 = box;
    // @ts-expect-error a literal has not passed the check that refuses a negative radius
    const literal: Circle2 = { center: place, radius: meter };
    expectTypeOf([same, world, screen, edge, literal]).toBeArray();
  });

  it('are immutable', () => {
    // @ts-expect-error a shape is a value: make another
    disc.radius = meter;
  });
});

describe('capsules, sectors and polygons', () => {
  it('are in the world of what they are made of', () => {
    expectTypeOf(capsule(line, meter)).toEqualTypeOf<Capsule2>();
    expectTypeOf(capsule(pixelLine, pixelLength)).toEqualTypeOf<Capsule2<PixelLength>>();
    expectTypeOf(sector(place, meter, heading, angle)).toEqualTypeOf<Sector2>();
    expectTypeOf(sector(pixel, pixelLength, heading, angle)).toEqualTypeOf<Sector2<PixelLength>>();
    expectTypeOf(convexPolygon([place, place])).toEqualTypeOf<ConvexPolygon2>();
    expectTypeOf(convexPolygon([tilePlace])).toEqualTypeOf<ConvexPolygon2<TileLength>>();
    expectTypeOf(sweptRectangle(box, way)).toEqualTypeOf<ConvexPolygon2>();
    expectTypeOf(sweptRectangle(pixelBox, pixelWay)).toEqualTypeOf<ConvexPolygon2<PixelLength>>();
    expectTypeOf(beam.segment).toEqualTypeOf<Segment2>();
    expectTypeOf(view.center).toEqualTypeOf<Position2>();
    expectTypeOf(view.radius).toEqualTypeOf<Length>();
    expectTypeOf(view.from).toEqualTypeOf<Vector2<number>>();
    expectTypeOf(patch.vertices).toEqualTypeOf<readonly Position2[]>();
  });

  it('are not made of parts of two worlds, or of other parts', () => {
    // @ts-expect-error a radius is in the world of the segment
    capsule(line, pixelLength);
    // @ts-expect-error a capsule is swept along a segment, not by a displacement
    capsule(way, meter);
    // @ts-expect-error a radius is in the world of the center
    sector(place, pixelLength, heading, angle);
    // @ts-expect-error an angle is no direction: `directionFromAngle`
    sector(place, meter, angle, angle);
    // @ts-expect-error a direction is no angle
    sector(place, meter, heading, heading);
    // @ts-expect-error vertices are in one world
    convexPolygon([place, pixel]);
    // @ts-expect-error vectors are no vertices
    convexPolygon([way, way]);
    // @ts-expect-error a displacement is in the world of the rectangle
    sweptRectangle(box, pixelWay);
    // @ts-expect-error a velocity is no displacement: multiply it by a time
    sweptRectangle(box, velocity);
  });

  it('are shapes, of which only some are measured', () => {
    expectTypeOf(contains(view, place)).toEqualTypeOf<boolean>();
    expectTypeOf(overlaps(beam, patch)).toEqualTypeOf<boolean>();
    expectTypeOf(overlaps(view, disc)).toEqualTypeOf<boolean>();
    expectTypeOf(boundsOf(patch)).toEqualTypeOf<Rectangle2>();
    expectTypeOf(translated(view, way)).toEqualTypeOf<Sector2>();
    expectTypeOf(translated(pixelBeam, pixelWay)).toEqualTypeOf<Capsule2<PixelLength>>();
    expectTypeOf(translated(patch, way)).toEqualTypeOf<ConvexPolygon2>();
    expectTypeOf(reviveCapsule(beam)).toEqualTypeOf<Capsule2>();
    expectTypeOf(reviveSector<PixelLength>(view)).toEqualTypeOf<Sector2<PixelLength>>();
    expectTypeOf(reviveConvexPolygon(patch)).toEqualTypeOf<ConvexPolygon2>();
    // @ts-expect-error worlds do not meet
    overlaps(beam, pixelBeam);
    // @ts-expect-error a pixel is nowhere in the world
    contains(view, pixel);
    // @ts-expect-error a capsule does not move by pixels
    translated(beam, pixelWay);
    // @ts-expect-error distances are those of points, segments, circles and rectangles
    distance(beam, place);
    // @ts-expect-error a sector is not its disc
    distance(view, place);
    // @ts-expect-error contacts are those with circles and rectangles
    firstContact(line, view);
  });

  it('are immutable', () => {
    // @ts-expect-error a shape is a value: make another
    beam.radius = meter;
    // @ts-expect-error a shape is a value: make another
    patch.vertices[0] = place;
  });
});

describe('predicates and measures', () => {
  it('take shapes and points of one world', () => {
    expectTypeOf(contains(disc, place)).toEqualTypeOf<boolean>();
    // @ts-expect-error a pixel is nowhere in the world
    contains(disc, pixel);
    // @ts-expect-error a velocity is no place
    contains(disc, velocity);
    expectTypeOf(overlaps(disc, box)).toEqualTypeOf<boolean>();
    expectTypeOf(overlaps(pixelLine, pixelBox)).toEqualTypeOf<boolean>();
    // @ts-expect-error worlds do not meet
    overlaps(disc, pixelBox);
    // @ts-expect-error a point is contained; only shapes overlap
    overlaps(disc, place);
  });

  it('give distances in that world', () => {
    expectTypeOf(distance(place, place)).toEqualTypeOf<Length>();
    expectTypeOf(distance(disc, place)).toEqualTypeOf<Length>();
    expectTypeOf(distance(place, box)).toEqualTypeOf<Length>();
    expectTypeOf(distance(pixelDisc, pixelLine)).toEqualTypeOf<PixelLength>();
    // @ts-expect-error there is no distance between worlds
    distance(place, pixel);
    // @ts-expect-error there is no distance between worlds
    distance(disc, pixelBox);
    // @ts-expect-error a vector is nowhere
    distance(disc, way);
  });

  it('give contacts in that world', () => {
    expectTypeOf(firstContact(line, disc)).toEqualTypeOf<Contact2 | undefined>();
    expectTypeOf(firstContact(pixelLine, pixelBox)).toEqualTypeOf<Contact2<PixelLength> | undefined>();
    expectTypeOf<Contact2['position']>().toEqualTypeOf<Position2>();
    expectTypeOf<Contact2['normal']>().toEqualTypeOf<Vector2<number> | undefined>();
    // @ts-expect-error worlds do not meet
    firstContact(line, pixelDisc);
    // @ts-expect-error segments have no borders to be met at
    firstContact(line, line);
  });

  it('are of shapes only', () => {
    expectTypeOf(boundsOf(line)).toEqualTypeOf<Rectangle2>();
    // @ts-expect-error a point has no bounds
    boundsOf(place);
    expectTypeOf(extentOf(pixelLine)).toExtend<Vector2<PixelLength>>();
    // @ts-expect-error a disc has no start and no end
    extentOf(disc);
  });

  it('work in generic code', () => {
    function nearer<Q extends Length | PixelLength>(shape: Shape2<Q>, a: Point2<Q>, b: Point2<Q>): boolean {
      return contains(shape, a) && !contains(shape, b) && overlaps(shape, boundsOf(shape));
    }
    expectTypeOf(nearer(disc, place, place)).toEqualTypeOf<boolean>();
  });

  it('work in generic code that takes points by the names of their worlds', () => {
    function grown<Q extends AnyQuantity>(center: PointOf<Q>, radius: Q, corner: Point2<Q>): boolean {
      const grownDisc = circle(center, radius);
      return (
        contains(grownDisc, corner) && contains(grownDisc, center) && overlaps(grownDisc, rectangle(corner, center))
      );
    }
    expectTypeOf(grown(place, meter, place)).toEqualTypeOf<boolean>();
  });
});

describe('shapes from outside', () => {
  it('come back as what the program says they are', () => {
    const received: unknown = disc;
    expectTypeOf(reviveCircle(received)).toEqualTypeOf<Circle2>();
    expectTypeOf(reviveCircle<PixelLength>(received)).toEqualTypeOf<Circle2<PixelLength>>();
    expectTypeOf(reviveSegment(received)).toEqualTypeOf<Segment2>();
    expectTypeOf(reviveRectangle<TileLength>(received)).toEqualTypeOf<Rectangle2<TileLength>>();
    // @ts-expect-error a disc in meters is not a disc in pixels
    overlaps(reviveCircle(received), pixelDisc);
    // @ts-expect-error a world is measured in a quantity, not in a shape
    reviveSegment<Circle2>(received);
    // @ts-expect-error a rectangle is no disc
    void (reviveRectangle(received) satisfies Circle2);
  });
});

/** All shapes, in three worlds, and what they are made of. */
interface All {
  segment: Segment2;
  circle: Circle2;
  rectangle: Rectangle2;
  capsule: Capsule2;
  sector: Sector2;
  polygon: ConvexPolygon2;
  pixelCapsule: Capsule2<PixelLength>;
  pixelSector: Sector2<PixelLength>;
  pixelPolygon: ConvexPolygon2<PixelLength>;
  pixelSegment: Segment2<PixelLength>;
  pixelCircle: Circle2<PixelLength>;
  pixelRectangle: Rectangle2<PixelLength>;
  tileSegment: Segment2<TileLength>;
  tileCircle: Circle2<TileLength>;
  tileRectangle: Rectangle2<TileLength>;
  contact: Contact2;
  pixelContact: Contact2<PixelLength>;
  position: Position2;
  difference: Difference2;
  length: Length;
  plainCircle: { readonly center: Position2; readonly radius: Length };
  plainSegment: { readonly start: Position2; readonly end: Position2 };
}
/** A shape has the members that a plain object has: that is meant. The other way round it is refused. */
type Meant = 'circle passes for plainCircle' | 'sector passes for plainCircle' | 'segment passes for plainSegment';

type PassesFor<A extends keyof All, B extends keyof All> = B extends A
  ? never
  : All[A] extends All[B]
    ? `${A} passes for ${B}`
    : never;

describe('the matrix of shapes', () => {
  it('lets none stand for another, in either direction', () => {
    type AllPasses = { [A in keyof All]: PassesFor<A, keyof All> }[keyof All];
    expectTypeOf<AllPasses>().toEqualTypeOf<Meant>();
  });

  it('lets a shape of one world stand where any world will do', () => {
    expectTypeOf<Segment2>().toExtend<Segment2<AnyQuantity>>();
    expectTypeOf<Circle2<PixelLength>>().toExtend<Circle2<AnyQuantity>>();
    expectTypeOf<Rectangle2<TileLength>>().toExtend<Rectangle2<AnyQuantity>>();
    expectTypeOf<Circle2<AnyQuantity>>().not.toExtend<Circle2>();
  });
});

describe('translated', () => {
  it('gives the kind of shape that it takes, in its world', () => {
    expectTypeOf(translated(disc, way)).toEqualTypeOf<Circle2>();
    expectTypeOf(translated(box, way)).toEqualTypeOf<Rectangle2>();
    expectTypeOf(translated(line, way)).toEqualTypeOf<Segment2>();
    expectTypeOf(translated(pixelDisc, pixelWay)).toEqualTypeOf<Circle2<PixelLength>>();
    expectTypeOf(translated(anyShape, way)).toEqualTypeOf<Shape2>();
  });

  it('takes a displacement of the same world alone', () => {
    // @ts-expect-error a shape in meters does not move by pixels
    translated(disc, pixelWay);
    // @ts-expect-error a velocity is no displacement: multiply it by a time
    translated(disc, velocity);
    // @ts-expect-error a place is no displacement
    translated(disc, place);
    // @ts-expect-error points are moved by `add`
    translated(place, way);
    // @ts-expect-error an object with the members of a circle is no circle
    translated({ center: place, radius: meter }, way);
  });

  it('stays a shape of its world in generic functions', () => {
    const move = <Q extends AnyQuantity>(shape: Circle2<Q>, by: VectorIn<Q>): Circle2<Q> => translated(shape, by);
    expectTypeOf(move(disc, way)).toEqualTypeOf<Circle2>();
  });
});
