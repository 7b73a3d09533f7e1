/** Makes layers of what stands in the file, groups within groups. */
import type { AnyQuantity } from '@tilewright/units';
import { type Fields, withoutFields } from '../document/check.js';
import { checkLayer, checkList, type LayerDocument } from '../document/map.js';
import { errorAt, inside, type Place } from '../error.js';
import type { TiledLayer, TiledLayerBase } from '../map/layers.js';
import { readObject } from './object.js';
import { readTiles, type TilesContext } from './tiles.js';
import { readProperties } from './properties.js';
import type { TilesetTile } from '../map/tileset.js';
import type { World } from './world.js';

/** What layers are read with. */
export interface LayerContext<Q extends AnyQuantity> extends TilesContext {
  readonly world: World<Q>;
  readonly tileWithId: (id: number) => TilesetTile | undefined;
}

/** More groups inside each other than anyone draws, and fewer than would exhaust the stack. */
const deepestGroup = 100;

/** The offset of what holds a layer, in pixels. */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

const noOffset: Offset = { x: 0, y: 0, depth: 0 };

/** Reads layers one after the other, so that the first mistake in the order of the file is the one that is told. */
export async function readLayers<Q extends AnyQuantity>(
  place: Place,
  values: readonly unknown[],
  context: LayerContext<Q>,
  outer: Offset = noOffset,
): Promise<readonly TiledLayer<Q>[]> {
  const layers: TiledLayer<Q>[] = [];
  for (const [i, value] of values.entries()) layers.push(await readLayer(inside(place, i), value, context, outer));
  return layers;
}

async function readLayer<Q extends AnyQuantity>(
  place: Place,
  value: unknown,
  context: LayerContext<Q>,
  outer: Offset,
): Promise<TiledLayer<Q>> {
  const document = checkLayer(place, value);
  const { world } = context;
  const offset = {
    x: outer.x + (document.offsetx ?? 0),
    y: outer.y + (document.offsety ?? 0),
    depth: outer.depth + 1,
  };
  const base: TiledLayerBase<Q> = {
    id: document.id ?? 0,
    name: document.name,
    class: document.class ?? '',
    isVisible: document.visible ?? true,
    opacity: document.opacity ?? 1,
    offset: world.vector(offset.x, offset.y),
    properties: readProperties(place, document.properties),
    fields: withoutContents(document),
  };
  switch (document.type) {
    case 'tilelayer':
      return {
        ...base,
        kind: 'tiles',
        space: world.space(offset.x, offset.y),
        ...(await readTiles(place, document, context)),
      };
    case 'objectgroup': {
      const objectContext = { world, offsetX: offset.x, offsetY: offset.y, tileWithId: context.tileWithId };
      const objects = checkList(inside(place, 'objects'), document['objects']);
      return {
        ...base,
        kind: 'objects',
        objects: objects.map((object, i) => readObject(inside(place, 'objects', i), object, objectContext)),
      };
    }
    case 'imagelayer':
      return { ...base, kind: 'image', image: document.image ?? '' };
    case 'group': {
      if (offset.depth > deepestGroup) {
        throw errorAt(place, `in at most ${deepestGroup} groups inside each other`, value);
      }
      const layersPlace = inside(place, 'layers');
      const layers = checkList(layersPlace, document['layers']);
      return { ...base, kind: 'group', layers: await readLayers(layersPlace, layers, context, offset) };
    }
  }
}

/** All fields but those that become something else and may be large. */
function withoutContents(document: LayerDocument): Fields {
  return withoutFields(document, ['data', 'chunks', 'objects', 'layers']);
}
