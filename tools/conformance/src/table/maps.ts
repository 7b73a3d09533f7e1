/** The maps of the table: 16 x 12 tiles, `#` for solid ones. */
import type { Random } from './random.js';

export const WIDTH = 16;
export const HEIGHT = 12;

/** Row by row, from north to south. */
export type Map = readonly string[];

/** Nothing is solid outside. */
export function isSolid(map: Map, x: number, y: number): boolean {
  return map[y]?.[x] === '#';
}

const KINDS = ['scattered', 'dense', 'pillars', 'diagonals', 'rooms'] as const;
const MAPS_PER_KIND = 8;

export function makeMaps(random: Random): readonly Map[] {
  return KINDS.flatMap((kind) => Array.from({ length: MAPS_PER_KIND }, () => makeMap(kind, random)));
}

function makeMap(kind: (typeof KINDS)[number], random: Random): Map {
  const [shift, doors] = [random.below(6), random.below(4)];
  const solid = (x: number, y: number): boolean => {
    switch (kind) {
      case 'scattered':
        return random.isTrue(0.15);
      case 'dense':
        return random.isTrue(0.35);
      case 'pillars':
        return (x + shift) % 3 === 0 && (y + doors) % 3 === 0;
      // Walls of tiles that share corners only, falling and rising, with gaps.
      case 'diagonals':
        return ((x + y + shift) % 6 === 0 || (x - y + 24 + doors) % 7 === 0) && random.isTrue(0.85);
      case 'rooms':
        return ((x + shift) % 5 === 0 || (y + doors) % 4 === 0) && random.isTrue(0.8);
    }
  };
  return Array.from({ length: HEIGHT }, (_row, y) =>
    Array.from({ length: WIDTH }, (_tile, x) => (solid(x, y) ? '#' : '.')).join(''),
  );
}
