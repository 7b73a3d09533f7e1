/**
 * planck: Box2D in JavaScript. Bodies in a dynamic tree of boxes; the exact tests are ours. Its own rays ignore a body
 * that they start in.
 */
import { AABB, Circle, Vec2, World } from 'planck';
import type { Contender } from '../../harness/contender.js';
import { indexByBoxes, worksByBoxes } from '../by-boxes.js';
import { contender } from '../rows.js';
import { questions } from '../scene.js';

const planck: Contender = contender(
  'planck',
  (scene) => {
    const { count, radii, places, ends, frames } = scene;
    const world = new World();
    const bodies = Array.from(radii, (radius, index) => {
      const position = new Vec2(frames[0].xs[index]!, frames[0].ys[index]!);
      const body = world.createBody({ type: 'kinematic', position });
      body.createFixture({ shape: new Circle(radius), userData: index });
      return body;
    });
    const [from, to] = [new Vec2(0, 0), new Vec2(0, 0)];
    const box = new AABB(from, to);
    const found: number[] = [];
    return {
      ...indexByBoxes(scene, {
        update: ({ xs, ys }) => {
          const place = new Vec2(0, 0);
          for (let i = 0; i < count; i++) {
            place.x = xs[i]!;
            place.y = ys[i]!;
            bodies[i]!.setPosition(place);
          }
        },
        search: (minX, minY, maxX, maxY) => {
          found.length = 0;
          box.lowerBound.x = minX;
          box.lowerBound.y = minY;
          box.upperBound.x = maxX;
          box.upperBound.y = maxY;
          world.queryAABB(box, (fixture) => {
            found.push(fixture.getUserData() as number);
            return true;
          });
          return found;
        },
        indexOf: (each) => each,
      }),
      firstHits: (sums) => {
        for (let i = 0; i < questions; i++) {
          from.x = places.xs[i]!;
          from.y = places.ys[i]!;
          to.x = ends.xs[i]!;
          to.y = ends.ys[i]!;
          let first = -1;
          world.rayCast(from, to, (fixture, _point, _normal, fraction) => {
            first = fixture.getUserData() as number;
            return fraction;
          });
          sums[i] = first;
        }
        return sums[0]!;
      },
    };
  },
  worksByBoxes,
);
export default planck;
