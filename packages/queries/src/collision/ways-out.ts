/**
 * The places to which a disc can be pushed out of solid tiles, nearest first.
 *
 * Tile space, plain numbers. The centres at which the disc overlaps something solid form an open region: the solid tiles,
 * grown by the radius. Its border consists of lines (a radius off the exposed sides of tiles) and arcs (of that radius
 * around their outer corners). The nearest place outside is therefore a foot on a line or on an arc, or a point where two
 * of them meet. All of these are tried, by distance, until one is clear.
 */
import { isClear, type SolidAt } from './clearance.js';

/** A centre to go to. */
export interface WayOut {
  readonly x: number;
  readonly y: number;
  readonly distance: number;
}

/** Places are rounded: what has to fit in is a disc that is smaller by so many units in the last place of a coordinate. */
const SLACK = 64;

/**
 * The nearest place within `reach` at which the disc is clear but for rounding; `undefined` if there is none.
 *
 * @param unit - the distance of neighbouring doubles hereabouts
 *
 * @remarks Looks at the tiles within radius and reach. Where two borders meet is only asked nearer than the best foot.
 */
export function nearestWayOut(
  solidAt: SolidAt,
  cx: number,
  cy: number,
  radius: number,
  reach: number,
  unit: number,
): WayOut | undefined {
  const borders = bordersAround(solidAt, cx, cy, radius, reach);
  const fitting = Math.max(0, radius - SLACK * unit);
  const feet = nearestClear(solidAt, fitting, feetOn(borders, cx, cy, radius, reach));
  const better = feet === undefined ? reach : feet.distance;
  return nearestClear(solidAt, fitting, meetingsOf(borders, cx, cy, radius, better)) ?? feet;
}

interface Borders {
  /** The abscissas of lines beside exposed west and east sides, and the ordinates of those beside the other two. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  /** The centres of arcs: corners of tiles with something solid and something open around them. */
  readonly corners: readonly { readonly x: number; readonly y: number }[];
}

function bordersAround(solidAt: SolidAt, cx: number, cy: number, radius: number, reach: number): Borders {
  const columns = new Set<number>();
  const rows = new Set<number>();
  const corners: { x: number; y: number }[] = [];
  const extent = radius + reach;
  const west = Math.floor(cx - extent);
  const east = Math.floor(cx + extent) + 1;
  const north = Math.floor(cy - extent);
  const south = Math.floor(cy + extent) + 1;
  for (let y = north; y <= south; y++) {
    for (let x = west; x <= east; x++) {
      // The four tiles around the north-west corner of (x, y).
      const here = solidAt(x, y);
      const toWest = solidAt(x - 1, y);
      const toNorth = solidAt(x, y - 1);
      const across = solidAt(x - 1, y - 1);
      if (here !== toWest) columns.add(here ? x - radius : x + radius);
      if (here !== toNorth) rows.add(here ? y - radius : y + radius);
      const solids = Number(here) + Number(toWest) + Number(toNorth) + Number(across);
      // One solid tile, or two across from each other: there the border goes around the corner.
      if (solids === 1 || (solids === 2 && here === across)) corners.push({ x, y });
    }
  }
  return { columns: [...columns], rows: [...rows], corners };
}

function feetOn(borders: Borders, cx: number, cy: number, radius: number, reach: number): WayOut[] {
  const places = new Places(cx, cy, reach);
  for (const x of borders.columns) places.add(x, cy);
  for (const y of borders.rows) places.add(cx, y);
  for (const { x, y } of borders.corners) {
    const dx = cx - x;
    const dy = cy - y;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance > 0) places.add(x + (dx / distance) * radius, y + (dy / distance) * radius);
  }
  return places.sorted();
}

function meetingsOf(borders: Borders, cx: number, cy: number, radius: number, reach: number): WayOut[] {
  const places = new Places(cx, cy, reach);
  const columns = borders.columns.filter((x) => Math.abs(x - cx) < reach);
  const rows = borders.rows.filter((y) => Math.abs(y - cy) < reach);
  const corners = borders.corners.filter(({ x, y }) => {
    const dx = x - cx;
    const dy = y - cy;
    return Math.abs(Math.sqrt(dx * dx + dy * dy) - radius) < reach;
  });
  for (const x of columns) for (const y of rows) places.add(x, y);
  for (const corner of corners) {
    for (const x of columns) {
      const half = halfChord(radius, x - corner.x);
      places.add(x, corner.y - half);
      places.add(x, corner.y + half);
    }
    for (const y of rows) {
      const half = halfChord(radius, y - corner.y);
      places.add(corner.x - half, y);
      places.add(corner.x + half, y);
    }
    for (const other of corners) addMeetingsOfArcs(places, corner, other, radius);
  }
  return places.sorted();
}

function addMeetingsOfArcs(
  places: Places,
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
  radius: number,
): void {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance === 0) return;
  const half = halfChord(radius, distance / 2);
  // Of the two meetings, this pair has one, and the pair the other way round has the other.
  places.add((a.x + b.x) / 2 + (dy / distance) * half, (a.y + b.y) / 2 - (dx / distance) * half);
}

/** Half of the chord of a circle at a distance from its centre; NaN where there is none. */
function halfChord(radius: number, distance: number): number {
  return Math.sqrt((radius - distance) * (radius + distance));
}

function nearestClear(solidAt: SolidAt, radius: number, places: readonly WayOut[]): WayOut | undefined {
  return places.find(({ x, y }) => isClear(solidAt, x, y, radius));
}

/** Places within reach of a centre. */
class Places {
  private readonly cx: number;
  private readonly cy: number;
  private readonly reach: number;
  private readonly found: WayOut[] = [];

  constructor(cx: number, cy: number, reach: number) {
    this.cx = cx;
    this.cy = cy;
    this.reach = reach;
  }

  /** Adds a place, if it is one (not NaN) and near enough. */
  add(x: number, y: number): void {
    const dx = x - this.cx;
    const dy = y - this.cy;
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance <= this.reach) this.found.push({ x, y, distance });
  }

  /** By distance; equally near ones north to south, west to east. */
  sorted(): WayOut[] {
    return this.found.sort((a, b) => a.distance - b.distance || a.y - b.y || a.x - b.x);
  }
}
