import { describe, expect, it } from 'vitest';
import {
  CardinalDirection,
  cardinalDirections,
  CompassDirection,
  compassDirections,
  indexOfDirection,
  nameOfDirection,
} from './compass.js';

describe('directions', () => {
  it('go clockwise from east', () => {
    expect(compassDirections.map(indexOfDirection)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(compassDirections.map((direction) => nameOfDirection(direction))).toEqual([
      'east',
      'southEast',
      'south',
      'southWest',
      'west',
      'northWest',
      'north',
      'northEast',
    ]);
    expect(cardinalDirections.map((direction) => nameOfDirection(direction))).toEqual([
      'east',
      'south',
      'west',
      'north',
    ]);
  });

  it('are found by the name they have', () => {
    for (const direction of compassDirections) expect(CompassDirection[nameOfDirection(direction)]).toBe(direction);
    for (const direction of cardinalDirections) {
      expect(CardinalDirection[nameOfDirection(direction)]).toBe(direction);
      expect(CompassDirection[nameOfDirection(direction)]).toBe(direction);
    }
  });

  it.each([8, -1, 0.5, Number.NaN, '3', undefined])('made of %s by a cast are rejected', (bad) => {
    const direction = bad as unknown as CompassDirection;
    expect(() => indexOfDirection(direction)).toThrow(
      'indexOfDirection: direction must be a direction of the compass, received',
    );
    expect(() => nameOfDirection(direction)).toThrow('nameOfDirection: direction must be a direction of the compass');
  });
});
