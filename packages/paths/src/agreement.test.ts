/**
 * Everything that finds paths agrees with Dijkstra's algorithm: jump points, A*, searches in slices and flow fields,
 * over all rules, bodies and costs, on maps that change.
 */
import { atLeast, Random, runs } from '@tilewright/testing';
import { type BitTilemap, type MoveRule, tile, type Tile } from '@tilewright/tilemap';
import { tiles, unsafeNumber } from '@tilewright/units';
import { expect, it } from 'vitest';
import { FlowField } from './flow/flow-field.js';
import type { TilePath } from './ground/tile-path.js';
import { Pathfinder } from './search/pathfinder.js';
import { standingOfDisc, standingOfSize } from './testing/bodies.js';
import { compareOctiles, movesOf, type Octile, octileLength } from './testing/octile.js';
import {
  DIAGONAL,
  indexOf,
  isOpenIn,
  mayMove,
  oracleCosts,
  oracleDistances,
  type Place,
  type Standing,
  STRAIGHT,
} from './testing/oracle.js';
import { anyMap, pick } from './testing/test-maps.js';

const rules = ['four-way', 'eight-way', 'no-corner-cutting'] as const;

interface Body {
  readonly size?: number;
  readonly radius?: ReturnType<typeof tiles>;
}

interface World {
  readonly map: BitTilemap;
  readonly rule: MoveRule;
  readonly body: Body;
  readonly ground: Standing;
  readonly seed: number;
}

/** A map of any kind, with a rule and a body. */
function anyWorld(random: Random, most: number): World {
  const map = anyMap(random, 1, most);
  const rule = pick(random, rules);
  const kind = random.integer(0, 4);
  const size = random.integer(1, 4);
  const radius = pick(random, [0, 0.5, Math.SQRT1_2, 1.5, random.between(0, 3)]);
  const seed = random.integer(0, 1e9);
  if (kind === 0) return { map, rule, body: { size }, ground: standingOfSize(map, size), seed };
  if (kind === 1) return { map, rule, body: { radius: tiles(radius) }, ground: standingOfDisc(map, radius), seed };
  return { map, rule, body: {}, ground: standingOfSize(map), seed };
}

/** A cost of each tile that depends on its place alone. */
function costsOf(seed: number, most: number): (x: number, y: number) => number {
  return (x, y) => 1 + ((Math.imul(x * 7919 + y * 104_729 + seed, 0x2c1b_3c6d) >>> 8) % most);
}

function anyPlace(random: Random, { bounds }: BitTilemap): Tile {
  return tile(bounds.x + random.integer(0, bounds.width - 1), bounds.y + random.integer(0, bounds.height - 1));
}

function expectLegal({ ground, rule }: World, path: TilePath, from: Place, goals: readonly Place[]): void {
  const { tiles: steps } = path;
  expect(steps[0]).toEqual(from);
  expect(goals).toContainEqual(steps.at(-1));
  for (let i = 1; i < steps.length; i++) {
    const [a, b] = [steps[i - 1]!, steps[i]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const isMove = Math.max(Math.abs(dx), Math.abs(dy)) === 1;
    // The start may be solid: then it is no tile between which others lie.
    if (!isMove || !mayMove(i === 1 ? opened(ground, from) : ground, rule, a.x, a.y, dx, dy)) {
      expect([a, b]).toBe('a move that the rule allows');
    }
  }
}

/** A ground in which a tile is open. */
function opened(ground: Standing, at: Place): Standing {
  return { ...ground, isOpen: (x, y) => (x === at.x && y === at.y) || ground.isOpen(x, y) };
}

/** The shortest path from a start, which never blocks, to the nearest of the goals that are open. */
function shortest({ ground, rule }: World, from: Place, goals: readonly Place[]) {
  const open = goals.filter(({ x, y }) => isOpenIn(ground, x, y) || (x === from.x && y === from.y));
  return oracleDistances(opened(ground, from), rule, open)[indexOf(ground, from)];
}

function writeSome(random: Random, map: BitTilemap): void {
  for (let i = random.integer(0, 4); i > 0; i--) {
    const { x, y } = anyPlace(random, map);
    map.setAt(x, y, random.integer(0, 1) === 0);
  }
}

it('finds the shortest paths by jump points, by A* and in slices, while the map changes', () => {
  const random = new Random(40);
  let found = 0;
  for (let i = 0; i < runs(60); i++) {
    const world = anyWorld(random, pick(random, [12, 40, 40, 130]));
    const { map, rule, body } = world;
    const jumping = new Pathfinder(map, { rule, ...body });
    const visiting = new Pathfinder(map, { rule, ...body, cost: () => 1 });
    for (let question = 0; question < 8; question++) {
      writeSome(random, map);
      const from = anyPlace(random, map);
      const goals = Array.from({ length: random.integer(1, 3) }, () => anyPlace(random, map));
      const best = shortest(world, from, goals);
      const path = jumping.find(from, goals);
      const other = visiting.find(from, goals);
      const search = jumping.start(from, goals);
      while (search.advance(random.integer(1, 9)) === 'under-way')
        if (random.integer(0, 9) === 0) jumping.find(from, goals);
      if (best === undefined) {
        expect([path, other, search.path, jumping.lengthOf(from, goals)]).toEqual([
          undefined,
          undefined,
          undefined,
          undefined,
        ]);
        continue;
      }
      found++;
      for (const each of [path, other, search.path]) {
        if (each === undefined) throw new Error(`no path from ${JSON.stringify(from)} to ${JSON.stringify(goals)}`);
        expectLegal(world, each, from, goals);
        expect(compareOctiles(movesOf(each.tiles), best)).toBe(0);
        expect({ straight: each.straight, diagonal: each.diagonal }).toEqual(best);
        expect(Math.abs(unsafeNumber(each.length) - octileLength(best))).toBeLessThan(1e-12 * (1 + octileLength(best)));
        expect(each.cost).toBe((best.straight * STRAIGHT + best.diagonal * DIAGONAL) / STRAIGHT);
      }
      expect(jumping.lengthOf(from, goals)).toBe(path?.length);
    }
  }
  expect(found).toBeGreaterThanOrEqual(atLeast(40));
});

it('finds the cheapest paths, there as back', () => {
  const random = new Random(41);
  let found = 0;
  for (let i = 0; i < runs(50); i++) {
    const world = anyWorld(random, 24);
    const { map, rule, body, ground, seed } = world;
    const costAt = costsOf(seed, pick(random, [2, 5, 255]));
    const paths = new Pathfinder(map, { rule, ...body, cost: (_, x, y) => costAt(x, y) });
    for (let question = 0; question < 6; question++) {
      writeSome(random, map);
      const [from, to] = [anyPlace(random, map), anyPlace(random, map)];
      const path = paths.find(from, to);
      if (!isOpenIn(ground, from.x, from.y) || !isOpenIn(ground, to.x, to.y)) continue;
      const best = oracleCosts(ground, rule, [to], costAt)[indexOf(ground, from)];
      expect(path?.cost).toBe(best === undefined ? undefined : best / (2 * STRAIGHT));
      if (path === undefined) continue;
      found++;
      expectLegal(world, path, from, [to]);
      expect(paths.find(to, from)?.cost).toBe(path.cost);
      const moved = path.tiles.slice(1).reduce((sum, { x, y }, n) => {
        const before = path.tiles[n]!;
        const length = x !== before.x && y !== before.y ? DIAGONAL : STRAIGHT;
        return sum + length * (costAt(x, y) + costAt(before.x, before.y));
      }, 0);
      expect(moved).toBe(best);
    }
  }
  expect(found).toBeGreaterThanOrEqual(atLeast(30));
});

it('has the same distances in flow fields, while walls and goals change, also in slices', () => {
  const random = new Random(42);
  let compared = 0;
  for (let i = 0; i < runs(40); i++) {
    const world = anyWorld(random, 36);
    const { map, rule, body, ground, seed } = world;
    const isWeighted = random.integer(0, 2) === 0;
    const costAt = costsOf(seed, pick(random, [2, 9, 255]));
    const anyGoals = (): Tile[] => Array.from({ length: random.integer(1, 4) }, () => anyPlace(random, map));
    let goals = anyGoals();
    const flow = new FlowField(map, {
      goals,
      rule,
      ...body,
      ...(isWeighted && { cost: (_: boolean, x: number, y: number) => costAt(x, y) }),
    });
    for (let change = 0; change < 6; change++) {
      writeSome(random, map);
      if (random.integer(0, 3) === 0) flow.setGoals((goals = anyGoals()));
      const slice = random.integer(1, 200);
      if (random.integer(0, 1) === 0) flow.update();
      else while (!flow.update(slice)) if (random.integer(0, 19) === 0) writeSome(random, map);
      const lengths = isWeighted ? undefined : oracleDistances(ground, rule, goals);
      const costs = isWeighted ? oracleCosts(ground, rule, goals, costAt) : undefined;
      map.forEach((_, x, y) => {
        compared++;
        const at = tile(x, y);
        const index = indexOf(ground, at);
        const next = flow.nextTile(at);
        const best = costs === undefined ? lengths?.[index] : costs[index];
        const found = costs === undefined ? flow.distanceAt(at) : flow.costAt(at);
        if (best === undefined) {
          if (found !== undefined || next !== undefined) expect([x, y, found, next]).toBe('no path');
          return;
        }
        const expected = typeof best === 'number' ? best / (2 * STRAIGHT) : octileLength(best);
        const isSame = found !== undefined && Math.abs(unsafeNumber(found) - expected) < 1e-9 * (1 + expected);
        if (!isSame) expect([x, y, found]).toBe(expected);
        if (next === undefined) {
          if (!goals.some((goal) => goal.x === x && goal.y === y)) expect([x, y]).toBe('a goal');
          return;
        }
        if (!mayMove(ground, rule, x, y, next.x - x, next.y - y)) expect([x, y, next]).toBe('a move of the rule');
        const [dx, dy] = [Math.abs(next.x - x), Math.abs(next.y - y)];
        const rest = indexOf(ground, next);
        const length = dx + dy === 2 ? DIAGONAL : STRAIGHT;
        const isOnBest =
          costs === undefined
            ? compareOctiles(best as Octile, {
                straight: lengths![rest]!.straight + (dx + dy === 2 ? 0 : 1),
                diagonal: lengths![rest]!.diagonal + (dx + dy === 2 ? 1 : 0),
              }) === 0
            : best === costs[rest]! + length * (costAt(x, y) + costAt(next.x, next.y));
        if (!isOnBest) expect([x, y, next]).toBe('on a shortest path');
      });
    }
  }
  expect(compared).toBeGreaterThanOrEqual(atLeast(20_000));
});

it('finds the tile that is nearest to a goal, by the shortest path, and keeps to limits', () => {
  const random = new Random(43);
  for (let i = 0; i < runs(40); i++) {
    const world = anyWorld(random, 24);
    const { map, rule, body, ground } = world;
    const paths = new Pathfinder(map, { rule, ...body });
    for (let question = 0; question < 6; question++) {
      const from = anyPlace(random, map);
      const goals = Array.from({ length: random.integer(1, 3) }, () => anyPlace(random, map));
      const best = shortest(world, from, goals);
      const limit = random.integer(0, 40);
      const limited = paths.find(from, goals, { maxLength: tiles(limit) });
      expect(limited === undefined).toBe(best === undefined || octileLength(best) > limit);
      const near = paths.find(from, goals, { nearest: true });
      if (best !== undefined) {
        expect(near?.length).toBe(paths.lengthOf(from, goals));
        continue;
      }
      // From the start to all others, which is as long as back: of what is as near, the shortest path, then the first
      // row.
      const lengths = oracleDistances(opened(ground, from), rule, [from]);
      const away = ({ x, y }: Place): Octile =>
        goals
          .map((goal) => [Math.abs(goal.x - x), Math.abs(goal.y - y)] as const)
          .map(([dx, dy]): Octile => ({ straight: Math.abs(dx - dy), diagonal: Math.min(dx, dy) }))
          .reduce((least, each) => (compareOctiles(each, least) < 0 ? each : least));
      let nearest: Place | undefined;
      map.forEach((_, x, y) => {
        const length = lengths[indexOf(ground, { x, y })];
        if (length === undefined) return;
        const order =
          nearest === undefined
            ? -1
            : compareOctiles(away({ x, y }), away(nearest)) ||
              compareOctiles(length, lengths[indexOf(ground, nearest)]!);
        if (order < 0) nearest = { x, y };
      });
      expect(near?.tiles.at(-1)).toEqual(nearest);
      expect(compareOctiles(movesOf(near?.tiles ?? []), lengths[indexOf(ground, nearest!)]!)).toBe(0);
    }
  }
});
