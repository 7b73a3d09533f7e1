/** `frameAt`: the frame of an animated tile at a given time. */
import { type Duration, milliseconds, valueIn } from '@tilewright/units';
import { argumentError, requireFinite } from '@tilewright/units/checks';
import { isObject } from './checks.js';
import type { TilesetTile } from './tileset.js';

/**
 * The tile whose picture an animated tile shows at a given time. A tile without animation shows itself.
 *
 * A frame includes its start and excludes its end. The animation repeats forever, also for negative times. A frame
 * with duration 0 is never shown, unless all durations are 0: then the first frame is shown. A frame whose tile does
 * not exist in the tileset shows the animated tile itself.
 *
 * @param time - the time since the animation began; use the same time for all tiles of a map, so that they move
 * together, as in the editor
 * @throws RangeError if `tile` is not a tile of a tileset, or the time is not finite. For the id in a cell, call
 * `tilesetTile` first
 *
 * @remarks O(frames of the tile). Allocates nothing.
 *
 * @example
 * const animation = [{ tileid: 0, duration: 200 }, { tileid: 1, duration: 300 }];
 * const tiles = { firstgid: 1, name: 'sea', tilewidth: 8, tileheight: 8, tilecount: 2, tiles: [{ id: 0, animation }] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 1, tilewidth: 8, tileheight: 8 };
 * const map = await readTiledMap({ ...json, tilesets: [tiles], layers: [] });
 * const wave = map.tilesets[0]!.tile(0)!;
 * [0, 199, 200, 500, -1].map((time) => frameAt(wave, milliseconds(time)).id) // => [0, 0, 1, 0, 1]
 */
export function frameAt(tile: TilesetTile, time: Duration): TilesetTile {
  const { animation, tileset }: Partial<Record<keyof TilesetTile, unknown>> = tile ?? {};
  if (!isList(animation) || !isObject(tileset) || typeof tileset['tile'] !== 'function') {
    throw argumentError('frameAt', 'tile', 'a tile of a tileset', tile, 'tilesetTile finds the tile of a cell');
  }
  requireFinite('frameAt', 'time', time);
  const frames = tile.animation;
  if (frames.length === 0) return tile;
  // In milliseconds, as in files, so that sums of durations are exact.
  let whole = 0;
  for (const { duration } of frames) whole += valueIn(duration, milliseconds);
  const past = valueIn(time, milliseconds) % whole;
  let left = past < 0 ? past + whole : past;
  // The end of the last frame is the start of the first; a time too large for a remainder counts as that start.
  if (!(left < whole)) left = 0;
  let shown = 0;
  let end = valueIn(frames[0]!.duration, milliseconds);
  // If all durations are 0, the first frame is shown.
  while (left >= end && end < whole) end += valueIn(frames[++shown]!.duration, milliseconds);
  return tile.tileset.tile(frames[shown]!.tile) ?? tile;
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => isObject(each));
}
