// What many adapters need of the maps of the table.

export const isSolid = (map, x, y) => map[y]?.[x] === '#';
/** Outside of the map nothing can be walked on. */
export const isOpen = (map, x, y) => map[y]?.[x] === '.';

export function solidTiles(map) {
  return map.flatMap((row, y) => Array.from(row, (_, x) => [x, y]).filter(([x]) => isSolid(map, x, y)));
}

const made = new Map();
/** Makes something for each map once: `of(make)(map)`. */
export function once(make) {
  const key = {};
  return (map) => {
    const known = made.get(map) ?? new Map();
    made.set(map, known);
    if (!known.has(key)) known.set(key, make(map));
    return known.get(key);
  };
}

/** Which part of the way from start to end lies before a point. */
export function fractionOf({ start, end }, x, y) {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1]);
  return Math.hypot(x - start[0], y - start[1]) / length;
}

/** A ray from center to center, for libraries that cast rays. */
export function centers({ from, to }) {
  return { start: from.map((each) => each + 0.5), end: to.map((each) => each + 0.5) };
}
