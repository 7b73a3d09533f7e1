/**
 * Makes a map report its writes, by replacing its methods that write.
 *
 * Each replacement calls the original first: if that throws, nothing was written, and no change is reported. The
 * replacements are properties of the map and not of its class. They are not enumerable, so that cloning and
 * comparing the map work as before.
 */
import type { TilemapBase, WriteWatchers } from '../storage/base.js';
import { type TileRect, unsafeTileRect } from '../values/rect.js';

/** The methods of a map that write. Only chunked maps have `keep`, which takes a whole chunk. */
interface Writer {
  readonly bounds: TileRect;
  readonly chunkSize?: number;
  readonly setAt: (x: number, y: number, value: unknown) => void;
  readonly fill: (value: unknown, rect: TileRect) => void;
  readonly markChanged: (rect: TileRect) => void;
  readonly keep?: (x: number, y: number, data: unknown) => void;
}

/** Replaces the methods of a map, which then reports to `watchers`. @returns a function that restores the methods */
export function watchWrites(map: TilemapBase<unknown>, watchers: WriteWatchers): () => void {
  const writer: Writer = map;
  const { setAt, fill, markChanged, keep, chunkSize = 0 } = writer;
  const members: Record<string, unknown> = {
    watchers,
    setAt(this: Writer, x: number, y: number, value: unknown): void {
      setAt.call(this, x, y, value);
      watchers.noteTile(x, y);
    },
    fill(this: Writer, value: unknown, rect = this.bounds): void {
      fill.call(this, value, rect);
      watchers.noteRect(rect);
    },
    markChanged(this: Writer, rect = this.bounds): void {
      markChanged.call(this, rect);
      watchers.noteRect(rect);
    },
  };
  if (keep !== undefined) {
    members['keep'] = function keepAndTell(this: Writer, x: number, y: number, data: unknown): void {
      keep.call(this, x, y, data);
      watchers.noteRect(unsafeTileRect(x, y, chunkSize, chunkSize));
    };
  }
  const restores = Object.entries(members).map(([name, value]) => {
    const own = Object.getOwnPropertyDescriptor(map, name);
    Object.defineProperty(map, name, { value, configurable: true, writable: true });
    return (): void => {
      if (own === undefined) Reflect.deleteProperty(map, name);
      else Object.defineProperty(map, name, own);
    };
  });
  // In reverse order: engines keep an object fast only if the last added property is deleted.
  return () => {
    for (const restore of restores.reverse()) restore();
  };
}
