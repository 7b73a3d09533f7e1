/** Excalibur: an active actor and a tile map, with its default solver, `arcade`, advanced by its clock for tests. */
import { Actor, CollisionType, Engine, Flags, TileMap, vec } from 'excalibur';
import type { Contender } from '../../../harness/contender.js';
import { type Walker, walks } from '../walk.js';
import { halfHeight, halfWidth, tileSize } from '../walls.js';

Flags.useCanvasGraphicsContext();
const engine = new Engine({
  width: 320,
  height: 240,
  suppressPlayButton: true,
  suppressConsoleBootMessage: true,
  garbageCollection: false,
});
const clock = engine.debug.useTestClock();
const ready = engine.start();

let actor = new Actor();
let map: TileMap | undefined;

const walker: Walker = {
  get x() {
    return actor.pos.x;
  },
  get y() {
    return actor.pos.y;
  },
  enter: ({ width, height, solid }) => {
    const scene = engine.currentScene;
    if (map !== undefined) scene.remove(map);
    scene.remove(actor);
    map = new TileMap({ tileWidth: tileSize, tileHeight: tileSize, columns: width, rows: height });
    for (const tile of map.tiles) tile.solid = solid[tile.y * width + tile.x] === 1;
    actor = new Actor({
      width: 2 * halfWidth,
      height: 2 * halfHeight,
      collisionType: CollisionType.Active,
    });
    scene.add(map);
    scene.add(actor);
    clock.step(1000 / 60);
  },
  place: (x, y) => {
    actor.pos = vec(x, y);
    actor.vel = vec(0, 0);
  },
  step: (vx, vy) => {
    actor.vel = vec(vx, vy);
    clock.step(1000 / 60);
  },
};

const excalibur: Contender = walks('Excalibur', walker, 'box', ready);
export default excalibur;
