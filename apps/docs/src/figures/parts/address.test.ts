import { describe, expect, it } from 'vitest';
import { readState, writeState } from './address.js';
import { hasTile, oneOf, place, someOf, tileMasks, whole, withTile } from './fields.js';

const SIZE = { width: 6, height: 3 };
const fields = {
  from: place(SIZE, 1.5, 2),
  count: whole(-2, 9, 4),
  corners: oneOf(['one', 'both'], 'one'),
  exits: someOf(['east', 'south', 'west'], ['east']),
  walls: tileMasks(SIZE, ['#....#', '', '..#']),
};
const read = (search: string) => readState(fields, 'walk', search);
const initial = read('');

describe('the state of a figure in an address', () => {
  it('is not there while it is the initial one', () => {
    expect(writeState(fields, 'walk', '', initial)).toBe('');
    expect(initial).toMatchObject({ from: { x: 1.5, y: 2 }, count: 4, corners: 'one' });
  });

  it('is read as it was written', () => {
    const state = {
      from: { x: 0.05, y: 3 },
      count: -1,
      corners: 'both',
      exits: ['south', 'west'],
      walls: withTile(fields.walls.initial, 3, 1, true),
    };
    const search = writeState(fields, 'walk', '', state);
    expect(search).toBe('?walk.from=0.05,3&walk.count=-1&walk.corners=both&walk.exits=south.west&walk.walls=x.8.4');
    expect(read(search)).toEqual(state);
  });

  it('can be a choice of nothing, in any order', () => {
    expect(read('?walk.exits=-')['exits']).toEqual([]);
    expect(writeState(fields, 'walk', '', { ...initial, exits: [] })).toBe('?walk.exits=-');
    expect(writeState(fields, 'walk', '', { ...initial, exits: ['west', 'east'] })).toBe('?walk.exits=east.west');
  });

  it('leaves the other parts of the address alone', () => {
    const search = writeState(fields, 'walk', '?other.count=3&walk.count=7', { ...initial, corners: 'both' });
    expect(search).toBe('?other.count=3&walk.corners=both');
  });

  it.each([
    'from=7,1',
    'from=1,-1',
    'from=1',
    'from=NaN,1',
    'from=1e0,1',
    'count=10',
    'count=1.5',
    'count=',
    'corners=none',
    'exits=north',
    'exits=east.east',
    'exits=',
    'walls=1.2',
    'walls=1s.0.0', // 64 is a tile too far
    'walls=1.2.!',
  ])('has the initial value in place of an invalid one: %s', (text) => {
    expect(read(`?walk.${text}`)).toEqual(initial);
  });
});

describe('a set of tiles', () => {
  const walls = fields.walls.initial;
  it('has the tiles of its drawing', () => {
    const has = (x: number, y: number): boolean => hasTile(walls, x, y);
    expect([has(0, 0), has(1, 0), has(5, 0), has(0, 1), has(2, 2), has(0, 3)]).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('changes one tile, and stays the same itself', () => {
    expect(hasTile(withTile(walls, 5, 0, false), 5, 0)).toBe(false);
    expect(hasTile(walls, 5, 0)).toBe(true);
  });
});
