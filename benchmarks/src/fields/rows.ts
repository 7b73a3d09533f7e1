/** Flow fields over the maps of the paths, and how a contender answers the rows. */
import { type BitTilemap, tile, type Tile } from '@tilewright/tilemap';
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { generator } from '../harness/random.js';
import { type Kind, kinds, size } from '../paths/maps.js';
import { fieldSceneOf } from './scene.js';

/** Computes fields on one map. */
interface Field {
  /** Computes the ways from all tiles to a goal. */
  readonly compute: (goal: Tile) => unknown;
  /** How far a tile is from the goal of the last field; negative if no way leads there. Not timed. */
  readonly at: (tile: Tile) => number;
}

type Prepare = (walls: BitTilemap, first: Tile) => Field;

const wholeRow = (kind: Kind): string => `field, ${kind}`;
const repairRow = (kind: Kind): string => `one tile, ${kind}`;
export const rowNames: readonly string[] = [...kinds.map(wholeRow), ...kinds.map(repairRow)];

export function contender(name: string, prepare: Prepare): Contender {
  const rows = kinds.flatMap((kind) => [
    [wholeRow(kind), wholeTask(kind, prepare)] as const,
    [repairRow(kind), repairTask(kind, prepare)] as const,
  ]);
  return { name, rows: Object.fromEntries(rows) };
}

/** A field to one goal and then to the other. Times are for one tile that is reached. */
function wholeTask(kind: Kind, prepare: Prepare): () => Task {
  return () => {
    const scenes = [fieldSceneOf(kind, 1), fieldSceneOf(kind, 2)] as const;
    let next = 0;
    const make = alternating(
      () => {
        const scene = scenes[next++ % 2]!;
        return { scene, field: prepare(scene.walls, scene.goals[0]), turn: 0 };
      },
      (data) => {
        data.turn = 1 - data.turn;
        data.field.compute(data.scene.goals[data.turn]!);
        return data.turn;
      },
      ({ scene: { goals, samples }, field }) =>
        goals.flatMap((goal) => {
          field.compute(goal);
          return samples.map((sample) => field.at(sample));
        }),
    );
    return { ...make(), objects: (scenes[0].reached + scenes[1].reached) / 2 };
  };
}

const CHANGES = 32;

/** Closes and opens tiles, one after another, and has the field right after each. The time is for one change. */
function repairTask(kind: Kind, prepare: Prepare): () => Task {
  let seed = 0;
  const make = alternating(
    () => {
      const { walls, goals, samples } = fieldSceneOf(kind, 1 + (seed++ % 2));
      const [goal] = goals;
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
