/** Reads layers, including nested groups. */
import type { AnyQuantity } from '@tilewright/units';
import { type Fields, withoutFields } from '../document/check.js';
import { checkLayer, checkList, type LayerDocument } from '../document/map.js';
import { errorAt, inside, type Place } from '../error.js';
import type { TiledLayer, TiledLayerBase } from '../map/layers.js';
import { checkObject } from '../document/object.js';
import type { TiledObject } from '../map/objects.js';
import { type ObjectContext, readObject } from './object.js';
import type { Templates } from './templates.js';
import type { Warnings } from './warnings.js';
import { readTiles, type TilesContext } from './tiles.js';
import { readProperties } from './properties.js';
import type { TilesetTile } from '../map/tileset.js';
import type { World } from './world.js';

/** The common context of the functions that read layers. */
export interface LayerContext<Q extends AnyQuantity> extends TilesContext {
  readonly world: World<Q>;
  readonly tileWithId: (id: number) => TilesetTile | undefined;
  readonly templates: Templates;
  readonly warnings: Warnings;
}

/** Deeper than any real map, and far from exhausting the stack. */
const DEEPEST_GROUP = 100;

/** The sum of the offsets of the groups around a layer, in pixels, and the number of these groups. */
interface Offset {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

const noOffset: Offset = { x: 0, y: 0, depth: 0 };

/** Reads layers in sequence, so that the reported error is the first in the order of the file. */
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

/** Awaits only new templates, since a map may have a hundred thousand objects. */
async function readObjects<Q extends AnyQuantity>(
  place: Place,
  values: readonly unknown[],
  context: ObjectContext<Q> & Pick<LayerContext<Q>, 'templates'>,
): Promise<readonly TiledObject<Q>[]> {
  const objects: TiledObject<Q>[] = [];
  for (const [i, value] of values.entries()) {
    const objectPlace = inside(place, i);
    const document = checkObject(objectPlace, value);
    const found = document.template === undefined ? undefined : context.templates.of(document.template);
    const template = found instanceof Promise ? await found : found;
    objects.push(readObject(objectPlace, document, template, context));
  }
  return objects;
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
    x: outer.x + (document.offsetx ?? oldOffset(document, 'x')),
    y: outer.y + (document.offsety ?? oldOffset(document, 'y')),
    depth: outer.depth + 1,
  };
  const base: TiledLayerBase<Q> = {
    id: document.id ?? 0,
    name: document.name,
    class: document.class ?? '',
    isVisible: document.visible ?? true,
    opacity: document.opacity ?? 1,
    offset: world.vector(offset.x, offset.y),
    properties: readProperties(place, document, context.warnings),
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
      const objectsPlace = inside(place, 'objects');
      const values = checkList(objectsPlace, document['objects']);
      const objectContext = { ...context, offsetX: offset.x, offsetY: offset.y };
      return { ...base, kind: 'objects', objects: await readObjects(objectsPlace, values, objectContext) };
    }
    case 'imagelayer':
      return { ...base, kind: 'image', image: document.image ?? '' };
    case 'group': {
      if (offset.depth > DEEPEST_GROUP) {
        throw errorAt(place, `nested in at most ${DEEPEST_GROUP} groups`, value);
      }
      const layersPlace = inside(place, 'layers');
      const layers = checkList(layersPlace, document['layers']);
      return { ...base, kind: 'group', layers: await readLayers(layersPlace, layers, context, offset) };
    }
  }
}

/** Up to Tiled 0.14, the offset of an image layer was in `x` and `y`, which mean nothing in other layers. */
function oldOffset(document: LayerDocument, axis: 'x' | 'y'): number {
  const offset = document[axis];
  return document.type === 'imagelayer' && typeof offset === 'number' ? offset : 0;
}

/** The fields of a layer, except its contents, which may be large. */
function withoutContents(document: LayerDocument): Fields {
  return withoutFields(document, ['data', 'chunks', 'objects', 'layers']);
}
