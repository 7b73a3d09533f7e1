/**
 * Makes the light visible: the circle around the aim, and the tiles that it touches.
 *
 * Shows: the answer of `tilesInCircle`, as it is.
 */
import type { TileSpace } from '@tilewright/tilemap';
import type { Light } from '../simulation/lantern.js';
import { colors } from '../view/colors.js';
import { circlePath, drawn, newDrawing, tilePath } from './draw.js';

/** All widths are in centimetres. */
const crossArm = 25;

export class LightLens {
  /** Under the bodies. */
  readonly marks = newDrawing();
  /** Over the bodies. */
  readonly signs = newDrawing();

  show(space: TileSpace, { circle, tiles }: Light): void {
    const { marks, signs } = this;
    marks.clear();
    for (const tile of tiles) tilePath(marks, space, tile);
    marks
      .fill({ color: colors.light, alpha: 0.2 })
      .stroke({ color: colors.light, width: 3, alpha: 0.55, alignment: 1 });

    signs.clear();
    circlePath(signs, circle).stroke({ color: colors.ink, width: 12, alpha: 0.6 });
    circlePath(signs, circle).stroke({ color: colors.light, width: 6 });
    const [x, y] = [drawn(circle.center.x), drawn(circle.center.y)];
    signs.moveTo(x - crossArm, y).lineTo(x + crossArm, y);
    signs.moveTo(x, y - crossArm).lineTo(x, y + crossArm);
    signs.stroke({ color: colors.light, width: 5 });
  }
}
