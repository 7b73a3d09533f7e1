/** What the types of searches promise: each line that must not compile has a twin above it that does. */
import { bitTilemap, tile, tileRect, typedTilemap } from '@tilewright/tilemap';
import { meters, tiles, type TileLength } from '@tilewright/units';
import { describe, expectTypeOf, it } from 'vitest';
import { findPath, Pathfinder, type PathSearch, type TilePath } from '../index.js';

const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const walls = bitTilemap(bounds);
const heights = typedTilemap(bounds, Float64Array, 0);
const from = tile(0, 0);
const to = tile(3, 3);
const paths = new Pathfinder(walls);

describe('maps', () => {
  it('of other values than booleans need a predicate', () => {
    findPath(heights, from, to, { isSolid: (height) => height > 3 });
    // @ts-expect-error numbers are neither solid nor open
    findPath(heights, from, to);
    const high = new Pathfinder(heights, { isSolid: (height) => height > 3 });
    // @ts-expect-error a cost says nothing about what is solid
    const low = new Pathfinder(heights, { cost: (height) => height });
    expectTypeOf(high).toExtend<Pathfinder>();
    expectTypeOf(low).toExtend<Pathfinder>();
  });

  it('give predicates their values', () => {
    findPath(walls, from, to, { cost: (isWall) => (isWall ? 2 : 1) });
    // @ts-expect-error a boolean is not a number
    findPath(walls, from, to, { cost: (isWall) => isWall });
  });
});

describe('lengths', () => {
  it('are in tiles', () => {
    paths.find(from, to, { maxLength: tiles(3) });
    // @ts-expect-error a length of the world
    paths.find(from, to, { maxLength: meters(3) });
    findPath(walls, from, to, { radius: tiles(0.4) });
    // @ts-expect-error a plain number
    findPath(walls, from, to, { radius: 0.4 });
    expectTypeOf(paths.lengthOf(from, to)).toEqualTypeOf<TileLength | undefined>();
  });
});

describe('tiles', () => {
  it('are made by tile(), one or several', () => {
    expectTypeOf(paths.find(from, [to, from])).toEqualTypeOf<TilePath | undefined>();
    // @ts-expect-error a literal
    paths.find(from, { x: 3, y: 3 });
    // @ts-expect-error several starts
    paths.find([from], to);
  });
});

describe('options', () => {
  it('are those of the function', () => {
    paths.find(from, to, { nearest: true });
    // @ts-expect-error the rule is one of the pathfinder
    paths.find(from, to, { rule: 'four-way' });
    findPath(walls, from, to, { nearest: true, rule: 'four-way' });
    // @ts-expect-error no such rule
    findPath(walls, from, to, { rule: 'hexagonal' });
  });
});

it('a search is asked, and not written', () => {
  const search: PathSearch = paths.start(from, to);
  expectTypeOf(search.advance(1)).toEqualTypeOf<'under-way' | 'found' | 'none'>();
  // @ts-expect-error it counts itself
  search.restarts = 0;
});
