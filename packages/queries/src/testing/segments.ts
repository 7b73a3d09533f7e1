/** Kinds of segments that break walks: each gives start x, start y, end x, end y in tile space. */
import { nextDown, nextUp, type Random } from '@tilewright/testing';

export type Ends = readonly [sx: number, sy: number, ex: number, ey: number];

/** Anything within a few tiles of the origin. */
export function shortSegment(random: Random): Ends {
  switch (random.integer(0, 5)) {
    case 0:
      return throughCorner(random, 6);
    case 1:
      return onDiagonal(random, 6);
    case 2:
      return alongLine(random, 6);
    default:
      return [random.coordinate(6), random.coordinate(6), random.coordinate(6), random.coordinate(6)];
  }
}

/** Of about `length` tiles, `away` tiles from the origin. */
export function longSegment(random: Random, length: number, away: number): Ends {
  const part = random.next();
  const [x, y] = [random.integer(-away, away), random.integer(-away, away)];
  const [dx, dy] = [Math.round(length * part), Math.round(length * (1 - part))];
  const sign = (): number => (random.next() < 0.5 ? -1 : 1);
  const ends: Ends = [
    x + random.coordinate(1),
    y + random.coordinate(1),
    x + sign() * dx + random.coordinate(1),
    y + sign() * dy + random.coordinate(1),
  ];
  return ends;
}

/** Through a corner, or one ulp beside it; perhaps starting or ending there. */
function throughCorner(random: Random, limit: number): Ends {
  const [x, y] = [random.integer(-limit, limit), random.integer(-limit, limit)];
  const [dx, dy] = [random.integer(-64, 64) / 32, random.integer(-64, 64) / 32];
  const [before, after] = [random.integer(0, 4), random.integer(0, 4)];
  const beside = [(v: number): number => v, (v: number): number => v, nextUp, nextDown][random.integer(0, 3)];
  const ends: Ends = [x - before * dx, y - before * dy, x + after * dx, y + after * dy];
  return beside === undefined ? ends : [beside(ends[0]), ends[1], ends[2], ends[3]];
}

/** From (v, v) to (w, w), or mirrored: through corners all the way, though no difference of coordinates is a double. */
function onDiagonal(random: Random, limit: number): Ends {
  const [v, w] = [random.coordinate(limit), random.coordinate(limit)];
  return random.next() < 0.5 ? [v, v, w, w] : [v, -v, w, -w];
}

/** Along a column or row, mostly on or beside a grid line. */
function alongLine(random: Random, limit: number): Ends {
  const [line, from, to] = [random.coordinate(limit), random.coordinate(limit), random.coordinate(limit)];
  return random.next() < 0.5 ? [line, from, line, to] : [from, line, to, line];
}
