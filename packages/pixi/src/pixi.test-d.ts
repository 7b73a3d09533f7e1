/** What the types of the adapter promise: each line that must not compile has a twin above it that does. */
import {
  arrayTilemap,
  type PixelSpace,
  pixelSpace,
  tile,
  tileRect,
  tileSpace,
  unitTileSpace,
} from '@tilewright/tilemap';
import {
  directionColumn,
  meters,
  metersPerTile,
  type PixelLength,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  pixelsPerTile,
  pointColumn,
  position,
  type Position2,
  rectangle,
  tilePosition,
  tiles,
  type TilePosition2,
  type Velocity2,
  vectorColumn,
} from '@tilewright/units';
import { drawTiles } from '@tilewright/queries/debug';
import { Container, Graphics, Sprite, Texture } from 'pixi.js';
import { describe, expectTypeOf, it } from 'vitest';
import { cameraOf, debugDraw, placeSprites, show, TilesView } from './index.js';

const map = arrayTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), 'grass');
const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
const inPixels = tileSpace({ origin: pixelPosition(pixels(0), pixels(0)), tileSize: pixelsPerTile(16) });
const camera = pixelSpace({ origin: position(meters(0), meters(0)), pixelsPerMeter: pixelsPerMeter(32) });
const world = new Container();
const textureOf = (): Texture => Texture.WHITE;

describe('a camera', () => {
  it('is a pixel space, both ways', () => {
    show(world, camera);
    // @ts-expect-error a space of tiles is not a camera
    show(world, space);
    // @ts-expect-error a zoom without units
    show(world, { origin: position(meters(0), meters(0)), pixelsPerMeter: 32 });
    expectTypeOf(cameraOf(world)).toEqualTypeOf<PixelSpace>();
  });
});

describe('a view of tiles', () => {
  const seen = rectangle(position(meters(0), meters(0)), position(meters(30), meters(20)));
  const seenPixels = rectangle(pixelPosition(pixels(0), pixels(0)), pixelPosition(pixels(960), pixels(540)));

  it('shows a part of its own world', () => {
    new TilesView(map, space, textureOf).show(seen);
    // @ts-expect-error a part of a world in pixels
    new TilesView(map, space, textureOf).show(seenPixels);
    new TilesView(map, inPixels, textureOf).show(seenPixels);
    // @ts-expect-error a part of a world in meters
    new TilesView(map, inPixels, textureOf).show(seen);
    // @ts-expect-error a part of a world in meters
    new TilesView(map, unitTileSpace, textureOf).show(seen);
  });

  it('has textures of the values of its map', () => {
    new TilesView(map, space, (kind, x, y) => (kind === 'grass' && x < y ? Texture.WHITE : undefined));
    // @ts-expect-error the values are not numbers
    new TilesView(map, space, (height: number) => (height > 3 ? Texture.WHITE : undefined));
    // @ts-expect-error a name is not a texture
    new TilesView(map, space, (kind) => kind);
    // @ts-expect-error a space of pixels on the screen has no tiles
    new TilesView(map, camera, textureOf);
  });

  it('stays in its world when it is passed on', () => {
    const showMeters = (view: TilesView<string, Position2['x']>): number => view.show(seen);
    showMeters(new TilesView(map, space, textureOf));
    // @ts-expect-error a view in pixels
    showMeters(new TilesView<string, PixelLength>(map, inPixels, textureOf));
  });
});

describe('sprites', () => {
  const sprites = [new Sprite()];

  it('are placed at rows of points', () => {
    const points = pointColumn<Position2>(1);
    placeSprites(sprites, points, { previous: pointColumn<Position2>(1), fraction: 0.5, facings: directionColumn(1) });
    // @ts-expect-error points of another world
    placeSprites(sprites, points, { previous: pointColumn<TilePosition2>(1), fraction: 0.5 });
    // @ts-expect-error velocities are not places
    placeSprites(sprites, vectorColumn<Velocity2>(1));
    // @ts-expect-error a column of places has no directions
    placeSprites(sprites, points, { facings: points });
  });

  it('have places in any world', () => {
    placeSprites(sprites, pointColumn([tilePosition(tiles(1), tiles(1))]));
    // @ts-expect-error a place alone is not a column
    placeSprites(sprites, tilePosition(tiles(1), tiles(1)));
  });
});

describe('a renderer', () => {
  it('draws on graphics', () => {
    drawTiles(debugDraw(new Graphics(), { colors: { tile: 0xffffff } }), space, [tile(0, 0)]);
    // @ts-expect-error a container has no lines
    debugDraw(world);
    // @ts-expect-error no such part
    debugDraw(new Graphics(), { colors: { tyle: 0xffffff } });
  });
});
