/** `TilesView`: draws the tiles of a map that a camera sees, and redraws only what changed. */
import {
  type ReadonlyTilemap,
  rectIntersection,
  rectSpanning,
  type Tile,
  tile,
  tileCount,
  type TilemapChanges,
  type TileRect,
  tileRect,
  type TileSpace,
  trackChanges,
} from '@tilewright/tilemap';
import { requireRect, requireTilemap, requireTileSpace } from '@tilewright/tilemap/checks';
import {
  borderCoordinate,
  MAX_TILE,
  MIN_TILE,
  rawOriginX,
  rawOriginY,
  rawTileSize,
  tileCoordinate,
} from '@tilewright/tilemap/kernel';
import { type AnyQuantity, type Rectangle2, type Same, unsafeNumber } from '@tilewright/units';
import { argumentError, requireFiniteRectangle, requireFunction } from '@tilewright/units/checks';
import { Container, type Texture } from 'pixi.js';
import { requireInUse } from './camera.js';
import { chunkCount, type Chunks, chunksOf, isAmong } from './chunks.js';
import { CHUNK, type TextureAt, TileChunk } from './tile-chunk.js';

/** Returns the texture of a tile, by its value, column and row; `undefined` to draw nothing. */
export type TextureOf<T> = (value: T, x: number, y: number) => Texture | undefined;

/**
 * How far the view may move before coordinates are rebased to another tile: a GPU computes with 24 bits, which must
 * resolve fractions of a pixel.
 */
const ANCHOR_STEP = 512;
/** The greatest number of tiles that a view shows at once. */
const MOST_SEEN_TILES = 0x10_0000;
/** The number of chunks out of view that are kept for reuse. */
const MOST_UNUSED = 64;

/**
 * Draws the tiles of a map that a camera sees. Add `container` to a container that is drawn in the base unit of the
 * world (meters, or pixels), and call `show` in each frame.
 *
 * Chunks of 32 x 32 tiles are drawn when they come into view, and redrawn where the map changed. Neighboring tiles
 * share their corners exactly, so there are no gaps between them at any zoom. Textures are stretched to their tiles.
 * Set the `scaleMode` of their sources to `'nearest'`: with `'linear'`, pictures without a margin bleed into each
 * other. Atlases of tiles must not be trimmed.
 *
 * @throws RangeError if an argument is not valid, or if the map was not made by `@tilewright/tilemap`
 *
 * @remarks `show` costs the chunks that come into view or changed; `textureOf` is called once for each of their tiles.
 * Chunks that leave the view are reused.
 *
 * @example
 * import { Texture } from 'pixi.js';
 * const map = arrayTilemap(tileRect({ x: 0, y: 0, width: 100, height: 100 }), 'grass');
 * const textures: Record<string, Texture> = { grass: Texture.WHITE };
 * const view = new TilesView(map, unitTileSpace, (kind) => textures[kind]);
 * view.show(rectangle(tilePosition(tiles(0), tiles(0)), tilePosition(tiles(40), tiles(30))));
 * view.drawnCount; // => 2048
 */
export class TilesView<in out T, in out Q extends AnyQuantity> {
  /** Its coordinates are world coordinates, in base units. */
  readonly container: Container = new Container({ label: 'tiles' });
  private readonly map: ReadonlyTilemap<T>;
  private readonly space: TileSpace<Q>;
  private readonly textureAt: TextureAt;
  private readonly changes: TilemapChanges;
  private chunks: TileChunk[] = [];
  private readonly unused: TileChunk[] = [];
  /** The tile at the origin of the container. */
  private anchorX = 0;
  private anchorY = 0;

  constructor(map: ReadonlyTilemap<T>, space: TileSpace<Q>, textureOf: TextureOf<T>) {
    requireTilemap('TilesView', 'map', map);
    requireTileSpace('TilesView', 'space', space);
    requireFunction('TilesView', 'textureOf', textureOf);
    this.map = map;
    this.space = space;
    this.textureAt = (x, y) => {
      const texture: Partial<Texture> | null | undefined = textureOf(map.getAt(x, y), x, y);
      // A texture with a destroyed source is rejected as well.
      if (texture === undefined || (texture !== null && isTexture(texture))) return texture;
      throw argumentError('TilesView.show', `textureOf at (${x}, ${y})`, 'a Texture in use, or undefined', texture);
    };
    this.changes = trackChanges(map);
    this.container.scale.set(rawTileSize(space));
  }

  /** The number of tiles with a texture, in all chunks that are at least partly in view. */
  get drawnCount(): number {
    return this.chunks.reduce((count, chunk) => count + chunk.drawnCount, 0);
  }

  /**
   * Draws the part of the map that a camera sees.
   *
   * @param seen - the part of the world that the camera shows
   * @returns the number of chunks that were drawn
   * @throws RangeError if a coordinate is not finite, the rectangle is reversed, more than 2^20 tiles are seen,
   * `textureOf` returns a texture that was destroyed, or the view was destroyed; also what `textureOf` throws. Then the
   * remaining chunks are drawn by the next `show`
   */
  show(seen: Rectangle2<Same<Q>>): number {
    requireFiniteRectangle('TilesView.show', 'seen', seen);
    requireInUse('TilesView.show', 'the view', this.container);
    const tiles = rectIntersection(this.tilesIn(seen), this.map.bounds);
    if (tileCount(tiles) > MOST_SEEN_TILES) {
      const remedy = 'Show a picture of the map instead of its tiles';
      throw argumentError('TilesView.show', 'seen', 'of at most 2^20 tiles of the map', tileCount(tiles), remedy);
    }
    for (const changed of this.changes.take()) this.forget(chunksOf(changed));
    this.moveAnchor(tiles);
    const wanted = chunksOf(tiles);
    this.keep((chunk) => isAmong(wanted, chunk.column, chunk.row));
    // All present chunks are wanted, so if the counts are equal, none is missing.
    if (this.chunks.length === chunkCount(wanted)) return 0;
    const present = new Set(this.chunks.map(({ column, row }) => `${column} ${row}`));
    let drawn = 0;
    for (let { row } = wanted; row < wanted.endRow; row++) {
      for (let { column } = wanted; column < wanted.endColumn; column++) {
        if (present.has(`${column} ${row}`)) continue;
        this.draw(column, row);
        drawn++;
      }
    }
    return drawn;
  }

  /**
   * Marks tiles to be redrawn by the next `show`: for pictures that depend on more than the map, such as time.
   *
   * @param rect - the tiles. Default: all
   * @throws RangeError if it is not a `TileRect`
   */
  repaint(rect: TileRect = this.map.bounds): void {
    requireRect('TilesView.repaint', 'rect', rect);
    this.forget(chunksOf(rect));
  }

  /**
   * Frees the memory of the GPU, and stops following the map. Call it even if a parent was destroyed with its
   * children. It does not destroy the textures.
   */
  destroy(): void {
    this.changes.stop();
    this.keep(() => false);
    for (const chunk of this.unused.splice(0)) chunk.destroy();
    this.container.destroy();
  }

  /** The tiles of a part of the world, clamped to the range of tiles. */
  private tilesIn({ min, max }: Rectangle2<Same<Q>>): TileRect {
    return rectSpanning(this.tileAt(min), this.tileAt(max));
  }

  private tileAt({ x, y }: Rectangle2<Same<Q>>['min']): Tile {
    const size = rawTileSize(this.space);
    return tile(
      clampedTile(rawOriginX(this.space), size, unsafeNumber(x)),
      clampedTile(rawOriginY(this.space), size, unsafeNumber(y)),
    );
  }

  /** Rebases all coordinates to a tile near the view. */
  private moveAnchor({ x, y }: TileRect): void {
    const anchorX = Math.round(x / ANCHOR_STEP) * ANCHOR_STEP;
    const anchorY = Math.round(y / ANCHOR_STEP) * ANCHOR_STEP;
    if (anchorX !== this.anchorX || anchorY !== this.anchorY) this.keep(() => false);
    this.anchorX = anchorX;
    this.anchorY = anchorY;
    const size = rawTileSize(this.space);
    this.container.position.set(
      borderCoordinate(rawOriginX(this.space), size, anchorX),
      borderCoordinate(rawOriginY(this.space), size, anchorY),
    );
  }

  private forget(changed: Chunks): void {
    this.keep((chunk) => !isAmong(changed, chunk.column, chunk.row));
  }

  /** Removes all other chunks from the container. */
  private keep(isKept: (chunk: TileChunk) => boolean): void {
    const kept: TileChunk[] = [];
    for (const chunk of this.chunks) {
      if (isKept(chunk)) {
        kept.push(chunk);
        continue;
      }
      this.container.removeChild(chunk.container);
      if (this.unused.length < MOST_UNUSED) this.unused.push(chunk);
      else chunk.destroy();
    }
    this.chunks = kept;
  }

  private draw(column: number, row: number): void {
    const chunk = this.unused.pop() ?? new TileChunk();
    // If a texture throws, the chunk stays unused.
    this.unused.push(chunk);
    const whole = tileRect({ x: column * CHUNK, y: row * CHUNK, width: CHUNK, height: CHUNK });
    chunk.column = column;
    chunk.row = row;
    chunk.draw(rectIntersection(whole, this.map.bounds), this.anchorX, this.anchorY, this.textureAt);
    this.unused.pop();
    this.chunks.push(chunk);
    this.container.addChild(chunk.container);
  }
}

/** The tile of a coordinate, or the nearest tile if the coordinate is out of range. */
function clampedTile(origin: number, size: number, coordinate: number): number {
  const found = tileCoordinate(origin, size, coordinate);
  if (!Number.isNaN(found)) return found;
  return coordinate > origin ? MAX_TILE : MIN_TILE;
}

function isTexture(texture: Partial<Texture>): texture is Texture {
  return Boolean(texture.source);
}
