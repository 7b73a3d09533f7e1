/** Flow fields over the maps of the paths, and how a contender answers the rows. */
import type { BitTilemap, MoveRule, Tile } from '@tilewright/tilemap';
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { fieldSceneOf, type FieldScene } from './scene.js';
import { type Kind, kinds } from '../paths/maps.js';

/** How the tiles of a row cost: all 1, or from 1 to 9. */
export type Costs = 'even' | 'weighted';

interface Row {
  readonly name: string;
  readonly kind: Kind;
  readonly rule: MoveRule;
  readonly costs: Costs;
}

const weightedKinds: readonly Kind[] = ['open', 'scattered', 'caves'];

export const fieldRows: readonly Row[] = [
  ...kinds.map((kind): Row => ({ name: `field, ${kind}`, kind, rule: 'no-corner-cutting', costs: 'even' })),
  ...kinds.map((kind): Row => ({ name: `four-way field, ${kind}`, kind, rule: 'four-way', costs: 'even' })),
  ...weightedKinds.map((kind): Row => ({
    name: `weighted field, ${kind}`,
    kind,
    rule: 'no-corner-cutting',
    costs: 'weighted',
  })),
];

/** Computes fields on one map. */
export interface Field {
  /** Computes the ways from all tiles to a goal. */
  readonly compute: (goal: Tile) => unknown;
  /** How far a tile is from the goal of the last field, or what its way costs; negative if no way leads there. Not timed. */
  readonly at: (tile: Tile) => number;
}

/** Makes the tasks of all rows that a contender can answer. Times are for one tile that is reached. */
export function fieldTasks(
  can: (rule: MoveRule, costs: Costs) => boolean,
  prepare: (walls: BitTilemap, rule: MoveRule, costs: Costs, first: Tile) => Field,
): Contender['rows'] {
  const rows: Record<string, () => Task> = {};
  for (const { name, kind, rule, costs } of fieldRows) {
    if (!can(rule, costs)) continue;
    const scenes = [1, 2].map((seed) => fieldSceneOf(kind, rule, seed));
    let next = 0;
    const make = alternating(
      () => {
        const scene = scenes[next++ % 2]!;
        return { scene, field: prepare(scene.walls, rule, costs, scene.goals[0]!), turn: 0 };
      },
      (data) => {
        data.turn = 1 - data.turn;
        data.field.compute(data.scene.goals[data.turn]!);
        return data.turn;
      },
      ({ scene, field }) => scene.goals.flatMap((goal) => sampled(scene, field, goal)),
    );
    const objects = (scenes[0]!.reached + scenes[1]!.reached) / 2;
    rows[name] = () => ({ ...make(), objects });
  }
  return rows;
}

function sampled({ samples }: FieldScene, field: Field, goal: Tile): number[] {
  field.compute(goal);
  return samples.map((sample) => field.at(sample));
}
