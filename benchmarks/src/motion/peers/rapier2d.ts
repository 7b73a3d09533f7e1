/**
 * rapier2d: its character controller, in single precision. The walls are fixed cuboids, which alone stop the bodies.
 *
 * A game moves kinematic bodies by what the controller computes, and steps the world. The controller alone reads a
 * world in which only the walls were ever stepped, so that a query looks at nothing else.
 */
import rapier, { type ColliderDesc, type World as RapierWorld } from '@dimforge/rapier2d-compat';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { firstOf, type Pairs, type Scene, wallCenters } from '../scene.js';

const ready = rapier.init();

// The gap between bodies and walls in the manual's example.
const gap = 0.01;

function worldOf(scene: Scene): RapierWorld {
  const world = new rapier.World({ x: 0, y: 0 });
  for (const { x, y } of wallCenters(scene)) {
    world.createCollider(rapier.ColliderDesc.cuboid(0.5, 0.5).setTranslation(x, y));
  }
  world.step();
  return world;
}

function shapeOf({ shape, halfWidths, halfHeights }: Scene, i: number): ColliderDesc {
  return shape === 'circles'
    ? rapier.ColliderDesc.ball(halfWidths[i]!)
    : rapier.ColliderDesc.cuboid(halfWidths[i]!, halfHeights[i]!);
}

function centersOf(moving: readonly { translation(): { readonly x: number; readonly y: number } }[]): Pairs {
  const all = moving.map((each) => each.translation());
  return { xs: Float64Array.from(all, ({ x }) => x), ys: Float64Array.from(all, ({ y }) => y) };
}

/** The whole loop of a game. */
function inWorld(scene: Scene): World {
  const world = worldOf(scene);
  const controller = world.createCharacterController(gap);
  const { count, displacements, centers } = scene;
  const moving = Array.from({ length: count }, (_, i) => {
    const place = rapier.RigidBodyDesc.kinematicPositionBased().setTranslation(centers.xs[i]!, centers.ys[i]!);
    const body = world.createRigidBody(place);
    return { body, collider: world.createCollider(shapeOf(scene, i), body) };
  });
  world.step();
  const [wanted, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        const { body, collider } = moving[i]!;
        wanted.x = displacements.xs[first + i]!;
        wanted.y = displacements.ys[first + i]!;
        controller.computeColliderMovement(collider, wanted, rapier.QueryFilterFlags.ONLY_FIXED);
        const { x, y } = controller.computedMovement();
        const now = body.translation();
        to.x = now.x + x;
        to.y = now.y + y;
        body.setNextKinematicTranslation(to);
      }
      world.step();
      return to.x;
    },
    centers: () => centersOf(moving.map(({ body }) => body)),
  };
}

function controllerAlone(scene: Scene): World {
  const world = worldOf(scene);
  const controller = world.createCharacterController(gap);
  const { count, displacements, centers } = scene;
  const moving = Array.from({ length: count }, (_, i) =>
    world.createCollider(shapeOf(scene, i).setTranslation(centers.xs[i]!, centers.ys[i]!)),
  );
  const [wanted, to] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        const collider = moving[i]!;
        wanted.x = displacements.xs[first + i]!;
        wanted.y = displacements.ys[first + i]!;
        controller.computeColliderMovement(collider, wanted);
        const { x, y } = controller.computedMovement();
        const now = collider.translation();
        to.x = now.x + x;
        to.y = now.y + y;
        collider.setTranslation(to);
      }
      return to.x;
    },
    centers: () => centersOf(moving),
  };
}

const rapier2d: Contender = contender('rapier2d', inWorld, ready);
export default rapier2d;
export const controller: Contender = contender('rapier2d, controller alone', controllerAlone, ready);
