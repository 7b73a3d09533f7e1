/** Excalibur: active actors that do not stop each other, and a tile map of 16 pixels. Its scenes are updated, not drawn. */
import {
  Actor,
  CollisionGroupManager,
  CollisionType,
  Engine,
  Flags,
  Scene as ExcaliburScene,
  TileMap,
  vec,
} from 'excalibur';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { firstOf, type Scene } from '../scene.js';
import { tileSize } from '../walks/walls.js';

Flags.useCanvasGraphicsContext();
const engine = new Engine({
  width: 320,
  height: 240,
  suppressPlayButton: true,
  suppressConsoleBootMessage: true,
  garbageCollection: false,
});
engine.debug.useTestClock();

/** Two scenes for each of two rows. A scene starts asynchronously. */
const scenes: ExcaliburScene[] = [];
async function start(): Promise<void> {
  await engine.start();
  for (const name of ['a', 'b', 'c', 'd']) {
    const scene = new ExcaliburScene();
    engine.addScene(name, scene);
    await engine.goToScene(name);
    scenes.push(scene);
  }
}
const ready = start();

// Actors of one group do not collide.
const collisionGroup = CollisionGroupManager.create('bodies');

function makeWorld(scene: Scene): World {
  const { count, side, solid, centers, displacements, halfWidths, halfHeights } = scene;
  const own = scenes.pop();
  if (own === undefined) throw new Error('no scene is left');
  const map = new TileMap({ tileWidth: tileSize, tileHeight: tileSize, columns: side, rows: side });
  for (const tile of map.tiles) tile.solid = solid[tile.y * side + tile.x] === 1;
  own.add(map);
  const actors = Array.from({ length: count }, (_, i) => {
    const actor = new Actor({
      pos: vec(centers.xs[i]! * tileSize, centers.ys[i]! * tileSize),
      width: 2 * halfWidths[i]! * tileSize,
      height: 2 * halfHeights[i]! * tileSize,
      collisionType: CollisionType.Active,
      collisionGroup,
    });
    own.add(actor);
    return actor;
  });
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        const perSecond = 60 * tileSize;
        actors[i]!.vel = vec(displacements.xs[first + i]! * perSecond, displacements.ys[first + i]! * perSecond);
      }
      own.update(engine, 1000 / 60);
      return actors[0]!.pos.x;
    },
    centers: () => ({
      xs: Float64Array.from(actors, ({ pos }) => pos.x / tileSize),
      ys: Float64Array.from(actors, ({ pos }) => pos.y / tileSize),
    }),
  };
}

const excalibur: Contender = contender('Excalibur', makeWorld, ready);
export default excalibur;
