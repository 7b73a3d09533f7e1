/** Debug drawing with a `Graphics`. */
import { type DebugDraw, type DebugPart, debugColors } from '@tilewright/queries/debug';
import {
  argumentError,
  type OptionNames,
  requireObject,
  requireOptions,
  requirePositive,
} from '@tilewright/units/checks';
import type Phaser from 'phaser';

/** The methods of a `Graphics` that are used. */
export interface DebugGraphics extends Pick<
  Phaser.GameObjects.Graphics,
  'fillCircle' | 'fillRect' | 'fillStyle' | 'lineBetween' | 'lineStyle' | 'strokeCircle' | 'strokeRect'
> {}

/** Options of `debugDraw`. */
export interface DebugDrawOptions {
  /** The colors of the parts, as `0xrrggbb`. Default: `debugColors`. */
  readonly colors?: Partial<Record<DebugPart, number>> | undefined;
  /** The width of lines, in pixels of the world: divide by the camera's zoom for lines of one pixel. Default: 1. */
  readonly lineWidth?: number | undefined;
}

const debugDrawOptions: OptionNames<DebugDrawOptions> = ['colors', 'lineWidth'];

const FILL_ALPHA = 0.12;
/** The radius of the mark of a point, in line widths. */
const POINT_RADIUS = 3;

/**
 * Makes a renderer for the drawings of `@tilewright/queries/debug`, `@tilewright/sight/debug` and
 * `@tilewright/paths/debug`. It draws no text. Call `graphics.clear()` before each frame's drawings.
 *
 * @param graphics - `this.add.graphics()`, neither moved nor scaled, so that its pixels equal world pixels
 * @param options - `colors`; `lineWidth`
 * @throws RangeError if `graphics` is not a `Graphics`, or an option is not valid
 */
export function debugDraw(graphics: DebugGraphics, options?: DebugDrawOptions): DebugDraw {
  requireObject('debugDraw', 'graphics', 'a Graphics of Phaser', graphics);
  if (typeof graphics.lineBetween !== 'function') {
    throw argumentError('debugDraw', 'graphics', 'a Graphics of Phaser', graphics, 'Make it with this.add.graphics()');
  }
  requireOptions('debugDraw', options, debugDrawOptions);
  const lineWidth = requirePositive('debugDraw', 'lineWidth', options?.lineWidth ?? 1);
  const colors = { ...debugColors, ...options?.colors };
  const begin = (part: DebugPart, alpha: number): void => {
    graphics.lineStyle(lineWidth, colors[part], 1);
    graphics.fillStyle(colors[part], alpha);
  };
  return {
    segment(startX, startY, endX, endY, part) {
      begin(part, 1);
      graphics.lineBetween(startX, startY, endX, endY);
    },
    rectangle(x, y, width, height, part) {
      begin(part, FILL_ALPHA);
      graphics.fillRect(x, y, width, height);
      graphics.strokeRect(x, y, width, height);
    },
    circle(x, y, radius, part) {
      begin(part, radius > 0 ? FILL_ALPHA : 1);
      graphics.fillCircle(x, y, radius > 0 ? radius : POINT_RADIUS * lineWidth);
      if (radius > 0) graphics.strokeCircle(x, y, radius);
    },
  };
}
