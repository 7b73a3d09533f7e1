/**
 * A square of tiles as meshes: one mesh for each texture source.
 *
 *     0---1   Four vertices per tile, in the order of `Texture.uvs`. Their coordinates are whole numbers of tiles, and
 *     |  /|   all meshes of a view share one transform. So neighbors have exactly the same vertices, and no gap between
 *     | / |   tiles lets the background through, at any zoom.
 *     3---2
 */
import type { TileRect } from '@tilewright/tilemap';
import { Container, Mesh, MeshGeometry, Texture, type TextureSource } from 'pixi.js';

/** Tiles along a side of a chunk. */
export const CHUNK = 32;
const TILES = CHUNK * CHUNK;
/** Numbers of a tile: x and y of four corners. */
const STRIDE = 8;
/**
 * The inset of the texture coordinates, as a fraction of the texture size, against texture bleeding.
 */
const INSET = 1 / 4096;

/** The two triangles of each tile. */
const indices = /* @__PURE__ */ makeIndices();

function makeIndices(): Uint32Array {
  const all = new Uint32Array(6 * TILES);
  for (let tile = 0; tile < TILES; tile++) {
    for (const [i, corner] of [0, 1, 2, 0, 2, 3].entries()) all[6 * tile + i] = 4 * tile + corner;
  }
  return all;
}

/** The tiles of a chunk whose textures share one source. */
class Page {
  readonly mesh: Mesh<MeshGeometry>;
  private readonly geometry: MeshGeometry;
  private readonly texture: Texture;
  /** The number of tiles of the last drawing, and of the current drawing so far. */
  private drawn = 0;
  private count = 0;

  constructor(source: TextureSource) {
    this.geometry = new MeshGeometry({
      positions: new Float32Array(STRIDE * TILES),
      uvs: new Float32Array(STRIDE * TILES),
      indices,
    });
    this.texture = new Texture({ source });
    this.mesh = new Mesh({ geometry: this.geometry, texture: this.texture });
  }

  begin(): void {
    this.count = 0;
  }

  put(x: number, y: number, { uvs }: Texture): void {
    const { positions, uvs: corners } = this.geometry;
    const at = STRIDE * this.count++;
    positions[at] = positions[at + 6] = x;
    positions[at + 1] = positions[at + 3] = y;
    positions[at + 2] = positions[at + 4] = x + 1;
    positions[at + 5] = positions[at + 7] = y + 1;
    const { x0, y0, x1, y1, x2, y2, x3, y3 } = uvs;
    // The middle of the texture, for any rotation.
    const middleX = ((x0 + x2) / 2) * INSET;
    const middleY = ((y0 + y2) / 2) * INSET;
    const outer = 1 - INSET;
    corners[at] = x0 * outer + middleX;
    corners[at + 1] = y0 * outer + middleY;
    corners[at + 2] = x1 * outer + middleX;
    corners[at + 3] = y1 * outer + middleY;
    corners[at + 4] = x2 * outer + middleX;
    corners[at + 5] = y2 * outer + middleY;
    corners[at + 6] = x3 * outer + middleX;
    corners[at + 7] = y3 * outer + middleY;
  }

  end(): void {
    // Tiles without area draw nothing.
    this.geometry.positions.fill(0, STRIDE * this.count, STRIDE * Math.max(this.count, this.drawn));
    const bytes = Float32Array.BYTES_PER_ELEMENT * STRIDE * Math.max(this.count, this.drawn);
    this.drawn = this.count;
    this.mesh.visible = this.count > 0;
    this.geometry.getBuffer('aPosition').update(bytes);
    this.geometry.getBuffer('aUV').update(bytes);
  }

  destroy(): void {
    // A parent may have destroyed the mesh, but not the geometry and the texture.
    if (!this.mesh.destroyed) this.mesh.destroy();
    this.texture.destroy();
    this.geometry.destroy(true);
  }
}

/** Returns the texture of a tile, by column and row of the map. */
export type TextureAt = (x: number, y: number) => Texture | undefined;

/** A square of `CHUNK` x `CHUNK` tiles, clipped to the map. It can be reused for another position. */
export class TileChunk {
  readonly container: Container = new Container();
  /** The column and row of the chunk among the chunks of the map. */
  column = 0;
  row = 0;
  /** The number of tiles with a texture. */
  drawnCount = 0;
  private readonly pages = new Map<TextureSource, Page>();

  /**
   * @param rect - the tiles
   * @param left - the column of the map that is drawn at x = 0; `top`: the row at y = 0
   */
  draw(rect: TileRect, left: number, top: number, textureAt: TextureAt): void {
    this.drawnCount = 0;
    for (const page of this.pages.values()) page.begin();
    let source: TextureSource | undefined;
    let page: Page | undefined;
    for (let y = rect.y; y < rect.y + rect.height; y++) {
      for (let x = rect.x; x < rect.x + rect.width; x++) {
        const texture = textureAt(x, y);
        if (texture === undefined) continue;
        if (page === undefined || texture.source !== source) {
          ({ source } = texture);
          page = this.pageOf(source);
        }
        page.put(x - left, y - top, texture);
        this.drawnCount++;
      }
    }
    for (const each of this.pages.values()) each.end();
  }

  destroy(): void {
    for (const page of this.pages.values()) page.destroy();
    this.pages.clear();
    this.container.destroy();
  }

  private pageOf(source: TextureSource): Page {
    let page = this.pages.get(source);
    if (page === undefined) {
      page = new Page(source);
      this.pages.set(source, page);
      this.container.addChild(page.mesh);
    }
    return page;
  }
}
