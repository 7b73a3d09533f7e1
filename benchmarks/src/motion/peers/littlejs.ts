/** LittleJS: objects that collide with a layer of tiles. The walls of two worlds lie side by side in its one layer. */
import { EngineObject, TileCollisionLayer, vec2 } from 'littlejsengine';
import type { Contender } from '../../harness/contender.js';
import { contender, type World } from '../rows.js';
import { firstOf, type Scene } from '../scene.js';

let layer: TileCollisionLayer | undefined;
let isSecond = false;

function makeWorld(scene: Scene): World {
  const { count, side, solid, centers, displacements, halfWidths, halfHeights } = scene;
  const west = isSecond ? side : 0;
  if (!isSecond) layer?.destroy(true);
  const walls = isSecond && layer !== undefined ? layer : new TileCollisionLayer(vec2(0, 0), vec2(2 * side, side));
  [layer, isSecond] = [walls, !isSecond];
  for (const [i, kind] of solid.entries()) {
    if (kind === 1) walls.setCollisionData(vec2(west + (i % side), Math.floor(i / side)), 1);
  }
  const moving = Array.from({ length: count }, (_, i) => {
    const size = vec2(2 * halfWidths[i]!, 2 * halfHeights[i]!);
    const made = new EngineObject(vec2(west + centers.xs[i]!, centers.ys[i]), size);
    // Only with the layer: objects do not stop each other.
    made.setCollision(false, false, true, false);
    return made;
  });
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      // What its update of all objects does, for the objects of this world.
      for (let i = 0; i < count; i++) {
        const object = moving[i]!;
        // Its velocities are tiles per step.
        object.velocity.x = displacements.xs[first + i]!;
        object.velocity.y = displacements.ys[first + i]!;
        object.updatePhysics();
        object.update();
      }
      return moving[0]!.pos.x;
    },
    centers: () => ({
      xs: Float64Array.from(moving, ({ pos }) => pos.x - west),
      ys: Float64Array.from(moving, ({ pos }) => pos.y),
    }),
  };
}

const littlejs: Contender = contender('littlejs', makeWorld);
export default littlejs;
