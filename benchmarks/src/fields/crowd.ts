/** A crowd in a cave, where it stands, and the field that it follows; and walls that open and close. */
import { FlowField } from '@tilewright/paths';
import { type BitTilemap, type Tile, tile, unitTileSpace } from '@tilewright/tilemap';
import {
  metersPerSecond,
  pointColumn,
  type PointColumn,
  type TilePosition2,
  tilePosition,
  tiles,
  type VectorColumn,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { alternating, type Task } from '../harness/contender.js';
import { generator } from '../harness/random.js';
import { type Kind, size } from '../paths/maps.js';
import { bodies } from './names.js';
import type { Field } from './rows.js';
import { fieldSceneOf } from './scene.js';

export interface Crowd {
  readonly flow: FlowField<boolean>;
  readonly positions: PointColumn<TilePosition2>;
  readonly velocities: VectorColumn<Velocity2>;
}

/** A task that sets the velocities of a crowd, and tells all of them. */
export function velocityTask(set: (crowd: Crowd) => void): () => Task {
  let seed = 0;
  return alternating(
    () => {
      const { walls, goals } = fieldSceneOf('caves', 'no-corner-cutting', 1 + (seed++ % 2));
      const random = generator(seed);
      const positions = pointColumn<TilePosition2>();
      while (positions.length < bodies) {
        const [x, y] = [random() * size, random() * size];
        if (!walls.getAt(Math.floor(x), Math.floor(y))) positions.push(tilePosition(tiles(x), tiles(y)));
      }
      return { flow: new FlowField(walls, { goals }), positions, velocities: vectorColumn<Velocity2>(bodies) };
    },
    (crowd) => {
      set(crowd);
      return crowd.velocities.rawX[0]!;
    },
    (crowd) => {
      set(crowd);
      return [...crowd.velocities.rawX.subarray(0, bodies), ...crowd.velocities.rawY.subarray(0, bodies)];
    },
  );
}

export const space = unitTileSpace;
export const speed = metersPerSecond(3);

const CHANGES = 32;

/** A task that closes and opens tiles, one after another, and has the field right after each. The time is for one change. */
export function repairTask(kind: Kind, prepare: (walls: BitTilemap, goal: Tile) => Field): () => Task {
  let seed = 0;
  const make = alternating(
    () => {
      const { walls, goals, samples } = fieldSceneOf(kind, 'no-corner-cutting', 1 + (seed++ % 2));
      const goal = goals[0]!;
      const random = generator(seed);
      const changes: Tile[] = [];
      while (changes.length < CHANGES) {
        const at = tile(Math.floor(random() * size), Math.floor(random() * size));
        if (at.x !== goal.x || at.y !== goal.y) changes.push(at);
      }
      return { walls, goal, samples, changes, field: prepare(walls, goal) };
    },
    ({ walls, goal, changes, field }) => {
      for (let i = 0; i < 2 * changes.length; i++) {
        const at = changes[i < changes.length ? i : 2 * changes.length - 1 - i]!;
        walls.set(at, !walls.get(at));
        field.compute(goal);
      }
      return changes.length;
    },
    ({ walls, goal, samples, changes, field }) =>
      // Half of the changes stay while the answers are read.
      [true, false].flatMap(() => {
        for (const at of changes) {
          walls.set(at, !walls.get(at));
          field.compute(goal);
        }
        return samples.map((sample) => field.at(sample));
      }),
  );
  return () => ({ ...make(), objects: 2 * CHANGES });
}
