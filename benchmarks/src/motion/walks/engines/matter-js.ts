/** matter-js: a static body for each wall, and a body that cannot turn, without friction. */
import Matter from 'matter-js';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, tileSize, wallTiles } from '../walls.js';

const { Bodies, Body, Composite, Engine } = Matter;
const smooth = { friction: 0, frictionStatic: 0, frictionAir: 0, restitution: 0 };

function makeWalker(): Walker {
  const engine = Engine.create({ gravity: { x: 0, y: 0 } });
  const body = Bodies.rectangle(0, 0, 2 * halfWidth, 2 * halfHeight, { ...smooth, inertia: Infinity });
  return {
    get x() {
      return body.position.x;
    },
    get y() {
      return body.position.y;
    },
    enter: (walls) => {
      Composite.clear(engine.world, false);
      Engine.clear(engine);
      const half = tileSize / 2;
      const tiles = wallTiles(walls).map(({ x, y }) =>
        Bodies.rectangle(x * tileSize + half, y * tileSize + half, tileSize, tileSize, { ...smooth, isStatic: true }),
      );
      Composite.add(engine.world, [...tiles, body]);
    },
    place: (x, y) => {
      Body.setPosition(body, { x, y });
      Body.setVelocity(body, { x: 0, y: 0 });
    },
    step: (vx, vy) => {
      // Its velocities are pixels per step.
      Body.setVelocity(body, { x: vx / 60, y: vy / 60 });
      Engine.update(engine, 1000 / 60);
    },
  };
}

const matter: Contender = walks('matter-js', makeWalker());
export default matter;
