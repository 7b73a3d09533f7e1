/** Debug drawing with a `Graphics`. */
import { type DebugDraw, type DebugPart, debugColors } from '@tilewright/queries/debug';
import {
  argumentError,
  type OptionNames,
  requireObject,
  requireOptions,
  requirePositive,
} from '@tilewright/units/checks';
import type { Graphics } from 'pixi.js';

/** Options of `debugDraw`. */
export interface DebugDrawOptions {
  /** The colors of the parts, as `0xrrggbb`. Default: `debugColors`. */
  readonly colors?: Partial<Record<DebugPart, number>> | undefined;
  /** The radius of the mark of a point, in CSS pixels. Default: 3. */
  readonly pointRadius?: number | undefined;
}

const debugDrawOptions: OptionNames<DebugDrawOptions> = ['colors', 'pointRadius'];

/**
 * PixiJS derives the number of segments of a circle from its untransformed radius: in meters, circles would be
 * squares. So shapes are drawn larger by this factor, and the graphics is scaled down.
 */
const PRECISION = 256;
const FILL_ALPHA = 0.12;
const POINT_RADIUS = 3;

/**
 * Makes a renderer for the drawings of `@tilewright/queries/debug`, `@tilewright/sight/debug` and
 * `@tilewright/paths/debug`: outlines one pixel wide at any zoom, shapes with a faint fill. It draws no text.
 *
 * Call `graphics.clear()` before each frame's drawings. The renderer sets the scale of the graphics.
 *
 * @param graphics - a `Graphics` in a container that is drawn in the base unit of the world: meters, or pixels
 * @param options - `colors`; `pointRadius`
 * @throws RangeError if `graphics` is not a `Graphics`, or an option is not valid
 *
 * @example
 * import { Container, Graphics } from 'pixi.js';
 * import { drawSolidTiles } from '@tilewright/queries/debug';
 * const world = new Container();
 * const graphics = world.addChild(new Graphics());
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.fill(true, tileRect({ x: 0, y: 7, width: 8, height: 1 }));
 * drawSolidTiles(debugDraw(graphics), walls, unitTileSpace); // => 8
 * graphics.clear();
 */
export function debugDraw(graphics: Graphics, options?: DebugDrawOptions): DebugDraw {
  const remedy = 'Install pixi.js 8.6 or later';
  requireObject('debugDraw', 'graphics', 'a Graphics of PixiJS 8', graphics);
  if (!('context' in graphics))
    throw argumentError('debugDraw', 'graphics', 'a Graphics of PixiJS 8', graphics, remedy);
  requireOptions('debugDraw', options, debugDrawOptions);
  const { pointRadius = POINT_RADIUS } = options ?? {};
  requirePositive('debugDraw', 'pointRadius', pointRadius);
  const colors = { ...debugColors, ...options?.colors };
  graphics.scale.set(1 / PRECISION);
  const line = (part: DebugPart): void => void graphics.stroke({ color: colors[part], width: 1, pixelLine: true });
  const fill = (part: DebugPart, alpha: number): void => void graphics.fill({ color: colors[part], alpha });
  return {
    segment(startX, startY, endX, endY, part) {
      graphics.moveTo(startX * PRECISION, startY * PRECISION).lineTo(endX * PRECISION, endY * PRECISION);
      line(part);
    },
    rectangle(x, y, width, height, part) {
      graphics.rect(x * PRECISION, y * PRECISION, width * PRECISION, height * PRECISION);
      fill(part, FILL_ALPHA);
      line(part);
    },
    circle(x, y, radius, part) {
      if (radius > 0) {
        graphics.circle(x * PRECISION, y * PRECISION, radius * PRECISION);
        fill(part, FILL_ALPHA);
        line(part);
      } else {
        // A point has the same size on the screen at any zoom.
        const { a, b } = graphics.getGlobalTransform();
        graphics.circle(x * PRECISION, y * PRECISION, pointRadius / Math.sqrt(a * a + b * b));
        fill(part, 1);
      }
    },
  };
}
