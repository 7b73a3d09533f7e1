/** Phaser's Matter physics: a body without friction that cannot turn, and the bodies of a layer of tiles. */
import type Phaser from 'phaser';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth } from '../walls.js';
import { layerOf, startScene } from './phaser-game.js';

let scene: Phaser.Scene;
let body: MatterJS.BodyType;

const ready = startScene({ default: 'matter', matter: { gravity: { x: 0, y: 0 }, autoUpdate: false } }).then(
  (started) => {
    scene = started;
  },
);

const smooth = { friction: 0, frictionStatic: 0, frictionAir: 0, restitution: 0, inertia: Infinity };

const walker: Walker = {
  get x() {
    return body.position.x;
  },
  get y() {
    return body.position.y;
  },
  enter: (walls) => {
    scene.children.removeAll(true);
    scene.matter.world.remove(scene.matter.world.getAllBodies(), true);
    const layer = layerOf(scene, walls);
    scene.matter.world.convertTilemapLayer(layer, { friction: 0, frictionStatic: 0 });
    body = scene.matter.add.rectangle(0, 0, 2 * halfWidth, 2 * halfHeight, smooth);
  },
  place: (x, y) => {
    scene.matter.body.setPosition(body, { x, y }, false);
    scene.matter.body.setVelocity(body, { x: 0, y: 0 });
  },
  step: (vx, vy) => {
    // Its velocities are pixels per step.
    scene.matter.body.setVelocity(body, { x: vx / 60, y: vy / 60 });
    scene.matter.world.step(1000 / 60);
  },
};

const matter: Contender = walks('Phaser Matter', walker, 'box', ready);
export default matter;
