/** Any writes to a map, through each method that writes. */
import fc from 'fast-check';
import { storageIn } from '../../storage/layout.js';
import type { Tilemap } from '../../storage/tilemap.js';
import { viewOf } from '../../storage/views.js';
import { tileRect, type TileRect } from '../../values/rect.js';
import { tile } from '../../values/tile.js';
import { around } from './kinds.js';

/** A write: of which tiles, in which way, and of which of the values of a kind. */
export interface Write {
  readonly how: 'set' | 'setAt' | 'fill' | 'through a view' | 'raw';
  readonly rect: TileRect;
  readonly value: number;
}

export const partOfAround: fc.Arbitrary<TileRect> = fc
  .record({
    x: fc.integer({ min: 0, max: around.width - 1 }),
    y: fc.integer({ min: 0, max: around.height - 1 }),
    width: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 40 })),
    height: fc.oneof({ weight: 3, arbitrary: fc.constant(1) }, fc.integer({ min: 0, max: 40 })),
  })
  .map(({ x, y, width, height }) =>
    tileRect({
      x: around.x + x,
      y: around.y + y,
      width: Math.min(width, around.width - x),
      height: Math.min(height, around.height - y),
    }),
  );

export const anyWrites: fc.Arbitrary<Write[]> = fc.array(
  fc.record({
    how: fc.constantFrom<Write['how']>('set', 'setAt', 'setAt', 'fill', 'through a view', 'raw'),
    rect: partOfAround,
    value: fc.nat(8),
  }),
  { maxLength: 12 },
);

export function write(map: Tilemap<unknown>, values: readonly unknown[], { how, rect, value: index }: Write): void {
  const value = values[index % values.length];
  const { x, y } = rect;
  if (how === 'set') map.set(tile(x, y), value);
  else if (how === 'setAt') map.setAt(x, y, value);
  else if (how === 'fill') map.fill(value, rect);
  else if (how === 'through a view') {
    viewOf(map, rect).fill(value);
  } else {
    const rows = storageIn(map, 'rows');
    if (rows === undefined || rect.width === 0 || rect.height === 0) return;
    Reflect.set(rows.data, (y - rows.bounds.y) * rows.stride + (x - rows.bounds.x), value);
    map.markChanged(tileRect({ x, y, width: 1, height: 1 }));
  }
}
