import { describe, expect, it } from 'vitest';
import { CompassDirection, compassDirections } from '../directions/compass.js';
import { compassSet, type DirectionSet, directionSetHas, directionsIn } from '../directions/direction-set.js';
import { stepIn } from '../directions/moves.js';
import { arrayTilemapFrom } from '../storage/array.js';
import { bitTilemapFrom } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { tileRect } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { type IsSame, neighborSet, type NeighborSetOptions, reducedNeighborSets } from './neighbor-set.js';

const { east, southEast, south, southWest, west, northWest, north, northEast } = CompassDirection;
const same: IsSame<unknown> = (a, b) => a === b;
const bounds = tileRect({ x: -1, y: -1, width: 3, height: 3 });
const center = tile(0, 0);

/** A map of nine tiles whose center is solid, and its neighbors in a set of directions. */
function mapOf(bits: number) {
  return bitTilemapFrom(bounds, (x, y) =>
    x === 0 && y === 0
      ? true
      : compassDirections.some((each, k) => stepIn(each).dx === x && stepIn(each).dy === y && ((bits >> k) & 1) === 1),
  );
}

/** The set with the directions of some bits, made by the public constructor. */
function setOf(bits: number): DirectionSet<CompassDirection> {
  return compassSet(...compassDirections.filter((_, k) => ((bits >> k) & 1) === 1));
}

/** The rule in words: a corner stays if the sides next to it are there. */
function plainlyReduced(set: DirectionSet<CompassDirection>): DirectionSet<CompassDirection> {
  const between = new Map([
    [southEast, [south, east]],
    [southWest, [south, west]],
    [northWest, [north, west]],
    [northEast, [north, east]],
  ]);
  const stays = (each: CompassDirection): boolean =>
    (between.get(each) ?? []).every((side) => directionSetHas(set, side));
  return compassSet(...[...directionsIn(set)].filter((each) => stays(each)));
}

describe('neighborSet', () => {
  it('is each of the 256 sets, and its reduced form one of 47', () => {
    const found = new Set<DirectionSet<CompassDirection>>();
    for (let bits = 0; bits < 256; bits++) {
      expect(neighborSet(mapOf(bits), center, same)).toBe(setOf(bits));
      const reduced = neighborSet(mapOf(bits), center, same, { reduced: true });
      expect(reduced).toBe(plainlyReduced(setOf(bits)));
      found.add(reduced);
    }
    expect(found.size).toBe(47);
    expect(new Set(reducedNeighborSets)).toEqual(found);
  });

  it('has reduced sets in ascending order, from none to all', () => {
    expect(reducedNeighborSets.length).toBe(47);
    expect(reducedNeighborSets[0]).toBe(compassSet());
    expect(reducedNeighborSets.at(-1)).toBe(compassSet(...compassDirections));
    const numbers = reducedNeighborSets.map(Number);
    expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
    for (const set of reducedNeighborSets) expect(plainlyReduced(set)).toBe(set);
  });

  it('asks from the side of the tile, about values', () => {
    const asked: (readonly [number, number])[] = [];
    const heights = arrayTilemapFrom(bounds, (x, y) => 10 * y + x);
    const higher = neighborSet(heights, center, (a, b) => {
      asked.push([a, b]);
      return b > a;
    });
    expect(higher).toBe(compassSet(east, southEast, south, southWest));
    expect(asked).toEqual([1, 11, 10, 9, -1, -11, -10, -9].map((value) => [0, value]));
  });

  it.each<readonly [NeighborSetOptions, readonly CompassDirection[]]>([
    [{}, [east, southEast, south]],
    [{ outside: 'other' }, [east, southEast, south]],
    [{ outside: 'same' }, compassDirections],
    [{ outside: undefined, reduced: undefined }, [east, southEast, south]],
    [{ outside: 'same', reduced: true }, compassDirections],
  ])('counts tiles outside as told: %o', (options, directions) => {
    const map = bitTilemapFrom(bounds, () => true);
    expect(neighborSet(map, tile(-1, -1), same, options)).toBe(compassSet(...directions));
  });

  it('counts what is beyond the coordinates of tiles as outside', () => {
    const map = chunkedTilemap({ background: 0 });
    const corner = tile(-2147483648, -2147483648);
    expect(neighborSet(map, corner, same)).toBe(compassSet(east, southEast, south));
    expect(neighborSet(map, corner, same, { outside: 'same' })).toBe(compassSet(...compassDirections));
    expect(neighborSet(map, tile(2147483647, 2147483647), same)).toBe(compassSet(west, northWest, north));
  });

  it('leaves out a corner that is not between two sides', () => {
    const map = mapOf(0b1010_0000 | 0b0100_0000);
    expect(neighborSet(map, center, same)).toBe(compassSet(northWest, north, northEast));
    expect(neighborSet(map, center, same, { reduced: true })).toBe(compassSet(north));
  });

  it('refuses a tile outside, and options that it does not have', () => {
    const map = mapOf(0);
    expect(() => neighborSet(map, tile(2, 0), same)).toThrow(
      'neighborSet: tile must be inside columns -1 to 1, rows -1 to 1, received (2, 0)',
    );
    expect(() => neighborSet(map, center, same, { outside: 'solid' } as never)).toThrow(
      "neighborSet: outside must be 'same' or 'other', received the string \"solid\"",
    );
    expect(() => neighborSet(map, center, same, { reduced: 1 } as never)).toThrow(
      'neighborSet: reduced must be true or false, received 1',
    );
    expect(() => neighborSet(map, center, same, { outsid: 'same' } as never)).toThrow(
      'neighborSet: options must be an object with no members other than outside, reduced',
    );
    const failure = new Error('no');
    const throwing = (): boolean => {
      throw failure;
    };
    expect(() => neighborSet(map, center, throwing)).toThrow(failure);
  });
});
