/** The tilesets of a map: embedded tilesets, external tilesets, and tilesets that only templates use. */
import { type Fields, withoutFields } from '../document/check.js';
import type { MapDocument } from '../document/map.js';
import { checkTileset, checkTilesetEntry, type TilesetEntry } from '../document/tileset.js';
import { checkVersion } from '../document/version.js';
import { errorAt, inside, type Place } from '../error.js';
import { tilesetOf } from '../map/map.js';
import { GREATEST_ID, IDS_OF_UNKNOWN } from '../limits.js';
import type { Tileset } from '../map/tileset.js';
import { parseDocument } from './parse.js';
import { pathFrom } from './paths.js';
import type { ResolveFile } from './resolve.js';
import { readTileset, unresolvedTileset } from './tileset.js';
import { withFirstId } from './wang-sets.js';
import type { Warnings } from './warnings.js';

/** The tilesets of a map, in the order of their first ids. Each file is requested once. */
export class Tilesets {
  private readonly tilesets: Tileset[] = [];
  /** By path, relative to the map's folder. If a map uses a file twice, the later tileset. */
  private readonly byPath: Map<string, Tileset> = new Map();
  private readonly map: Place;
  private readonly resolve: ResolveFile | undefined;
  private readonly warnings: Warnings;

  constructor(map: Place, resolve: ResolveFile | undefined, warnings: Warnings) {
    this.map = map;
    this.resolve = resolve;
    this.warnings = warnings;
  }

  get list(): readonly Tileset[] {
    return this.tilesets;
  }

  /** Reads the tilesets of the map in sequence, so that the reported error is the first in the order of the file. */
  async readAll(document: MapDocument): Promise<void> {
    for (const [i, value] of document.tilesets.entries()) {
      const place = inside(this.map, 'tilesets', i);
      const entry = checkTilesetEntry(place, value);
      this.checkOrder(place, entry.firstgid);
      const tileset =
        entry.source === undefined
          ? readTileset(place, checkTileset(place, value), entry.firstgid, undefined, this.warnings)
          : await this.external(place, entry, entry.source);
      this.tilesets.push(tileset);
    }
  }

  /** Checks that the first ids do not decrease. For two tilesets with the same first id, the editor uses the later. */
  private checkOrder(place: Place, firstId: number): void {
    const previous = this.tilesets.at(-1);
    if (previous === undefined || firstId > previous.firstId) return;
    if (firstId < previous.firstId) throw errorAt(inside(place, 'firstgid'), `at least ${previous.firstId}`, firstId);
    const index = this.tilesets.length;
    const both = `tilesets[${index - 1}] and tilesets[${index}]`;
    this.warnings.add(`${place.file}: ${both} have the same firstgid, ${firstId}; the later one is used`);
  }

  private async external(place: Place, entry: TilesetEntry, source: string): Promise<Tileset> {
    const { firstgid: firstId } = entry;
    const fields = withoutFields(entry, ['firstgid', 'source']);
    const path = pathFrom('', source);
    const known = this.byPath.get(path);
    const tileset =
      known === undefined
        ? await this.fetch(inside(place, 'source'), source, this.map.file, source, firstId, fields)
        : movedTo(inside(place, 'firstgid'), known, firstId);
    this.byPath.set(path, tileset);
    return tileset;
  }

  /** Reads a file. `reference` is its path as the file `from` writes it, `source` its path relative to the map. */
  private async fetch(
    place: Place,
    reference: string,
    from: string,
    source: string,
    firstId: number,
    fields: Fields,
  ): Promise<Tileset> {
    if (this.resolve === undefined) {
      // Tiled saves tilesets as XML by default, which the reader cannot read even with a resolver.
      const remedy = source.endsWith('.tsx') ? ', once Tiled has saved this one as JSON (.tsj)' : '';
      const rule = 'absent (an embedded tileset)';
      throw errorAt(place, rule, reference, `Pass \`resolve\` to read external tilesets${remedy}`);
    }
    const contents = await this.resolve(reference, from);
    if (contents === undefined) return unresolvedTileset(firstId, source, fields);
    const filePlace: Place = { file: source, path: [] };
    const document = checkTileset(filePlace, parseDocument(filePlace, contents));
    if (document['version'] !== undefined) this.warnings.add(checkVersion(filePlace, document));
    return readTileset(filePlace, document, firstId, source, this.warnings);
  }

  /**
   * The id in the map for the tile of a template: in the map's tileset from the same file, or else in a tileset that
   * is appended to the map.
   *
   * @param place - the place of the tileset's path in the template
   * @param template - the path of the template, as the map writes it
   * @param reference - the path of the tileset, as the template writes it
   * @param id - the id of the tile in the tileset
   * @returns 0 if the tileset does not have that tile
   */
  async idOfTemplateTile(place: Place, template: string, reference: string, id: number): Promise<number> {
    const source = pathFrom(template, reference);
    let tileset = this.byPath.get(source);
    if (tileset === undefined) {
      const firstId = this.freeId(place);
      tileset = await this.fetch(place, reference, pathFrom(this.map.file, template), source, firstId, {});
      this.append(source, tileset);
    }
    if (tileset.isResolved && tileset.tile(id) === undefined) return 0;
    if (tilesetOf(this.tilesets, tileset.firstId + id) !== tileset) {
      // The id belongs to the next tileset: the file has more tiles than when the map was saved.
      tileset = movedTo(place, tileset, this.freeId(place));
      this.append(source, tileset);
    }
    return requireId(place, tileset.firstId + id);
  }

  private append(path: string, tileset: Tileset): void {
    this.byPath.set(path, tileset);
    this.tilesets.push(tileset);
  }

  /** The first id after the ids of all tilesets. */
  private freeId(place: Place): number {
    const last = this.tilesets.at(-1);
    return last === undefined ? 1 : requireId(place, last.firstId + idsTakenBy(last));
  }
}

/** A tileset with another first id. */
function movedTo(place: Place, tileset: Tileset, firstId: number): Tileset {
  return { ...tileset, firstId, wangSets: withFirstId(place, tileset, firstId) };
}

function idsTakenBy(tileset: Tileset): number {
  if (!tileset.isResolved) return IDS_OF_UNKNOWN;
  let count = tileset.tileCount;
  for (const id of tileset.tiles.keys()) count = Math.max(count, id + 1);
  return count;
}

function requireId(place: Place, id: number): number {
  if (id <= GREATEST_ID) return id;
  throw errorAt(place, `absent, because the map has no free ids for its tiles (the greatest is ${GREATEST_ID})`, id);
}
