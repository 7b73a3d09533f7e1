/** Places objects of a tile's picture in the world: rotated and mirrored like the tile, and moved to its cell. */
import {
  type Angle,
  type AnyQuantity,
  cos,
  degrees,
  type PixelLength,
  type PointOf,
  sin,
  unsafeNumber,
  unsafeQuantity,
  valueIn,
  type Vector2,
} from '@tilewright/units';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { rawOriginX, rawOriginY, rawTileSize } from '@tilewright/tilemap/kernel';
import { memberOf } from './checks.js';
import { DIAGONAL, HORIZONTAL, VERTICAL } from './orientation.js';
import type { CollisionObject, TiledObjectBase } from './plain-objects.js';
import { circleAround, pointOf, rectangleBetween, type RotatedRectangle } from './shapes.js';
import { turnOfOrientation } from './tile-id.js';

/** The size of a picture in pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The placement of a tile's picture: the cell and the orientation. */
export class Placement<Q extends AnyQuantity> {
  private readonly orientation: number;
  /** The size of the rotated picture, and its northwest corner in pixels of the map. */
  private readonly width: number;
  private readonly height: number;
  private readonly left: number;
  private readonly top: number;
  /** The grid in the world. */
  private readonly originX: number;
  private readonly originY: number;
  private readonly tileSize: number;
  private readonly tilePixels: number;

  constructor(
    space: TileSpace<Q>,
    at: Tile,
    tilePixels: number,
    orientation: number,
    picture: PixelSize,
    offset: Vector2<PixelLength>,
  ) {
    const isSwapped = (orientation & DIAGONAL) !== 0;
    this.orientation = orientation;
    this.width = isSwapped ? picture.height : picture.width;
    this.height = isSwapped ? picture.width : picture.height;
    this.left = at.x * tilePixels + unsafeNumber(offset.x);
    // The picture is aligned to the south side of its cell.
    this.top = (at.y + 1) * tilePixels - this.height + unsafeNumber(offset.y);
    this.originX = rawOriginX(space);
    this.originY = rawOriginY(space);
    this.tileSize = rawTileSize(space);
    this.tilePixels = tilePixels;
  }

  /** Converts an object of the picture to the world. */
  object(object: CollisionObject<PixelLength>): CollisionObject<Q> {
    const base = this.base(object);
    switch (object.kind) {
      case 'point':
        return { ...base, kind: 'point' };
      case 'template':
        return { ...base, kind: 'template', template: object.template };
      case 'rectangle': {
        const { min, max } = object.shape;
        return { ...base, kind: 'rectangle', shape: rectangleBetween(this.point(min), this.point(max)) };
      }
      case 'rotatedRectangle':
        return { ...base, kind: 'rotatedRectangle', shape: this.frame(object.shape) };
      case 'text':
        return { ...base, kind: 'text', text: object.text, shape: this.frame(object.shape) };
      case 'circle': {
        const { center, radius } = object.shape;
        return { ...base, kind: 'circle', shape: circleAround(this.point(center), this.length(radius)) };
      }
      case 'ellipse': {
        const { center, radiusX, radiusY, rotation } = object.shape;
        const shape = {
          center: this.point(center),
          radiusX: this.length(radiusX),
          radiusY: this.length(radiusY),
          rotation: this.angle(rotation),
        };
        return { ...base, kind: 'ellipse', shape };
      }
      case 'capsule': {
        const { start, end, radius } = object.shape;
        const shape = { start: this.point(start), end: this.point(end), radius: this.length(radius) };
        return { ...base, kind: 'capsule', shape };
      }
      case 'polygon':
        return {
          ...base,
          kind: 'polygon',
          shape: { corners: object.shape.corners.map((corner) => this.point(corner)) },
        };
      case 'polyline':
        return {
          ...base,
          kind: 'polyline',
          shape: { corners: object.shape.corners.map((corner) => this.point(corner)) },
        };
    }
  }

  private base({
    id,
    name,
    class: of,
    isVisible,
    properties,
    fields,
    ...object
  }: CollisionObject<PixelLength>): TiledObjectBase<Q> {
    return {
      id,
      name,
      class: of,
      isVisible,
      position: this.point(
        this.isMirrored && hasFrame(object.kind)
          ? northEastOf(object.position, object.rotation, widthIn(fields))
          : object.position,
      ),
      rotation: this.angle(object.rotation),
      properties,
      fields,
    };
  }

  private get isMirrored(): boolean {
    return turnOfOrientation(this.orientation).isMirrored;
  }

  private frame({ center, width, height, rotation }: RotatedRectangle<PixelLength>): RotatedRectangle<Q> {
    return {
      center: this.point(center),
      width: this.length(width),
      height: this.length(height),
      rotation: this.angle(rotation),
    };
  }

  /** Converts a point of the picture to the world. */
  private point(point: PixelPlace): PointOf<Q> {
    const u = unsafeNumber(point.x);
    const v = unsafeNumber(point.y);
    const { orientation } = this;
    const isSwapped = (orientation & DIAGONAL) !== 0;
    const right = isSwapped ? v : u;
    const down = isSwapped ? u : v;
    const x = this.left + ((orientation & HORIZONTAL) === 0 ? right : this.width - right);
    const y = this.top + ((orientation & VERTICAL) === 0 ? down : this.height - down);
    return pointOf<Q>(this.originX + this.scaled(x), this.originY + this.scaled(y));
  }

  private length(length: PixelLength): Q {
    return unsafeQuantity(this.scaled(unsafeNumber(length)));
  }

  /** Converts an angle of the picture to the world; mirroring reverses it. */
  private angle(angle: Angle): Angle {
    const { isMirrored, quarterTurns } = turnOfOrientation(this.orientation);
    const own = valueIn(angle, degrees);
    return degrees(quarterTurns * 90 + (isMirrored ? -own : own));
  }

  /** Converts pixels to the world like the reader; in a world of pixels, the number stays the same. */
  private scaled(pixels: number): number {
    return this.tileSize === this.tilePixels ? pixels : (pixels / this.tilePixels) * this.tileSize;
  }
}

/** A point in the pixels of a picture. */
interface PixelPlace {
  readonly x: PixelLength;
  readonly y: PixelLength;
}

/** Whether the position of an object is the northwest corner of its frame. Mirroring moves another corner there. */
function hasFrame(kind: CollisionObject<PixelLength>['kind']): boolean {
  return kind !== 'point' && kind !== 'template' && kind !== 'polygon' && kind !== 'polyline';
}

function widthIn(fields: unknown): number {
  const width = memberOf(fields, 'width');
  return typeof width === 'number' ? width : 0;
}

/** The northeast corner of a frame that is rotated around its northwest corner. */
function northEastOf({ x, y }: PixelPlace, rotation: Angle, width: number): PixelPlace {
  return {
    x: unsafeQuantity(unsafeNumber(x) + width * cos(rotation)),
    y: unsafeQuantity(unsafeNumber(y) + width * sin(rotation)),
  };
}
