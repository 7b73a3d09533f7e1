/**
 * rapier2d: a physics engine in Rust, compiled to WebAssembly, in single precision. Objects are sensors on kinematic
 * bodies. They move one by one; a step of the world then updates the queries and finds all pairs.
 */
import rapier, { type Collider } from '@dimforge/rapier2d-compat';
import type { Contender } from '../../harness/contender.js';
import { addPair, contender, type Index } from '../rows.js';
import { questions, type Scene } from '../scene.js';
import { sparseContender } from '../sparse.js';

await rapier.init();

function makeIndex(scene: Scene): Index {
  const { count, radii, places, ends, frames } = scene;
  const world = new rapier.World({ x: 0, y: 0 });
  const indices = new Map<number, number>();
  const bodies = Array.from(radii, (_, index) => {
    const [x, y] = [frames[0].xs[index]!, frames[0].ys[index]!];
    return world.createRigidBody(rapier.RigidBodyDesc.kinematicPositionBased().setTranslation(x, y));
  });
  const colliders = Array.from(radii, (radius, index): Collider => {
    const shape = rapier.ColliderDesc.ball(radius)
      .setSensor(true)
      .setActiveCollisionTypes(rapier.ActiveCollisionTypes.ALL);
    const collider = world.createCollider(shape, bodies[index]);
    indices.set(collider.handle, index);
    return collider;
  });
  world.step();
  const place = { x: 0, y: 0 };
  const square = new rapier.Cuboid(2, 2);
  const disc = new rapier.Ball(5);
  const ray = new rapier.Ray({ x: 0, y: 0 }, { x: 0, y: 0 });
  let sum = 0;
  const add = ({ handle }: Collider): boolean => {
    sum += indices.get(handle)!;
    return true;
  };
  const query = (sums: Float64Array, shape: typeof square | typeof disc): number => {
    for (let i = 0; i < questions; i++) {
      sum = 0;
      place.x = places.xs[i]!;
      place.y = places.ys[i]!;
      world.intersectionsWithShape(place, 0, shape, add);
      sums[i] = sum;
    }
    return sum;
  };
  return {
    update: ({ xs, ys }) => {
      for (let i = 0; i < count; i++) {
        place.x = xs[i]!;
        place.y = ys[i]!;
        bodies[i]!.setTranslation(place, true);
      }
      world.step();
      return count;
    },
    rectangles: (sums) => query(sums, square),
    circles: (sums) => query(sums, disc),
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        ray.origin.x = places.xs[i]!;
        ray.origin.y = places.ys[i]!;
        ray.dir.x = ends.xs[i]! - places.xs[i]!;
        ray.dir.y = ends.ys[i]! - places.ys[i]!;
        const hit = world.castRay(ray, 1, true);
        sums[i] = hit === null ? -1 : indices.get(hit.collider.handle)!;
      }
      return sums[0]!;
    },
    // The pairs that the last step found.
    pairs: (sums) => {
      let pairs = 0;
      sum = 0;
      for (let i = 0; i < count; i++) {
        world.intersectionPairsWith(colliders[i]!, ({ handle }) => {
          const j = indices.get(handle)!;
          if (j <= i) return;
          pairs++;
          sum = addPair(sum, i, j);
        });
      }
      sums[0] = pairs;
      sums[1] = sum;
      return pairs;
    },
  };
}

const rapier2d: Contender = contender('rapier2d', makeIndex, ['update', 'rectangles', 'circles', 'firstHits', 'pairs']);
export default rapier2d;

export const sparse: Contender = sparseContender('rapier2d', makeIndex);
