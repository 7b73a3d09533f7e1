/**
 * The tiles of a map that block movement or sight, as a bit map for the queries.
 *
 * The bit of a tile is set if the tile is solid on any layer that the rule selects. A layer may be displaced by whole
 * tiles (dx, dy):
 *
 *     solid(x, y) = some layer has a solid tile at (x - dx, y - dy)
 *
 *     walls, (0, 0)      trees, (1, 0)      solid
 *       # # # .            # . . .         # # # .
 *       # . . .      or    . # . .    =    # . # .
 */
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, type OptionNames, requireOptions, requireString } from '@tilewright/units/checks';
import { requireRect } from '@tilewright/tilemap/checks';
import { type BitTilemap, bitTilemap, rectUnion, tileCount, type TileRect, tileRect } from '@tilewright/tilemap';
import { rawOriginX, rawOriginY, rawTileSize, tileSpaceCoordinate } from '@tilewright/tilemap/kernel';
import { BITS_PER_WORD, MOST_SOLID_TILES, TILE_BEGIN, TILE_END } from '../limits.js';
import { memberOf, requireElement, requireTiledMap, requireFiniteMembers } from './checks.js';
import { type DocumentPath, TiledError } from '../error.js';
import type { TiledLayer, TileLayer } from './layers.js';
import { allLayers, listed, tileLayer, type TiledMap, tileWithId } from './map.js';
import { property, type WithProperties } from './properties.js';
import { type GlobalTileId, hasTile, idWithoutFlips } from './tile-id.js';

/** The rule that decides which tiles are solid. It needs a property, a layer, or both. */
export interface SolidRule {
  /** A tile is solid if this boolean property is true on the tile or on its layer. Default: every tile is solid. */
  readonly property?: string | undefined;
  /** Only the tiles of this layer count. Default: the tiles of all layers. */
  readonly layer?: string | undefined;
  /** The bounds of the bit map. Default: the smallest rectangle around the layers that count. */
  readonly bounds?: TileRect | undefined;
}

/**
 * Makes a bit map of the tiles that are solid on any layer that the rule selects, shown or hidden.
 *
 * The offset of a layer is applied; it must be whole tiles. If nothing on a map is solid, set the property to false
 * on a tile or a tile layer, since an unknown property is an error. The property is not checked if `resolve` omitted
 * a tileset, since its tiles may have it.
 *
 * @param map - a map that was read
 * @param rule - which tiles are solid, and the bounds of the bit map
 * @returns a new bit map: true for a solid tile
 * @throws RangeError if the rule has neither a property nor a layer, or the bit map would take more than 32 MiB: more
 * than 2^28 tiles, with the width rounded up to a multiple of 32
 * @throws TiledError if there is no layer with the name, if no tile and no tile layer has the property (not checked
 * if `resolve` omitted a tileset), if the property is not a boolean, or if the offset of a layer is not whole tiles
 *
 * @remarks O(tiles of the layers). Allocates the bit map.
 *
 * @example
 * const walls = { type: 'tilelayer', name: 'walls', width: 2, height: 1, data: [0, 1] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 1, tilewidth: 8, tileheight: 8 };
 * const solid = solidTiles(await readTiledMap({ ...json, tilesets: [], layers: [walls] }), { layer: 'walls' });
 * solid.get(tile(1, 0)) // => true
 */
export function solidTiles<Q extends AnyQuantity>(map: TiledMap<Q>, rule: SolidRule): BitTilemap {
  requireTiledMap('solidTiles', map);
  requireTiledMap('solidTiles', map, 'tilesets');
  for (const tileset of map.tilesets) requireElement('solidTiles', 'tilesets', tileset);
  requireFiniteMembers('solidTiles', 'map.space', map.space, ['tileSize']);
  requireFiniteMembers('solidTiles', 'map.space.origin', map.space.origin, ['x', 'y']);
  requireSolidRule(rule);
  if (rule.property !== undefined) requireKnown(map, rule.property);
  const layers = layersOf(map, rule).map((layer) => shifted(map, layer));
  const bounds = rule.bounds ?? layers.reduce((all, layer) => rectUnion(all, layer.bounds), noTiles);
  requireBitmapSize(bounds);
  const solid = bitTilemap(bounds);
  for (const { layer, dx, dy } of layers) {
    const isSolid = solidTest(map, layer, rule.property);
    layer.tiles.forEach((id, x, y) => {
      if (isSolid(id) && solid.hasAt(x + dx, y + dy)) solid.setAt(x + dx, y + dy, true);
    });
  }
  return solid;
}

function requireBitmapSize(bounds: TileRect): void {
  const { width, height } = bounds;
  if (tileCount(bounds) > MOST_SOLID_TILES) {
    throw argumentError(
      'solidTiles',
      'bounds',
      `at most ${MOST_SOLID_TILES} tiles`,
      tileCount(bounds),
      'Pass smaller bounds',
    );
  }
  const mostRows = Math.floor(MOST_SOLID_TILES / (Math.ceil(width / BITS_PER_WORD) * BITS_PER_WORD));
  if (width > 0 && height > mostRows) {
    const rule = `at most ${mostRows} for a width of ${width}`;
    const remedy = `A row takes a multiple of ${BITS_PER_WORD} bits: pass smaller bounds`;
    throw argumentError('solidTiles', 'bounds.height', rule, height, remedy);
  }
}

const noTiles: TileRect = /* @__PURE__ */ tileRect({ x: 0, y: 0, width: 0, height: 0 });

function layersOf<Q extends AnyQuantity>(map: TiledMap<Q>, { layer }: SolidRule): readonly TileLayer<Q>[] {
  if (layer !== undefined) return [tileLayer(map, layer)];
  return [...allLayers(map)].filter((each) => each.kind === 'tiles');
}

const ruleOptions: OptionNames<SolidRule> = ['property', 'layer', 'bounds'];

function requireSolidRule(rule: SolidRule): void {
  const name = memberOf(rule, 'property');
  const layer = memberOf(rule, 'layer');
  if ((name ?? layer) === undefined) throw argumentError('solidTiles', 'rule', 'a property, a layer, or both', rule);
  requireOptions('solidTiles', rule, ruleOptions, 'rule');
  if (name !== undefined) requireString('solidTiles', 'property', name);
  if (layer !== undefined) requireString('solidTiles', 'layer', layer);
  if (rule.bounds !== undefined) requireRect('solidTiles', 'bounds', rule.bounds);
}

/** A misspelled name would give a map without solid tiles. */
function requireKnown<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): void {
  // An omitted tileset may have the property.
  if (map.tilesets.some((tileset) => !tileset.isResolved)) return;
  const names = new Set<string>();
  for (const { properties } of tilesAndLayers(map)) {
    if (properties.has(name)) return;
    for (const known of properties.values()) if (typeof known.value === 'boolean') names.add(known.name);
  }
  throw new TiledError({
    file: map.file,
    path: [],
    rule: `a map with the property ${JSON.stringify(name)} on a tile or a tile layer`,
    value: [...names],
    received: names.size === 0 ? 'a map without any boolean property there' : `a map with ${listed([...names])}`,
    remedy: `If nothing is solid, set the property ${JSON.stringify(name)} to false on a tile layer`,
  });
}

function* tilesAndLayers<Q extends AnyQuantity>(map: TiledMap<Q>): Generator<WithProperties, void, undefined> {
  for (const tileset of map.tilesets) yield* tileset.tiles.values();
  for (const layer of allLayers(map)) if (layer.kind === 'tiles') yield layer;
}

/** Makes the function that decides whether the tile in a cell is solid. It reads the property of each tile once. */
function solidTest<Q extends AnyQuantity>(
  map: TiledMap<Q>,
  layer: TileLayer<Q>,
  name: string | undefined,
): (id: GlobalTileId) => boolean {
  if (name === undefined || property(layer, name, 'boolean') === true) return hasTile;
  const answers = new Map<number, boolean>([[0, false]]);
  return (id) => {
    const key = idWithoutFlips(id);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const tile = tileWithId(map.tilesets, key);
    const answer = tile !== undefined && property(tile, name, 'boolean') === true;
    answers.set(key, answer);
    return answer;
  };
}

/** The displacement of a layer along one axis, in tiles. Whole tiles are exact: they are corners of the map's grid. */
function shiftOf(origin: number, size: number, shifted: number): number {
  const shift = tileSpaceCoordinate(origin, size, shifted);
  // NaN: a shift of about 2^31 tiles or more. The caller rejects it unless the layer has no tiles, or is moved from one
  // end of the range of coordinates to the other. So far away, fractions are not checked.
  return Number.isNaN(shift) ? Math.round((shifted - origin) / size) : shift;
}

/** A layer, its displacement in tiles, and the bounds of its tiles after the displacement. */
interface ShiftedLayer<Q extends AnyQuantity> {
  readonly layer: TileLayer<Q>;
  readonly dx: number;
  readonly dy: number;
  readonly bounds: TileRect;
}

function shifted<Q extends AnyQuantity>(map: TiledMap<Q>, layer: TileLayer<Q>): ShiftedLayer<Q> {
  const size = rawTileSize(map.space);
  const dx = shiftOf(rawOriginX(map.space), size, rawOriginX(layer.space));
  const dy = shiftOf(rawOriginY(map.space), size, rawOriginY(layer.space));
  if (!Number.isInteger(dx) || !Number.isInteger(dy)) throw refuseShift(map, layer, 'whole tiles', dx, dy);
  const { bounds } = layer;
  if (tileCount(bounds) === 0) return { layer, dx, dy, bounds };
  const moved = { ...bounds, x: bounds.x + dx, y: bounds.y + dy };
  if (!isInRange(moved.x, bounds.width) || !isInRange(moved.y, bounds.height)) {
    throw refuseShift(map, layer, 'fewer tiles, so that all tiles stay in the range of coordinates', dx, dy);
  }
  return { layer, dx, dy, bounds: tileRect(moved) };
}

function isInRange(start: number, count: number): boolean {
  return start >= TILE_BEGIN && start + count <= TILE_END;
}

function refuseShift<Q extends AnyQuantity>(
  map: TiledMap<Q>,
  layer: TileLayer<Q>,
  rule: string,
  dx: number,
  dy: number,
): TiledError {
  const path = ['layers', ...(pathOf(map.layers, layer) ?? [])];
  const received = `${dx} columns and ${dy} rows`;
  const name = JSON.stringify(layer.name);
  const remedy = `Set the horizontal and vertical offsets of the layer ${name} and its groups in Tiled`;
  return new TiledError({ file: map.file, path, rule: `shifted by ${rule}`, value: layer.offset, received, remedy });
}

/** The path of a layer in its file, starting from `layers`. */
function pathOf<Q extends AnyQuantity>(
  layers: readonly TiledLayer<Q>[],
  wanted: TiledLayer<Q>,
): DocumentPath | undefined {
  for (const [i, layer] of layers.entries()) {
    if (layer === wanted) return [i];
    const below = layer.kind === 'group' ? pathOf(layer.layers, wanted) : undefined;
    if (below !== undefined) return [i, 'layers', ...below];
  }
  return undefined;
}
