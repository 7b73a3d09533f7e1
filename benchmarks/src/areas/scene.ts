/** Capsules, convex polygons and sectors, anywhere in a world of 1 m tiles, and circles with as many rows. */
import { tileSpace } from '@tilewright/tilemap';
import {
  boundsOf,
  capsule,
  type Capsule2,
  convexPolygon,
  type ConvexPolygon2,
  degrees,
  difference,
  directionFromAngle,
  meters,
  metersPerTile,
  position,
  rectangle,
  sector,
  type Sector2,
  segment,
  sweptRectangle,
  unsafeNumber,
} from '@tilewright/units';
import { generator } from '../harness/random.js';

export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** How far the shapes reach from a place, in meters: capsules and polygons to both sides of it, sectors to one. */
export const reaches = [5, 15, 100] as const;

/** The numbers from which a shape is made. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** The degrees of a direction from the place, and its vector. */
  readonly toward: number;
  readonly toX: number;
  readonly toY: number;
  /** The vertices of the polygon, relative to the place. */
  readonly vertices: readonly (readonly [number, number])[];
}

/** Makes each kind of shape, as a game makes it from its own numbers. */
export const makers = {
  capsule: ({ x, y, reach, toX, toY }: Area): Capsule2 => {
    const [dx, dy] = [toX * reach * 0.75, toY * reach * 0.75];
    const beam = segment(position(meters(x - dx), meters(y - dy)), difference(meters(2 * dx), meters(2 * dy)));
    return capsule(beam, meters(reach * 0.25));
  },
  'swept rectangle': ({ x, y, reach, toX, toY }: Area): ConvexPolygon2 => {
    const [dx, dy, half] = [toX * reach * 0.75, toY * reach * 0.75, reach * 0.25];
    const start = rectangle(
      position(meters(x - dx - half), meters(y - dy - half)),
      position(meters(x - dx + half), meters(y - dy + half)),
    );
    return sweptRectangle(start, difference(meters(2 * dx), meters(2 * dy)));
  },
  'polygon of 6 vertices': ({ x, y, vertices }: Area): ConvexPolygon2 =>
    convexPolygon(vertices.map(([dx, dy]) => position(meters(x + dx), meters(y + dy)))),
  'sector of 90 degrees': (area: Area): Sector2 => madeSector(area, 90),
  'sector of 270 degrees': (area: Area): Sector2 => madeSector(area, 270),
};
export type Kind = keyof typeof makers;
export const kinds = Object.keys(makers) as readonly Kind[];

function madeSector({ x, y, reach, toward }: Area, angle: number): Sector2 {
  return sector(position(meters(x), meters(y)), meters(reach), directionFromAngle(degrees(toward)), degrees(angle));
}

/** Areas with about 2,000 rows in all. */
export function areas(reach: number, seed: number): Area[] {
  const random = generator(seed);
  return Array.from({ length: 1000 / reach }, () => {
    const toward = random() * 360;
    const vectorOf = (angle: number) => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)] as const;
    const [toX, toY] = vectorOf(toward);
    const vertices = [0, 50, 110, 190, 230, 300].map((turn) => {
      const [dx, dy] = vectorOf(toward + turn);
      return [dx * reach, dy * reach] as const;
    });
    return { x: random() * 500, y: random() * 500, reach, toward, toX, toY, vertices };
  });
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The circle from the northern to the southern end of a shape. */
export function circleAsHigh(kind: Kind, area: Area): Disc {
  const { min, max } = boundsOf(makers[kind](area));
  const [top, bottom] = [unsafeNumber(min.y), unsafeNumber(max.y)];
  return { x: area.x, y: (top + bottom) / 2, radius: (bottom - top) / 2 };
}
