/** Draws what an eye sees: the outline and the range. */
import type { RawSpace } from '@tilewright/queries/kernel';
import { type DebugDraw, requireDebugDraw } from '@tilewright/queries/debug';
import { requireIterable } from '@tilewright/tilemap/checks';
import type { TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, PointOf, Same } from '@tilewright/units';
import { requireFinitePoint } from '@tilewright/units/checks';
import type { RawPoint, RawView } from '../arguments/raw.js';
import { requireView, type View2 } from '../arguments/view.js';

/**
 * Draws a view: the eye, the outline of what it sees, and its range as a circle.
 *
 * The outline ends at the tiles around that circle: the visible area is the intersection of both. To draw the tiles
 * in view, pass the result of `tilesInView` to `drawTiles` with the part `'view'`.
 *
 * @param draw - the renderer
 * @param space - the space of the grid
 * @param view - the view that was passed to `regionInView`
 * @param outline - what `regionInView` returned; if it is empty, only the eye and the circle are drawn
 * @throws RangeError if the renderer lacks a method, the view is not valid, or a point of the outline is not finite;
 * then nothing is drawn
 *
 * @remarks One line for each point of the outline.
 *
 * @example
 * import { drawView } from '@tilewright/sight/debug';
 * const drawn: unknown[][] = [];
 * const draw = { segment: (...ends: unknown[]) => void drawn.push(ends.slice(0, 4)), rectangle() {}, circle() {} };
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
 * const view = { position: tilePosition(tiles(1), tiles(1.5)) };
 * drawView(draw, unitTileSpace, view, regionInView(walls, unitTileSpace, view));
 * drawn; // => [[4, 3, 0, 3], [0, 3, 0, 0], [0, 0, 4, 0], [4, 0, 4, 3]]
 */
export function drawView<Q extends AnyQuantity>(
  draw: DebugDraw,
  space: TileSpace<Q>,
  view: View2<Same<Q>>,
  outline: Iterable<PointOf<NoInfer<Q>>>,
): void;
export function drawView(draw: DebugDraw, space: RawSpace, view: RawView, outline: Iterable<RawPoint>): void {
  requireDebugDraw('drawView', draw);
  requireView('drawView', space, view);
  requireIterable('drawView', 'outline', outline);
  const points = [...outline];
  for (const [i, point] of points.entries()) requireFinitePoint('drawView', `outline[${i}]`, point);
  const { position, maxDistance } = view;
  draw.circle(position.x, position.y, 0, 'view');
  if (maxDistance !== undefined) draw.circle(position.x, position.y, maxDistance, 'view');
  for (const [i, { x, y }] of points.entries()) {
    const next = points[(i + 1) % points.length]!;
    draw.segment(x, y, next.x, next.y, 'view');
  }
}
