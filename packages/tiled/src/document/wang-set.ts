/**
 * The schema of a Wang set. Each tile has eight colors, clockwise from the top, each the number of a color from 1
 * on, or 0.
 *
 *     7 0 1      Before Tiled 1.5, corners and edges had separate lists of colors (`cornercolors`, `edgecolors`), there
 *     6   2      was no `type`, and a tile of a set could be flipped.
 *     5 4 3
 */
import * as v from 'valibot';
import { GREATEST_ID, MOST_WANG_COLORS } from '../limits.js';
import type { Place } from '../error.js';
import { anything, check, type Fields, flag, list, object, objectWithProperties, text, whole } from './check.js';
import type { PropertiesDocument } from './property.js';
import { probability } from './tileset.js';

/** A color of a Wang set. */
export interface WangColorDocument extends Fields, PropertiesDocument {
  readonly name?: string;
  readonly class?: string;
  readonly color?: string;
  readonly probability?: number;
  readonly tile?: number;
}

/** A tile of a Wang set. */
export interface WangTileDocument extends Fields {
  readonly tileid: number;
  readonly wangid: readonly number[];
  readonly hflip?: boolean;
  readonly vflip?: boolean;
  readonly dflip?: boolean;
}

/** The fields of a Wang set that the reader uses. */
export interface WangSetDocument extends Fields, PropertiesDocument {
  readonly name?: string;
  readonly class?: string;
  readonly type?: 'corner' | 'edge' | 'mixed';
  readonly tile?: number;
  readonly colors?: readonly unknown[];
  readonly cornercolors?: readonly unknown[];
  readonly edgecolors?: readonly unknown[];
  readonly wangtiles?: readonly unknown[];
}

export function checkWangSet(place: Place, value: unknown): WangSetDocument {
  return check(place, setFields, value);
}

export function checkWangColor(place: Place, value: unknown): WangColorDocument {
  return check(place, colorFields, value);
}

export function checkWangTile(place: Place, value: unknown): WangTileDocument {
  return check(place, tileFields, value);
}

/** The id of a tile of the tileset, or -1 for no tile. */
const tileOrNone: v.GenericSchema<unknown, number> = /* @__PURE__ */ whole(-1, GREATEST_ID);

const colorFields: v.GenericSchema<unknown, WangColorDocument> = /* @__PURE__ */ objectWithProperties({
  name: /* @__PURE__ */ v.exactOptional(text),
  class: /* @__PURE__ */ v.exactOptional(text),
  color: /* @__PURE__ */ v.exactOptional(text),
  probability: /* @__PURE__ */ v.exactOptional(probability),
  tile: /* @__PURE__ */ v.exactOptional(tileOrNone),
});

const EIGHT_COLORS = 'an array of eight colors';

const tileFields: v.GenericSchema<unknown, WangTileDocument> = /* @__PURE__ */ object({
  tileid: /* @__PURE__ */ whole(0, GREATEST_ID),
  wangid: /* @__PURE__ */ v.pipe(
    /* @__PURE__ */ list(/* @__PURE__ */ whole(0, MOST_WANG_COLORS)),
    /* @__PURE__ */ v.length(8, EIGHT_COLORS),
  ),
  hflip: /* @__PURE__ */ v.exactOptional(flag),
  vflip: /* @__PURE__ */ v.exactOptional(flag),
  dflip: /* @__PURE__ */ v.exactOptional(flag),
});

const types = ['corner', 'edge', 'mixed'] as const;

const setFields: v.GenericSchema<unknown, WangSetDocument> = /* @__PURE__ */ objectWithProperties({
  name: /* @__PURE__ */ v.exactOptional(text),
  class: /* @__PURE__ */ v.exactOptional(text),
  type: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ v.picklist(types, `one of ${types.join(', ')}`)),
  tile: /* @__PURE__ */ v.exactOptional(tileOrNone),
  colors: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)),
  cornercolors: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)),
  edgecolors: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)),
  wangtiles: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)),
});
