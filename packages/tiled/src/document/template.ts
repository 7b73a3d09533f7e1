/** The schema of a template: an object, and the tileset of its tile. */
import * as v from 'valibot';
import { errorAt, inside, type Place } from '../error.js';
import { GREATEST_ID } from '../limits.js';
import { anyObject, check, documentKind, type Fields, object, text, whole } from './check.js';
import { checkObject, type ObjectDocument } from './object.js';

/** The fields of a template that the reader uses. */
export interface TemplateDocument extends Fields {
  readonly object: ObjectDocument;
  readonly tileset?: TemplateTileset;
}

/** The tileset of a template's tile, which is always external. */
export interface TemplateTileset {
  readonly firstgid: number;
  readonly source: string;
}

export function checkTemplate(place: Place, value: unknown): TemplateDocument {
  const { type } = check(place, documentKind, value);
  if (type !== undefined && type !== 'template') throw errorAt(inside(place, 'type'), '"template"', type);
  const document = check(place, templateFields, value);
  const objectPlace = inside(place, 'object');
  // `checkObject` requires a position, which a template's object usually lacks: instances have positions.
  const templateObject = checkObject(objectPlace, { x: 0, y: 0, ...document.object });
  const { template, gid } = templateObject;
  if (template !== undefined) {
    const remedy = 'Tiled has no nested templates: save the object as a template again';
    throw errorAt(inside(objectPlace, 'template'), 'absent in a template', template, remedy);
  }
  if (gid !== undefined && document.tileset === undefined) {
    const remedy = 'The object has a gid: save the template again in Tiled, or remove the gid';
    throw errorAt(inside(place, 'tileset'), 'present for a tile object', undefined, remedy);
  }
  return { ...document, object: templateObject };
}

const templateFields: v.GenericSchema<unknown, Fields & { object: Fields; tileset?: TemplateTileset }> =
  /* @__PURE__ */ object({
    object: anyObject,
    tileset: /* @__PURE__ */ v.exactOptional(
      /* @__PURE__ */ object({ firstgid: /* @__PURE__ */ whole(1, GREATEST_ID), source: text }),
    ),
  });
