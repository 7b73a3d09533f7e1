/** The tiles of a path as callers pass them: a path, its tiles, or what `findInto` wrote. */
import type { Tile } from '@tilewright/tilemap';
import { requireTile } from '@tilewright/tilemap/checks';
import { argumentError } from '@tilewright/units/checks';

/**
 * A path from tile to tile: what `findPath` or `Pathfinder` found, all or some of its tiles, or the numbers x, y, x,
 * y, ... that `findInto` wrote, without the elements after them.
 */
export type PathTiles = { readonly tiles: readonly Tile[] } | readonly Tile[] | Int32Array;

/** The number of tiles of a path. @throws RangeError if it is not a path, or has no tiles */
export function countTiles(where: string, path: PathTiles): number {
  const list = listOf(path);
  if (list instanceof Int32Array ? list.length % 2 === 1 : !Array.isArray(list)) {
    throw argumentError(where, 'path', 'a path, its tiles, or an Int32Array of x, y, x, y, ...', path);
  }
  const count = list instanceof Int32Array ? list.length / 2 : list.length;
  if (count > 0) return count;
  throw argumentError(where, 'path', 'a path of at least one tile', path);
}

/**
 * Writes the columns and rows of the tiles, as x, y, x, y, ...
 *
 * @throws RangeError if an element is not a tile, or consecutive tiles are not neighbors
 */
export function readTiles(where: string, path: PathTiles, count: number, into: Int32Array): void {
  const list = listOf(path);
  for (let i = 0; i < count; i++) {
    if (list instanceof Int32Array) {
      into[2 * i] = list[2 * i]!;
      into[2 * i + 1] = list[2 * i + 1]!;
    } else {
      const each = list[i];
      // The name is only built for an error, since that allocates.
      const { x, y } = isWhole(each?.x) && isWhole(each?.y) ? each! : requireTile(where, nameOf(i), each);
      into[2 * i] = x;
      into[2 * i + 1] = y;
    }
    if (i === 0) continue;
    const dx = Math.abs(into[2 * i]! - into[2 * i - 2]!);
    const dy = Math.abs(into[2 * i + 1]! - into[2 * i - 1]!);
    if (Math.max(dx, dy) !== 1) {
      throw pathError(where, i, into, `next to the tile before it, (${into[2 * i - 2]!}, ${into[2 * i - 1]!})`);
    }
  }
}

/** The error for the i-th tile. */
export function pathError(where: string, i: number, tiles: Int32Array, rule: string, remedy?: string): RangeError {
  const received = `received (${tiles[2 * i]!}, ${tiles[2 * i + 1]!})`;
  return new RangeError(
    `${where}: ${nameOf(i)} must be ${rule}, ${received}${remedy === undefined ? '' : `. ${remedy}`}`,
  );
}

/** Whether a value is a whole number of 32 bits. */
function isWhole(value: unknown): boolean {
  return typeof value === 'number' && (value | 0) === value;
}

function nameOf(i: number): string {
  return `path.tiles[${i}]`;
}

function listOf(path: PathTiles): readonly Tile[] | Int32Array;
function listOf(path: unknown): unknown {
  const hasTiles = typeof path === 'object' && path !== null && 'tiles' in path;
  return hasTiles ? path.tiles : path;
}
