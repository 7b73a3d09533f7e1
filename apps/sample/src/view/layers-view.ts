/**
 * Draws the tile layers: only what the camera sees, and again only when an animation goes on.
 *
 * Shows: `TilesView` of `@tilewright/pixi`, one for each layer; tiles of a `TiledMap` with their pictures, turned and
 * mirrored, and animations; `trackChanges`, for walls that fall and doors that open.
 */
import { TilesView } from '@tilewright/pixi';
import {
  allLayers,
  frameAt,
  type GlobalTileId,
  pictureOf as pictureInTileset,
  property,
  TiledError,
  type TiledMap,
  type TileLayer,
  tilesetTile,
  type TilesetTile,
  turnOf,
} from '@tilewright/tiled';
import { type BitTilemap, type TilemapChanges, trackChanges } from '@tilewright/tilemap';
import { type Duration, type Length, pixels, type Rectangle2, seconds, valueIn } from '@tilewright/units';
import { Container, groupD8, ImageSource, Rectangle, Texture } from 'pixi.js';
import type { World } from '../simulation/world.js';

/** A view of tiles of the map. */
type LayerView = Pick<TilesView<GlobalTileId, Length>, 'container' | 'drawnCount' | 'repaint' | 'show'>;

export class LayersView {
  /** Its coordinates are meters. */
  readonly container = new Container();
  readonly map: TiledMap;
  /** The visible layers of tiles. */
  readonly layers: readonly TileLayer[];
  private readonly views: LayerView[];
  private readonly source: ImageSource;
  private readonly animated: readonly TilesetTile[];
  /** The textures of a tile, by its turns. */
  private readonly textures = new Map<TilesetTile, Texture[]>();
  /** The solid tiles of the game that is shown, and where they changed. */
  private solid: BitTilemap | undefined;
  private changes: TilemapChanges | undefined;
  private time: Duration = seconds(0);
  private frames = '';

  /** @param picture - the one picture with all tiles of the map; see `pictureFileOf` */
  constructor(map: TiledMap, picture: ImageBitmap) {
    this.map = map;
    this.source = new ImageSource({ resource: picture, scaleMode: 'nearest' });
    this.animated = map.tilesets
      .flatMap((tileset) => [...tileset.tiles.values()])
      .filter((tile) => tile.animation.length > 0);
    this.layers = [...allLayers(map)].filter((layer) => layer.kind === 'tiles').filter((layer) => layer.isVisible);
    this.views = [];
    for (const { tiles, space } of this.layers) {
      this.add(new TilesView(tiles, space, (cell, x, y) => this.textureOf(cell, x, y)));
    }
  }

  /** Adds a view on top. It is drawn again wherever tiles of the game change. */
  add(view: LayerView): void {
    this.views.push(view);
    this.container.addChild(view.container);
  }

  /** How many pictures are drawn. */
  get drawnCount(): number {
    return this.views.reduce((count, view) => count + view.drawnCount, 0);
  }

  /** Shows another game on the same map. */
  play({ solid }: World): void {
    this.changes?.stop();
    this.solid = solid;
    this.changes = trackChanges(solid);
    for (const view of this.views) view.repaint();
  }

  /** @param seen - what the camera shows; @param time - since the animations began */
  show(seen: Rectangle2, time: Duration): void {
    const frames = this.animated.map((tile) => frameAt(tile, time).id).join();
    if (frames !== this.frames) for (const view of this.views) view.repaint();
    this.frames = frames;
    this.time = time;
    for (const rect of this.changes?.take() ?? []) for (const view of this.views) view.repaint(rect);
    for (const view of this.views) view.show(seen);
  }

  /** The picture of a tile. A solid one that the game has opened shows what lies under it. */
  private textureOf(cell: GlobalTileId, x: number, y: number): Texture | undefined {
    const tile = tilesetTile(this.map, cell);
    if (tile === undefined) return undefined;
    const isOpened = this.solid?.getOrAt(x, y, true) === false && property(tile, 'solid', 'boolean') === true;
    return isOpened ? undefined : this.pictureOf(cell);
  }

  /** Whether no layer has a picture there, because the game has opened the tile. */
  isBare(x: number, y: number): boolean {
    return this.layers.every(({ tiles }) => this.textureOf(tiles.getAt(x, y), x, y) === undefined);
  }

  /** The current picture of a tile, in whichever layer it is. */
  pictureOf(cell: GlobalTileId): Texture | undefined {
    const tile = tilesetTile(this.map, cell);
    if (tile === undefined) return undefined;
    const frame = frameAt(tile, this.time);
    let turned = this.textures.get(frame);
    if (turned === undefined) this.textures.set(frame, (turned = this.texturesOf(frame)));
    const { isMirrored, quarterTurns } = turnOf(cell);
    return turned[quarterTurns + (isMirrored ? 4 : 0)];
  }

  /** The picture of a tile turned by 0 to 3 quarters, then the same mirrored before it is turned. */
  private texturesOf(tile: TilesetTile): Texture[] {
    const picture = pictureInTileset(tile);
    if (picture === undefined) return [];
    const [x, y, width, height] = [picture.x, picture.y, picture.width, picture.height].map((length) =>
      valueIn(length, pixels),
    );
    const frame = new Rectangle(x, y, width, height);
    const back = [groupD8.E, groupD8.N, groupD8.W, groupD8.S];
    // The renderer asks which place of the picture a place of the tile shows: the way back.
    return [groupD8.E, groupD8.MIRROR_HORIZONTAL].flatMap((mirror) =>
      back.map((turn) => new Texture({ source: this.source, frame, rotate: groupD8.add(mirror, turn) })),
    );
  }
}

/** The file with the picture of all tiles. @throws TiledError unless the map has exactly one */
export function pictureFileOf({ file, tilesets }: TiledMap): string {
  const sources = tilesets.map((tileset) => tileset.image?.source);
  const [source] = sources;
  if (source !== undefined && sources.length === 1) return source;
  throw new TiledError({ file, path: ['tilesets'], rule: 'one tileset with one picture', value: sources });
}
