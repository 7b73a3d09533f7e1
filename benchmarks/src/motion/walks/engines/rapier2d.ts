/** rapier2d: its character controller, among a cuboid for each wall. Among voxels it loses more steps. */
import rapier, { type Collider } from '@dimforge/rapier2d-compat';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, tileSize, wallTiles } from '../walls.js';

await rapier.init();

// A tile is a meter, y grows to the north as it is used to, and the gap between the body and the walls that of the
// manual's example: a centimeter.
const gap = 0.01;

function makeWalker(): Walker {
  const make = () => {
    const world = new rapier.World({ x: 0, y: 0 });
    const body = world.createRigidBody(rapier.RigidBodyDesc.kinematicPositionBased());
    const shape = rapier.ColliderDesc.cuboid(halfWidth / tileSize, halfHeight / tileSize);
    const collider: Collider = world.createCollider(shape, body);
    return { world, body, collider, controller: world.createCharacterController(gap) };
  };
  let { world, body, collider, controller } = make();
  return {
    get x() {
      return body.translation().x * tileSize;
    },
    get y() {
      return -body.translation().y * tileSize;
    },
    enter: (walls) => {
      world.free();
      ({ world, body, collider, controller } = make());
      for (const { x, y } of wallTiles(walls)) {
        world.createCollider(rapier.ColliderDesc.cuboid(0.5, 0.5).setTranslation(x + 0.5, -y - 0.5));
      }
      world.step();
    },
    place: (x, y) => {
      body.setTranslation({ x: x / tileSize, y: -y / tileSize }, true);
      world.step();
    },
    step: (vx, vy) => {
      controller.computeColliderMovement(collider, { x: vx / 60 / tileSize, y: -vy / 60 / tileSize });
      const { x, y } = controller.computedMovement();
      const from = body.translation();
      body.setNextKinematicTranslation({ x: from.x + x, y: from.y + y });
      world.step();
    },
  };
}

const rapier2d: Contender = walks('rapier2d', makeWalker());
export default rapier2d;
