/**
 * Shortest paths by the definition: Dijkstra's algorithm over all moves that a rule allows, one tile after another,
 * with a plain binary heap. Lengths are pairs of whole numbers and compared exactly; costs are whole numbers.
 */
import type { MoveRule } from '@tilewright/tilemap';
import { compareOctiles, type Octile } from './octile.js';

/** Which tiles a body can stand in: all others, and all outside of the rectangle, are closed. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  isOpen(x: number, y: number): boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** What a straight and a diagonal move cost where tiles have costs: 8119 / 5741 is sqrt 2 less 1e-8. */
export const STRAIGHT = 5741;
export const DIAGONAL = 8119;

/** The eight moves, straight ones first. */
const MOVES = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

export function isOpenIn(ground: Standing, x: number, y: number): boolean {
  const { x: west, y: north, width, height } = ground;
  return x >= west && x < west + width && y >= north && y < north + height && ground.isOpen(x, y);
}

/** Whether a rule allows the move from an open tile by one column or one row, or both. */
export function mayMove(ground: Standing, rule: MoveRule, x: number, y: number, dx: number, dy: number): boolean {
  if (!isOpenIn(ground, x + dx, y + dy)) return false;
  if (dx === 0 || dy === 0) return true;
  if (rule === 'four-way') return false;
  return rule === 'eight-way' || (isOpenIn(ground, x + dx, y) && isOpenIn(ground, x, y + dy));
}

/** The shortest path from the nearest goal to each tile, row after row; `undefined` where there is none. */
export function oracleDistances(ground: Standing, rule: MoveRule, goals: Iterable<Place>): (Octile | undefined)[] {
  return search(ground, rule, goals, { straight: 0, diagonal: 0 }, compareOctiles, ({ straight, diagonal }, dx, dy) =>
    dx === 0 || dy === 0 ? { straight: straight + 1, diagonal } : { straight, diagonal: diagonal + 1 },
  );
}

/**
 * The least cost of a path from the nearest goal to each tile, doubled so that it is whole: a move costs its length
 * times the sum of the costs of its two tiles.
 */
export function oracleCosts(
  ground: Standing,
  rule: MoveRule,
  goals: Iterable<Place>,
  costAt: (x: number, y: number) => number,
): (number | undefined)[] {
  return search(
    ground,
    rule,
    goals,
    0,
    (a, b) => a - b,
    (cost, dx, dy, x, y) =>
      cost + (dx === 0 || dy === 0 ? STRAIGHT : DIAGONAL) * (costAt(x, y) + costAt(x + dx, y + dy)),
  );
}

/** The index of a tile in the arrays above. */
export function indexOf({ x, y, width }: Standing, at: Place): number {
  return (at.y - y) * width + at.x - x;
}

/** A shortest path between two tiles, chosen by the order of the moves. */
export function oraclePath(ground: Standing, rule: MoveRule, from: Place, to: Place): Place[] | undefined {
  const lengths = oracleDistances(ground, rule, [to]);
  const lengthAt = (place: Place): Octile | undefined => lengths[indexOf(ground, place)];
  if (!isOpenIn(ground, from.x, from.y) || lengthAt(from) === undefined) return undefined;
  const path = [from];
  for (let at = from; at.x !== to.x || at.y !== to.y;) {
    const left = lengthAt(at)!;
    const move = MOVES.find(([dx, dy]) => {
      if (!mayMove(ground, rule, at.x, at.y, dx, dy)) return false;
      const next = lengthAt({ x: at.x + dx, y: at.y + dy })!;
      const isStraight = dx === 0 || dy === 0;
      return (
        next.straight + (isStraight ? 1 : 0) === left.straight && next.diagonal + (isStraight ? 0 : 1) === left.diagonal
      );
    });
    if (move === undefined) throw new RangeError('oraclePath: no move is as long as the difference of two distances');
    at = { x: at.x + move[0], y: at.y + move[1] };
    path.push(at);
  }
  return path;
}

function search<Length>(
  ground: Standing,
  rule: MoveRule,
  goals: Iterable<Place>,
  zero: Length,
  compare: (a: Length, b: Length) => number,
  after: (length: Length, dx: number, dy: number, x: number, y: number) => Length,
): (Length | undefined)[] {
  const { x: west, y: north, width, height } = ground;
  const best: (Length | undefined)[] = Array.from({ length: width * height }, () => undefined);
  const isDone = new Uint8Array(width * height);
  const heap = new Heap<{ readonly length: Length; readonly index: number }>((a, b) => compare(a.length, b.length));
  const reach = (index: number, length: Length): void => {
    const known = best[index];
    if (known !== undefined && compare(length, known) >= 0) return;
    best[index] = length;
    heap.push({ length, index });
  };
  for (const goal of goals) if (isOpenIn(ground, goal.x, goal.y)) reach(indexOf(ground, goal), zero);
  for (let next = heap.pop(); next !== undefined; next = heap.pop()) {
    const { index, length } = next;
    if (isDone[index] === 1) continue;
    isDone[index] = 1;
    const x = west + (index % width);
    const y = north + Math.floor(index / width);
    for (const [dx, dy] of MOVES) {
      if (mayMove(ground, rule, x, y, dx, dy)) reach(index + dy * width + dx, after(length, dx, dy, x, y));
    }
  }
  return best;
}

/** A binary heap: the least item first. */
class Heap<T> {
  private readonly items: T[] = [];
  private readonly compare: (a: T, b: T) => number;

  constructor(compare: (a: T, b: T) => number) {
    this.compare = compare;
  }

  push(item: T): void {
    const { items } = this;
    let at = items.length;
    items.push(item);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.compare(items[parent]!, item) <= 0) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  pop(): T | undefined {
    const { items } = this;
    const first = items[0];
    const last = items.pop();
    if (items.length === 0 || last === undefined) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && this.compare(items[child + 1]!, items[child]!) < 0) child++;
      if (this.compare(last, items[child]!) <= 0) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = last;
    return first;
  }
}
