import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardinalDirection, cardinalDirections, CompassDirection, compassDirections } from './compass.js';
import {
  cardinalSet,
  compassSet,
  complement,
  directionsIn,
  type DirectionSet,
  excluding,
  has,
  including,
  intersect,
  rotateSet,
  sizeOf,
  unite,
} from './direction-set.js';
import { rotate } from './moves.js';

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

  it('does what sets do', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom(...all), (a, b, one) => {
        const [inA, inB] = [make(...a), make(...b)];
        const only = (keep: (direction: CompassDirection) => boolean): CompassDirection[] => all.filter(keep);
        expect([...directionsIn(inA)]).toEqual(a);
        expect(sizeOf(inA)).toBe(a.length);
        expect(has(inA, one)).toBe(a.includes(one));
        expect([...directionsIn(including(inA, one))]).toEqual(only((d) => a.includes(d) || d === one));
        expect([...directionsIn(excluding(inA, one))]).toEqual(only((d) => a.includes(d) && d !== one));
        expect([...directionsIn(unite(inA, inB))]).toEqual(only((d) => a.includes(d) || b.includes(d)));
        expect([...directionsIn(intersect(inA, inB))]).toEqual(only((d) => a.includes(d) && b.includes(d)));
        expect([...directionsIn(complement(inA))]).toEqual(only((d) => !a.includes(d)));
        expect(make(...[...b].reverse()) === inB).toBe(true);
      }),
      check,
    );
  });

  it('turns each of its directions', () => {
    fc.assert(
      fc.property(some, fc.integer({ min: -20, max: 20 }), (a, times) => {
        const turned = a.map((direction) => rotate(direction, times * turn));
        expect(rotateSet(make(...a), times * turn)).toBe(make(...turned));
      }),
      check,
    );
  });
});

describe('a set of directions', () => {
  it('tells four from eight, even when empty', () => {
    expect([...directionsIn(complement(cardinalSet()))]).toEqual([east, south, west, north]);
    expect([...directionsIn(complement(compassSet()))]).toEqual([...compassDirections]);
    expect([...directionsIn(complement(cardinalSet(CardinalDirection.east)))]).toEqual([south, west, north]);
  });

  it('refuses what a cast lets in', () => {
    const four = cardinalSet(CardinalDirection.east);
    const eight = compassSet(southEast);
    const mixed = eight as unknown as DirectionSet<CardinalDirection>;
    expect(() => including(four, southEast as CardinalDirection)).toThrow(
      'including: direction must be one of the four of a four-way set, received 1',
    );
    expect(() => unite(four, mixed)).toThrow('unite: b must be of the same kind as the other set');
    expect(() => intersect(four, mixed)).toThrow('intersect: b must be of the same kind as the other set');
    expect(() => rotateSet(four, 1 as 2)).toThrow('rotateSet: eighths must be even for a set of the four directions');
    expect(() => rotateSet(eight, 0.5)).toThrow('rotateSet: eighths must be an integer');
    for (const bad of [0x200, -1, 0.5, Number.NaN, 0x102, '3', undefined]) {
      const set = bad as unknown as DirectionSet<CompassDirection>;
      const rule = 'set must be a set of directions, received';
      expect(() => has(set, east)).toThrow(`has: ${rule}`);
      expect(() => including(set, east)).toThrow(`including: ${rule}`);
      expect(() => excluding(set, east)).toThrow(`excluding: ${rule}`);
      expect(() => complement(set)).toThrow(`complement: ${rule}`);
      expect(() => sizeOf(set)).toThrow(`sizeOf: ${rule}`);
      expect(() => directionsIn(set)).toThrow(`directionsIn: ${rule}`);
    }
    expect(() => has(eight, 8 as unknown as CompassDirection)).toThrow('has: direction must be a direction');
  });
});
