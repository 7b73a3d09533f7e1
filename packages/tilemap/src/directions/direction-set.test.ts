import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardinalDirection, cardinalDirections, CompassDirection, compassDirections } from './compass.js';
import {
  cardinalSet,
  compassSet,
  type DirectionSet,
  directionSetComplement,
  directionSetHas,
  directionSetIntersection,
  directionSetRotated,
  directionSetSize,
  directionSetUnion,
  directionSetWith,
  directionSetWithout,
  directionsIn,
} from './direction-set.js';
import { rotateDirection } from './moves.js';

const { east, south, west, north, southEast } = CompassDirection;

/** Both kinds of sets, as sets of some of `all`. */
const kinds = [
  { name: 'of four', all: cardinalDirections, make: cardinalSet, turn: 2 as const },
  { name: 'of eight', all: compassDirections, make: compassSet, turn: 1 as const },
] as unknown as readonly {
  readonly name: string;
  readonly all: readonly CompassDirection[];
  readonly make: (...directions: readonly CompassDirection[]) => DirectionSet<CompassDirection>;
  readonly turn: number;
}[];

describe.each(kinds)('a set $name', ({ all, make, turn }) => {
  const check = { seed: 441, numRuns: 300 };
  const some = fc.subarray([...all]);

  it('has the set operations', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom(...all), (a, b, one) => {
        const [inA, inB] = [make(...a), make(...b)];
        const only = (keep: (direction: CompassDirection) => boolean): CompassDirection[] => all.filter(keep);
        expect([...directionsIn(inA)]).toEqual(a);
        expect(directionSetSize(inA)).toBe(a.length);
        expect(directionSetHas(inA, one)).toBe(a.includes(one));
        expect([...directionsIn(directionSetWith(inA, one))]).toEqual(only((d) => a.includes(d) || d === one));
        expect([...directionsIn(directionSetWithout(inA, one))]).toEqual(only((d) => a.includes(d) && d !== one));
        expect([...directionsIn(directionSetUnion(inA, inB))]).toEqual(only((d) => a.includes(d) || b.includes(d)));
        expect([...directionsIn(directionSetIntersection(inA, inB))]).toEqual(
          only((d) => a.includes(d) && b.includes(d)),
        );
        expect([...directionsIn(directionSetComplement(inA))]).toEqual(only((d) => !a.includes(d)));
        expect(make(...[...b].reverse()) === inB).toBe(true);
      }),
      check,
    );
  });

  it('turns each of its directions', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: -20, max: 20 }), (a, times) => {
        const turned = a.map((direction) => rotateDirection(direction, times * turn));
        expect(directionSetRotated(make(...a), times * turn)).toBe(make(...turned));
      }),
      check,
    );
  });
});

describe('a set of directions', () => {
  it('tells four from eight, even when empty', () => {
    expect([...directionsIn(directionSetComplement(cardinalSet()))]).toEqual([east, south, west, north]);
    expect([...directionsIn(directionSetComplement(compassSet()))]).toEqual([...compassDirections]);
    expect([...directionsIn(directionSetComplement(cardinalSet(CardinalDirection.east)))]).toEqual([
      south,
      west,
      north,
    ]);
  });

  it('rejects values of wrong types', () => {
    const four = cardinalSet(CardinalDirection.east);
    const eight = compassSet(southEast);
    const mixed = eight as unknown as DirectionSet<CardinalDirection>;
    expect(() => directionSetWith(four, southEast as CardinalDirection)).toThrow(
      'directionSetWith: direction must be one of the four of a four-way set, received 1',
    );
    expect(() => directionSetUnion(four, mixed)).toThrow(
      'directionSetUnion: b must be of the same kind as the other set',
    );
    expect(() => directionSetIntersection(four, mixed)).toThrow(
      'directionSetIntersection: b must be of the same kind as the other set',
    );
    expect(() => directionSetRotated(four, 1 as 2)).toThrow(
      'directionSetRotated: eighths must be even for a set of the four directions',
    );
    expect(() => directionSetRotated(eight, 0.5)).toThrow('directionSetRotated: eighths must be an integer');
    for (const bad of [0x200, -1, 0.5, Number.NaN, 0x102, '3', undefined]) {
      const set = bad as unknown as DirectionSet<CompassDirection>;
      const rule = 'set must be a set of directions, received';
      expect(() => directionSetHas(set, east)).toThrow(`directionSetHas: ${rule}`);
      expect(() => directionSetWith(set, east)).toThrow(`directionSetWith: ${rule}`);
      expect(() => directionSetWithout(set, east)).toThrow(`directionSetWithout: ${rule}`);
      expect(() => directionSetComplement(set)).toThrow(`directionSetComplement: ${rule}`);
      expect(() => directionSetSize(set)).toThrow(`directionSetSize: ${rule}`);
      expect(() => directionsIn(set)).toThrow(`directionsIn: ${rule}`);
    }
    expect(() => directionSetHas(eight, 8 as unknown as CompassDirection)).toThrow(
      'directionSetHas: direction must be a direction',
    );
  });
});
