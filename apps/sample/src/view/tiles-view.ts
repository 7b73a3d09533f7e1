/**
 * Draws the tile layers: only the tiles that the camera sees, and again only when these change.
 *
 * Shows: `rowsInRectangle` for a renderer; tiles of a `TiledMap` with their pictures, rotations and animations.
 */
import { rowsInRectangle } from '@tilewright/queries';
import { tile, tileCenter } from '@tilewright/tilemap';
import {
  allLayers,
  frameAt,
  pictureOf,
  TiledError,
  type TiledMap,
  type TileLayer,
  tilesetTile,
  type TilesetTile,
  turnOf,
} from '@tilewright/tiled';
import {
  type Duration,
  meters,
  metersPerTile,
  pixels,
  radians,
  type Rectangle2,
  turns,
  valueIn,
} from '@tilewright/units';
import { ImageSource, Particle, ParticleContainer, Rectangle, Texture } from 'pixi.js';

export class TilesView {
  /** Its coordinates are meters. */
  readonly container = new ParticleContainer<Particle>({
    dynamicProperties: { position: false, rotation: false, vertex: false, uvs: false, color: false },
  });
  private readonly map: TiledMap;
  private readonly layers: readonly TileLayer[];
  private readonly source: ImageSource;
  private readonly animated: readonly TilesetTile[];
  private readonly textures = new Map<TilesetTile, Texture>();
  private readonly particles: Particle[] = [];
  private shown = '';

  /** @param picture - the one picture with all tiles of the map; see `pictureFileOf` */
  constructor(map: TiledMap, picture: ImageBitmap) {
    this.map = map;
    this.layers = [...allLayers(map)].filter((layer) => layer.kind === 'tiles').filter((layer) => layer.isVisible);
    this.source = new ImageSource({ resource: picture, scaleMode: 'nearest' });
    this.animated = map.tilesets
      .flatMap((tileset) => [...tileset.tiles.values()])
      .filter((tile) => tile.animation.length > 0);
  }

  /** How many pictures are drawn. */
  get drawnCount(): number {
    return this.container.particleChildren.length;
  }

  /** @param view - what the camera shows; @param time - since the animations began */
  show(view: Rectangle2, time: Duration): void {
    const seen = [...rowsInRectangle(this.map.space, view, { bounds: this.map.bounds })];
    const [first] = seen;
    const frames = this.animated.map((tile) => frameAt(tile, time).id);
    const key = [first?.xMin, first?.xMax, first?.y, seen.length, ...frames].join();
    if (key === this.shown) return;
    this.shown = key;

    const side = valueIn(this.map.space.tileSize, metersPerTile);
    let count = 0;
    for (const { tiles } of this.layers) {
      for (const { y, xMin, xMax } of seen) {
        for (let x = xMin; x <= xMax; x++) {
          const cell = tiles.getAt(x, y);
          const drawn = tilesetTile(this.map, cell);
          const texture = drawn === undefined ? undefined : this.textureOf(frameAt(drawn, time));
          if (texture === undefined) continue;
          const particle = (this.particles[count] ??= new Particle({ texture, anchorX: 0.5, anchorY: 0.5 }));
          count++;
          const center = tileCenter(this.map.space, tile(x, y));
          const { isMirrored, quarterTurns } = turnOf(cell);
          particle.texture = texture;
          particle.x = valueIn(center.x, meters);
          particle.y = valueIn(center.y, meters);
          particle.rotation = valueIn(turns(quarterTurns / 4), radians);
          particle.scaleX = (isMirrored ? -side : side) / texture.width;
          particle.scaleY = side / texture.height;
        }
      }
    }
    this.container.particleChildren = this.particles.slice(0, count);
    this.container.update();
  }

  private textureOf(tile: TilesetTile): Texture | undefined {
    let texture = this.textures.get(tile);
    if (texture === undefined) {
      const picture = pictureOf(tile);
      if (picture === undefined) return undefined;
      const [x, y, width, height] = [picture.x, picture.y, picture.width, picture.height].map((length) =>
        valueIn(length, pixels),
      );
      texture = new Texture({ source: this.source, frame: new Rectangle(x, y, width, height) });
      this.textures.set(tile, texture);
    }
    return texture;
  }
}

/** The file with the picture of all tiles. @throws TiledError unless the map has exactly one */
export function pictureFileOf({ file, tilesets }: TiledMap): string {
  const sources = tilesets.map((tileset) => tileset.image?.source);
  const [source] = sources;
  if (source !== undefined && sources.length === 1) return source;
  throw new TiledError({ file, path: ['tilesets'], rule: 'one tileset with one picture', value: sources });
}
