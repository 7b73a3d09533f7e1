/** Where larger bodies can stand, by the definition: each tile near them is compared, in exact arithmetic. */
import { compare, minus, plus, rational, type Rational, times } from '@tilewright/testing';
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import type { Standing } from './oracle.js';

/** A body of `size` x `size` tiles, named by its north-western tile. All of its tiles must be open and in the map. */
export function standingOfSize(map: ReadonlyTilemap<boolean>, size: number = 1): Standing {
  const { x: west, y: north, width, height } = map.bounds;
  return {
    x: west,
    y: north,
    width,
    height,
    isOpen: (x, y) => {
      for (let row = y; row < y + size; row++) {
        for (let column = x; column < x + size; column++) {
          if (map.getOrAt(column, row, true)) return false;
        }
      }
      return true;
    },
  };
}

/**
 * A disc around the center of a tile, which must overlap no solid tile. Touching is no overlap.
 *
 * @param radius - in tiles
 * @param isSolidOutside - whether the tiles outside of the map are solid
 */
export function standingOfDisc(
  map: ReadonlyTilemap<boolean>,
  radius: number,
  isSolidOutside: boolean = true,
): Standing {
  const { x: west, y: north, width, height } = map.bounds;
  const reach = Math.ceil(radius) + 1;
  const squared = times(rational(radius), rational(radius));
  const isTooNear = Array.from({ length: reach + 1 }, (_, dy) =>
    Array.from({ length: reach + 1 }, (_, dx) => compare(plus(square(gap(dx)), square(gap(dy))), squared) < 0),
  );
  return {
    x: west,
    y: north,
    width,
    height,
    isOpen: (x, y) => {
      if (map.getAt(x, y)) return false;
      for (let row = y - reach; row <= y + reach; row++) {
        for (let column = x - reach; column <= x + reach; column++) {
          const isSolid = map.getOrAt(column, row, isSolidOutside);
          if (isSolid && isTooNear[Math.abs(y - row)]![Math.abs(x - column)]!) return false;
        }
      }
      return true;
    },
  };
}

/** How far the middle of a tile is from another one, so many tiles away, along one axis. */
function gap(tiles: number): Rational {
  return tiles === 0 ? rational(0) : minus(rational(tiles), rational(0.5));
}

function square(value: Rational): Rational {
  return times(value, value);
}
