/** Plain pathfinding: Dijkstra, tile by tile, with a list that is searched. It is the oracle of the fast ones. */
import type { MoveRule } from '@tilewright/tilemap';

/** A small map: rows of costs, 0 for solid tiles. */
export type Plan = readonly (readonly number[])[];

export interface Reached {
  /** The moves along rows and columns, and the diagonal ones. */
  readonly straight: number;
  readonly diagonal: number;
  /** The lengths of the moves times the costs of both tiles, in whole numbers. */
  readonly scaled: number;
}

/** Whether there is a move between two tiles that are side by side or diagonal to each other; the second is open. */
export function canMove(plan: Plan, rule: MoveRule, x: number, y: number, dx: number, dy: number): boolean {
  const isOpen = (column: number, row: number): boolean => (plan[row]?.[column] ?? 0) !== 0;
  if (!isOpen(x + dx, y + dy)) return false;
  if (dx === 0 || dy === 0) return dx !== dy;
  if (rule === 'four-way') return false;
  return rule === 'eight-way' || (isOpen(x + dx, y) && isOpen(x, y + dy));
}

/** The cheapest path from a tile to each tile that can be reached, by `x + y * width`. */
export function plainly(plan: Plan, rule: MoveRule, x: number, y: number): Map<number, Reached> {
  const width = plan[0]?.length ?? 0;
  const costOf = (column: number, row: number): number => Math.max(1, plan[row]?.[column] ?? 1);
  const done = new Map<number, Reached>();
  const found = new Map<number, Reached>([[x + y * width, { straight: 0, diagonal: 0, scaled: 0 }]]);
  while (found.size > 0) {
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const [key, { scaled }] of found) if (scaled < least) [nearest, least] = [key, scaled];
    const here = found.get(nearest);
    if (here === undefined) break;
    found.delete(nearest);
    done.set(nearest, here);
    const [column, row] = [nearest % width, Math.floor(nearest / width)];
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const key = nearest + dx + dy * width;
        if (!canMove(plan, rule, column, row, dx, dy) || done.has(key)) continue;
        const isDiagonal = dx !== 0 && dy !== 0;
        const move = (isDiagonal ? 8119 : 5741) * (costOf(column, row) + costOf(column + dx, row + dy));
        const scaled = here.scaled + move;
        if (scaled >= (found.get(key)?.scaled ?? Number.POSITIVE_INFINITY)) continue;
        found.set(key, {
          straight: here.straight + (isDiagonal ? 0 : 1),
          diagonal: here.diagonal + (isDiagonal ? 1 : 0),
          scaled,
        });
      }
    }
  }
  return done;
}
