/** Phaser's Arcade physics: a body with a collider for a layer of tiles. */
import type Phaser from 'phaser';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth } from '../walls.js';
import { layerOf, startScene } from './phaser-game.js';

let scene: Phaser.Scene;
let body: Phaser.Physics.Arcade.Body;

const ready = startScene({ default: 'arcade', arcade: { customUpdate: true } }).then((started) => {
  scene = started;
});

const walker: Walker = {
  get x() {
    return body.center.x;
  },
  get y() {
    return body.center.y;
  },
  enter: (walls) => {
    scene.children.removeAll(true);
    scene.physics.world.colliders.destroy();
    const sprite = scene.add.rectangle(0, 0, 2 * halfWidth, 2 * halfHeight);
    scene.physics.add.existing(sprite);
    scene.physics.add.collider(sprite, layerOf(scene, walls));
    body = sprite.body as Phaser.Physics.Arcade.Body;
  },
  place: (x, y) => body.reset(x, y),
  step: (vx, vy) => {
    body.setVelocity(vx, vy);
    scene.physics.world.singleStep();
  },
};

const arcade: Contender = walks('Phaser Arcade', walker, 'box', ready);
export default arcade;
