/** Rays and lines of sight among solid tiles: what stops a point that moves along a segment. */
import { isSolid, type Map } from './maps.js';
import { compare, exact, minus, ONE, over, plus, type Rational, signOf, times, ZERO, floor } from './rational.js';
import { between, type Point, type Tile } from './region.js';

export interface Hit {
  /** The solid tiles that stop the ray there: all that it touches. */
  readonly tiles: readonly Tile[];
  readonly fraction: Rational;
}

/** The answers of three rules. They differ only where a segment touches borders of solid tiles. */
export interface Hits {
  /** Stops where no path as near to the segment as one likes leads on: the rule of the table. */
  readonly near: Hit | undefined;
  /** Stops where the segment enters the inside of a solid tile. */
  readonly inside: Hit | undefined;
  /** Stops where the segment touches a solid tile, also with its ends. */
  readonly touching: Hit | undefined;
}

/** The tiles whose closed squares contain a point: one, two or four. */
function tilesAt({ x, y }: Point): Tile[] {
  const [columns, rows] = [x, y].map((value) => {
    const low = floor(value);
    return compare(value, exact(low)) === 0 ? [low - 1, low] : [low];
  }) as [number[], number[]];
  return rows.flatMap((row) => columns.map((column): Tile => [column, row]));
}

/** The fractions at which a segment meets grid lines, with both ends, in order. */
function fractions(start: Point, end: Point): Rational[] {
  const all = [ZERO, ONE];
  for (const axis of ['x', 'y'] as const) {
    const [from, to] = [start[axis], end[axis]];
    const length = minus(to, from);
    if (signOf(length) === 0) continue;
    const [low, high] = signOf(length) > 0 ? [from, to] : [to, from];
    for (let line = floor(low); line <= floor(high); line++) {
      const fraction = over(minus(exact(line), from), length);
      if (signOf(fraction) > 0 && compare(fraction, ONE) < 0) all.push(fraction);
    }
  }
  all.sort(compare);
  return all.filter((each, i) => i === 0 || compare(each, all[i - 1]!) !== 0);
}

const areSame = (a: Tile, b: Tile): boolean => a[0] === b[0] && a[1] === b[1];
const shareSide = (a: Tile, b: Tile): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

/** What stops a segment that is not a point. */
export function hitsOn(map: Map, start: Point, end: Point): Hits {
  const solid = (tiles: readonly Tile[]): Tile[] => tiles.filter(([x, y]) => isSolid(map, x, y));
  const open = (tiles: readonly Tile[]): Tile[] => tiles.filter(([x, y]) => !isSolid(map, x, y));
  const at = fractions(start, end);
  let near: Hit | undefined;
  let inside: Hit | undefined;
  let touching: Hit | undefined;
  for (let i = 0; i < at.length; i++) {
    const fraction = at[i]!;
    const around = tilesAt(between(start, end, fraction));
    if (solid(around).length > 0) touching ??= { tiles: solid(around), fraction };
    if (i === at.length - 1) break;
    const tilesOn = (index: number): Tile[] =>
      tilesAt(between(start, end, times(plus(at[index]!, at[index + 1]!), HALF)));
    const ahead = tilesOn(i);
    if (solid(ahead).length > 0) touching ??= { tiles: solid(ahead), fraction };
    if (ahead.length === 1 && solid(ahead).length > 0) inside ??= { tiles: solid(ahead), fraction };
    // At a corner, the open tiles before and behind it must be the same, share a side, or be linked by an open tile.
    const isLinked =
      i === 0 ||
      open(tilesOn(i - 1)).some((a) =>
        open(ahead).some(
          (b) =>
            areSame(a, b) || shareSide(a, b) || open(around).some((link) => shareSide(a, link) && shareSide(link, b)),
        ),
      );
    if (open(ahead).length === 0 || !isLinked) near ??= { tiles: solid(around), fraction };
  }
  return { near, inside, touching };
}

const HALF: Rational = { numerator: 1n, denominator: 2n };

/**
 * Whether the rules agree, so that the answer is no matter of who owns a border. A start on a solid tile is such a
 * matter even for a ray that goes in: to some rules it is outside, to some inside.
 */
export function agree({ near, inside, touching }: Hits): boolean {
  if (touching !== undefined && signOf(touching.fraction) === 0) return false;
  const same = (a: Hit | undefined, b: Hit | undefined): boolean =>
    a === undefined || b === undefined ? a === b : compare(a.fraction, b.fraction) === 0;
  return same(near, inside) && same(near, touching);
}
