/** Phaser's Arcade physics: bodies with a collider for a layer of tiles of 16 pixels. */
import Phaser from 'phaser';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { firstOf, type Scene } from '../scene.js';
import { layerOf, startScene } from '../walks/engines/phaser-game.js';
import { tileSize } from '../walks/walls.js';

let phaserScene: Phaser.Scene;
const ready = startScene({ default: 'arcade' }).then((started) => {
  phaserScene = started;
});

function makeWorld(scene: Scene): World {
  const { count, side, solid, centers, displacements, halfWidths, halfHeights } = scene;
  // For as many bodies its manual advises against the tree, which only finds pairs of them.
  const world = new Phaser.Physics.Arcade.World(phaserScene, { fps: 60, useTree: false });
  const sprites = Array.from({ length: count }, (_, i) => {
    const [width, height] = [2 * halfWidths[i]! * tileSize, 2 * halfHeights[i]! * tileSize];
    return phaserScene.add.rectangle(centers.xs[i]! * tileSize, centers.ys[i]! * tileSize, width, height);
  });
  world.enable(sprites);
  const bodies = sprites.map(({ body }) => body as Phaser.Physics.Arcade.Body);
  world.addCollider(sprites, layerOf(phaserScene, { width: side, height: side, solid }));
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        const perSecond = 60 * tileSize;
        bodies[i]!.setVelocity(displacements.xs[first + i]! * perSecond, displacements.ys[first + i]! * perSecond);
      }
      world.singleStep();
      return bodies[0]!.x;
    },
    centers: () => ({
      xs: Float64Array.from(bodies, ({ center }) => center.x / tileSize),
      ys: Float64Array.from(bodies, ({ center }) => center.y / tileSize),
    }),
  };
}

const arcade: Contender = contender('Phaser Arcade', makeWorld, ready);
export default arcade;
