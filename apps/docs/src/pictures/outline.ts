/** Outlines of shapes as paths of SVG, on a board. */
import {
  type Capsule2,
  type Circle2,
  type ConvexPolygon2,
  type Rectangle2,
  type Sector2,
  type Segment2,
  type TileLength,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import { TILE } from '../figures/parts/board.js';

/** In hundredths of a unit of the picture, so that its text is short, and the same everywhere. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

const onBoard = (length: TileLength): number => TILE * valueIn(length, tiles);

function at({ x, y }: Pick<TilePosition2, 'x' | 'y'>, dx: number = 0, dy: number = 0): string {
  return `${short(onBoard(x) + dx)} ${short(onBoard(y) + dy)}`;
}

export function segmentPath({ start, end }: Segment2<TileLength>): string {
  return `M${at(start)}L${at(end)}`;
}

export function rectanglePath({ min, max }: Rectangle2<TileLength>): string {
  return `M${at(min)}H${short(onBoard(max.x))}V${short(onBoard(max.y))}H${short(onBoard(min.x))}Z`;
}

export function circlePath({ center, radius }: Circle2<TileLength>): string {
  const r = onBoard(radius);
  return `M${at(center, -r)}A${r} ${r} 0 0 1 ${at(center, r)}A${r} ${r} 0 0 1 ${at(center, -r)}Z`;
}

/** Two edges and two arcs. */
export function capsulePath({ segment: { start, end }, radius }: Capsule2<TileLength>): string {
  const [dx, dy, r] = [onBoard(end.x) - onBoard(start.x), onBoard(end.y) - onBoard(start.y), onBoard(radius)];
  const factor = r / Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [-dy * factor, dx * factor];
  const arc = `A${r} ${r} 0 0 0 `;
  return `M${at(start, nx, ny)}L${at(end, nx, ny)}${arc}${at(end, -nx, -ny)}L${at(start, -nx, -ny)}${arc}${at(start, nx, ny)}`;
}

/** Of less than a full turn. */
export function sectorPath({ center, radius, from, to, isReflex }: Sector2<TileLength>): string {
  const r = onBoard(radius);
  const arc = `A${r} ${r} 0 ${isReflex ? 1 : 0} 1 `;
  return `M${at(center)}L${at(center, r * from.x, r * from.y)}${arc}${at(center, r * to.x, r * to.y)}Z`;
}

export function polygonPath({ vertices }: ConvexPolygon2<TileLength>): string {
  return `M${vertices.map((vertex) => at(vertex)).join('L')}Z`;
}
