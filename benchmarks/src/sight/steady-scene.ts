/** The forms of sight that shall allocate nothing, and the views that they are asked for. */
import { tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import type { Eye } from './scene.js';

export const steadyForms = [
  'markTilesInView',
  'markTilesInViews',
  'visitTilesInView',
  'visitRowsInView',
  'tilesInViewInto',
  'regionInViewInto',
  'isInView',
] as const;
export type SteadyForm = (typeof steadyForms)[number];

/** Eyes in centers of tiles, for which most decisions are exact, and elsewhere. */
export const steadyRows: readonly string[] = steadyForms.flatMap((form) => [`${form}, centers`, `${form}, anywhere`]);
export const RADIUS = 16;

export function placeOf({ x, y }: Eye, isCenter: boolean): TilePosition2 {
  const off = isCenter ? 0.5 : 0.3 + ((x * 7 + y * 3) % 40) / 99;
  return tilePosition(tiles(x + off), tiles(y + off));
}
