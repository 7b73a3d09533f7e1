/** Reads custom properties. */
import { checkProperties, isList, type PropertiesDocument, type PropertiesSource } from '../document/property.js';
import { inside, type Place } from '../error.js';
import type { TiledProperties, TiledProperty } from '../map/property.js';
import type { Warnings } from './warnings.js';

/** Reads the properties of a map, layer, object, tileset or tile. */
export function readProperties(place: Place, document: PropertiesDocument, warnings: Warnings): TiledProperties {
  const { properties, propertytypes: types } = document;
  if (properties === undefined) return noProperties;
  const source = { place: inside(place, 'properties'), properties, typesPlace: inside(place, 'propertytypes'), types };
  return readPropertiesFrom(source, warnings);
}

/** Reads properties with their own place. */
export function readPropertiesFrom(source: PropertiesSource, warnings: Warnings): TiledProperties {
  if (!isList(source.properties)) warnings.addOldFormat(source.place.file);
  const checked = checkProperties(source);
  if (checked.length === 0) return noProperties;
  const properties = new Map<string, TiledProperty>();
  for (const { document, place } of checked) {
    const { name, type = 'string', propertytype: customType = '', value } = document;
    properties.set(name, { name, type, customType, value, place });
  }
  return properties;
}

export const noProperties: TiledProperties = /* @__PURE__ */ new Map<string, TiledProperty>();

/** Merges the properties of a template and of its instance, which override them. */
export function withProperties(under: TiledProperties, own: TiledProperties): TiledProperties {
  if (under.size === 0) return own;
  return own.size === 0 ? under : new Map([...under, ...own]);
}
