/**
 * Shapes as SVG, in meters: quantities become numbers here and nowhere else.
 *
 * Shows: `valueIn` at the border; shapes and tiles of the packages as paths.
 */
import { type Tile, tileBounds, type TileSpace } from '@tilewright/tilemap';
import {
  add,
  type Angle,
  type Circle2,
  degrees,
  type Direction2,
  type Length,
  meters,
  type Position2,
  type Rectangle2,
  turn,
  valueIn,
  vectorTowards,
} from '@tilewright/units';

export type Attributes = Readonly<Record<string, string | number>>;

/** An element; `inside` is text or other elements. */
export function element(name: string, attributes: Attributes, ...inside: readonly string[]): string {
  const words = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`,
  );
  return inside.length === 0 ? `<${name}${words.join('')}/>` : `<${name}${words.join('')}>${inside.join('')}</${name}>`;
}

/** Rounded to millimeters. */
function short(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

/** A length as a number of meters. */
export function drawn(length: Length): number {
  return valueIn(length, meters);
}

export function at({ x, y }: Position2): string {
  return `${short(drawn(x))} ${short(drawn(y))}`;
}

export function circleOf({ center, radius }: Circle2, attributes: Attributes): string {
  return element('circle', { cx: drawn(center.x), cy: drawn(center.y), r: drawn(radius), ...attributes });
}

export function lineOf(from: Position2, to: Position2, attributes: Attributes): string {
  return element('path', { d: `M${at(from)}L${at(to)}`, fill: 'none', ...attributes });
}

export function rectangleOf({ min, max }: Rectangle2, attributes: Attributes): string {
  const [x, y] = [drawn(min.x), drawn(min.y)];
  return element('rect', { x, y, width: drawn(max.x) - x, height: drawn(max.y) - y, ...attributes });
}

export function tileOf(space: TileSpace, tile: Tile, attributes: Attributes): string {
  return rectangleOf(tileBounds(space, tile), attributes);
}

export function textAt({ x, y }: Position2, text: string, attributes: Attributes): string {
  return element('text', { x: drawn(x), y: drawn(y), ...attributes }, text);
}

/** A sector of a disc, clockwise from a direction. */
export function sectorPath(center: Position2, radius: Length, start: Direction2, sweep: Angle): string {
  const from = add(center, vectorTowards(start, radius));
  const to = add(center, vectorTowards(turn(start, sweep), radius));
  const r = short(drawn(radius));
  const isLarge = sweep > degrees(180) ? 1 : 0;
  return `M${at(center)}L${at(from)}A${r} ${r} 0 ${isLarge} 1 ${at(to)}Z`;
}
