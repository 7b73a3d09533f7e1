/** Makes the properties of anything of what stands in the file. */
import { checkProperties, type PropertyDocument } from '../document/property.js';
import { inside, type Place } from '../error.js';
import type { TiledProperties, TiledProperty } from '../map/properties.js';

/** Reads properties that stand at a place; absent ones are none. */
export function readProperties(place: Place, documents: readonly unknown[] | undefined): TiledProperties {
  if (documents === undefined || documents.length === 0) return noProperties;
  const properties = new Map<string, TiledProperty>();
  checkProperties(place, documents).forEach((document: PropertyDocument, i) => {
    const { name, type = 'string', propertytype: customType = '', value } = document;
    properties.set(name, { name, type, customType, value, place: inside(place, 'properties', i) });
  });
  return properties;
}

export const noProperties: TiledProperties = /* @__PURE__ */ new Map<string, TiledProperty>();
