/** Random crowds of shapes, in a tracker and as plain numbers. */
import { ObjectTracker, type TrackedShape } from '@tilewright/queries';
import type { Random } from '@tilewright/testing';
import { tileSpace } from '@tilewright/tilemap';
import {
  type AnyQuantity,
  circle,
  difference,
  type Length,
  meters,
  metersPerTile,
  position,
  rectangle,
  unsafeNumber,
} from '@tilewright/units';
import { type Body2, box } from '../../moving/body.js';
import type { PlainBody, PlainShape } from './oracle.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

export const newTracker = (): ObjectTracker<number> => new ObjectTracker<number>({ space });

/** The coordinates of a point. */
export function plain({ x, y }: { readonly x: AnyQuantity; readonly y: AnyQuantity }): [number, number] {
  return [unsafeNumber(x), unsafeNumber(y)];
}

/** A tracker full of random shapes, and the same as plain numbers. */
export function crowd(
  random: Random,
  count: number,
  side: number,
  far: number,
): { tracker: ObjectTracker<number>; shapes: PlainShape[] } {
  const tracker = newTracker();
  const shapes: PlainShape[] = [];
  const size = (): number => [0, 0.5, 1, 2, 0.25, 0.7, 1 / 3, random.between(0.01, 2)][random.integer(0, 7)]!;
  const place = (): number =>
    far + [random.integer(0, side), random.integer(0, 4 * side) / 4, random.between(0, side)][random.integer(0, 2)]!;
  for (let i = 0; i < count; i++) {
    const [x, y] = [place(), place()];
    const isRectangle = random.next() < 0.5;
    const [width, height] = [size(), size()];
    shapes.push(
      isRectangle
        ? { minX: x, minY: y, maxX: x + width, maxY: y + height, radius: 0 }
        : { minX: x, minY: y, maxX: x, maxY: y, radius: width / 2 },
    );
    tracker.add(i, shapeOf(shapes[i]!, isRectangle));
  }
  return { tracker, shapes };
}

export function shapeOf({ minX, minY, maxX, maxY, radius }: PlainShape, isRectangle: boolean): TrackedShape<Length> {
  const min = position(meters(minX), meters(minY));
  return isRectangle ? rectangle(min, position(meters(maxX), meters(maxY))) : circle(min, meters(radius));
}

export function bodyOf({ halfX, halfY, radius }: PlainBody, x: number, y: number): Body2 {
  const center = position(meters(x), meters(y));
  return radius > 0 ? circle(center, meters(radius)) : box(center, difference(meters(halfX), meters(halfY)));
}
