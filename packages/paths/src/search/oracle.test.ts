import { Random } from '@tilewright/testing';
import { arrayTilemapFrom, bitTilemapFrom, type MoveRule, type Tile, tile, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import type { TilePath } from '../ground/tile-path.js';
import { SCALED_TILE } from '../limits.js';
import { Pathfinder } from './pathfinder.js';
import { canMove, plainly, type Plan } from './testing/plain.js';

const rules: readonly MoveRule[] = ['no-corner-cutting', 'eight-way', 'four-way'];

function randomPlan(random: Random, most: number, costs: number): Plan {
  const width = random.integer(1, most);
  const height = random.integer(1, most);
  const density = random.next() * random.next();
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.next() < density ? 0 : random.integer(1, costs))),
  );
}

function expectLegal(plan: Plan, rule: MoveRule, path: TilePath, from: Tile, to: Tile): void {
  const { tiles } = path;
  expect([tiles[0], tiles.at(-1)]).toEqual([from, to]);
  let straight = 0;
  let diagonal = 0;
  for (let i = 1; i < tiles.length; i++) {
    const [a, b] = [tiles[i - 1] ?? from, tiles[i] ?? from];
    if (!canMove(plan, rule, a.x, a.y, b.x - a.x, b.y - a.y)) expect.fail(`${a.x}, ${a.y} to ${b.x}, ${b.y}`);
    if (a.x === b.x || a.y === b.y) straight++;
    else diagonal++;
  }
  expect([path.straight, path.diagonal]).toEqual([straight, diagonal]);
}

describe.each(rules)('paths that are %s', (rule) => {
  it.each([
    ['without costs', 1],
    ['with a few costs', 3],
    ['with all costs', 255],
  ])('are the shortest ones, %s', (_, most) => {
    const random = new Random(rule.length + most);
    for (let round = 0; round < 250; round++) {
      const plan = randomPlan(random, round % 25 === 0 ? 40 : 12, most);
      const [width, height] = [plan[0]?.length ?? 0, plan.length];
      const bounds = tileRect({ x: 0, y: 0, width, height });
      const paths =
        most === 1
          ? new Pathfinder(
              bitTilemapFrom(bounds, (x, y) => plan[y]?.[x] === 0),
              { rule },
            )
          : new Pathfinder(
              arrayTilemapFrom(bounds, (x, y) => plan[y]?.[x] ?? 0),
              { rule, isSolid: (value) => value === 0, cost: (value) => value },
            );
      for (let i = 0; i < 3; i++) {
        const from = tile(random.integer(0, width - 1), random.integer(0, height - 1));
        const reached = plainly(plan, rule, from.x, from.y);
        for (let j = 0; j < 12; j++) {
          const to = tile(random.integer(0, width - 1), random.integer(0, height - 1));
          const expected = reached.get(to.x + to.y * width);
          const path = paths.find(from, to);
          expect(path?.cost).toBe(expected === undefined ? undefined : expected.scaled / SCALED_TILE);
          if (path !== undefined) expectLegal(plan, rule, path, from, to);
          const back = plan[from.y]?.[from.x] === 0 ? path : paths.find(to, from);
          if (plan[to.y]?.[to.x] !== 0) expect(back?.cost).toBe(path?.cost);
        }
      }
    }
  });
});
