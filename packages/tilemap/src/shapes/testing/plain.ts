/** The plain versions of rectangles and outlines: they read one tile at a time and share no code with the fast ones. */
import type { ReadonlyTilemap } from '../../storage/tilemap.js';
import { tileRect, type TileRect } from '../../values/rect.js';

export type Place = readonly [x: number, y: number];

const key = (x: number, y: number): string => `${x},${y}`;

/** Whether a tile is solid; none is outside of the map. */
function solidIn(map: ReadonlyTilemap<boolean>): (x: number, y: number) => boolean {
  return (x, y) => map.getOrAt(x, y, false);
}

/**
 * The rectangles that `solidRectangles` promises: runs in order, each grown south unless that cuts the run below in
 * two.
 */
export function plainRectangles(map: ReadonlyTilemap<boolean>): TileRect[] {
  const left = new Set<string>();
  const { bounds } = map;
  map.forEach((isSolid, x, y) => {
    if (isSolid) left.add(key(x, y));
  });
  const found: TileRect[] = [];
  for (let y = bounds.y; y < bounds.y + bounds.height; y++) {
    for (let x = bounds.x; x < bounds.x + bounds.width; x++) {
      if (!left.has(key(x, y))) continue;
      let east = x;
      while (left.has(key(east, y))) east++;
      const columns = Array.from({ length: east - x }, (_, index) => x + index);
      let south = y;
      do {
        for (const column of columns) left.delete(key(column, south));
        south++;
      } while (
        columns.every((column) => left.has(key(column, south))) &&
        !(left.has(key(x - 1, south)) && left.has(key(east, south)))
      );
      found.push(tileRect({ x, y, width: east - x, height: south - y }));
    }
  }
  return found;
}

/**
 * The least number of rectangles, by search: the first uncovered tile starts each rectangle that fits there. For a few
 * tiles.
 */
export function leastBySearch(map: ReadonlyTilemap<boolean>): number {
  const { x: west, y: north, width, height } = map.bounds;
  const isSolid = solidIn(map);
  const tiles = Array.from({ length: width * height }, (_, index) =>
    isSolid(west + (index % width), north + Math.floor(index / width)),
  );
  const search = (open: readonly boolean[], limit: number): number => {
    const first = open.indexOf(true);
    if (first < 0) return 0;
    if (limit === 0) return Number.POSITIVE_INFINITY;
    let least = Number.POSITIVE_INFINITY;
    let widest = width - (first % width);
    for (let rows = 1; first + (rows - 1) * width < open.length && widest > 0; rows++) {
      const start = first + (rows - 1) * width;
      let fits = 0;
      while (fits < widest && open[start + fits] === true) fits++;
      widest = fits;
      for (let columns = 1; columns <= widest; columns++) {
        const rest = open.map((isOpen, index) => {
          const [column, row] = [
            (index % width) - (first % width),
            Math.floor(index / width) - Math.floor(first / width),
          ];
          return isOpen && !(column >= 0 && column < columns && row >= 0 && row < rows);
        });
        least = Math.min(least, 1 + search(rest, Math.min(limit, least) - 1));
      }
    }
    return least;
  };
  return search(tiles, Number.POSITIVE_INFINITY);
}

/**
 * The least number of rectangles by its formula: concave corners less independent chords, plus one for each component,
 * less its holes. Components and holes are counted by floods, chords matched by augmenting paths.
 */
export function leastByFormula(map: ReadonlyTilemap<boolean>): number {
  const isSolid = solidIn(map);
  const { x: west, y: north, width, height } = map.bounds;
  const concave = new Map<
    string,
    { readonly dx: number; readonly dy: number; readonly x: number; readonly y: number }
  >();
  for (let y = north; y <= north + height; y++) {
    for (let x = west; x <= west + width; x++) {
      const open = [-1, 0].flatMap((v) => [-1, 0].flatMap((u) => (isSolid(x + u, y + v) ? [] : [[u, v] as const])));
      // A cut goes away from the one open tile.
      if (open.length === 1)
        concave.set(key(x, y), { x, y, dx: open[0]![0] < 0 ? 1 : -1, dy: open[0]![1] < 0 ? 1 : -1 });
    }
  }
  const isInside = (x: number, y: number): boolean =>
    isSolid(x - 1, y - 1) && isSolid(x, y - 1) && isSolid(x - 1, y) && isSolid(x, y);
  const chords = { level: [] as string[][], upright: [] as string[][] };
  for (const { x, y, dx, dy } of concave.values()) {
    for (const [kind, u, v] of [['level', dx, 0] as const, ['upright', 0, dy] as const]) {
      const points = [key(x, y)];
      let [atX, atY] = [x + u, y + v];
      for (; isInside(atX, atY); atX += u, atY += v) points.push(key(atX, atY));
      const end = concave.get(key(atX, atY));
      const faces = end !== undefined && (u === 0 ? end.dy === -v : end.dx === -u);
      if (faces && u + v > 0) chords[kind].push([...points, key(atX, atY)]);
    }
  }
  const crosses = chords.level.map((one) =>
    chords.upright.flatMap((other, index) => (one.some((point) => other.includes(point)) ? [index] : [])),
  );
  const matches = new Map<number, number>();
  const augment = (level: number, seen: Set<number>): boolean =>
    crosses[level]!.some((upright) => {
      if (seen.has(upright)) return false;
      seen.add(upright);
      const holder = matches.get(upright);
      if (holder !== undefined && !augment(holder, seen)) return false;
      matches.set(upright, level);
      return true;
    });
  chords.level.forEach((_, level) => augment(level, new Set()));
  const independent = chords.level.length + chords.upright.length - matches.size;
  const components = countAreas(map, true);
  const holes = countAreas(map, false) - 1;
  return components === 0 ? 0 : concave.size - independent + components - holes;
}

/**
 * Areas of solid tiles, connected by sides, or of open tiles, connected by sides and corners; what is outside is one of
 * them.
 */
export function countAreas(map: ReadonlyTilemap<boolean>, areSolid: boolean): number {
  const isSolid = solidIn(map);
  const { x: west, y: north, width, height } = map.bounds;
  const seen = new Set<string>();
  const reach: Place[] = areSolid
    ? [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ]
    : [-1, 0, 1].flatMap((u) => [-1, 0, 1].map((v): Place => [u, v]));
  let count = 0;
  for (let y = north - 1; y <= north + height; y++) {
    for (let x = west - 1; x <= west + width; x++) {
      if (isSolid(x, y) !== areSolid || seen.has(key(x, y))) continue;
      count++;
      const queue: Place[] = [[x, y]];
      seen.add(key(x, y));
      for (const [atX, atY] of queue) {
        for (const [u, v] of reach) {
          const [toX, toY] = [atX + u, atY + v];
          const isNear = toX >= west - 1 && toX <= west + width && toY >= north - 1 && toY <= north + height;
          if (!isNear || isSolid(toX, toY) !== areSolid || seen.has(key(toX, toY))) continue;
          seen.add(key(toX, toY));
          queue.push([toX, toY]);
        }
      }
    }
  }
  return count;
}

/** A side of a solid tile, from corner to corner with the tile on the right. */
interface Side {
  readonly from: Place;
  readonly to: Place;
}

/** All borders between solid and open tiles, as sides of solid tiles. */
export function bordersOf(map: ReadonlyTilemap<boolean>): Side[] {
  const isSolid = solidIn(map);
  const sides: Side[] = [];
  map.forEach((solid, x, y) => {
    if (!solid) return;
    if (!isSolid(x, y - 1)) sides.push({ from: [x, y], to: [x + 1, y] });
    if (!isSolid(x + 1, y)) sides.push({ from: [x + 1, y], to: [x + 1, y + 1] });
    if (!isSolid(x, y + 1)) sides.push({ from: [x + 1, y + 1], to: [x, y + 1] });
    if (!isSolid(x - 1, y)) sides.push({ from: [x, y + 1], to: [x, y] });
  });
  return sides;
}

/**
 * The outlines that `outlines` promises, side after side. In a corner of two solid tiles a loop turns right, to stay
 * with its tile, or left if they are joined. Then, if they are apart, loops are divided where they pass a corner twice.
 */
export function plainOutlines(map: ReadonlyTilemap<boolean>, touching: 'apart' | 'joined'): Place[][] {
  const left = new Set(bordersOf(map));
  const after = (side: Side): Side => {
    const [x, y] = side.to;
    const [dx, dy] = [x - side.from[0], y - side.from[1]];
    const [rightX, rightY] = touching === 'apart' ? [x - dy, y + dx] : [x + dy, y - dx];
    const ahead = [...left].filter(({ from }) => from[0] === x && from[1] === y);
    return ahead.find(({ to }) => to[0] === rightX && to[1] === rightY) ?? ahead[0]!;
  };
  const next = new Map([...left].map((side) => [side, after(side)]));
  const loops: Place[][] = [];
  for (const first of left) {
    const loop: Place[] = [];
    for (let side = first; left.delete(side); side = next.get(side)!) loop.push(side.from);
    loops.push(...(touching === 'apart' ? divided(loop) : [loop]));
  }
  return loops.map(tidied).sort(([a], [b]) => a![1] - b![1] || a![0] - b![0]);
}

/** The parts of a loop, none of which passes a place twice. */
function divided(loop: readonly Place[]): Place[][] {
  const names = loop.map((place) => key(...place));
  const again = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (again < 0) return [[...loop]];
  const first = names.indexOf(names[again]!);
  return [...divided(loop.slice(first, again)), ...divided([...loop.slice(0, first), ...loop.slice(again)])];
}

/**
 * A loop without the places inside of its straight sides, from its northernmost place on, of those from the
 * westernmost.
 */
function tidied(loop: readonly Place[]): Place[] {
  const turns = loop.filter(([x, y], index) => {
    const [beforeX, beforeY] = loop.at(index - 1)!;
    const [afterX, afterY] = loop[(index + 1) % loop.length]!;
    return (x - beforeX) * (afterY - y) !== (y - beforeY) * (afterX - x);
  });
  const first = turns.reduce((least, [x, y], index) => {
    const [leastX, leastY] = turns[least]!;
    // A corner may be passed twice: the outline starts where it comes from the south, or goes there.
    const isNorth = y < leastY || (y === leastY && x < leastX);
    return isNorth || (y === leastY && x === leastX && goesAlong(turns, index)) ? index : least;
  }, 0);
  return [...turns.slice(first), ...turns.slice(0, first)];
}

/** Whether the two sides of a turn go south and east from it. */
function goesAlong(turns: readonly Place[], index: number): boolean {
  const [x, y] = turns[index]!;
  const [[beforeX, beforeY], [afterX, afterY]] = [turns.at(index - 1)!, turns[(index + 1) % turns.length]!];
  return beforeX >= x && beforeY >= y && afterX >= x && afterY >= y;
}

/** How often loops go around the middle of a tile: clockwise with y downward, so once around a solid tile. */
export function windingAround(
  loops: readonly (readonly { readonly x: number; readonly y: number }[])[],
  x: number,
  y: number,
): number {
  let winding = 0;
  for (const loop of loops) {
    loop.forEach((from, index) => {
      const to = loop[(index + 1) % loop.length]!;
      // A ray to the east crosses what goes south (clockwise around it), or north.
      if (from.x !== to.x || from.x <= x) return;
      if (from.y <= y && to.y > y) winding++;
      if (to.y <= y && from.y > y) winding--;
    });
  }
  return winding;
}
