/** LittleJS: an object that collides with a layer of tiles, updated by its own update of all objects. */
import { EngineObject, engineObjectsDestroy, engineObjectsUpdate, TileCollisionLayer, vec2 } from 'littlejsengine';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, tileSize, wallTiles } from '../walls.js';

function makeWalker(): Walker {
  const make = (): EngineObject => {
    const made = new EngineObject(vec2(0, 0), vec2((2 * halfWidth) / tileSize, (2 * halfHeight) / tileSize));
    made.setCollision();
    return made;
  };
  // Its world is in tiles, and y grows to the north.
  let rows = 0;
  let body = make();
  return {
    get x() {
      return body.pos.x * tileSize;
    },
    get y() {
      return (rows - body.pos.y) * tileSize;
    },
    enter: (walls) => {
      engineObjectsDestroy();
      rows = walls.height;
      const layer = new TileCollisionLayer(vec2(0, 0), vec2(walls.width, rows));
      for (const { x, y } of wallTiles(walls)) layer.setCollisionData(vec2(x, rows - 1 - y), 1);
      body = make();
    },
    place: (x, y) => {
      body.pos = vec2(x / tileSize, rows - y / tileSize);
      body.velocity = vec2(0, 0);
    },
    step: (vx, vy) => {
      // Its velocities are tiles per step.
      body.velocity = vec2(vx / 60 / tileSize, -vy / 60 / tileSize);
      engineObjectsUpdate();
    },
  };
}

const littlejs: Contender = walks('littlejs', makeWalker());
export default littlejs;
