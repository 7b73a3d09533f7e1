/** A template, and what makes instances of it. */
import type { Fields } from '../document/check.js';
import type { ObjectDocument } from '../document/object.js';
import type { Place } from '../error.js';
import type { TiledProperties } from '../map/property.js';

/** A template, prepared for its instances. */
export interface Template {
  /** Its object, without position and id; its tile has an id of the map. */
  readonly object: Fields;
  readonly properties: TiledProperties;
  /** The number of values that an instance copies. */
  readonly size: number;
}

/** Makes the documents of instances. */
export interface TemplateInstances {
  /** The document of an instance: its own fields override the fields of the template. */
  instance(place: Place, own: ObjectDocument, template: Template): ObjectDocument;
}
