/**
 * The oracle of flow fields: Dijkstra's algorithm as in a textbook, over pairs of whole numbers.
 *
 * The length of a path is a pair (straight, diagonal): each move counts the costs of its two tiles. It stands for
 * `straight + diagonal * sqrt(2)`. Two pairs are compared as these sums are, in whole numbers.
 */

/** A plan of tiles: which are open, what they cost, and the rule of moves. */
export interface Plan {
  readonly width: number;
  readonly height: number;
  readonly isOpen: (x: number, y: number) => boolean;
  readonly costOf: (x: number, y: number) => number;
  readonly rule: 'four-way' | 'eight-way' | 'no-corner-cutting';
}

/** The length of a path. */
export interface PathLength {
  readonly straight: number;
  readonly diagonal: number;
}

/** Less than 0 if the first path is shorter: the sign of `a + b * sqrt(2)`. */
function compareLengths(first: PathLength, second: PathLength): number {
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

/** The shortest path from each tile to the nearest goal, rows from north to south; `undefined` where there is none. */
export function plainField(plan: Plan, goals: readonly (readonly [number, number])[]): (PathLength | undefined)[] {
  const { width, height } = plan;
  const lengths = Array.from<PathLength | undefined>({ length: width * height });
  const done = lengths.map(() => false);
  for (const [x, y] of goals) if (plan.isOpen(x, y)) lengths[y * width + x] = { straight: 0, diagonal: 0 };
  for (;;) {
    let nearest = -1;
    lengths.forEach((length, index) => {
      if (length === undefined || done[index] === true) return;
      const best = nearest < 0 ? undefined : lengths[nearest];
      if (best === undefined || compareLengths(length, best) < 0) nearest = index;
    });
    const length = lengths[nearest];
    if (length === undefined) return lengths;
    done[nearest] = true;
    const x = nearest % width;
    const y = Math.floor(nearest / width);
    for (const [column, row] of movesFrom(plan, x, y)) {
      const both = plan.costOf(x, y) + plan.costOf(column, row);
      const isDiagonal = column !== x && row !== y;
      const longer = {
        straight: length.straight + (isDiagonal ? 0 : both),
        diagonal: length.diagonal + (isDiagonal ? both : 0),
      };
      const known = lengths[row * width + column];
      if (known === undefined || compareLengths(longer, known) < 0) lengths[row * width + column] = longer;
    }
  }
}
