/**
 * Typed shapes into the renderer's paths, in centimetres: it draws a curve with as many corners as its size in numbers
 * seems to need, and in metres a circle would be a polygon.
 */
import { boundsOf, type Tile, type TileSpace } from '@tilewright/tilemap';
import {
  centimeters,
  type Circle2,
  type Length,
  meters,
  type Position2,
  type Rectangle2,
  valueIn,
} from '@tilewright/units';
import { type Container, Graphics } from 'pixi.js';

/** Scales what is drawn in centimetres to a stage in metres. */
export function inCentimeters<C extends Container>(container: C): C {
  container.scale.set(valueIn(centimeters(1), meters));
  return container;
}

/** An empty drawing in centimetres. */
export function newDrawing(): Graphics {
  return inCentimeters(new Graphics());
}

/** A length as the renderer takes it. */
export function drawn(length: Length): number {
  return valueIn(length, centimeters);
}

function rectanglePath(path: Graphics, { min, max }: Rectangle2): Graphics {
  const [x, y] = [drawn(min.x), drawn(min.y)];
  return path.rect(x, y, drawn(max.x) - x, drawn(max.y) - y);
}

export function tilePath(path: Graphics, space: TileSpace, tile: Tile): Graphics {
  return rectanglePath(path, boundsOf(space, tile));
}

export function circlePath(path: Graphics, { center, radius }: Circle2): Graphics {
  return path.circle(drawn(center.x), drawn(center.y), drawn(radius));
}

export function linePath(path: Graphics, from: Position2, to: Position2): Graphics {
  return path.moveTo(drawn(from.x), drawn(from.y)).lineTo(drawn(to.x), drawn(to.y));
}
