/**
 * The nearest free place of a box, by whole numbers on a common grid: plain and slow.
 *
 * Free places are what is left of the plane without the open boxes around the solid tiles. Each coordinate of the
 * nearest one is that of the center, or that of a border plus or minus the half extent. In a unit space, the answer is
 * the double next to such a place, on the side away from the tile.
 */
import { compare, minus, nextDown, nextUp, onGrid, rational, type Rational } from '@tilewright/testing';

export interface Pushed {
  readonly x: number;
  readonly y: number;
}

interface Coordinate {
  readonly exact: bigint;
  readonly rounded: number;
}

export function nearestFree(
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  reach: number,
  solid: readonly { readonly x: number; readonly y: number }[],
): Pushed | 'free' | 'stuck' {
  const { one, values } = onGrid(x, y, halfWidth, halfHeight, reach);
  const [cx, cy, width, height, most] = values as [bigint, bigint, bigint, bigint, bigint];
  const isFree = (px: bigint, py: bigint): boolean =>
    solid.every((tile) => {
      const [west, north] = [BigInt(tile.x) * one, BigInt(tile.y) * one];
      return px + width <= west || px - width >= west + one || py + height <= north || py - height >= north + one;
    });
  if (isFree(cx, cy)) return 'free';
  const along = (center: number, exact: bigint, half: number, exactHalf: bigint): Coordinate[] => {
    const all: Coordinate[] = [{ exact, rounded: center }];
    const range = Math.ceil(half + reach) + 1;
    for (let k = Math.floor(center) - range; k <= Math.floor(center) + range; k++) {
      const border = BigInt(k) * one;
      if (border - exactHalf < exact) all.push({ exact: border - exactHalf, rounded: below(k, half) });
      if (border + exactHalf > exact) all.push({ exact: border + exactHalf, rounded: -below(-k, half) });
    }
    return all;
  };
  const places = along(x, cx, halfWidth, width).flatMap((px) =>
    along(y, cy, halfHeight, height).map((py) => {
      const [dx, dy] = [px.exact - cx, py.exact - cy];
      return { px, py, square: dx * dx + dy * dy };
    }),
  );
  const signOf = (value: bigint): number => (value < 0n ? -1 : value > 0n ? 1 : 0);
  places.sort(
    (a, b) => signOf(a.square - b.square) || signOf(a.py.exact - b.py.exact) || signOf(a.px.exact - b.px.exact),
  );
  for (const { px, py, square } of places) {
    if (square > most * most || !isFree(px.exact, py.exact)) continue;
    const rounded = onGrid(px.rounded, py.rounded, halfWidth, halfHeight, ...solid.flatMap((tile) => [tile.x, tile.y]));
    if (overlapsNone(rounded.one, rounded.values)) return { x: px.rounded, y: py.rounded };
  }
  return 'stuck';
}

/** Whether a box overlaps none of the tiles: center, half extents, and the tiles one after another. */
function overlapsNone(one: bigint, [x, y, width, height, ...tiles]: readonly bigint[]): boolean {
  for (let at = 0; at < tiles.length; at += 2) {
    const [west, north] = [tiles[at]!, tiles[at + 1]!];
    const isBeside = x! + width! <= west || x! - width! >= west + one;
    if (!isBeside && y! + height! > north && y! - height! < north + one) return false;
  }
  return true;
}

/** The largest double that is at most `border - half`. */
function below(border: number, half: number): number {
  const exact: Rational = minus(rational(border), rational(half));
  let at = border - half;
  while (compare(rational(at), exact) > 0) at = nextDown(at);
  while (compare(rational(nextUp(at)), exact) <= 0) at = nextUp(at);
  return at;
}
