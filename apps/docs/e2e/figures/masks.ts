/** Painted tiles, as the address has them. */
import { type BitTilemap, bitTilemapFrom, tileRect } from '@tilewright/tilemap';
import type { State } from './figure-case.js';
import { type Random, wholeBetween } from './random.js';

/** Each tile is a wall in one of four cases. */
export function randomMasks(random: Random, width: number, height: number): string {
  const row = (): number => wholeBetween(random, 0, 2 ** width - 1) & wholeBetween(random, 0, 2 ** width - 1);
  return Array.from({ length: height }, () => row().toString(36)).join('.');
}

/** The walls of a state as a map. */
export function paintedWalls(state: State, width: number, height: number): BitTilemap {
  const masks = (state['walls'] ?? '').split('.').map((mask) => Number.parseInt(mask, 36));
  return bitTilemapFrom(tileRect({ x: 0, y: 0, width, height }), (x, y) => (((masks[y] ?? 0) >> x) & 1) === 1);
}
