/**
 * The lens on the spaces: one point in the world, in tile space, on the grid and on the screen, with units.
 *
 * Shows: `toTileSpace`, `tileAt` and `toPixels`. Each result has a type of its own.
 */
import {
  type PixelSpace,
  spiral,
  type Tile,
  tileAt,
  tileCenter,
  type TileSpace,
  toPixels,
  toTileSpace,
} from '@tilewright/tilemap';
import {
  add,
  centimeters,
  format,
  meters,
  metersPerTile,
  type PixelPosition2,
  pixels,
  pixelsPerMeter,
  type Position2,
  sub,
  type TilePosition2,
  tiles,
  vector,
} from '@tilewright/units';
import { Container } from 'pixi.js';
import { colors } from '../view/colors.js';
import { drawn, newDrawing, tilePath } from '../view/draw.js';
import { Labels } from './labels.js';
import type { Pictures } from '../view/pictures.js';
import type { Figure, Lens, Scene } from './lens.js';

interface Place {
  readonly world: Position2;
  readonly tileSpace: TilePosition2;
  readonly tile: Tile;
  readonly pixels: PixelPosition2;
}

function inAllSpaces(space: TileSpace, screen: PixelSpace, world: Position2): Place {
  return {
    world,
    tileSpace: toTileSpace(space, world),
    tile: tileAt(space, world),
    pixels: toPixels(screen, world),
  };
}

const digits = { digits: 2 };
/** How many tiles around the point are drawn, and the length of the arms of its cross, in centimeters. */
const reach = 2;
const arm = 45;
/** From the center of a tile to the second of its two numbers. */
const down = vector(meters(0), centimeters(20));

export class SpacesLens implements Lens {
  readonly id = 'spaces';
  readonly about =
    'One position in four coordinate systems. The compiler keeps them apart; a space converts between them. A tile is 1 m wide here, so the first two have the same numbers, but meters and tiles are different types: with tiles of 2 m the second would have half of them.';
  readonly liftsFog = false;
  readonly marks = newDrawing();
  readonly signs = new Container();
  private readonly cross = newDrawing();
  private readonly names: Labels;

  constructor(pictures: Pictures) {
    this.names = new Labels(pictures, centimeters(36));
    this.signs.addChild(this.cross, this.names.container);
  }

  show({ game: { world }, aim, space: screen }: Scene): readonly Figure[] {
    const { space } = world;
    const place = inAllSpaces(space, screen, aim);
    const { marks, cross, names } = this;
    marks.clear();
    names.begin();
    for (const near of spiral(place.tile, reach)) {
      tilePath(marks, space, near);
      // One below the other: in a line, the numbers of a large map would be too small to read.
      const center = tileCenter(space, near);
      names.write(String(near.x), sub(center, down));
      names.write(String(near.y), add(center, down));
    }
    names.end();
    marks.stroke({ color: colors.light, width: 3, alpha: 0.7 });
    tilePath(marks, space, place.tile)
      .fill({ color: colors.light, alpha: 0.4 })
      .stroke({ color: colors.light, width: 7, alignment: 1 });
    const [x, y] = [drawn(aim.x), drawn(aim.y)];
    cross.clear();
    for (const [color, width] of [
      [colors.ink, 11],
      [colors.lit, 5],
    ] as const) {
      cross
        .moveTo(x - arm, y)
        .lineTo(x + arm, y)
        .moveTo(x, y - arm)
        .lineTo(x, y + arm)
        .stroke({ color, width });
    }
    return [
      ['world', `${format(place.world.x, meters, digits)}, ${format(place.world.y, meters, digits)}`],
      ['tile space', `${format(place.tileSpace.x, tiles, digits)}, ${format(place.tileSpace.y, tiles, digits)}`],
      ['tile', `${place.tile.x}, ${place.tile.y}`],
      ['pixels', `${format(place.pixels.x, pixels, { digits: 0 })}, ${format(place.pixels.y, pixels, { digits: 0 })}`],
      ['ratios', `${format(space.tileSize, metersPerTile)}, ${format(screen.pixelsPerMeter, pixelsPerMeter)}`],
    ];
  }
}
