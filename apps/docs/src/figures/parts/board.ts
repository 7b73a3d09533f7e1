import { inject, type InjectionKey } from 'vue';
import type { Place, Size } from './fields.js';

/** Units of the picture in a tile, so that sizes of text and lines are not fractions. */
export const TILE = 40;

/** Around the tiles, so that a point on the border is seen in full. In the same units. */
export const MARGIN = 10;

/** What the parts on a board know of it. */
export interface Board extends Size {
  /** The place under a point of the window. */
  placeOf(event: { readonly clientX: number; readonly clientY: number }): Place;
}

export const BOARD: InjectionKey<Board> = Symbol('board');

export function useBoard(): Board {
  const board = inject(BOARD);
  if (board === undefined) throw new Error('This part of a figure must be on a board');
  return board;
}
