/** The bodies of figures in which the reader chooses a shape. */
import { type Body2, box } from '@tilewright/motion';
import { circle, tileDifference, type TileLength, tiles } from '@tilewright/units';
import type { Place } from '../parts/fields.js';
import { positionAt } from '../parts/shapes.js';

export const SHAPES = ['box', 'circle'] as const;

/** @param half - the radius, or half of the width and of the height; in tiles */
export function bodyAt(place: Place, shape: (typeof SHAPES)[number], half: number): Body2<TileLength> {
  const size = tiles(half);
  return shape === 'box' ? box(positionAt(place), tileDifference(size, size)) : circle(positionAt(place), size);
}
