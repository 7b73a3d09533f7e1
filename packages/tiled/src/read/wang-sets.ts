/**
 * Reads Wang sets.
 *
 * The file has the colors of a tile clockwise from the top, a Wang set has them clockwise from east:
 *
 *     in the file   7 0 1        in a set   5 6 7
 *                   6   2                   4   0
 *                   5 4 3                   3 2 1
 */
import { withoutFields } from '../document/check.js';
import type { TilesetDocument } from '../document/tileset-fields.js';
import {
  checkWangColor,
  checkWangSet,
  checkWangTile,
  type WangSetDocument,
  type WangTileDocument,
} from '../document/wang-set.js';
import { errorAt, inside, type Place } from '../error.js';
import { GREATEST_ID, MOST_WANG_COLORS } from '../limits.js';
import { DIAGONAL, FLIP_UNIT, HORIZONTAL, orientationsBy, turnedDirection, VERTICAL } from '../map/orientation.js';
import { emptyCell, type GlobalTileId, globalTileId } from '../map/tile-id.js';
import type { Tileset } from '../map/tileset.js';
import type { TiledWangColor, TiledWangSet } from '../map/wang-set.js';
import { readProperties } from './properties.js';
import type { Warnings } from './warnings.js';

type WangTile = TiledWangSet['tiles'][number];

/** Reads the Wang sets of a tileset, whose tiles are known. */
export function readWangSets(
  place: Place,
  document: TilesetDocument,
  tileset: Tileset,
  warnings: Warnings,
): TiledWangSet[] {
  return (document.wangsets ?? []).map((value, i) => {
    const setPlace = inside(place, 'wangsets', i);
    const set = checkWangSet(setPlace, value);
    const colors = readColors(setPlace, set, tileset, warnings);
    const type = set.type ?? oldType(set);
    const tiles = readTiles(setPlace, set, colors.length, tileset);
    return {
      name: set.name ?? '',
      class: set.class ?? '',
      type,
      colors,
      tiles: withTransformed(tiles, type, document),
      empty: emptyCell,
      tile: tileOf(inside(setPlace, 'tile'), set.tile, tileset),
      properties: readProperties(setPlace, set, warnings),
      fields: withoutFields(set, ['colors', 'cornercolors', 'edgecolors', 'wangtiles']),
    };
  });
}

/** The Wang sets of a tileset for another first id. */
export function withFirstId(place: Place, { wangSets, firstId }: Tileset, first: number): readonly TiledWangSet[] {
  const moved = (value: GlobalTileId): GlobalTileId => {
    const id = Number(value) + first - firstId;
    requireWangTileId(place, id % FLIP_UNIT);
    return globalTileId(id);
  };
  return wangSets.map((set) => ({
    ...set,
    tiles: set.tiles.map((tile) => ({ ...tile, value: moved(tile.value) })),
  }));
}

function requireWangTileId(place: Place, id: number): number {
  if (id <= GREATEST_ID) return id;
  throw errorAt(place, `an id that leaves the ids of all tiles at most ${GREATEST_ID}`, id);
}

/** Reads the colors: before Tiled 1.5, first the colors of edges, then of corners. */
function readColors(place: Place, set: WangSetDocument, tileset: Tileset, warnings: Warnings): TiledWangColor[] {
  const colors: TiledWangColor[] = [];
  for (const name of ['colors', 'edgecolors', 'cornercolors'] as const) {
    for (const [i, value] of (set[name] ?? []).entries()) {
      const colorPlace = inside(place, name, i);
      const color = checkWangColor(colorPlace, value);
      colors.push({
        name: color.name ?? '',
        class: color.class ?? '',
        color: color.color ?? '',
        probability: color.probability ?? 1,
        tile: tileOf(inside(colorPlace, 'tile'), color.tile, tileset),
        properties: readProperties(colorPlace, color, warnings),
      });
    }
  }
  if (colors.length <= MOST_WANG_COLORS) return colors;
  throw errorAt(inside(place, 'colors'), `an array of at most ${MOST_WANG_COLORS} colors`, colors.length);
}

/** The type of a set before Tiled 1.5, derived from its colors. */
function oldType({ edgecolors = [], cornercolors = [] }: WangSetDocument): TiledWangSet['type'] {
  if (edgecolors.length === 0 && cornercolors.length > 0) return 'corner';
  return cornercolors.length === 0 && edgecolors.length > 0 ? 'edge' : 'mixed';
}

/** The tile that represents a set or a color. */
function tileOf(place: Place, id: number | undefined, tileset: Tileset): number | undefined {
  if (id === undefined || id === -1) return undefined;
  if (tileset.tile(id) !== undefined) return id;
  throw errorAt(place, 'the id of a tile of the tileset, or -1', id);
}

function readTiles(place: Place, set: WangSetDocument, colorCount: number, tileset: Tileset): WangTile[] {
  // Before Tiled 1.5, the colors of corners were numbered separately.
  const cornersFrom = set.edgecolors?.length ?? 0;
  return (set.wangtiles ?? []).map((value, i) => {
    const tilePlace = inside(place, 'wangtiles', i);
    const document = checkWangTile(tilePlace, value);
    const { tileid: id, wangid } = document;
    const tile = tileset.tile(id);
    if (tile === undefined) throw errorAt(inside(tilePlace, 'tileid'), 'the id of a tile of the tileset', id);
    requireWangTileId(inside(tilePlace, 'tileid'), tileset.firstId + id);
    const colors = Array.from({ length: 8 }, () => 0);
    for (const [index, color] of wangid.entries()) {
      const shared = color > 0 && index % 2 === 1 ? color + cornersFrom : color;
      if (shared > colorCount) {
        const rule = `the number of one of ${colorCount} colors, or 0`;
        throw errorAt(inside(tilePlace, 'wangid', index), rule, color);
      }
      colors[(index + 6) & 7] = shared;
    }
    return {
      value: globalTileId(tileset.firstId + id + oldOrientation(document) * FLIP_UNIT),
      colors,
      probability: tile.probability,
    };
  });
}

/** The flips of a tile of a set, which were possible before Tiled 1.5. */
function oldOrientation({ hflip = false, vflip = false, dflip = false }: WangTileDocument): number {
  return (hflip ? HORIZONTAL : 0) | (vflip ? VERTICAL : 0) | (dflip ? DIAGONAL : 0);
}

/** The tiles of a set, and their allowed flips and rotations. */
function withTransformed(
  tiles: readonly WangTile[],
  type: TiledWangSet['type'],
  { transformations = {} }: TilesetDocument,
): readonly WangTile[] {
  const { hflip = false, vflip = false, rotate = false, preferuntransformed = false } = transformations;
  const orientations = orientationsBy(hflip, vflip, rotate).map((orientation) => ({
    flips: orientation * FLIP_UNIT,
    // The direction to which the color of each direction moves.
    turned: [0, 1, 2, 3, 4, 5, 6, 7].map((index) => turnedDirection(index, orientation)),
  }));
  const keyOf = ({ colors }: WangTile): string =>
    colors.filter((_, index) => type === 'mixed' || (index % 2 === 1) === (type === 'corner')).join();
  const untransformed = new Set(preferuntransformed ? tiles.map((tile) => keyOf(tile)) : []);
  const all = [...tiles];
  for (const { value, colors, probability } of tiles) {
    // A tile that an old version of Tiled flipped is already among the others.
    if (Number(value) >= FLIP_UNIT) continue;
    for (const { flips, turned } of orientations) {
      const turnedColors = colors.slice();
      colors.forEach((color, index) => {
        turnedColors[turned[index]!] = color;
      });
      const tile = { value: globalTileId(Number(value) + flips), colors: turnedColors, probability };
      if (!untransformed.has(keyOf(tile))) all.push(tile);
    }
  }
  return all;
}
