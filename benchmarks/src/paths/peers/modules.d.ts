declare module 'javascript-astar' {
  interface GridNode {
    readonly x: number;
    readonly y: number;
  }
  export class Graph {
    constructor(weights: readonly (readonly number[])[], options?: { readonly diagonal?: boolean });
    readonly grid: readonly (readonly GridNode[])[];
    init(): void;
  }
  type Heuristic = (from: GridNode, to: GridNode) => number;
  export const astar: {
    search(graph: Graph, start: GridNode, end: GridNode, options?: { readonly heuristic?: Heuristic }): GridNode[];
    readonly heuristics: { readonly manhattan: Heuristic; readonly diagonal: Heuristic };
  };
}

declare module 'l1-path-finder' {
  interface Planner {
    search(fromX: number, fromY: number, toX: number, toY: number, path?: number[]): number;
  }
  export default function createPlanner(grid: unknown): Planner;
}

declare module 'pathfinding' {
  class Grid {
    constructor(matrix: readonly (readonly number[])[]);
    clone(): Grid;
  }
  interface Finder {
    findPath(fromX: number, fromY: number, toX: number, toY: number, grid: Grid): number[][];
  }
  interface Options {
    readonly diagonalMovement: number;
    readonly heuristic?: (dx: number, dy: number) => number;
  }
  type FinderClass = new (options: Options) => Finder;
  const PF: {
    readonly Grid: typeof Grid;
    readonly AStarFinder: FinderClass;
    readonly BiAStarFinder: FinderClass;
    readonly BiDijkstraFinder: FinderClass;
    readonly DijkstraFinder: FinderClass;
    readonly JumpPointFinder: FinderClass;
    readonly Heuristic: { readonly [name in 'manhattan' | 'octile']: (dx: number, dy: number) => number };
    readonly DiagonalMovement: { readonly [rule in 'Always' | 'Never' | 'OnlyWhenNoObstacles']: number };
    readonly Util: { smoothenPath(grid: Grid, path: number[][]): number[][] };
  };
  export default PF;
}
