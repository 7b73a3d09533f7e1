/** A Phaser game without a picture, whose physics the walks advance. */
import Phaser from 'phaser';
import { tileSize, type Walls } from '../walls.js';

/** Starts a game; resolves with its scene. */
export function startScene(physics: Phaser.Types.Core.PhysicsConfig): Promise<Phaser.Scene> {
  return new Promise((resolve) => {
    const game = new Phaser.Game({
      type: Phaser.HEADLESS,
      width: 320,
      height: 240,
      banner: false,
      audio: { noAudio: true },
      physics,
      scene: {
        create(this: Phaser.Scene) {
          // The walks advance the physics, not the frames of the page.
          game.loop.stop();
          resolve(this);
        },
      },
    });
  });
}

/** A layer of tiles in place of the one before. Its walls collide. */
export function layerOf(scene: Phaser.Scene, { width, solid }: Walls): Phaser.Tilemaps.TilemapLayer {
  const data = Array.from({ length: solid.length / width }, (_, row) =>
    Array.from(solid.subarray(row * width, (row + 1) * width), (kind) => (kind === 1 ? 0 : -1)),
  );
  const map = scene.make.tilemap({ data, tileWidth: tileSize, tileHeight: tileSize });
  const layer = map.createLayer(0, map.addTilesetImage('tiles', '__DEFAULT')!) as Phaser.Tilemaps.TilemapLayer;
  layer.setCollision(0);
  return layer;
}
