/** planck: Box2D in JavaScript. A box for each wall, and a body without friction that cannot turn. */
import { Box, Vec2, World } from 'planck';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, tileSize, wallTiles } from '../walls.js';

// A tile is a meter: Box2D is tuned for sizes of 0.1 to 10 meters.
function makeWalker(): Walker {
  const make = () => {
    const world = new World();
    const body = world.createBody({ type: 'dynamic', fixedRotation: true, allowSleep: false });
    const shape = new Box(halfWidth / tileSize, halfHeight / tileSize);
    body.createFixture({ shape, density: 1, friction: 0, restitution: 0 });
    return { world, body };
  };
  let { world, body } = make();
  return {
    get x() {
      return body.getPosition().x * tileSize;
    },
    get y() {
      return body.getPosition().y * tileSize;
    },
    enter: (walls) => {
      ({ world, body } = make());
      const ground = world.createBody();
      for (const { x, y } of wallTiles(walls)) {
        ground.createFixture({ shape: new Box(0.5, 0.5, new Vec2(x + 0.5, y + 0.5)), friction: 0 });
      }
    },
    place: (x, y) => {
      body.setPosition(new Vec2(x / tileSize, y / tileSize));
      body.setLinearVelocity(new Vec2(0, 0));
    },
    step: (vx, vy) => {
      body.setLinearVelocity(new Vec2(vx / tileSize, vy / tileSize));
      world.step(1 / 60);
    },
  };
}

const planck: Contender = walks('planck', makeWalker());
export default planck;
