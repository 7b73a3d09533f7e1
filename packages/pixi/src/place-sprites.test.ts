import {
  Direction2,
  directionColumn,
  meters,
  pointColumn,
  position,
  type Position2,
  type TilePosition2,
} from '@tilewright/units';
import { Particle, Sprite, Texture } from 'pixi.js';
import { describe, expect, it } from 'vitest';
import { placeSprites } from './place-sprites.js';

function column(...points: (readonly [number, number])[]) {
  const made = pointColumn<Position2>(points.length);
  for (const [i, [x, y]] of points.entries()) made.set(i, position(meters(x), meters(y)));
  return made;
}

describe('placeSprites', () => {
  it('places each at its row', () => {
    const sprites = [new Sprite(), new Particle(Texture.WHITE), new Sprite()];
    sprites[2]!.x = 77;
    expect(placeSprites(sprites, column([1, 2], [-3.5, 4]))).toBe(2);
    expect(sprites.map(({ x, y }) => [x, y])).toEqual([
      [1, 2],
      [-3.5, 4],
      [77, 0],
    ]);
  });

  it('places between two steps: at the ends to the bit', () => {
    const [previous, now] = [column([0.1, 7e15], [1, 1]), column([0.3, 3], [3, 5])];
    const sprites = [new Sprite(), new Sprite()];
    placeSprites(sprites, now, { previous, fraction: 0 });
    expect(sprites.map(({ x, y }) => [x, y])).toEqual([
      [0.1, 7e15],
      [1, 1],
    ]);
    placeSprites(sprites, now, { previous, fraction: 1 });
    expect(sprites.map(({ x, y }) => [x, y])).toEqual([
      [0.3, 3],
      [3, 5],
    ]);
    placeSprites(sprites, now, { previous, fraction: 0.25 });
    expect([sprites[1]!.x, sprites[1]!.y]).toEqual([1.5, 2]);
  });

  it('turns by a column of directions', () => {
    const facings = directionColumn(4);
    const all = [Direction2.east, Direction2.south, Direction2.west, Direction2.north];
    for (const [i, facing] of all.entries()) facings.set(i, facing);
    const sprites = all.map(() => new Sprite());
    placeSprites(sprites, column([0, 0], [0, 0], [0, 0], [0, 0]), { facings });
    const parts = sprites.map(({ rotation }) => ((rotation / Math.PI) * 2 + 4) % 4);
    expect(parts).toEqual([0, 1, 2, 3]);
  });

  it('checks everything before it places anything', () => {
    const sprite = new Sprite();
    const now = column([1, 1]);
    const place = (...[sprites, positions, options]: unknown[]) =>
      // @ts-expect-error -- anything
      placeSprites(sprites, positions, options);
    expect(() => place([], now)).toThrow('placeSprites: sprites.length must be a positive integer, received 0');
    expect(() => place(sprite, now)).toThrow('placeSprites: sprites must be an array');
    expect(() => place([sprite], [1, 1])).toThrow('placeSprites: positions must be a column of vectors or points');
    expect(() => place([sprite], now, { previous: column([1, 1], [2, 2]) })).toThrow('placeSprites: previous must');
    expect(() => place([sprite], now, { facings: directionColumn(2) })).toThrow('placeSprites: facings must');
    expect(() => place([sprite], now, { fraction: Number.NaN })).toThrow(
      'placeSprites: fraction must be a finite number',
    );
    expect(() => place([sprite], now, { facing: 1 })).toThrow('placeSprites: options');
    expect([sprite.x, sprite.y]).toEqual([0, 0]);
    // @ts-expect-error -- positions of another space
    const typed = () => placeSprites([sprite], now, { previous: pointColumn<TilePosition2>(1) });
    expect(typed()).toBe(1);
  });
});
