/** The shortest ways by Dijkstra's algorithm. With costs, as whole numbers. */
import { type BitTilemap, type MoveRule, type Tile, tileAt, tileCenter } from '@tilewright/tilemap';
import { div, magnitude, metersPerSecond, mul, sub, velocity } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { distances, type Distances, movesTo } from '../paths/brute-force-search.js';
import { kinds, size } from '../paths/maps.js';
import { repairTask, space, speed, velocityTask } from './crowd.js';
import { repairRow, velocityRow } from './names.js';
import { type Field, fieldTasks } from './rows.js';
import { costAt } from './scene.js';

const STRAIGHT = 5741;
const DIAGONAL = 8119;
const still = velocity(metersPerSecond(0), metersPerSecond(0));

function even(walls: BitTilemap, rule: MoveRule): Field {
  let goal: Tile | undefined;
  let found: Distances | undefined;
  return {
    // Computed only if it is read: of many changes the last ones are.
    compute: (next) => {
      goal = next;
      found = undefined;
    },
    at: ({ x, y }) => movesTo((found ??= distances(walls, rule, goal?.x ?? 0, goal?.y ?? 0)), x, y),
  };
}

function weighted(walls: BitTilemap): Field {
  let found: Float64Array = new Float64Array(0);
  return {
    compute: (goal) => {
      found = cheapest(walls, goal);
    },
    at: ({ x, y }) => {
      const cost = found[y * size + x]!;
      return cost === Number.POSITIVE_INFINITY ? -1 : cost / (2 * STRAIGHT);
    },
  };
}

const bruteForce: Contender = {
  name: 'Dijkstra, exact',
  rows: {
    ...fieldTasks(
      () => true,
      (walls, rule, costs) => (costs === 'even' ? even(walls, rule) : weighted(walls)),
    ),
    ...Object.fromEntries(
      kinds.map((kind) => [repairRow(kind), repairTask(kind, (walls) => even(walls, 'no-corner-cutting'))]),
    ),
    // One body after another.
    [velocityRow]: velocityTask(({ flow, positions, velocities }) => {
      for (let i = 0; i < positions.length; i++) {
        const center = positions.get(i);
        const next = flow.nextTile(tileAt(space, center));
        const way = next && sub(tileCenter(space, next), center);
        velocities.set(i, way === undefined ? still : mul(way, div(speed, magnitude(way))));
      }
    }),
  },
};
export default bruteForce;

/** The least cost of each tile, in sums of lengths times both costs: a queue of whole numbers, one list for each. */
function cheapest(walls: BitTilemap, goal: Tile): Float64Array {
  const found = new Float64Array(size * size).fill(Number.POSITIVE_INFINITY);
  const isOpen = (x: number, y: number): boolean => !walls.getOrAt(x, y, true);
  const width = 2 * STRAIGHT;
  const buckets: number[][] = [];
  const reach = (at: number, cost: number): void => {
    if (cost >= found[at]!) return;
    found[at] = cost;
    (buckets[Math.floor(cost / width)] ??= []).push(at);
  };
  reach(goal.y * size + goal.x, 0);
  const done = new Uint8Array(size * size);
  for (let bucket = 0; bucket < buckets.length; bucket++) {
    for (const at of buckets[bucket] ?? []) {
      if (done[at] === 1) continue;
      done[at] = 1;
      const [x, y] = [at % size, Math.floor(at / size)];
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (!isOpen(x + dx, y + dy) || !isOpen(x + dx, y) || !isOpen(x, y + dy)) continue;
          const length = dx !== 0 && dy !== 0 ? DIAGONAL : dx === 0 && dy === 0 ? 0 : STRAIGHT;
          if (length > 0) reach(at + dy * size + dx, found[at]! + length * (costAt(x, y) + costAt(x + dx, y + dy)));
        }
      }
    }
  }
  return found;
}
