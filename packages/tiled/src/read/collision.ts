/** Reads the collision shapes of a tile: objects in the pixels of its picture. */
import type { PixelLength } from '@tilewright/units';
import { checkObject } from '../document/object.js';
import type { TileDocument } from '../document/tileset.js';
import { errorAt, inside, type Place } from '../error.js';
import type { CollisionObject } from '../map/plain-objects.js';
import { type ObjectContext, readObject } from './object.js';
import type { Warnings } from './warnings.js';
import { worldInPixels } from './world.js';

/** Reads the collision shapes of a checked tile. Tile objects are not allowed, since their tileset is not known. */
export function readCollision(
  place: Place,
  { objectgroup }: TileDocument,
  warnings: Warnings,
): readonly CollisionObject<PixelLength>[] {
  const values = objectgroup?.objects ?? [];
  if (values.length === 0) return [];
  const context: ObjectContext<PixelLength> = {
    world: worldInPixels(1),
    offsetX: 0,
    offsetY: 0,
    tileWithId: () => undefined,
    templates: { instance: (_place, own) => own },
    warnings,
  };
  return Array.from(values, (value, i) => {
    const objectPlace = inside(place, 'objectgroup', 'objects', i);
    const object = readObject(objectPlace, checkObject(objectPlace, value), undefined, context);
    if (object.kind !== 'tile') return object;
    throw errorAt(inside(objectPlace, 'gid'), 'absent in a collision shape', object.fields['gid']);
  });
}
