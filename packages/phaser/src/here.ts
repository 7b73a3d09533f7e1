/** `here`: typed positions of game objects and pointers. */
import { type PixelPosition2, pixelPosition, pixels } from '@tilewright/units';
import { argumentError, requireObject } from '@tilewright/units/checks';
import type Phaser from 'phaser';

/** Anything with world coordinates: a game object, the center of a body, a vector. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly parentContainer?: unknown;
}

/** The members of a pointer that are read. */
export interface Pointer extends Placed, Pick<Phaser.Input.Pointer, 'worldX' | 'worldY' | 'camera'> {}

/**
 * The position of a game object or a pointer in the world, in pixels.
 *
 * For a game object inside a container, the transform of the container is applied. For a pointer, the camera is
 * applied, with its scroll, zoom and rotation, even if the camera moved after the pointer. A new zoom or rotation
 * takes effect with the next frame, as everywhere in Phaser.
 *
 * @param place - a game object, any `{ x, y }` of the world, or a pointer
 * @param camera - the camera that shows a pointer. Default: the last camera of the pointer
 * @throws RangeError if a coordinate is not finite, or a pointer has no camera yet
 *
 * @example
 * here({ x: 40, y: 8 }); // => pixelPosition(pixels(40), pixels(8))
 */
export function here(
  place: Placed | Pointer,
  camera?: Pick<Phaser.Cameras.Scene2D.Camera, 'getWorldPoint'>,
): PixelPosition2 {
  requireObject('here', 'place', 'a game object, a pointer, or a point { x, y }', place);
  if ('worldX' in place) {
    // A pointer has no camera before its first event, although its type does not say so.
    const seenBy: Pick<Phaser.Cameras.Scene2D.Camera, 'getWorldPoint'> | null | undefined = camera ?? place.camera;
    if (seenBy === null || seenBy === undefined) {
      const remedy = 'Pass it: here(pointer, this.cameras.main)';
      throw argumentError('here', 'camera', 'given for a pointer without a camera', camera, remedy);
    }
    const { x, y } = seenBy.getWorldPoint(place.x, place.y);
    return pixelPosition(pixels(x), pixels(y));
  }
  if (isInContainer(place)) {
    const { tx, ty } = place.getWorldTransformMatrix();
    return pixelPosition(pixels(tx), pixels(ty));
  }
  return pixelPosition(pixels(place.x), pixels(place.y));
}

function isInContainer(
  place: Placed & Partial<Pick<Phaser.GameObjects.Components.Transform, 'getWorldTransformMatrix'>>,
): place is Placed & Pick<Phaser.GameObjects.Components.Transform, 'getWorldTransformMatrix'> {
  return Boolean(place.parentContainer) && typeof place.getWorldTransformMatrix === 'function';
}
