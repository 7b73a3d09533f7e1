/**
 * The oracle of flow fields: Dijkstra's algorithm as in a textbook, over pairs of whole numbers.
 *
 * A way counts (straight, diagonal), each move of them times the costs of its two tiles; it is as long as
 * `straight + diagonal * sqrt(2)`. Two pairs are compared as these sums are, in whole numbers.
 */

/** A plan of tiles: which are open, what they cost, and how one moves. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isOpen: (x: number, y: number) => boolean;
  readonly costOf: (x: number, y: number) => number;
  readonly rule: 'four-way' | 'eight-way' | 'no-corner-cutting';
}

/** How long a way is. */
export interface Way {
  readonly straight: number;
  readonly diagonal: number;
}

/** Less than 0 if the first way is shorter: the sign of `a + b * sqrt(2)`. */
function compareWays(first: Way, second: Way): number {
  const a = first.straight - second.straight;
  const b = first.diagonal - second.diagonal;
  if (a >= 0 && b >= 0) return a + b;
  if (a <= 0 && b <= 0) return a + b;
  const sign = a * a - 2 * b * b;
  return a > 0 ? sign : -sign;
}

/** The neighbors of a tile to which a move leads. */
function* movesFrom(plan: Plan, x: number, y: number): Generator<readonly [number, number]> {
  const isOpen = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < plan.width && row < plan.height && plan.isOpen(column, row);
  if (!isOpen(x, y)) return;
  for (const dy of [-1, 0, 1]) {
    for (const dx of [-1, 0, 1]) {
      if ((dx === 0 && dy === 0) || !isOpen(x + dx, y + dy)) continue;
      if (dx !== 0 && dy !== 0) {
        if (plan.rule === 'four-way') continue;
        if (plan.rule === 'no-corner-cutting' && !(isOpen(x + dx, y) && isOpen(x, y + dy))) continue;
      }
      yield [x + dx, y + dy];
    }
  }
}

/** The shortest way from each tile to the nearest goal, rows from north to south; `undefined` where there is no way. */
export function plainField(plan: Plan, goals: readonly (readonly [number, number])[]): (Way | undefined)[] {
  const { width, height } = plan;
  const ways = Array.from<Way | undefined>({ length: width * height });
  const done = ways.map(() => false);
  for (const [x, y] of goals) if (plan.isOpen(x, y)) ways[y * width + x] = { straight: 0, diagonal: 0 };
  for (;;) {
    let nearest = -1;
    ways.forEach((way, index) => {
      if (way === undefined || done[index] === true) return;
      const best = nearest < 0 ? undefined : ways[nearest];
      if (best === undefined || compareWays(way, best) < 0) nearest = index;
    });
    const way = ways[nearest];
    if (way === undefined) return ways;
    done[nearest] = true;
    const x = nearest % width;
    const y = Math.floor(nearest / width);
    for (const [column, row] of movesFrom(plan, x, y)) {
      const both = plan.costOf(x, y) + plan.costOf(column, row);
      const isDiagonal = column !== x && row !== y;
      const longer = {
        straight: way.straight + (isDiagonal ? 0 : both),
        diagonal: way.diagonal + (isDiagonal ? both : 0),
      };
      const known = ways[row * width + column];
      if (known === undefined || compareWays(longer, known) < 0) ways[row * width + column] = longer;
    }
  }
}
