/** Where game objects and pointers are in the world. */
import { type PixelPosition2, pixelPosition, pixels } from '@tilewright/units';
import { argumentError, requireObject } from '@tilewright/units/checks';
import type Phaser from 'phaser';

/** A game object, a body's center, a vector: whatever has coordinates in the world. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly parentContainer?: unknown;
}

/** What is read of a pointer. */
export interface Pointer extends Placed, Pick<Phaser.Input.Pointer, 'worldX' | 'worldY' | 'camera'> {}

/**
 * The position of a game object or a pointer in the world, in pixels.
 *
 * A game object inside of a container is where the container shows it. A pointer is where its camera shows it, however that
 * is scrolled, zoomed and rotated, also if the camera moved since the pointer did. A new zoom or rotation counts from the
 * next picture on, as in all of Phaser.
 *
 * @param place - a game object, any `{ x, y }` of the world, or a pointer
 * @param camera - the camera that shows a pointer. Default: the one in which the pointer was last
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
    // A pointer has no camera before its first event, whatever its type says.
    const seenBy: Pick<Phaser.Cameras.Scene2D.Camera, 'getWorldPoint'> | null | undefined = camera ?? place.camera;
    if (seenBy === null || seenBy === undefined) {
      const remedy = 'Pass it: here(pointer, this.cameras.main)';
      throw argumentError('here', 'camera', 'given for a pointer that was in no camera yet', camera, remedy);
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
