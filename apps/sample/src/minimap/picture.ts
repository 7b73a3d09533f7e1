/**
 * The picture of the minimap: a pixel for each tile, and over it one for each creature. What the player has never seen
 * is dark, and creatures there are faint.
 *
 * Shows: bit maps read tile by tile, and only after their version changed; the raw numbers of a column, in one loop
 * over 20,000 rows.
 */
import { tile, tileCorner } from '@tilewright/tilemap';
import { meters, metersPerTile, valueIn } from '@tilewright/units';
import type { Game } from '../simulation/state.js';
import type { World } from '../simulation/world.js';

/** What the player knows of a tile. */
const UNSEEN = 0;
const REMEMBERED = 1;
const IN_VIEW = 2;

/** The colors of each kind of ground, and of creatures: unseen, remembered, in view. */
const night = packed(0x15131b);
const walls = [night, packed(0x6f6885), packed(0x9d95b8)];
const obstacles = [night, packed(0x2c4560), packed(0x3d6286)];
const floors = [night, packed(0x2e2a3c), packed(0x4d4762)];
const calm = [packed(0x5b4560), packed(0xb57fae), packed(0xffb3f1)];
const chasing = [packed(0xa8463f), packed(0xff6b5e), packed(0xff6b5e)];

export class MinimapPicture {
  /** In tiles, which are pixels: plain counts. */
  readonly width: number;
  readonly height: number;
  /** Four bytes for each pixel, row by row, as `ImageData` takes them: red, green, blue, alpha. */
  readonly bytes: Uint8ClampedArray<ArrayBuffer>;
  /** The same, a word for each pixel. */
  private readonly pixels: Uint32Array;
  /** The picture without creatures, and what the player knows of each tile. */
  private readonly ground: Uint32Array;
  private readonly knowledge: Uint8Array;
  /** What the ground was painted from: the game, and the versions of its maps. */
  private game: Game | undefined;
  private source = '';

  constructor({ bounds: { width, height } }: World) {
    this.width = width;
    this.height = height;
    this.bytes = new Uint8ClampedArray(4 * width * height);
    this.pixels = new Uint32Array(this.bytes.buffer);
    this.ground = new Uint32Array(width * height);
    this.knowledge = new Uint8Array(width * height);
  }

  /** @param hasFog - whether what the player has never seen is dark */
  paint(game: Game, hasFog: boolean): void {
    const { world, view } = game;
    const versions = [world.solid, world.opaque, view.inView, view.remembered].map(({ version }) => version);
    const source = `${versions.join()} ${hasFog}`;
    if (game !== this.game || source !== this.source) this.paintGround(game, hasFog);
    this.game = game;
    this.source = source;
    this.pixels.set(this.ground);
    this.paintCreatures(game);
  }

  private paintGround({ world, view }: Game, hasFog: boolean): void {
    const { ground, knowledge, width, height } = this;
    const { x: west, y: north } = world.bounds;
    for (let i = 0, y = north; y < north + height; y++) {
      for (let x = west; x < west + width; x++, i++) {
        const isKnown = !hasFog || view.remembered.getAt(x, y);
        const known = view.inView.getAt(x, y) ? IN_VIEW : isKnown ? REMEMBERED : UNSEEN;
        const shades = world.opaque.getAt(x, y) ? walls : world.solid.getAt(x, y) ? obstacles : floors;
        knowledge[i] = known;
        ground[i] = shades[known]!;
      }
    }
  }

  /**
   * A creature outside the map is not painted. Reads the raw columns, since this loop is most of the minimap's cost.
   */
  private paintCreatures({ world: { space, bounds }, creatures }: Game): void {
    const { pixels, knowledge, width, height } = this;
    const { count, positions, moods } = creatures;
    const { rawX, rawY } = positions;
    const corner = tileCorner(space, tile(bounds.x, bounds.y));
    const [west, north] = [valueIn(corner.x, meters), valueIn(corner.y, meters)];
    const tilesPerMeter = 1 / valueIn(space.tileSize, metersPerTile);
    for (let row = 0; row < count; row++) {
      const column = Math.floor((rawX[row]! - west) * tilesPerMeter);
      const line = Math.floor((rawY[row]! - north) * tilesPerMeter);
      if (column < 0 || line < 0 || column >= width || line >= height) continue;
      const i = line * width + column;
      const shades = moods[row] === 'chasing' ? chasing : calm;
      pixels[i] = shades[knowledge[i]!]!;
    }
  }
}

/** An opaque color, in the order of bytes of `ImageData`, as the word that this machine stores so. */
function packed(color: number): number {
  return new Uint32Array(Uint8Array.of(color >> 16, (color >> 8) & 255, color & 255, 255).buffer)[0]!;
}
