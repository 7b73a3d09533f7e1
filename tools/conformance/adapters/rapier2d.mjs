// rapier2d: each solid tile is a fixed cuboid. It computes in single precision, so it is asked what that can hold.
import rapier from '@dimforge/rapier2d-compat';
import { centers, once, solidTiles } from './lib/maps.mjs';

await rapier.init();

const worldOf = once((map) => {
  const world = new rapier.World({ x: 0, y: 0 });
  const tiles = new Map();
  for (const [x, y] of solidTiles(map)) {
    const cuboid = rapier.ColliderDesc.cuboid(0.5, 0.5).setTranslation(x + 0.5, y + 0.5);
    tiles.set(world.createCollider(cuboid).handle, [x, y]);
  }
  world.step();
  return { world, tiles };
});

const vector = ([x, y]) => ({ x, y });
const isSingle = (...numbers) => numbers.flat().every((each) => Math.fround(each) === each);
const way = ({ start, end }) => ({ x: end[0] - start[0], y: end[1] - start[1] });

function ray(asked, map) {
  if (!isSingle(asked.start, asked.end)) return undefined;
  const { world, tiles } = worldOf(map);
  const hit = world.castRay(new rapier.Ray(vector(asked.start), way(asked)), 1, true);
  return hit && { tile: tiles.get(hit.collider.handle), fraction: hit.timeOfImpact };
}

export default {
  ray,
  sight: (asked, map) => ray(centers(asked), map) === null,
  sweep(asked, map) {
    const { start, end, half, radius } = asked;
    if (!isSingle(start, end, half ?? radius)) return undefined;
    const { world, tiles } = worldOf(map);
    const shape = half === undefined ? new rapier.Ball(radius) : new rapier.Cuboid(...half);
    // `false`: a body that touches a wall may leave it.
    const hit = world.castShape(vector(start), 0, way(asked), shape, 0, 1, false);
    return hit && { tile: tiles.get(hit.collider.handle), fraction: hit.time_of_impact };
  },
};
