/**
 * What calls of all packages cost the compiler: the first call of its kind in a program, which makes the compiler look
 * into the types of its arguments, and every further one.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiations } from './compile.js';

/** Calls of a package, with the recorded bounds on their cost: the figures measured, and a little more. */
export interface CallSample {
  readonly name: string;
  readonly calls: readonly string[];
  /** Bound on the instantiations of all the calls together, each once. */
  readonly first: number;
  /** Bound on the instantiations of a call that was made before, on average. */
  readonly next: number;
}

export const callSamples: readonly CallSample[] = [
  {
    name: 'a tile by a space (tilemap)',
    calls: ['tileAt(space, here)', 'tileAt(pixelSpace, pixel)', 'tileCenter(space, cell)'],
    first: 160,
    next: 0,
  },
  {
    name: 'tiles of shapes (queries)',
    calls: ['tilesInCircle(space, disc)', 'tilesInRectangle(space, box)', 'tilesOnSegment(space, path)'],
    first: 65,
    next: 0,
  },
  {
    name: 'rays, views, ways out (queries)',
    calls: [
      'castRay(walls, space, path)',
      'castRay(costs, space, path, { isSolid: (cost) => cost > 1 })',
      'isVisible(walls, space, here, here)',
      'pushOut(walls, space, disc)',
    ],
    first: 630,
    next: 1.6,
  },
  {
    name: 'a tracker (queries)',
    calls: [
      'new ObjectTracker<string>({ space })',
      "tracker.add('slime', disc)",
      'objectsInCircle(tracker, disc)',
      'nearestObjects(tracker, here, 3)',
      'firstObjectOnSegment(tracker, path)',
    ],
    first: 133,
    next: 0,
  },
  {
    name: 'walks (tilemap)',
    calls: [
      'floodFill(walls, cell)',
      'floodFill(costs, cell, { isSolid: (cost) => cost > 1 })',
      'floodFill((x, y) => x > y, cell)',
      'connectedRegions(walls)',
    ],
    first: 525,
    next: 4.8,
  },
  {
    name: 'maps (tilemap)',
    calls: [
      'bitTilemap(area)',
      'typedTilemap(area, Uint8Array, 0)',
      "arrayTilemap(area, 'grass')",
      "chunkedTilemap({ background: 'grass' })",
      'chunkedTilemap({ background: 0, array: Uint8Array })',
      'costs.set(cell, 1)',
    ],
    first: 1070,
    next: 1.4,
  },
  {
    name: 'maps of the Tiled editor (tiled)',
    calls: [
      "readTiledMap('', { tileSize: metersPerTile(1) })",
      "readTiledMap('')",
      "tileLayer(map, 'walls')",
      "objectLayer(map, 'spawns')",
      "solidTiles(map, { layer: 'walls' })",
      "property(map, 'name', 'string')",
      "property(map, 'size', meters)",
      'objectContains(object, here)',
    ],
    first: 520,
    next: 0,
  },
  {
    name: 'shapes (units)',
    calls: ['contains(disc, here)', 'overlaps(disc, box)', 'distance(disc, here)', 'firstContact(path, disc)'],
    first: 310,
    next: 0,
  },
];

/** What the calls speak of. Values are declared, not made: only the calls count. */
const head = `
import { contains, distance, firstContact, meters, metersPerTile, overlaps } from '@tilewright/units';
import type { Circle2, PixelLength, PixelPosition2, Position2, Rectangle2, Segment2 } from '@tilewright/units';
import { arrayTilemap, bitTilemap, chunkedTilemap, tileAt, tileCenter, typedTilemap } from '@tilewright/tilemap';
import { connectedRegions, floodFill } from '@tilewright/tilemap';
import type { ReadonlyTilemap, Tile, Tilemap, TileRect, TileSpace } from '@tilewright/tilemap';
import { castRay, firstObjectOnSegment, isVisible, nearestObjects, objectsInCircle } from '@tilewright/queries';
import { pushOut } from '@tilewright/motion';
import { ObjectTracker } from '@tilewright/queries';
import { tilesInCircle, tilesInRectangle, tilesOnSegment } from '@tilewright/queries';
import { objectContains, objectLayer, property, readTiledMap, solidTiles, tileLayer } from '@tilewright/tiled';
import type { TiledMap, AreaObject } from '@tilewright/tiled';
declare const area: TileRect;
declare const box: Rectangle2;
declare const cell: Tile;
declare const costs: Tilemap<number>;
declare const disc: Circle2;
declare const here: Position2;
declare const map: TiledMap;
declare const object: AreaObject;
declare const path: Segment2;
declare const pixel: PixelPosition2;
declare const pixelSpace: TileSpace<PixelLength>;
declare const space: TileSpace;
declare const tracker: ObjectTracker<string>;
declare const walls: ReadonlyTilemap<boolean>;
`;

const repeats = 10;

/** Instantiations for the calls of each sample, all of them once, and for a further call. */
export function costOfCalls(folder: string, version: string): { readonly first: number; readonly next: number }[] {
  const cost = (calls: readonly string[], times: number): number => {
    const lines = calls.map((call) => `void ${call};\n`).join('');
    writeFileSync(join(folder, 'calls.ts'), head + lines.repeat(times));
    return instantiations(folder, version, 'calls.ts', ['--skipLibCheck']);
  };
  const nothing = cost([], 0);
  return callSamples.map(({ calls }) => {
    const once = cost(calls, 1);
    return { first: once - nothing, next: (cost(calls, 1 + repeats) - once) / (repeats * calls.length) };
  });
}
