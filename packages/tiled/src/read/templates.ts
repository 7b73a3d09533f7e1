/** The templates of a map's objects. Each file is read once, and its object is merged into each instance. */
import { withoutFields } from '../document/check.js';
import { notEmpty, type ObjectDocument } from '../document/object.js';
import { checkTemplate, type TemplateDocument } from '../document/template.js';
import { checkVersion } from '../document/version.js';
import { errorAt, inside, type Place } from '../error.js';
import { GREATEST_ID, MOST_COPIED } from '../limits.js';
import { parseDocument } from './parse.js';
import { pathFrom } from './paths.js';
import { readProperties } from './properties.js';
import type { ResolveFile } from './resolve.js';
import type { Template, TemplateInstances } from './template.js';
import type { Tilesets } from './tilesets.js';
import type { Warnings } from './warnings.js';

/**
 * Instances of templates up to this size are not counted: they take at most a few times the memory of their text in
 * the file.
 */
const FREE_SIZE = 64;

/** The fields that decide the kind of an object; the first one present wins. */
const kindFields: readonly string[] = ['gid', 'text', 'point', 'polygon', 'polyline', 'ellipse', 'capsule'];

const classFields: readonly string[] = ['type', 'class'];

export class Templates implements TemplateInstances {
  /** By path, relative to the map's folder. */
  private readonly byPath: Map<string, Template | undefined> = new Map();
  private copied: number = 0;
  private readonly map: Place;
  private readonly resolve: ResolveFile | undefined;
  private readonly tilesets: Tilesets;
  private readonly warnings: Warnings;

  constructor(map: Place, resolve: ResolveFile | undefined, tilesets: Tilesets, warnings: Warnings) {
    this.map = map;
    this.resolve = resolve;
    this.tilesets = tilesets;
    this.warnings = warnings;
  }

  /** The template that an object refers to; `undefined` if the resolver omits it, or if there is no resolver. */
  of(reference: string): Template | undefined | Promise<Template | undefined> {
    if (this.resolve === undefined) return undefined;
    const path = pathFrom('', reference);
    if (this.byPath.has(path)) return this.byPath.get(path);
    return this.read(reference, path, this.resolve);
  }

  private async read(reference: string, path: string, resolve: ResolveFile): Promise<Template | undefined> {
    const contents = await resolve(reference, this.map.file);
    const template = contents === undefined ? undefined : await this.make(reference, contents);
    this.byPath.set(path, template);
    return template;
  }

  private async make(reference: string, contents: unknown): Promise<Template> {
    const place: Place = { file: reference, path: [] };
    const document = checkTemplate(place, parseDocument(place, contents, '.tj'));
    if (document['version'] !== undefined) this.warnings.add(checkVersion(place, document));
    const { object } = document;
    const properties = readProperties(inside(place, 'object'), object, this.warnings);
    const gid = await this.tileOf(place, reference, document);
    const fields = withoutFields(object, ['id', 'x', 'y', 'gid']);
    const corners = (object.polygon?.length ?? 0) + (object.polyline?.length ?? 0);
    const size = Object.keys(fields).length + corners + properties.size;
    return { object: gid === undefined ? fields : { ...fields, gid }, properties, size };
  }

  /** The tile of a template, as an id of the map with flips. */
  private async tileOf(
    place: Place,
    reference: string,
    { object: { gid }, tileset }: TemplateDocument,
  ): Promise<number | undefined> {
    if (gid === undefined || tileset === undefined) return undefined;
    const id = (gid & GREATEST_ID) - tileset.firstgid;
    if (id < 0) {
      const rule = `at least the firstgid, ${tileset.firstgid}`;
      throw errorAt(inside(place, 'object', 'gid'), rule, gid & GREATEST_ID, 'Save the template again in Tiled');
    }
    const sourcePlace = inside(place, 'tileset', 'source');
    const idInMap = await this.tilesets.idOfTemplateTile(sourcePlace, reference, tileset.source, id);
    return ((gid & ~GREATEST_ID) | idInMap) >>> 0;
  }

  /**
   * The document of an instance: its own fields override the fields of the template.
   *
   * @throws TiledError if all instances of large templates together copy too many values
   */
  instance(place: Place, own: ObjectDocument, template: Template): ObjectDocument {
    this.copied += Math.max(0, template.size - FREE_SIZE);
    if (this.copied > MOST_COPIED) {
      const rule = `used less often: instances of large templates may have ${MOST_COPIED} corners, fields and properties in total`;
      throw errorAt(inside(place, 'template'), rule, own.template);
    }
    const hasClass = (notEmpty(own.type) ?? notEmpty(own.class)) !== undefined;
    const isKind = kindFields.some((name) => own[name] !== undefined && own[name] !== false);
    const merged: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(template.object)) {
      const isReplaced = (hasClass && classFields.includes(name)) || (isKind && kindFields.includes(name));
      if (!isReplaced) merged[name] = value;
    }
    for (const [name, value] of Object.entries(own)) if (!isUnset(name, value)) merged[name] = value;
    return Object.assign(merged, { x: own.x, y: own.y });
  }
}

/**
 * Whether a field does not override the template. As in the editor: an empty name or class, a size of 0, and a false
 * shape.
 */
function isUnset(name: string, value: unknown): boolean {
  if (value === '') return name === 'name' || classFields.includes(name);
  return (value === 0 && (name === 'width' || name === 'height')) || (value === false && kindFields.includes(name));
}
