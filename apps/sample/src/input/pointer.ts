/**
 * The pointer, from pixels of the page to a position in the world.
 *
 * Shows: a `PixelPosition2` cannot be taken for a `Position2`; the only way between them is the camera's `PixelSpace`.
 */
import { fromPixels, type PixelSpace } from '@tilewright/tilemap';
import { pixelPosition, type PixelPosition2, pixels, type Position2 } from '@tilewright/units';

export class Pointer {
  /** Where it is on the canvas; `undefined` until it was first seen there. */
  private place: PixelPosition2 | undefined;

  /** @param onWheel - told -1 for a turn away from the player, 1 for one towards */
  constructor(canvas: HTMLCanvasElement, onWheel: (turn: -1 | 1) => void) {
    const follow = ({ offsetX, offsetY }: PointerEvent): void => {
      this.place = pixelPosition(pixels(offsetX), pixels(offsetY));
    };
    canvas.addEventListener('pointermove', follow);
    canvas.addEventListener('pointerdown', follow);
    canvas.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault();
        if (event.deltaY !== 0) onWheel(event.deltaY < 0 ? -1 : 1);
      },
      { passive: false },
    );
  }

  /** What the pointer is on, as the camera now shows it. */
  positionIn(space: PixelSpace): Position2 | undefined {
    return this.place === undefined ? undefined : fromPixels(space, this.place);
  }
}
