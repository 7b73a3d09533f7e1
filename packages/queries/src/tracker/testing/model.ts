/** The plain tracker: a list of objects, and every query by asking each of them. The oracle of the fast one. */
import {
  circleContact,
  compareDistance,
  compareDistanceToSum,
  compareRectangleDistance,
  distanceOfCircleAndRectangle,
  distanceOfCircles,
  rectangleContact,
} from '@tilewright/units/exact';

export interface ModelCircle {
  readonly kind: 'circle';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

export interface ModelRectangle {
  readonly kind: 'rectangle';
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** The size when it was given: what a move keeps. */
  readonly width: number;
  readonly height: number;
}

/** A point is a circle of radius 0. */
export type ModelShape = ModelCircle | ModelRectangle;

export const modelCircle = (x: number, y: number, radius: number): ModelCircle => ({ kind: 'circle', x, y, radius });

export const modelRectangle = (minX: number, minY: number, maxX: number, maxY: number): ModelRectangle => ({
  kind: 'rectangle',
  minX,
  minY,
  maxX,
  maxY,
  width: maxX - minX,
  height: maxY - minY,
});

function moved(shape: ModelShape, x: number, y: number): ModelShape {
  if (shape.kind === 'circle') return { ...shape, x, y };
  return { ...shape, minX: x, minY: y, maxX: x + shape.width, maxY: y + shape.height };
}

export function overlap(a: ModelShape, b: ModelShape): boolean {
  if (a.kind === 'circle' && b.kind === 'circle') {
    return compareDistanceToSum(a.x, a.y, b.x, b.y, a.radius, b.radius) <= 0;
  }
  if (a.kind === 'rectangle' && b.kind === 'rectangle') {
    return a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY;
  }
  const [circle, box] = a.kind === 'circle' ? [a, b as ModelRectangle] : [b as ModelCircle, a];
  return compareRectangleDistance(box.minX, box.minY, box.maxX, box.maxY, circle.x, circle.y, circle.radius) <= 0;
}

export function contains(shape: ModelShape, x: number, y: number): boolean {
  if (shape.kind === 'circle') return compareDistance(shape.x, shape.y, x, y, shape.radius) <= 0;
  return shape.minX <= x && x <= shape.maxX && shape.minY <= y && y <= shape.maxY;
}

function distanceTo(shape: ModelShape, x: number, y: number): number {
  return shape.kind === 'circle'
    ? distanceOfCircles(x, y, 0, shape.x, shape.y, shape.radius)
    : distanceOfCircleAndRectangle(x, y, 0, shape.minX, shape.minY, shape.maxX, shape.maxY);
}

/** The fraction at which a segment first meets the shape, -1 if it does not. */
function meet(shape: ModelShape, ax: number, ay: number, bx: number, by: number): number {
  return shape.kind === 'circle'
    ? circleContact(ax, ay, bx, by, shape.x, shape.y, shape.radius)
    : rectangleContact(ax, ay, bx, by, shape.minX, shape.minY, shape.maxX, shape.maxY);
}

export interface Tracked {
  readonly id: number;
  shape: ModelShape;
}

export class Model {
  /** In the order of addition. */
  objects: Tracked[] = [];

  add(id: number, shape: ModelShape): void {
    this.objects.push({ id, shape });
  }

  find(id: number): Tracked {
    const found = this.objects.find((object) => object.id === id);
    if (found === undefined) throw new Error(`no object ${id}`);
    return found;
  }

  move(id: number, x: number, y: number): void {
    const object = this.find(id);
    object.shape = moved(object.shape, x, y);
  }

  reshape(id: number, shape: ModelShape): void {
    this.find(id).shape = shape;
  }

  remove(id: number): void {
    this.objects = this.objects.filter((object) => object.id !== id);
  }

  /** The ids for which a question holds, in the order of addition. */
  where(question: (shape: ModelShape) => boolean): number[] {
    return this.objects.filter(({ shape }) => question(shape)).map(({ id }) => id);
  }

  nearest(x: number, y: number, count: number, within: number = Number.POSITIVE_INFINITY): number[] {
    return this.objects
      .map(({ id, shape }) => ({ id, distance: distanceTo(shape, x, y) }))
      .filter(({ distance }) => distance <= within)
      .sort((a, b) => a.distance - b.distance)
      .slice(0, count)
      .map(({ id }) => id);
  }

  onSegment(ax: number, ay: number, bx: number, by: number): number[] {
    return this.objects
      .map(({ id, shape }) => ({ id, fraction: meet(shape, ax, ay, bx, by) }))
      .filter(({ fraction }) => fraction >= 0)
      .sort((a, b) => a.fraction - b.fraction)
      .map(({ id }) => id);
  }

  pairs(): [number, number][] {
    const pairs: [number, number][] = [];
    for (const [index, first] of this.objects.entries()) {
      for (const second of this.objects.slice(index + 1)) {
        if (overlap(first.shape, second.shape)) pairs.push([first.id, second.id]);
      }
    }
    return pairs;
  }
}
