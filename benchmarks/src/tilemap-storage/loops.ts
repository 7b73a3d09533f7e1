/** The loops over all tiles of a map, written once: each process runs them for its storages. */
import type { Tilemap, TileRect } from '@tilewright/tilemap';
import { tileRect, tilesIn, viewOf } from '@tilewright/tilemap';
import { alternating, type Contender, type Task } from '../harness/contender.js';

/** The bounds of all maps. As in many games, they do not start at 0. */
export const bounds = tileRect({ x: -100, y: -200, width: 1024, height: 1024 });
/** The bounds of a map of common size, over which a game loops again and again. */
export const small = tileRect({ x: -10, y: -20, width: 64, height: 64 });
const right = bounds.x + bounds.width;
const bottom = bounds.y + bounds.height;

/** How to read and write small numbers in a map, whatever values it stores. */
export interface Storage<T> {
  readonly make: (bounds: TileRect) => Tilemap<T>;
  readonly toNumber: (value: T) => number;
  readonly fromNumber: (value: number) => T;
  /** The sum of all values by `forEach`, written as a user would for such a map. */
  readonly sum: (map: Tilemap<T>) => number;
}

export function setAt<T>(map: Tilemap<T>, fromNumber: (value: number) => T): number {
  for (let y = bounds.y; y < bottom; y++) {
    for (let x = bounds.x; x < right; x++) map.setAt(x, y, fromNumber((x ^ y) & 1));
  }
  return 0;
}

export function getAt<T>(map: Tilemap<T>, toNumber: (value: T) => number): number {
  let sum = 0;
  for (let y = bounds.y; y < bottom; y++) {
    for (let x = bounds.x; x < right; x++) sum += toNumber(map.getAt(x, y));
  }
  return sum;
}

function getTile<T>(map: Tilemap<T>, toNumber: (value: T) => number): number {
  let sum = 0;
  for (const tile of tilesIn(bounds)) sum += toNumber(map.get(tile));
  return sum;
}

/** The rows of a storage. */
export function rowsOf<T>({ make, toNumber, fromNumber, sum }: Storage<T>): Contender['rows'] {
  const filled = (): Tilemap<T> => {
    const map = make(bounds);
    setAt(map, fromNumber);
    return map;
  };
  const filledSmall = (): Tilemap<T> => {
    const map = make(small);
    for (const tile of tilesIn(small)) map.set(tile, fromNumber((tile.x ^ tile.y) & 1));
    return map;
  };
  const answer = (map: Tilemap<T>): readonly number[] => [sum(map)];
  const row = (work: (map: Tilemap<T>) => number): (() => Task) => alternating(filled, work, answer);
  return {
    getAt: row((map) => getAt(map, toNumber)),
    setAt: row((map) => setAt(map, fromNumber)),
    forEach: row(sum),
    'forEach, 64 x 64': alternating(filledSmall, sum, answer),
    'get, over tilesIn': row((map) => getTile(map, toNumber)),
  };
}

/** Runs every loop over another storage, as in a program with several storages. */
export function see<T>({ make, toNumber, fromNumber, sum }: Storage<T>): void {
  for (const map of [make(bounds), viewOf(make(bounds), bounds)]) {
    for (let turn = 0; turn < 3; turn++) {
      setAt(map, fromNumber);
      if (getAt(map, toNumber) !== getTile(map, toNumber)) throw new Error('two ways to read a map disagree');
      sum(map);
    }
  }
}
