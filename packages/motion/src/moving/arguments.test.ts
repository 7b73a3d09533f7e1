import { bitTilemap, cardinalSet, tileRect, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import { circle, degrees, Direction2, sector, tileDifference, tilePosition, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { box } from './body.js';
import { moveAndSlide, moveAndSlideInto } from './move-and-slide.js';
import { standsOn } from './stands-on.js';
import { sweep, sweepInto } from './sweep.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
const by = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), Uint8Array);
const body = box(at(1, 1), by(0.5, 0.5));
/** Tiles of another size, by numbers alone. */
const unitTileSpaceOf = (tileSize: number) => ({ origin: unitTileSpace.origin, tileSize });
const call =
  (...args: unknown[]): (() => unknown) =>
  () =>
    (moveAndSlide as (...all: unknown[]) => unknown)(...args);

describe('bodies', () => {
  it('are made of finite numbers, and have a positive size', () => {
    expect(() => box(at(0, 0), by(-1, 0))).toThrow('box: halfExtents.x must be a positive finite number, received -1');
    expect(() => box({ x: NaN, y: 0 } as never, by(1, 1))).toThrow('box: center.x must be a finite number');
  });
});

describe('motion', () => {
  it.each<[what: string, args: unknown[], message: string]>([
    ['a map', [undefined, unitTileSpace, body, by(1, 1)], 'moveAndSlide: map must be'],
    ['a space', [map, {}, body, by(1, 1)], 'moveAndSlide: space.origin must be'],
    [
      'a body',
      [map, unitTileSpace, undefined, by(1, 1)],
      'moveAndSlide: body must be a box or a circle, received undefined',
    ],
    [
      'a body',
      [map, unitTileSpace, { center: at(0, 0) }, by(1, 1)],
      'moveAndSlide: body must be a box or a circle, received an object. Make it with box() or circle()',
    ],
    [
      'no sector',
      [map, unitTileSpace, sector(at(0, 0), tiles(1), Direction2.east, degrees(90)), by(1, 1)],
      'moveAndSlide: body must be a box or a circle, received an object. Make it with box() or circle()',
    ],
    ['a radius', [map, unitTileSpace, { center: at(0, 0), radius: -1 }, by(1, 1)], 'body.radius must be a positive'],
    ['a finite displacement', [map, unitTileSpace, body, { x: NaN, y: 0 }], 'moveAndSlide: displacement.x must be'],
    [
      'a displacement',
      [map, unitTileSpace, body, 3],
      'moveAndSlide: displacement must be a vector { x, y } of two finite numbers, received 3',
    ],
    [
      'an end in range',
      [map, unitTileSpace, { center: at(1e308, 0), halfExtents: by(1, 1) }, by(1e308, 0)],
      'moveAndSlide: (body.center + displacement).x in tiles must be a finite number',
    ],
    [
      'a size in range',
      [map, unitTileSpace, { center: at(0, 0), halfExtents: by(1e6, 1) }, by(1, 0)],
      'moveAndSlide: body.halfExtents.x in tiles must be at most 524288, received 1000000',
    ],
    ...[circle(at(0, 0), tiles(5e-324)), box(at(0, 0), by(1, 5e-324))].map((small): [string, unknown[], string] => [
      'a size that is not 0 in tiles',
      [map, unitTileSpaceOf(1e10), small, by(1, 0)],
      `moveAndSlide: body.${'radius' in small ? 'radius' : 'halfExtents.y'} in tiles must be a positive finite number, received 0`,
    ]),
    ['known options', [map, unitTileSpace, body, by(1, 1), { solid: 1 }], 'received the member "solid"'],
    ['functions', [map, unitTileSpace, body, by(1, 1), { isSolid: 3 }], 'moveAndSlide: isSolid must be a function'],
    ['functions', [map, unitTileSpace, body, by(1, 1), { sides: 3 }], 'moveAndSlide: sides must be a function'],
    [
      'one rule',
      [map, unitTileSpace, body, by(1, 1), { sides: () => cardinalSet(), isSolid: () => true }],
      'moveAndSlide: sides must be given without isSolid',
    ],
    ['bounds', [map, unitTileSpace, body, by(1, 1), { bounds: 1 }], 'moveAndSlide: bounds must be'],
    ['outside', [map, unitTileSpace, body, by(1, 1), { outside: 'x' }], "outside must be 'open' or 'solid'"],
    [
      'a height of ledges',
      [map, unitTileSpace, body, by(1, 1), { stepUp: -1 }],
      'moveAndSlide: stepUp must be a non-negative finite number, received -1',
    ],
    [
      'a height of ledges in range',
      [map, unitTileSpace, body, by(1, 1), { snapDown: 1e6 }],
      'moveAndSlide: snapDown in tiles must be at most 524288, received 1000000',
    ],
    [
      'sets of sides',
      [kinds, unitTileSpace, body, by(1, 1), { sides: () => 3 }],
      'moveAndSlide: sides(map.getAt(0, 0), 0, 0) must be a set of cardinal directions, received 3',
    ],
    ...[-1, 0x100 + 0.5, 0x100 | 0xaa, 0x55].map((set): [string, unknown[], string] => [
      `sets of sides that cardinalSet() makes: not ${set}`,
      [kinds, unitTileSpace, body, by(1, 1), { sides: () => set }],
      `moveAndSlide: sides(map.getAt(0, 0), 0, 0) must be a set of cardinal directions, received ${set}`,
    ]),
    [
      'a rule for maps of numbers',
      [kinds, unitTileSpace, body, by(1, 1)],
      'moveAndSlide: isSolid must be given for a map of other values than booleans',
    ],
  ])('needs %s', (_, args, message) => {
    expect(call(...args)).toThrow(RangeError);
    expect(call(...args)).toThrow(message);
    // The next call is not affected.
    expect(moveAndSlide(map, unitTileSpace, body, by(1, 1)).center).toEqual(at(2, 2));
  });

  it('needs answers of its own classes', () => {
    expect(() => moveAndSlideInto({} as never, map, unitTileSpace, body, by(1, 0))).toThrow(
      'moveAndSlideInto: move must be a MoveAnswer',
    );
    expect(() => sweepInto({} as never, map, unitTileSpace, body, by(1, 0))).toThrow(
      'sweepInto: hit must be a HitAnswer',
    );
  });

  it('survives functions that throw, and that move other bodies', () => {
    const boom = () => {
      throw new Error('boom');
    };
    expect(() => moveAndSlide(kinds, unitTileSpace, body, by(1, 0), { isSolid: boom })).toThrow('boom');
    const isSolid = (_: number, x: number): boolean => {
      expect(sweep(map, unitTileSpace, body, by(2, 0))).toBeUndefined();
      expect(standsOn(map, unitTileSpace, body)).toEqual([]);
      return x === 3;
    };
    expect(moveAndSlide(kinds, unitTileSpace, body, by(5, 0), { isSolid }).center).toEqual(at(2.5, 1));
  });
});
