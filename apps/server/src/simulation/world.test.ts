import { meters, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { threeZones } from './testing/worlds.js';
import { worldFrom, zoneAt } from './world.js';

describe('worldFrom', () => {
  it('divides the tiles among the zones, and gives all places to one', () => {
    const world = threeZones();
    for (const [x, zone] of [
      [-100, 0],
      [0, 0],
      [6.99, 0],
      [7, 1],
      [14, 2],
      [1000, 2],
    ] as const) {
      expect(zoneAt(world, position(meters(x), meters(1)))).toBe(zone);
    }
  });

  it('refuses what cannot be divided', () => {
    const options = { columns: 2, rows: 1, herd: 0, seed: 1 };
    expect(() => worldFrom(['...'], options)).toThrow('must divide 3 x 1 tiles evenly');
    expect(() => worldFrom(['..', '...'], options)).toThrow('equally long');
    expect(() => worldFrom([], options)).toThrow('must divide');
  });

  it('makes the list of open tiles of a zone once, and when it is asked', () => {
    const world = threeZones();
    const open = world.openTilesOf(1);
    expect(open).toHaveLength(32);
    expect(open.every((place) => !world.solid.get(place))).toBe(true);
    expect(world.openTilesOf(1)).toBe(open);
  });

  it('refuses a zone in which no body can be born', () => {
    const options = { columns: 2, rows: 1, herd: 0, seed: 1 };
    expect(() => worldFrom(['..##', '..##'], options)).toThrow('zone 1 must have open ground, received only walls');
  });
});
