/** Bodies that move among walls. */
import {
  type Body2,
  moveAndSlide,
  moveAndSlideAll,
  moveAndSlideInto,
  MoveAnswer,
  pushOut,
  sweep,
  sweepInto,
} from '@tilewright/motion';
import { HitAnswer } from '@tilewright/queries';
import { div, pointColumn, seconds, vectorColumn } from '@tilewright/units';
import { mix } from '../segments/scene.js';
import { everySo, type Pair, type Scene, space } from './scene.js';

const move = new MoveAnswer();
const hit = new HitAnswer();

type BodiesOf = (scene: Scene) => readonly Body2[];
const circles: BodiesOf = ({ free }) => free;
const boxes: BodiesOf = (scene) => scene.boxes;

function sliding(bodiesOf: BodiesOf): Pair {
  return {
    frugal: (scene) => {
      const [bodies, { steps, walls }] = [bodiesOf(scene), scene];
      return (i) => (moveAndSlideInto(move, walls, space, bodies[i]!, steps[i]!) ? move.hitCount : 0);
    },
    everyday: (scene) => {
      const [bodies, { steps, walls }] = [bodiesOf(scene), scene];
      return (i) => moveAndSlide(walls, space, bodies[i]!, steps[i]!).hits.length;
    },
  };
}

function sweeping(bodiesOf: BodiesOf): Pair {
  return {
    frugal: (scene) => {
      const [bodies, { steps, walls }] = [bodiesOf(scene), scene];
      return (i) => (sweepInto(hit, walls, space, bodies[i]!, steps[i]!) ? mix(0, hit.tileX, hit.tileY) : 0);
    },
    everyday: (scene) => {
      const [bodies, { steps, walls }] = [bodiesOf(scene), scene];
      return (i) => {
        const tile = sweep(walls, space, bodies[i]!, steps[i]!)?.tile;
        return tile === undefined ? 0 : mix(0, tile.x, tile.y);
      };
    },
  };
}

function leaving(bodiesOf: BodiesOf): Pair {
  return {
    frugal: (scene) => {
      const [bodies, { walls }] = [bodiesOf(scene), scene];
      return (i) => (pushOut(walls, space, bodies[i]!) === undefined ? 1 : 0);
    },
    // They are in no wall.
    everyday: () => () => 1,
  };
}

export const bodies: Readonly<Record<string, Pair>> = {
  moveAndSlideInto: sliding(circles),
  'moveAndSlideInto of a box': sliding(boxes),
  sweepInto: sweeping(circles),
  'sweepInto of a box': sweeping(boxes),
  'pushOut of a free circle': leaving(circles),
  'pushOut of a free box': leaving(boxes),
  moveAndSlideAll: {
    frugal: ({ free, steps, walls }) => {
      const centers = pointColumn(free.map(({ center }) => center));
      const speeds = vectorColumn(steps.map((step) => div(step, seconds(1))));
      const positions = pointColumn(free.map(({ center }) => center));
      const velocities = vectorColumn(steps.map((step) => div(step, seconds(1))));
      const moving = { positions, velocities, radii: free[0]!.radius };
      return everySo(() => {
        positions.rawX.set(centers.rawX);
        positions.rawY.set(centers.rawY);
        velocities.rawX.set(speeds.rawX);
        velocities.rawY.set(speeds.rawY);
        return moveAndSlideAll(moving, walls, space, seconds(1));
      });
    },
    everyday: ({ free, steps, walls }) =>
      everySo(() => free.filter((body, i) => moveAndSlide(walls, space, body, steps[i]!).hits.length > 0).length),
  },
};
