/** Drawing for debugging: what any renderer must offer, and the colors that it may use. */
import { argumentError } from '@tilewright/units/checks';

/** What a drawing shows. A renderer chooses a color by it; `debugColors` has one for each. */
export type DebugPart = 'body' | 'cell' | 'contact' | 'hit' | 'object' | 'path' | 'ray' | 'solid' | 'tile' | 'view';

/**
 * A renderer for debugging. Implement it with the graphics of your engine; the functions whose names start with `draw`
 * call it.
 *
 * All numbers are world coordinates in the base unit of the world: meters for lengths, pixels or tiles for worlds
 * measured in those. Let the camera of your engine scale them. Lines are meant to be thin, and shapes to be outlines or
 * translucent.
 */
export interface DebugDraw {
  /** Draws a line. */
  segment(startX: number, startY: number, endX: number, endY: number, part: DebugPart): void;
  /** Draws a rectangle: its north-west corner and its size, which may be 0. */
  rectangle(x: number, y: number, width: number, height: number, part: DebugPart): void;
  /** Draws a circle. A radius of 0 is a point, which should be visible, too. */
  circle(x: number, y: number, radius: number, part: DebugPart): void;
  /** Draws words around a place. Without it nothing is written. */
  text?(x: number, y: number, words: string, part: DebugPart): void;
}

/** A color for each part, as `0xrrggbb`: they differ in lightness as well as in hue. */
export const debugColors: Readonly<Record<DebugPart, number>> = {
  body: 0xff_ff_ff,
  cell: 0x4a_5a_78,
  contact: 0xff_7a_1a,
  hit: 0xff_3b_5c,
  object: 0x5c_e1_e6,
  path: 0x9b_f6_7a,
  ray: 0xff_f0_66,
  solid: 0xb0_86_5a,
  tile: 0xff_d1_66,
  view: 0xff_f7_c2,
};

/**
 * Checks a renderer, for functions that draw.
 *
 * @throws RangeError unless the value has the methods of a `DebugDraw`
 */
export function requireDebugDraw(where: string, draw: Partial<DebugDraw> | null | undefined): void {
  const canDraw = isFunction(draw?.segment) && isFunction(draw?.rectangle) && isFunction(draw?.circle);
  if (!canDraw || !(draw?.text === undefined || isFunction(draw.text))) {
    throw argumentError(where, 'draw', 'an object with the methods segment, rectangle and circle', draw);
  }
}

/**
 * Checks a part, for functions that draw what a part says.
 *
 * @throws RangeError unless it is a `DebugPart`
 */
export function requireDebugPart(where: string, parameter: string, part: unknown): void {
  if (typeof part === 'string' && Object.hasOwn(debugColors, part)) return;
  throw argumentError(where, parameter, `one of ${Object.keys(debugColors).join(', ')}`, part);
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function';
}
