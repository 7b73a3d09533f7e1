/** Checks the arguments that all functions of motion share, and prepares the kernel. */
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import { requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { requireFinite, requireFinitePair } from '@tilewright/units/checks';
import { type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { halfInTiles, type RawBox, requireBox } from './body.js';
import { type RawOptions, SolidFaces } from './faces.js';
import { type MotionOptions, requireMotionOptions } from './options.js';
import { Slide } from './slide.js';

/** The kernel of a step. If a function of the caller throws, it is not given back and becomes garbage. */
export class Motion {
  readonly slide: Slide = new Slide();
  readonly faces: SolidFaces = new SolidFaces();
}

let idle: Motion | undefined;

/** Borrows the kernel with the body and its displacement in it. */
export function beginMotion(
  where: string,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBox,
  displacement: RawPoint,
  options: MotionOptions<never> | undefined,
): Motion {
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  requireBox(where, 'body', body);
  requireFinitePair(where, 'displacement', 'a vector', displacement);
  requireMotionOptions(where, options);
  const { center, halfExtents } = body;
  const { origin } = space;
  const size = sizeOfTiles(space);
  const halfWidth = halfInTiles(where, 'body.halfExtents.x', size, halfExtents.x);
  const halfHeight = halfInTiles(where, 'body.halfExtents.y', size, halfExtents.y);
  requireEnd(where, 'x', (center.x + displacement.x - origin.x) / size);
  requireEnd(where, 'y', (center.y + displacement.y - origin.y) / size);
  const motion = idle ?? new Motion();
  idle = undefined;
  const { leg } = motion.slide;
  leg.x.half = halfWidth;
  leg.y.half = halfHeight;
  leg.x.origin = origin.x;
  leg.y.origin = origin.y;
  leg.x.size = leg.y.size = size;
  leg.x.start = center.x;
  leg.y.start = center.y;
  leg.x.change = displacement.x;
  leg.y.change = displacement.y;
  motion.faces.start(where, map, rawOptions(options));
  return motion;
}

/** Gives the kernel back. */
export function endMotion(motion: Motion): void {
  motion.faces.release();
  idle = motion;
}

function requireEnd(where: string, axis: 'x' | 'y', end: number): void {
  // A body that leaves the range of numbers has no position.
  if (!Number.isFinite(end)) requireFinite(where, `(body.center + displacement).${axis} in tiles`, end);
}

function rawOptions(options: MotionOptions<never> | undefined): RawOptions | undefined;
function rawOptions(options: unknown): unknown {
  return options;
}
