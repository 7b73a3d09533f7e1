/** A hero who walks among the walls of a Phaser layer. Draw your own level in `rows`, save the file, and play. */
import { layerFrom, spaceOf, type TileMover, tileMover, wallsOf } from '@tilewright/phaser';
import { arrayTilemapFrom, tileRect } from '@tilewright/tilemap';
import { clampMagnitude, milliseconds, mul, pixelsPerSecond, pixelVelocity } from '@tilewright/units';
import Phaser from 'phaser';

/** `#` is a wall. The hero starts in the second column of the second row: leave it open. */
const rows = [
  '################',
  '#......#.......#',
  '#......#.......#',
  '#..##..#..###..#',
  '#..##.......#..#',
  '#...........#..#',
  '#.....#........#',
  '#.....#........#',
  '################',
];
const level = tileRect({ x: 0, y: 0, width: rows[0]!.length, height: rows.length });
const cells = arrayTilemapFrom(level, (x, y) => rows[y]?.[x] ?? '#');
/** The width of a tile in pixels: the world is that of Phaser. */
const TILE_SIZE = 80;
const walkingSpeed = pixelsPerSecond(400);

class Level extends Phaser.Scene {
  hero!: TileMover;
  isHeld!: (...keys: string[]) => number;

  create(): void {
    this.make
      .graphics()
      .fillStyle(0x4a5468)
      .fillRect(0, 0, TILE_SIZE, TILE_SIZE)
      .generateTexture('wall', TILE_SIZE, TILE_SIZE);
    const indexOf = (cell: string) => (cell === '#' ? 0 : -1); // -1 is no tile
    const layer = layerFrom(this, cells, { tileset: 'wall', tileSize: TILE_SIZE, indexOf });
    layer.tilemap.setCollision(0, true, true, layer);
    const sprite = this.add.circle(1.5 * TILE_SIZE, 1.5 * TILE_SIZE, 0.4 * TILE_SIZE, 0x7dd3fc);
    // A sprite without a physics body: the mover keeps it out of walls, at any speed.
    this.hero = tileMover(sprite, wallsOf(layer), spaceOf(layer));
    const keyboard = this.input.keyboard!;
    this.isHeld = (...keys) => Number(keys.some((key) => keyboard.addKey(key).isDown));
  }

  override update(_time: number, delta: number): void {
    const east = mul(walkingSpeed, this.isHeld('RIGHT', 'D') - this.isHeld('LEFT', 'A'));
    const south = mul(walkingSpeed, this.isHeld('DOWN', 'S') - this.isHeld('UP', 'W'));
    const walk = clampMagnitude(pixelVelocity(east, south), walkingSpeed); // diagonals are not faster
    this.hero.move(mul(walk, milliseconds(delta)));
  }
}

void new Phaser.Game({
  parent: 'game',
  width: TILE_SIZE * level.width,
  height: TILE_SIZE * level.height,
  backgroundColor: '#10141c',
  banner: false,
  audio: { noAudio: true },
  scene: Level,
});
