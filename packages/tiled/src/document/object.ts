/** The schema of an object of an object layer. Lengths are in pixels, rotations in degrees clockwise. */
import * as v from 'valibot';
import { GREATEST_UINT32 } from '../limits.js';
import type { Place } from '../error.js';
import { check, type Fields, flag, list, object, objectWithProperties, real, text, whole } from './check.js';
import type { PropertiesDocument } from './property.js';
import { pixelExtent, pixels } from './map.js';

/** A corner of a polygon or polyline, relative to its object. */
export interface CornerDocument {
  readonly x: number;
  readonly y: number;
}

/** The fields of an object that the reader uses. */
export interface ObjectDocument extends Fields, PropertiesDocument {
  readonly id?: number;
  readonly name?: string;
  readonly type?: string;
  readonly class?: string;
  readonly visible?: boolean;
  readonly x: number;
  readonly y: number;
  readonly width?: number;
  readonly height?: number;
  readonly rotation?: number;
  readonly point?: boolean;
  readonly ellipse?: boolean;
  readonly capsule?: boolean;
  readonly polygon?: readonly CornerDocument[];
  readonly polyline?: readonly CornerDocument[];
  readonly gid?: number;
  readonly template?: string;
  readonly text?: { readonly text?: string };
}

export function checkObject(place: Place, value: unknown): ObjectDocument {
  return check(place, objectFields, value);
}

/** The length, or `undefined` for 0, which the editor writes for an object without a size. */
export function notZero(length: number | undefined): number | undefined {
  return length === 0 ? undefined : length;
}

/** The text, or `undefined` for an empty one, which the editor writes for an object without a name or class. */
export function notEmpty(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

const corner = /* @__PURE__ */ object({ x: pixels, y: pixels });
const corners = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ list(corner),
  /* @__PURE__ */ v.minLength(1, 'an array of at least one point'),
);

const objectFields: v.GenericSchema<unknown, ObjectDocument> = /* @__PURE__ */ objectWithProperties({
  id: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(0, GREATEST_UINT32)),
  name: /* @__PURE__ */ v.exactOptional(text),
  type: /* @__PURE__ */ v.exactOptional(text),
  class: /* @__PURE__ */ v.exactOptional(text),
  visible: /* @__PURE__ */ v.exactOptional(flag),
  x: pixels,
  y: pixels,
  width: /* @__PURE__ */ v.exactOptional(pixelExtent),
  height: /* @__PURE__ */ v.exactOptional(pixelExtent),
  // Editors write the sum of all rotations; a double of this size is still exact to thousandths of a degree.
  rotation: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ real(-1e9, 1e9)),
  point: /* @__PURE__ */ v.exactOptional(flag),
  ellipse: /* @__PURE__ */ v.exactOptional(flag),
  capsule: /* @__PURE__ */ v.exactOptional(flag),
  polygon: /* @__PURE__ */ v.exactOptional(corners),
  polyline: /* @__PURE__ */ v.exactOptional(corners),
  gid: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(1, GREATEST_UINT32)),
  template: /* @__PURE__ */ v.exactOptional(text),
  text: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ object({ text: /* @__PURE__ */ v.exactOptional(text) })),
});
