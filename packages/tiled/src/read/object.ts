/** Reads objects: computes their shapes in pixels, then converts them to the world. */
import { type Angle, type AnyQuantity, cos, degrees, type PointOf, type Rectangle2, sin } from '@tilewright/units';
import { notEmpty, notZero, type ObjectDocument } from '../document/object.js';
import type { ObjectAlignment } from '../document/tileset-fields.js';
import type { Place } from '../error.js';
import type { TiledObject } from '../map/objects.js';
import type { TiledObjectBase } from '../map/plain-objects.js';
import { readProperties, withProperties } from './properties.js';
import type { Template, TemplateInstances } from './template.js';
import type { Warnings } from './warnings.js';
import { type Capsule, circleAround, rectangleBetween, type RotatedRectangle } from '../map/shapes.js';
import { globalTileId, idWithoutFlips } from '../map/tile-id.js';
import { pictureSizeOf, type TilesetTile } from '../map/tileset.js';
import type { World } from './world.js';

/** The common context of the functions that read objects. */
export interface ObjectContext<Q extends AnyQuantity> {
  readonly world: World<Q>;
  /** The sum of the offsets of the layers around the object, in pixels. */
  readonly offsetX: number;
  readonly offsetY: number;
  /** Finds a tile by its global id without flips. */
  readonly tileWithId: (id: number) => TilesetTile | undefined;
  readonly templates: TemplateInstances;
  readonly warnings: Warnings;
}

/**
 * Reads a checked object. @param template - its template; `undefined` if it has none, or if the template was omitted
 */
export function readObject<Q extends AnyQuantity>(
  place: Place,
  own: ObjectDocument,
  template: Template | undefined,
  context: ObjectContext<Q>,
): TiledObject<Q> {
  const { world, warnings } = context;
  const document = template === undefined ? own : context.templates.instance(place, own, template);
  const ownProperties = readProperties(place, own, warnings);
  const x = document.x + context.offsetX;
  const y = document.y + context.offsetY;
  const tile = document.gid === undefined ? undefined : globalTileId(document.gid);
  const definition = tile === undefined ? undefined : context.tileWithId(idWithoutFlips(tile));
  // As in the editor, a tile object without a size has the size of its tile.
  const tileSize = definition === undefined ? noSize : pictureSizeOf(definition);
  const width = notZero(document.width) ?? tileSize.width;
  const height = notZero(document.height) ?? tileSize.height;
  const turned = rotationAbout(world, x, y, document.rotation ?? 0);
  const base: TiledObjectBase<Q> = {
    id: document.id ?? 0,
    name: document.name ?? '',
    // Tiled 1.9 wrote `class`, other versions `type`. As in the editor, a tile object without a class has the class
    // of its tile.
    class: notEmpty(document.type) ?? notEmpty(document.class) ?? definition?.class ?? '',
    isVisible: document.visible ?? true,
    position: world.point(x, y),
    rotation: turned.angle,
    properties: template === undefined ? ownProperties : withProperties(template.properties, ownProperties),
    fields: document,
  };
  const { text, polygon, polyline } = document;

  if (template === undefined && own.template !== undefined) {
    return { ...base, kind: 'template', template: own.template };
  }
  if (tile !== undefined) {
    const anchor = anchorOf(definition?.tileset.objectAlignment ?? 'unspecified');
    const shape = turned.frame(-width * anchor.x, -height * anchor.y, width, height);
    return { ...base, kind: 'tile', tile, definition, shape };
  }
  if (text !== undefined) {
    return { ...base, kind: 'text', text: text.text ?? '', shape: turned.frame(0, 0, width, height) };
  }
  if (document.point === true) return { ...base, kind: 'point' };
  if (polygon !== undefined) {
    return { ...base, kind: 'polygon', shape: { corners: polygon.map((corner) => turned.point(corner.x, corner.y)) } };
  }
  if (polyline !== undefined) {
    return {
      ...base,
      kind: 'polyline',
      shape: { corners: polyline.map((corner) => turned.point(corner.x, corner.y)) },
    };
  }
  if (document.ellipse === true) {
    const center = turned.point(width / 2, height / 2);
    const radiusX = world.length(width / 2);
    if (width === height) return { ...base, kind: 'circle', shape: circleAround(center, radiusX) };
    const radiusY = world.length(height / 2);
    return { ...base, kind: 'ellipse', shape: { center, radiusX, radiusY, rotation: turned.angle } };
  }
  if (document.capsule === true) return { ...base, kind: 'capsule', shape: capsule(world, turned, width, height) };
  if (!turned.isAlongAxes) {
    return { ...base, kind: 'rotatedRectangle', shape: turned.frame(0, 0, width, height) };
  }
  return { ...base, kind: 'rectangle', shape: uprightRectangle(turned, width, height) };
}

const noSize = { width: 0, height: 0 };

/** Converts points relative to an object to world coordinates, by the rotation of the object. */
interface Turned<Q extends AnyQuantity> {
  readonly angle: Angle;
  /** Whether the rotation is a number of quarter turns. */
  readonly isAlongAxes: boolean;
  point(right: number, down: number): PointOf<Q>;
  /** The rectangle whose northwest corner, before the rotation, is at (right, down). */
  frame(right: number, down: number, width: number, height: number): RotatedRectangle<Q>;
}

function rotationAbout<Q extends AnyQuantity>(world: World<Q>, x: number, y: number, rotation: number): Turned<Q> {
  const angle = degrees(rotation);
  // Exactly 0 and +-1 for quarter turns.
  const c = cos(angle);
  const s = sin(angle);
  const point = (right: number, down: number): PointOf<Q> =>
    world.point(x + right * c - down * s, y + right * s + down * c);
  return {
    angle,
    isAlongAxes: rotation % 90 === 0,
    point,
    frame: (right, down, width, height) => ({
      center: point(right + width / 2, down + height / 2),
      width: world.length(width),
      height: world.length(height),
      rotation: angle,
    }),
  };
}

function uprightRectangle<Q extends AnyQuantity>(turned: Turned<Q>, width: number, height: number): Rectangle2<Q> {
  return rectangleBetween(turned.point(0, 0), turned.point(width, height));
}

function capsule<Q extends AnyQuantity>(world: World<Q>, turned: Turned<Q>, width: number, height: number): Capsule<Q> {
  const radius = Math.min(width, height) / 2;
  return {
    start: turned.point(radius, radius),
    end: turned.point(width - radius, height - radius),
    radius: world.length(radius),
  };
}

/**
 * The anchor in an object's frame, from 0 (west, north) to 1 (east, south). The default on orthogonal maps is the
 * southwest corner.
 */
function anchorOf(alignment: ObjectAlignment): { readonly x: number; readonly y: number } {
  const name = alignment === 'unspecified' ? 'bottomleft' : alignment;
  const x = name.endsWith('left') ? 0 : name.endsWith('right') ? 1 : 0.5;
  const y = name.startsWith('top') ? 0 : name.startsWith('bottom') ? 1 : 0.5;
  return { x, y };
}
