/**
 * Containment and overlap of sectors, exact, over plain numbers in one unit and space.
 *
 * A sector is the part of a disc from the edge u to the edge v, clockwise on the screen.
 *
 *   - up to half a turn it is convex: see `convex-sector.ts`
 *   - beyond, it is two convex halves of the disc: the one to the right of u, whose edges are u and -u, and the one to the
 *     left of v, whose edges are -v and v
 *   - a full turn has two edges that are the same, and is the disc
 */
import { sideOfEdge } from '../exact/edges.js';
import type { RawPoint, RawSector } from '../types/raw.js';
import { capsuleOverlapsCircle } from './capsule-overlap.js';
import {
  coneContains,
  type ConvexSector,
  convexSectorOverlapsCapsule,
  convexSectorOverlapsCircle,
} from './convex-sector.js';
import { circleContains, circleOverlapsRectangle, circlesOverlap, rectangleContains } from './overlap.js';
import { polygonContains, polygonOverlapsCircle } from './polygon-overlap.js';

/** What is asked of a sector: all but its direction and its angle, of which its edges are made. */
export type SectorParts = Omit<RawSector, 'direction' | 'angle'>;

/** Whether a sector is the whole disc. */
export function isFullTurn({ from, to, isReflex }: SectorParts): boolean {
  return isReflex && from.x === to.x && from.y === to.y;
}

/** The sector if it is convex, and otherwise its half to the right of the first edge. */
export function firstPart(sector: SectorParts): ConvexSector {
  const { center, radius, from, isReflex } = sector;
  return isReflex ? { center, radius, from, to: { x: -from.x, y: -from.y } } : sector;
}

/** The half to the left of the second edge of a sector that is not convex. */
export function secondPart({ center, radius, to }: SectorParts): ConvexSector {
  return { center, radius, from: { x: -to.x, y: -to.y }, to };
}

/** Whether p is in the sector, or on its border. */
export function sectorContains(sector: SectorParts, px: number, py: number): boolean {
  const { center, radius, from, to, isReflex } = sector;
  const { x, y } = center;
  return (
    circleContains(x, y, radius, px, py) &&
    (isReflex
      ? sideOfEdge(x, y, from.x, from.y, px, py) >= 0 || sideOfEdge(x, y, to.x, to.y, px, py) <= 0
      : coneContains(sector, px, py))
  );
}

/** Whether the sector meets the disc of radius s around p. */
export function sectorOverlapsCircle(sector: SectorParts, px: number, py: number, s: number): boolean {
  const { center, radius, isReflex } = sector;
  if (isFullTurn(sector)) return circlesOverlap(center.x, center.y, radius, px, py, s);
  return (
    convexSectorOverlapsCircle(firstPart(sector), px, py, s) ||
    (isReflex && convexSectorOverlapsCircle(secondPart(sector), px, py, s))
  );
}

/** Whether the sector meets the capsule of radius s around the segment from a to b. */
export function sectorOverlapsCapsule(
  sector: SectorParts,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  s: number,
): boolean {
  const { center, radius, isReflex } = sector;
  if (isFullTurn(sector)) return capsuleOverlapsCircle(ax, ay, bx, by, s, center.x, center.y, radius);
  return (
    convexSectorOverlapsCapsule(firstPart(sector), ax, ay, bx, by, s) ||
    (isReflex && convexSectorOverlapsCapsule(secondPart(sector), ax, ay, bx, by, s))
  );
}

/** Whether the sector meets the rectangle. */
export function sectorOverlapsRectangle(
  sector: SectorParts,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): boolean {
  const { center, radius, isReflex } = sector;
  if (!circleOverlapsRectangle(center.x, center.y, radius, minX, minY, maxX, maxY)) return false;
  if (isFullTurn(sector) || rectangleContains(minX, minY, maxX, maxY, center.x, center.y)) return true;
  return (
    meetsBorder(firstPart(sector), minX, minY, maxX, maxY) ||
    (isReflex && meetsBorder(secondPart(sector), minX, minY, maxX, maxY))
  );
}

/** Whether the sector meets the convex polygon. */
export function sectorOverlapsPolygon(sector: SectorParts, vertices: readonly RawPoint[]): boolean {
  const { center, radius, isReflex } = sector;
  if (isFullTurn(sector)) return polygonOverlapsCircle(vertices, center.x, center.y, radius);
  return (
    polygonContains(vertices, center.x, center.y) ||
    meetsOutline(firstPart(sector), vertices) ||
    (isReflex && meetsOutline(secondPart(sector), vertices))
  );
}

function meetsBorder(sector: ConvexSector, minX: number, minY: number, maxX: number, maxY: number): boolean {
  return (
    convexSectorOverlapsCapsule(sector, minX, minY, maxX, minY, 0) ||
    convexSectorOverlapsCapsule(sector, maxX, minY, maxX, maxY, 0) ||
    convexSectorOverlapsCapsule(sector, minX, maxY, maxX, maxY, 0) ||
    convexSectorOverlapsCapsule(sector, minX, minY, minX, maxY, 0)
  );
}

function meetsOutline(sector: ConvexSector, vertices: readonly RawPoint[]): boolean {
  let a = vertices[vertices.length - 1]!;
  for (let i = 0; i < vertices.length; i++) {
    const b = vertices[i]!;
    if (convexSectorOverlapsCapsule(sector, a.x, a.y, b.x, b.y, 0)) return true;
    a = b;
  }
  return false;
}
