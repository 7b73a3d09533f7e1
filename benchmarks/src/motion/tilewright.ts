/** Our bodies: all at once in columns, and one by one. */
import { BlockedRows, type Body2, box, moveAndSlideAll, moveAndSlideInto, MoveAnswer } from '@tilewright/motion';
import { bitTilemap, type BitTilemap, tileRect, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  difference,
  type Length,
  meters,
  metersPerTile,
  pointColumnOver,
  position,
  type Position2,
  quantityColumnOver,
  seconds,
  valueIn,
  vectorColumnOver,
  type Velocity2,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, type World } from './rows.js';
import { dt, firstOf, type Pairs, type Scene } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const duration = seconds(dt);

function mapOf({ solid, side }: Scene): BitTilemap {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: side, height: side }));
  map.forEach((_, x, y) => map.setAt(x, y, solid[y * side + x] === 1));
  return map;
}

/** In a step, each body gets a velocity. */
function inBulk(scene: Scene): World {
  const { count, shape, displacements } = scene;
  const map = mapOf(scene);
  const centers: Pairs = { xs: scene.centers.xs.slice(), ys: scene.centers.ys.slice() };
  const velocities: Pairs = { xs: new Float64Array(count), ys: new Float64Array(count) };
  const halfWidths = quantityColumnOver<Length>(scene.halfWidths);
  const moving = {
    positions: pointColumnOver<Position2>(centers.xs, centers.ys),
    velocities: vectorColumnOver<Velocity2>(velocities.xs, velocities.ys),
    blocked: new BlockedRows(),
    ...(shape === 'circles'
      ? { radii: halfWidths }
      : { halfWidths, halfHeights: quantityColumnOver<Length>(scene.halfHeights) }),
  };
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      for (let i = 0; i < count; i++) {
        velocities.xs[i] = displacements.xs[first + i]! / dt;
        velocities.ys[i] = displacements.ys[first + i]! / dt;
      }
      return moveAndSlideAll(moving, map, space, duration);
    },
    centers: () => centers,
  };
}

/** In a step, each body is made from its center, and gets a displacement that is made from numbers. */
function oneByOne(scene: Scene): World {
  const { count, shape, displacements } = scene;
  const map = mapOf(scene);
  const centers: Pairs = { xs: scene.centers.xs.slice(), ys: scene.centers.ys.slice() };
  const { xs, ys } = centers;
  const radii = Array.from(scene.halfWidths, (radius) => meters(radius));
  const sizes = Array.from(scene.halfHeights, (half, i) => difference(radii[i]!, meters(half)));
  const bodyAt =
    shape === 'circles'
      ? (i: number): Body2 => circle(position(meters(xs[i]!), meters(ys[i]!)), radii[i]!)
      : (i: number): Body2 => box(position(meters(xs[i]!), meters(ys[i]!)), sizes[i]!);
  const move = new MoveAnswer();
  return {
    step: (step) => {
      const first = firstOf(scene, step);
      let blocked = 0;
      for (let i = 0; i < count; i++) {
        const displacement = difference(meters(displacements.xs[first + i]!), meters(displacements.ys[first + i]!));
        if (moveAndSlideInto(move, map, space, bodyAt(i), displacement)) blocked++;
        xs[i] = valueIn(move.centerX, meters);
        ys[i] = valueIn(move.centerY, meters);
      }
      return blocked;
    },
    centers: () => centers,
  };
}

const bulk: Contender = contender('tilewright, in bulk', inBulk);
export default bulk;
export const single: Contender = contender('tilewright, one by one', oneByOne);
