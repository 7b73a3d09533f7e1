/** Checks the arguments that all functions of motion share, and prepares the kernel. */
import { Pool, type RawSpace, sizeOfTiles } from '@tilewright/queries/kernel';
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import { requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import { isFinitePair, type RawPoint, requireFinite, requireFinitePair } from '@tilewright/units/checks';
import { isCircle, type RawBody, requireBody, requireHalfExtent } from './body.js';
import { CircleLeg } from './circle-leg.js';
import { BoxLeg } from './box-leg.js';
import { type RawOptions, SolidFaces } from './faces.js';
import { MOST_EXTENT } from './limits.js';
import { type MotionOptions, type RawMoveOptions, requireMotionOptions, requireMoveOptions } from './options.js';
import { Slide } from './slide.js';

/** The kernel of a step. If a function of the caller throws, it is not given back and becomes garbage. */
export class Motion {
  readonly box: BoxLeg = new BoxLeg();
  readonly circle: CircleLeg = new CircleLeg();
  readonly slide: Slide = new Slide(this.box);
  readonly faces: SolidFaces = new SolidFaces();

  /** Drops the references to the caller's map and functions. */
  release(): void {
    this.faces.release();
    this.box.among?.giveBack();
    this.circle.among?.giveBack();
    this.box.among = undefined;
    this.circle.among = undefined;
  }
}

export const motions: Pool<Motion> = /* @__PURE__ */ new Pool(() => new Motion());

/** Borrows the kernel with the body and its displacement in it. */
export function beginMotion(
  where: string,
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  displacement: RawPoint,
  options: RawMoveOptions | undefined,
  slides = false,
): Motion {
  requireTilemap(where, 'map', map);
  requireTileSpace(where, 'space', space);
  requireBody(where, 'body', body);
  if (!isFinitePair(displacement)) requireFinitePair(where, 'displacement', 'a vector', displacement);
  if (slides) requireMoveOptions(where, options, sizeOfTiles(space));
  else requireMotionOptions(where, options);
  const { center } = body;
  const { origin } = space;
  const size = sizeOfTiles(space);
  const isRound = isCircle(body);
  const halfWidth = (isRound ? body.radius : body.halfExtents.x) / size;
  const halfHeight = (isRound ? body.radius : body.halfExtents.y) / size;
  // Numbers are passed to checks only if one may be at fault: they are boxed.
  const areGood = halfWidth > 0 && halfWidth <= MOST_EXTENT && halfHeight > 0 && halfHeight <= MOST_EXTENT;
  if (!areGood) requireExtents(where, size, body);
  const wayX = (center.x + displacement.x - origin.x) / size - (center.x - origin.x) / size;
  const wayY = (center.y + displacement.y - origin.y) / size - (center.y - origin.y) / size;
  if (!(wayX - wayX === wayY - wayY)) {
    requireDisplacement(where, 'x', center.x, displacement.x, origin.x, size);
    requireDisplacement(where, 'y', center.y, displacement.y, origin.y, size);
  }
  const among = options?.among?.begin(where, body);
  const motion = motions.borrow();
  const leg = isRound ? motion.circle : motion.box;
  const { slide } = motion;
  slide.leg = leg;
  leg.among = among;
  slide.ledges.up = options?.stepUp ?? 0;
  slide.ledges.down = options?.snapDown ?? 0;
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

function requireExtents(where: string, size: number, body: RawBody): void {
  if (isCircle(body)) {
    requireHalfExtent(where, 'body.radius', size, body.radius);
  } else {
    requireHalfExtent(where, 'body.halfExtents.x', size, body.halfExtents.x);
    requireHalfExtent(where, 'body.halfExtents.y', size, body.halfExtents.y);
  }
}

/** Requires that a step, and both of its ends, are finite in tiles. */
function requireDisplacement(
  where: string,
  axis: 'x' | 'y',
  center: number,
  displacement: number,
  origin: number,
  size: number,
): void {
  const start = (center - origin) / size;
  const end = (center + displacement - origin) / size;
  if (Number.isFinite(end - start)) return;
  requireFinite(where, `body.center.${axis} in tiles`, start);
  requireFinite(where, `(body.center + displacement).${axis} in tiles`, end);
  requireFinite(where, `displacement.${axis} in tiles`, end - start);
}

export function rawOptions(options: MotionOptions<never> | undefined): RawOptions | undefined;
export function rawOptions(options: unknown): unknown {
  return options;
}
