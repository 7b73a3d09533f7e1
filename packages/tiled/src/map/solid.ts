/** The tiles of a map that stop something, as a bit map: what line-of-sight and movement queries take. */
import { type AnyQuantity, type TilePosition2, tiles, valueIn } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import {
  type BitTilemap,
  bitTilemap,
  rectUnion,
  tileCount,
  type TileRect,
  tileRect,
  type TileSpace,
  toTileSpace,
} from '@tilewright/tilemap';
import { errorAt } from '../error.js';
import type { TileLayer } from './layers.js';
import { allLayers, tileLayer, type TiledMap, tileOf } from './map.js';
import { property } from './properties.js';
import { type GlobalTileId, hasTile, idWithoutFlips } from './tile-id.js';

/** Which tiles are solid. */
export interface SolidRule {
  /** Those whose tile has this property, true; also all tiles of a layer that has it, true. Without it: all tiles. */
  readonly property?: string;
  /** Those of this layer. Without it: of all layers. */
  readonly layer?: string;
  /** The tiles of the answer; without it, the smallest rectangle around the layers that are asked. */
  readonly bounds?: TileRect;
}

/** A bit map of more would be a mistake: 32 MiB. */
const mostTiles = 268_435_456;

/**
 * A bit for each tile that is solid on any of the layers asked, whether they are shown or not.
 *
 * A layer that is shifted counts where it lies, which must be whole tiles away.
 *
 * @throws RangeError if neither a property nor a layer is named, or the bounds hold more than 2^28 tiles
 * @throws TiledError if there is no such layer, a layer is shifted by parts of a tile, or the property is no boolean
 *
 * @example
 * const walls = { type: 'tilelayer', name: 'walls', width: 2, height: 1, data: [0, 1] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 1, tilewidth: 8, tileheight: 8 };
 * const solid = solidTiles(await readTiledMap({ ...json, tilesets: [], layers: [walls] }), { layer: 'walls' });
 * solid.get(tile(1, 0)) // => true
 */
export function solidTiles<Q extends AnyQuantity>(map: TiledMap<Q>, rule: SolidRule): BitTilemap {
  if (rule.property === undefined && rule.layer === undefined) {
    throw argumentError('solidTiles', 'rule', 'a property, a layer, or both', rule);
  }
  const layers = layersOf(map, rule).map((layer) => shifted(map, layer));
  const bounds = rule.bounds ?? layers.reduce((all, layer) => rectUnion(all, layer.bounds), noTiles);
  if (tileCount(bounds) > mostTiles) {
    throw argumentError('solidTiles', 'bounds', `at most ${mostTiles} tiles`, tileCount(bounds), 'Pass smaller bounds');
  }
  const solid = bitTilemap(bounds);
  for (const { layer, dx, dy } of layers) {
    const isSolid = solidTest(map, layer, rule.property);
    layer.tiles.forEach((id, x, y) => {
      if (isSolid(id) && solid.hasAt(x + dx, y + dy)) solid.setAt(x + dx, y + dy, true);
    });
  }
  return solid;
}

const noTiles: TileRect = /* @__PURE__ */ tileRect({ x: 0, y: 0, width: 0, height: 0 });

function layersOf<Q extends AnyQuantity>(map: TiledMap<Q>, { layer }: SolidRule): readonly TileLayer<Q>[] {
  if (layer !== undefined) return [tileLayer(map, layer)];
  return [...allLayers(map)].filter((each) => each.kind === 'tiles');
}

/** Says of a cell's tile whether it is solid. */
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
    const tile = tileOf(map, id);
    const answer = tile !== undefined && property(tile, name, 'boolean') === true;
    answers.set(key, answer);
    return answer;
  };
}

/** Where the origin of one space lies in the tiles of another. */
function originIn<Q extends AnyQuantity>(space: TileSpace<Q>, other: TileSpace<Q>): TilePosition2;
function originIn(space: TileSpace, other: TileSpace): TilePosition2 {
  return toTileSpace(space, other.origin);
}

/** A layer, how many tiles it is shifted, and where its tiles lie because of that. */
interface ShiftedLayer<Q extends AnyQuantity> {
  readonly layer: TileLayer<Q>;
  readonly dx: number;
  readonly dy: number;
  readonly bounds: TileRect;
}

function shifted<Q extends AnyQuantity>(map: TiledMap<Q>, layer: TileLayer<Q>): ShiftedLayer<Q> {
  // Exact: the origin of a layer that is whole tiles away is a corner of the map's grid.
  const { x, y } = originIn(map.space, layer.space);
  const dx = valueIn(x, tiles);
  const dy = valueIn(y, tiles);
  if (!Number.isInteger(dx) || !Number.isInteger(dy)) {
    const place = { file: map.file, path: ['layers', layer.name, 'offset'] };
    throw errorAt(place, 'a whole number of tiles', `${dx}, ${dy} tiles`);
  }
  const { bounds } = layer;
  const moved = tileCount(bounds) === 0 ? bounds : tileRect({ ...bounds, x: bounds.x + dx, y: bounds.y + dy });
  return { layer, dx, dy, bounds: moved };
}
