/** planck: Box2D in JavaScript. Dynamic bodies without friction that cannot turn, and a box for each wall. */
import { Box, Circle, Vec2, World as PlanckWorld } from 'planck';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { dt, firstOf, type Scene, wallCenters } from '../scene.js';

function makeWorld(scene: Scene): World {
  const { count, shape, centers, displacements, halfWidths, halfHeights } = scene;
  const world = new PlanckWorld();
  const ground = world.createBody();
  for (const { x, y } of wallCenters(scene)) {
    ground.createFixture({ shape: new Box(0.5, 0.5, new Vec2(x, y)), friction: 0 });
  }
  const moving = Array.from({ length: count }, (_, i) => {
    const position = new Vec2(centers.xs[i]!, centers.ys[i]!);
    const body = world.createBody({ type: 'dynamic', position, fixedRotation: true, allowSleep: false });
    const own = shape === 'circles' ? new Circle(halfWidths[i]) : new Box(halfWidths[i]!, halfHeights[i]!);
    // Bodies of one negative group do not collide.
    body.createFixture({ shape: own, density: 1, friction: 0, restitution: 0, filterGroupIndex: -1 });
    return body;
  });
  const velocity = new Vec2(0, 0);
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        velocity.x = displacements.xs[first + i]! / dt;
        velocity.y = displacements.ys[first + i]! / dt;
        moving[i]!.setLinearVelocity(velocity);
      }
      world.step(dt);
      return moving[0]!.getPosition().x;
    },
    centers: () => {
      const all = moving.map((body) => body.getPosition());
      return { xs: Float64Array.from(all, ({ x }) => x), ys: Float64Array.from(all, ({ y }) => y) };
    },
  };
}

const planck: Contender = contender('planck', makeWorld);
export default planck;
