/** The arguments of the functions, the same for all contenders. */
export const rows = [
  'sin, an eighth of a turn',
  'sin, a turn',
  'sin, 1e5 radians',
  'sin, 1e9 radians',
  'sin, quarter turns',
  'cos, a turn',
  'tan, a turn',
  'asin',
  'acos',
  'atan2',
  'direction of a vector',
  'vector of a direction',
] as const;

export type Row = (typeof rows)[number];

/** Two numbers for each call; functions with one parameter take the first. */
export interface Arguments {
  readonly first: Float64Array;
  readonly second: Float64Array;
}

const turn = 2 * Math.PI;

const ranges: Readonly<Record<Row, number>> = {
  'sin, an eighth of a turn': turn / 8,
  'sin, a turn': turn,
  'sin, 1e5 radians': 1e5,
  'sin, 1e9 radians': 1e9,
  'sin, quarter turns': 16,
  'cos, a turn': turn,
  'tan, a turn': turn,
  asin: 1,
  acos: 1,
  atan2: 100,
  'direction of a vector': 100,
  'vector of a direction': 2 ** 31,
};

let state = 12345;
function random(): number {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return (state >>> 8) / 2 ** 24;
}

/** New arguments at each call, but the same sequence in every process. */
export function argumentsOf(row: Row): () => Arguments {
  return () => ({ first: numbers(row), second: numbers(row) });
}

function numbers(row: Row): Float64Array {
  const range = ranges[row];
  return Float64Array.from({ length: 4096 }, () => {
    const x = (2 * random() - 1) * range;
    if (row === 'sin, quarter turns') return Math.round(x) * (Math.PI / 2);
    return row === 'vector of a direction' ? Math.floor(x) : x;
  });
}
