/** matter-js: bodies without friction that cannot turn, and a static body for each wall. A tile is 32 pixels. */
import Matter from 'matter-js';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { firstOf, type Scene, wallCenters } from '../scene.js';

const { Bodies, Body, Composite, Engine } = Matter;
const pixels = 32;
const smooth = { friction: 0, frictionStatic: 0, frictionAir: 0, restitution: 0, inertia: Infinity };

function makeWorld(scene: Scene): World {
  const { count, shape, centers, displacements, halfWidths, halfHeights } = scene;
  const engine = Engine.create({ gravity: { x: 0, y: 0 } });
  const walls = wallCenters(scene).map(({ x, y }) =>
    Bodies.rectangle(x * pixels, y * pixels, pixels, pixels, { ...smooth, isStatic: true }),
  );
  const moving = Array.from({ length: count }, (_, i) => {
    const [x, y] = [centers.xs[i]! * pixels, centers.ys[i]! * pixels];
    // Bodies of one negative group do not collide.
    const options = { ...smooth, collisionFilter: { group: -1 } };
    return shape === 'circles'
      ? Bodies.circle(x, y, halfWidths[i]! * pixels, options)
      : Bodies.rectangle(x, y, 2 * halfWidths[i]! * pixels, 2 * halfHeights[i]! * pixels, options);
  });
  Composite.add(engine.world, [...walls, ...moving]);
  const velocity = { x: 0, y: 0 };
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        // Its velocities are pixels per step.
        velocity.x = displacements.xs[first + i]! * pixels;
        velocity.y = displacements.ys[first + i]! * pixels;
        Body.setVelocity(moving[i]!, velocity);
      }
      Engine.update(engine, 1000 / 60);
      return moving[0]!.position.x;
    },
    centers: () => ({
      xs: Float64Array.from(moving, ({ position }) => position.x / pixels),
      ys: Float64Array.from(moving, ({ position }) => position.y / pixels),
    }),
  };
}

const matter: Contender = contender('matter-js', makeWorld);
export default matter;
