/** The storages. Each holds 0 and 1, or two values that represent them, so that a bit map can compete. */
import { arrayTilemap, bitTilemap, chunkedTilemap, type Tilemap, typedTilemap } from '@tilewright/tilemap';
import type { Storage } from './loops.js';

const same = (value: number): number => value;

function sumOfNumbers(map: Tilemap<number>): number {
  let sum = 0;
  map.forEach((value) => {
    sum += value;
  });
  return sum;
}

export const bytes: Storage<number> = {
  make: (bounds) => typedTilemap(bounds, Uint8Array),
  toNumber: same,
  fromNumber: same,
  sum: sumOfNumbers,
};
/** Fractions: an integer mask cannot check whether they fit the array. */
export const floats: Storage<number> = {
  make: (bounds) => typedTilemap(bounds, Float32Array),
  toNumber: (value) => (value === 0.5 ? 1 : 0),
  fromNumber: (value) => value * 0.5,
  sum: (map) => {
    let sum = 0;
    map.forEach((value) => {
      if (value === 0.5) sum++;
    });
    return sum;
  },
};
export const array: Storage<number> = {
  make: (bounds) => arrayTilemap<number>(bounds, 0),
  toNumber: same,
  fromNumber: same,
  sum: sumOfNumbers,
};
export const bits: Storage<boolean> = {
  make: (bounds) => bitTilemap(bounds),
  toNumber: (value) => (value ? 1 : 0),
  fromNumber: (value) => value === 1,
  sum: (map) => {
    let sum = 0;
    map.forEach((value) => {
      if (value) sum++;
    });
    return sum;
  },
};
export const chunks: Storage<number> = {
  make: () => chunkedTilemap({ background: 0, array: Uint8Array }),
  toNumber: same,
  fromNumber: same,
  sum: sumOfNumbers,
};
