/** The storages that are compared, each for 0 and 1 or what stands for them, which even a bit map holds. */
import { arrayTilemap, bitTilemap, chunkedTilemap, typedTilemap } from '@tilewright/tilemap';
import { bounds, type Storage } from './loops.js';

const same = (value: number): number => value;

export const bytes: Storage<number> = {
  make: () => typedTilemap(bounds, Uint8Array),
  toNumber: same,
  fromNumber: same,
};
/** Fractions, which no mask tells to fit. */
export const floats: Storage<number> = {
  make: () => typedTilemap(bounds, Float32Array),
  toNumber: (value) => (value === 0.5 ? 1 : 0),
  fromNumber: (value) => value * 0.5,
};
export const array: Storage<number> = { make: () => arrayTilemap<number>(bounds, 0), toNumber: same, fromNumber: same };
export const bits: Storage<boolean> = {
  make: () => bitTilemap(bounds),
  toNumber: (value) => (value ? 1 : 0),
  fromNumber: (value) => value === 1,
};
export const chunks: Storage<number> = {
  make: () => chunkedTilemap({ background: 0, array: Uint8Array }),
  toNumber: same,
  fromNumber: same,
};
