/** The camera of a container that is drawn in meters. */
import { type PixelSpace, pixelSpace, toPixels } from '@tilewright/tilemap';
import { meters, pixelsPerMeter, position, unsafeNumber } from '@tilewright/units';
import { argumentError, requireObject } from '@tilewright/units/checks';
import type { Container } from 'pixi.js';

const origin = position(meters(0), meters(0));
/** The parts of a transform besides position and scale, at rest. */
const upright = { rotation: 0, skewX: 0, skewY: 0, pivotX: 0, pivotY: 0, originX: 0, originY: 0 };

/**
 * Places a container so that it shows the world through a camera. Draw everything in it in meters.
 *
 * It sets the whole transform: a rotation, a skew or a pivot of the container is set to 0.
 *
 * @param container - a child of the stage, or of containers without a transform
 * @param camera - the space of the screen, in CSS pixels: the unit of the stage with `autoDensity`
 * @throws RangeError if the camera is not a `PixelSpace`, or the container was destroyed
 *
 * @remarks A world in pixels needs no such camera: its container has a scale of 1.
 *
 * @example
 * import { Container } from 'pixi.js';
 * const world = new Container();
 * const camera = pixelSpace({ origin: position(meters(10), meters(4)), pixelsPerMeter: pixelsPerMeter(48) });
 * show(world, camera);
 * world.scale.x; // => 48
 */
export function show(container: Container, camera: PixelSpace): void {
  requireContainer('show', container);
  const { x, y } = toPixels(camera, origin);
  const scale = unsafeNumber(camera.pixelsPerMeter);
  container.updateTransform({ ...upright, x: unsafeNumber(x), y: unsafeNumber(y), scaleX: scale, scaleY: scale });
}

/**
 * The camera of a container: the space of the screen in which its children, drawn in meters, appear. Use it to
 * convert pointer coordinates to positions, for any container.
 *
 * @param container - a container, also inside containers that are moved and scaled
 * @throws RangeError if the container is rotated, skewed, mirrored, or scaled differently along x and y, itself or
 * through its parents, since a `PixelSpace` cannot express this; or if it was destroyed
 *
 * @example
 * import { Container } from 'pixi.js';
 * const world = new Container();
 * world.position.set(96, 0);
 * world.scale.set(48);
 * fromPixels(cameraOf(world), pixelPosition(pixels(0), pixels(96))); // => position(meters(-2), meters(2))
 */
export function cameraOf(container: Container): PixelSpace {
  requireContainer('cameraOf', container);
  const { a, b, c, d, tx, ty } = container.getGlobalTransform();
  // Products of scales round the same for both axes, so equal scales stay equal; a rotation by 0 leaves exactly 0.
  if (b !== 0 || c !== 0 || a !== d || !(a > 0)) {
    const rule = 'neither rotated, skewed nor mirrored, and scaled equally along x and y';
    const received = { a, b, c, d };
    throw argumentError('cameraOf', 'container', rule, received, 'Rotate its children or the canvas instead');
  }
  return pixelSpace({ origin: position(meters(-tx / a), meters(-ty / a)), pixelsPerMeter: pixelsPerMeter(a) });
}

function requireContainer(where: string, container: Partial<Container> | null | undefined): void {
  requireObject(where, 'container', 'a Container of PixiJS 8', container);
  if (typeof container?.getGlobalTransform !== 'function') {
    throw argumentError(where, 'container', 'a Container of PixiJS 8', container, 'Install pixi.js 8.6 or later');
  }
  requireInUse(where, 'container', container);
}

/** @throws RangeError if a container was destroyed */
export function requireInUse(where: string, parameter: string, { destroyed = false }: Partial<Container>): void {
  if (!destroyed) return;
  throw new RangeError(`${where}: ${parameter} must be in use, received a destroyed object. Create a new one`);
}
