/**
 * Shapes as paths of the renderer.
 *
 * Shows: typed shapes become plain numbers where the renderer takes them. The numbers are centimeters, because the
 * renderer picks the segments of a curve by its size in numbers: in meters, a circle would be a coarse polygon.
 */
import type { TileRow } from '@tilewright/queries';
import { type Tile, tile, tileBounds, tileCorner, type TileSpace } from '@tilewright/tilemap';
import {
  type Angle,
  angleOf,
  centimeters,
  type Circle2,
  type Direction2,
  type Length,
  meters,
  type Position2,
  radians,
  rectangle,
  type Rectangle2,
  valueIn,
} from '@tilewright/units';
import { type Container, Graphics } from 'pixi.js';

/** Scales a drawing in centimeters to a stage in meters. */
export function inCentimeters<C extends Container>(container: C): C {
  container.scale.set(valueIn(centimeters(1), meters));
  return container;
}

/** An empty drawing in centimeters. */
export function newDrawing(): Graphics {
  return inCentimeters(new Graphics());
}

/** A length in centimeters, as the renderer takes it. */
export function drawn(length: Length): number {
  return valueIn(length, centimeters);
}

function rectanglePath(path: Graphics, { min, max }: Rectangle2): Graphics {
  const [x, y] = [drawn(min.x), drawn(min.y)];
  return path.rect(x, y, drawn(max.x) - x, drawn(max.y) - y);
}

export function tilePath(path: Graphics, space: TileSpace, tile: Tile): Graphics {
  return rectanglePath(path, tileBounds(space, tile));
}

export function circlePath(path: Graphics, { center, radius }: Circle2): Graphics {
  return path.circle(drawn(center.x), drawn(center.y), drawn(radius));
}

export function linePath(path: Graphics, from: Position2, to: Position2): Graphics {
  return path.moveTo(drawn(from.x), drawn(from.y)).lineTo(drawn(to.x), drawn(to.y));
}

/** A line through positions, from the first to the last. */
export function polylinePath(path: Graphics, positions: readonly Position2[]): Graphics {
  for (const [i, { x, y }] of positions.entries()) {
    if (i === 0) path.moveTo(drawn(x), drawn(y));
    else path.lineTo(drawn(x), drawn(y));
  }
  return path;
}

/** A sector of a disc, from a direction, by an angle. */
export function sectorPath(
  path: Graphics,
  center: Position2,
  radius: Length,
  start: Direction2,
  sweep: Angle,
): Graphics {
  const [x, y] = [drawn(center.x), drawn(center.y)];
  const from = valueIn(angleOf(start), radians);
  return path
    .moveTo(x, y)
    .arc(x, y, drawn(radius), from, from + valueIn(sweep, radians))
    .lineTo(x, y)
    .closePath();
}

export function rowPath(path: Graphics, space: TileSpace, { y, xMin, xMax }: TileRow): Graphics {
  return rectanglePath(path, rectangle(tileCorner(space, tile(xMin, y)), tileCorner(space, tile(xMax + 1, y + 1))));
}
