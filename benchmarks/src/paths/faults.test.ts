/**
 * What libraries get wrong, and the right answers: paths between 100 pairs of tiles on maps of 64 x 64 tiles of which a
 * part is walls, compared with Dijkstra's algorithm in exact arithmetic.
 */
import { Pathfinder, wayPoints } from '@tilewright/paths';
import { type BitTilemap, bitTilemapFrom, type MoveRule, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { isVisible } from '@tilewright/queries';
import { tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { js as EasyStar } from 'easystarjs';
import { astar, Graph } from 'javascript-astar';
import PF from 'pathfinding';
import { Path } from 'rot-js';
import { describe, expect, it } from 'vitest';
import { generator } from '../harness/random.js';
import { distances, movesTo, NO_WAY } from './brute-force-search.js';
import { octileLength } from './rows.js';
import type { Pair } from './scene.js';

type Points = readonly (readonly [x: number, y: number])[];

const side = 64;
const densities = [0.1, 0.2, 0.3, 0.4] as const;

interface World {
  readonly walls: BitTilemap;
  readonly pairs: readonly Pair[];
}

function worldOf(density: number): World {
  const random = generator(1 + density * 100);
  const bounds = tileRect({ x: 0, y: 0, width: side, height: side });
  const walls = bitTilemapFrom(bounds, () => random() < density);
  const pairs: Pair[] = [];
  const below = (): number => Math.floor(random() * side);
  while (pairs.length < 100) {
    const [fromX, fromY, toX, toY] = [below(), below(), below(), below()];
    const isOpen = !walls.getAt(fromX, fromY) && !walls.getAt(toX, toY);
    if (isOpen && (fromX !== toX || fromY !== toY)) pairs.push({ fromX, fromY, toX, toY });
  }
  return { walls, pairs };
}

const worlds = densities.map(worldOf);

/** Finds a path, with its start and its end; `undefined` or an empty path if it finds none. */
type Find = (pair: Pair) => Points | undefined;

/** What is wrong with the paths of a world. */
interface Faults {
  /** Pairs between which a way leads. */
  readonly reachable: number;
  readonly longer: number;
  readonly missing: number;
  /** How much longer the worst path is than the shortest one, in percent. */
  readonly worst: number;
}

/** The lengths of the shortest ways between the pairs of a world, which are computed once. */
const lengths = new Map<string, number[]>();
function lengthsOf(world: World, rule: MoveRule): number[] {
  const key = `${worlds.indexOf(world)} ${rule}`;
  const known = lengths.get(key);
  if (known !== undefined) return known;
  const found = world.pairs.map(({ fromX, fromY, toX, toY }) =>
    movesTo(distances(world.walls, rule, fromX, fromY), toX, toY),
  );
  lengths.set(key, found);
  return found;
}

function faultsOf(world: World, rule: MoveRule, find: Find): Faults {
  const best = lengthsOf(world, rule);
  let [reachable, longer, missing, worst] = [0, 0, 0, 0];
  world.pairs.forEach((pair, i) => {
    const shortest = best[i]!;
    const path = find(pair) ?? [];
    if (shortest === NO_WAY) {
      expect(path).toEqual([]);
      return;
    }
    reachable++;
    if (path.length === 0) {
      missing++;
      return;
    }
    const excess = octileLength(path) / shortest - 1;
    expect(excess).toBeGreaterThan(-1e-12);
    if (excess > 1e-12) longer++;
    worst = Math.max(worst, Math.round(100 * excess));
  });
  return { reachable, longer, missing, worst };
}

function allFaults(rule: MoveRule, make: (world: World) => Find) {
  const all = worlds.map((world) => faultsOf(world, rule, make(world)));
  const column = (member: keyof Faults): readonly number[] => all.map((faults) => faults[member]);
  return { longer: column('longer'), missing: column('missing'), worst: column('worst') };
}

/** Whether solid tiles leave the legs between points free. */
function areLegsFree(walls: BitTilemap, points: readonly TilePosition2[], corners: 'pass' | 'block'): boolean {
  return points.every((point, i) => i === 0 || isVisible(walls, unitTileSpace, points[i - 1]!, point, { corners }));
}

const matrixOf = (walls: BitTilemap): number[][] =>
  Array.from({ length: side }, (_, y) => Array.from({ length: side }, (_row, x) => (walls.getAt(x, y) ? 1 : 0)));
const none = [0, 0, 0, 0];

describe('of 100, 100, 91 and 19 paths over maps with 10, 20, 30 and 40 % walls', () => {
  it('are the last two what is reachable', () => {
    const reachable = worlds.map((world) => faultsOf(world, 'no-corner-cutting', () => undefined).reachable);
    expect(reachable).toEqual([100, 100, 91, 19]);
  });

  it.each(['four-way', 'eight-way', 'no-corner-cutting'] as const)('tilewright finds the shortest: %s', (rule) => {
    const faults = allFaults(rule, ({ walls }) => {
      const paths = new Pathfinder(walls, { rule });
      return (pair) =>
        paths.find(tile(pair.fromX, pair.fromY), tile(pair.toX, pair.toY))?.tiles.map(({ x, y }) => [x, y]);
    });
    expect(faults).toEqual({ longer: none, missing: none, worst: none });
  });

  const pathfinding = (
    finder: 'AStarFinder' | 'BiAStarFinder' | 'BiDijkstraFinder' | 'JumpPointFinder',
    octile = false,
  ) =>
    allFaults('no-corner-cutting', ({ walls }) => {
      const grid = new PF.Grid(matrixOf(walls));
      const diagonalMovement = PF.DiagonalMovement.OnlyWhenNoObstacles;
      const search = new PF[finder](
        octile ? { diagonalMovement, heuristic: PF.Heuristic.octile } : { diagonalMovement },
      );
      return ({ fromX, fromY, toX, toY }) =>
        search.findPath(fromX, fromY, toX, toY, grid.clone()).map(([x, y]) => [x!, y!]);
    });

  it('PathFinding.js finds longer ones by jump points, which estimate by rows and columns', () => {
    expect(pathfinding('JumpPointFinder')).toEqual({ longer: [54, 53, 25, 0], missing: none, worst: [12, 11, 9, 0] });
    expect(pathfinding('JumpPointFinder', true)).toEqual({ longer: none, missing: none, worst: none });
  });

  it('PathFinding.js finds longer ones from both ends at once, and the shortest by A*', () => {
    expect(pathfinding('BiAStarFinder')).toEqual({ longer: [39, 36, 32, 4], missing: none, worst: [8, 10, 10, 7] });
    expect(pathfinding('BiDijkstraFinder')).toEqual({ longer: [13, 17, 10, 0], missing: none, worst: [8, 5, 3, 0] });
    expect(pathfinding('AStarFinder')).toEqual({ longer: none, missing: none, worst: none });
  });

  it('easystarjs finds longer ones where moves are diagonal', () => {
    const easystarjs = (rule: MoveRule) =>
      allFaults(rule, ({ walls }) => {
        const finder = new EasyStar();
        finder.setGrid(matrixOf(walls));
        finder.setAcceptableTiles([0]);
        finder.enableSync();
        finder.setIterationsPerCalculation(Number.MAX_SAFE_INTEGER);
        if (rule !== 'four-way') finder.enableDiagonals();
        if (rule === 'eight-way') finder.enableCornerCutting();
        else finder.disableCornerCutting();
        return ({ fromX, fromY, toX, toY }) => {
          let found: Points | undefined;
          finder.findPath(fromX, fromY, toX, toY, (path) => {
            found = path?.map(({ x, y }) => [x, y]);
          });
          finder.calculate();
          return found;
        };
      });
    expect(easystarjs('no-corner-cutting')).toEqual({
      longer: [69, 65, 41, 4],
      missing: none,
      worst: [18, 15, 22, 10],
    });
    expect(easystarjs('eight-way')).toEqual({ longer: [61, 69, 66, 76], missing: none, worst: [9, 15, 31, 27] });
    expect(easystarjs('four-way')).toEqual({ longer: none, missing: none, worst: none });
  });

  it('javascript-astar finds longer ones, or none, on a graph that is used again', () => {
    const javascriptAstar = (rule: MoveRule, forgets: boolean) =>
      allFaults(rule, ({ walls }) => {
        const columns = Array.from({ length: side }, (_, x) =>
          Array.from({ length: side }, (_column, y) => (walls.getAt(x, y) ? 0 : 1)),
        );
        const diagonal = rule === 'eight-way';
        const graph = new Graph(columns, { diagonal });
        const heuristic = diagonal ? astar.heuristics.diagonal : astar.heuristics.manhattan;
        return ({ fromX, fromY, toX, toY }) => {
          if (forgets) graph.init();
          const nodes = astar.search(graph, graph.grid[fromX]![fromY]!, graph.grid[toX]![toY]!, { heuristic });
          // The start is not in the path.
          return nodes.length === 0 ? undefined : [[fromX, fromY], ...nodes.map(({ x, y }) => [x, y] as const)];
        };
      });
    expect(javascriptAstar('eight-way', false)).toEqual({
      longer: [2, 7, 18, 36],
      missing: [0, 0, 2, 0],
      worst: [2, 6, 11, 13],
    });
    expect(javascriptAstar('four-way', false)).toEqual({
      longer: [2, 7, 25, 6],
      missing: [0, 0, 3, 3],
      worst: [4, 5, 323, 69],
    });
    expect(javascriptAstar('four-way', true)).toEqual({ longer: none, missing: none, worst: none });
  });

  it('rot-js counts a diagonal as one move', () => {
    const dijkstra = (topology: 4 | 8) =>
      allFaults(topology === 4 ? 'four-way' : 'eight-way', ({ walls }) => ({ fromX, fromY, toX, toY }) => {
        const isOpen = (x: number, y: number): boolean => !walls.getOrAt(x, y, true);
        const path: [number, number][] = [];
        new Path.Dijkstra(toX, toY, isOpen, { topology }).compute(fromX, fromY, (x, y) => path.push([x, y]));
        return path;
      });
    expect(dijkstra(8)).toEqual({ longer: [35, 55, 57, 56], missing: none, worst: [11, 12, 16, 10] });
    expect(dijkstra(4)).toEqual({ longer: none, missing: none, worst: none });
  });

  it('PathFinding.js pulls paths straight through walls', () => {
    const through = worlds.map(({ walls, pairs }) => {
      const grid = new PF.Grid(matrixOf(walls));
      const search = new PF.AStarFinder({ diagonalMovement: PF.DiagonalMovement.OnlyWhenNoObstacles });
      let [theirs, ours] = [0, 0];
      for (const { fromX, fromY, toX, toY } of pairs) {
        const path = search.findPath(fromX, fromY, toX, toY, grid.clone());
        if (path.length === 0) continue;
        const centers = PF.Util.smoothenPath(grid, path).map(([x, y]) =>
          tilePosition(tiles(x! + 0.5), tiles(y! + 0.5)),
        );
        if (!areLegsFree(walls, centers, 'pass')) theirs++;
        const pulled = wayPoints(
          walls,
          unitTileSpace,
          path.map(([x, y]) => tile(x!, y!)),
        );
        if (!areLegsFree(walls, pulled, 'block')) ours++;
      }
      return [theirs, ours];
    });
    expect(through).toEqual([
      [60, 0],
      [76, 0],
      [77, 0],
      [14, 0],
    ]);
  });
});
