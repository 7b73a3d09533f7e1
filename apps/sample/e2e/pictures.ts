/** Pictures of parts of the page, and what can be told apart in them. */
import type { Locator } from 'playwright-core';
import type { GamePage } from './game-page.js';
import { contrast, luminance } from './light.js';

export interface Picture {
  readonly width: number;
  readonly rgba: Uint8Array;
}

/** The least contrast of a visible part of a control (WCAG 1.4.11). */
export const leastContrast = 3;
/** The margin around a control in its picture, in pixels. */
const margin = 6;

/** The picture of a part of the page, with a margin. */
export async function pictureOf(game: GamePage, part: Locator): Promise<Picture> {
  await part.scrollIntoViewIfNeeded();
  await game.state();
  const box = (await part.boundingBox())!;
  const [x, y] = [Math.floor(box.x) - margin, Math.floor(box.y) - margin];
  const width = Math.ceil(box.x + box.width) + margin - x;
  const height = Math.ceil(box.y + box.height) + margin - y;
  return { width, rgba: await game.pixels({ x, y, width, height }) };
}

/** The number of pixels in which two pictures of a control differ visibly. */
export function changes(a: Picture, b: Picture): number {
  let count = 0;
  for (let at = 0; at < a.rgba.length; at += 4) {
    if (contrast(luminance(a.rgba, at), luminance(b.rgba, at)) >= leastContrast) count++;
  }
  return count;
}

/** How well the left end of a control stands out, half-way down: its border, its track. */
export function edgeContrast({ width, rgba }: Picture): number {
  const height = rgba.length / 4 / width;
  const rows = [-1, 0, 1].map((by) => (Math.floor(height / 2) + by) * width);
  const outside = luminance(rgba, (rows[1]! + 1) * 4);
  const near = rows.flatMap((row) => Array.from({ length: margin + 4 }, (_, x) => luminance(rgba, (row + x) * 4)));
  return Math.max(...near.map((each) => contrast(each, outside)));
}
