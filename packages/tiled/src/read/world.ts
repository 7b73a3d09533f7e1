/**
 * Converts the file's pixels to the world of the caller: to meters by a typed ratio, or unchanged.
 *
 *     meters = (pixels / pixels per tile) * meters per tile
 *
 * In this order, points on the grid of the file are exactly on the grid of the world: for them the quotient is a whole
 * number, and a `TileSpace` computes its corners as the same product.
 */
import {
  type AnyQuantity,
  type Length,
  type LengthPerPixel,
  type LengthPerTile,
  metersPerTile,
  type PixelLength,
  pixelsPerTile,
  type Point2,
  type PointOf,
  unsafePoint,
  unsafeQuantity,
  unsafeVector,
  type Vector2,
} from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { tileSpace, type TileSpace } from '@tilewright/tilemap';
import { pointOf } from '../map/shapes.js';

/** Makes quantities, points and spaces of the world from pixels of the file. */
export interface World<Q extends AnyQuantity> {
  length(pixels: number): Q;
  point(x: number, y: number): PointOf<Q>;
  vector(x: number, y: number): Vector2<Q>;
  /** The space of a grid whose tile (0, 0) has its northwest corner at (originX, originY). */
  space(originX: number, originY: number): TileSpace<Q>;
}

/** The size of the file's tiles or pixels in the world: exactly one of the two. */
export type WorldRatio<T = LengthPerTile, P = LengthPerPixel> =
  | { readonly tileSize: T; readonly pixelSize?: undefined }
  | { readonly pixelSize: P; readonly tileSize?: undefined };

/** The ratios, unchecked. */
export type RawWorldRatio = { readonly [K in keyof WorldRatio]?: unknown };

export function worldInPixels(tilePixels: number): World<PixelLength> {
  return world(
    (pixels) => pixels,
    (origin) => tileSpace({ origin, tileSize: pixelsPerTile(tilePixels) }),
  );
}

export function worldInMeters(tilePixels: number, ratio: RawWorldRatio): World<Length> {
  const size = tileMeters(tilePixels, ratio);
  return world(
    (pixels) => (pixels / tilePixels) * size,
    (origin) => tileSpace({ origin, tileSize: metersPerTile(size) }),
  );
}

function tileMeters(tilePixels: number, { tileSize, pixelSize }: RawWorldRatio): number {
  if (tileSize === undefined) return sizeOfTile('pixelSize', pixelSize, tilePixels);
  if (pixelSize === undefined) return sizeOfTile('tileSize', tileSize, 1);
  throw argumentError('readTiledMap', 'pixelSize', 'absent where tileSize is given', pixelSize);
}

/** The size of a tile in meters. Between these limits no coordinate of a file overflows or vanishes. */
function sizeOfTile(name: string, ratio: unknown, factor: number): number {
  if (typeof ratio === 'number') {
    const size = ratio * factor;
    if (size >= 1e-12 && size <= 1e12) return size;
  }
  throw argumentError('readTiledMap', name, 'positive, with tiles of 1e-12 to 1e12 meters', ratio);
}

function world<Q extends AnyQuantity>(
  convert: (pixels: number) => number,
  spaceAt: (origin: Point2<Q>) => TileSpace<Q>,
): World<Q> {
  return {
    length: (pixels) => unsafeQuantity(convert(pixels)),
    point: (x, y) => pointOf<Q>(convert(x), convert(y)),
    vector: (x, y) => unsafeVector(convert(x), convert(y)),
    space: (originX, originY) => spaceAt(unsafePoint(convert(originX), convert(originY))),
  };
}
