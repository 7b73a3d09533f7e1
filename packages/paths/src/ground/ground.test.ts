import { compare, plus, Random, rational, times } from '@tilewright/testing';
import {
  arrayTilemapFrom,
  bitTilemapFrom,
  chunkedTilemap,
  mappedView,
  tile,
  tileRect,
  viewOf,
} from '@tilewright/tilemap';
import { type TileLength, tiles, unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { GROUND_OPTIONS, type GroundOptions, requireGroundOptions } from '../arguments/options.js';
import { MANY_CHANGES } from '../limits.js';
import { Ground } from './ground.js';

const wall = (value: number): boolean => value === 0;

const discs = new Map<number, readonly (readonly [number, number])[]>();

/** The tiles that a disc overlaps, by rational arithmetic. */
function discOf(radius: number): readonly (readonly [number, number])[] {
  const known = discs.get(radius);
  if (known !== undefined) return known;
  const reach = Math.ceil(radius) + 1;
  const found: [number, number][] = [];
  const square = times(rational(radius), rational(radius));
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const awayX = rational(Math.max(0, Math.abs(dx) - 0.5));
      const awayY = rational(Math.max(0, Math.abs(dy) - 0.5));
      if (compare(plus(times(awayX, awayX), times(awayY, awayY)), square) < 0) found.push([dx, dy]);
    }
  }
  discs.set(radius, found);
  return found;
}

/** Where a body can be, and what the tile costs, found tile by tile. */
function plainly(
  map: { bounds: ReturnType<typeof tileRect>; getAt(x: number, y: number): number },
  { size = 1, radius = tiles(0), bounds = map.bounds, cost }: GroundOptions<number>,
  x: number,
  y: number,
): { open: boolean; cost: number } {
  const isSolid = (column: number, row: number): boolean =>
    column < Math.max(map.bounds.x, bounds.x) ||
    row < Math.max(map.bounds.y, bounds.y) ||
    column >= Math.min(map.bounds.x + map.bounds.width, bounds.x + bounds.width) ||
    row >= Math.min(map.bounds.y + map.bounds.height, bounds.y + bounds.height) ||
    wall(map.getAt(column, row));
  let open = true;
  for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) open &&= !isSolid(x + dx, y + dy);
  for (const [dx, dy] of discOf(unsafeNumber(radius))) open &&= !isSolid(x + dx, y + dy);
  return { open, cost: isSolid(x, y) ? 1 : (cost?.(map.getAt(x, y), x, y) ?? 1) };
}

const cost = (value: number, x: number): number => value + (x & 3);

describe('a ground', () => {
  const random = new Random(1);
  const bodies: readonly { size?: number; radius?: TileLength }[] = [
    {},
    { size: 2 },
    { size: 5 },
    { size: 40 },
    { radius: tiles(0.5) },
    { radius: tiles(0.51) },
    { radius: tiles(Math.SQRT1_2) },
    { radius: tiles(0.7071067811865475) },
    { radius: tiles(2.5) },
    { radius: tiles(17) },
  ];

  it.each(bodies)('is that of each tile by itself, also after changes, for %o', (body) => {
    for (let round = 0; round < 6; round++) {
      const whole = tileRect({
        x: random.integer(-50, 50),
        y: random.integer(-50, 50),
        width: random.integer(1, 80),
        height: random.integer(1, 30),
      });
      const density = random.integer(0, 9) / 100;
      const map = arrayTilemapFrom(whole, () => (random.next() < density ? 0 : random.integer(1, 9)));
      const bounds = tileRect({
        x: whole.x + random.integer(-9, 9),
        y: whole.y + random.integer(-9, 9),
        width: random.integer(0, 100),
        height: random.integer(0, 60),
      });
      const options: GroundOptions<number> = {
        ...body,
        ...(round % 2 === 0 ? { bounds } : {}),
        ...(round % 3 === 0 ? { cost } : {}),
      };
      const ground = new Ground(
        'test',
        requireGroundOptions('test', map, { ...options, isSolid: wall }, GROUND_OPTIONS),
      );
      for (let change = 0; change < 5; change++) {
        const before = { open: ground.open.slice(), costs: ground.costs?.slice() };
        const { revision } = ground;
        for (let write = random.integer(0, 3); write > 0; write--) {
          const at = tile(
            random.integer(whole.x, whole.x + whole.width - 1),
            random.integer(whole.y, whole.y + whole.height - 1),
          );
          map.set(at, random.integer(0, 2));
        }
        const didChange = ground.follow('test');
        expect(ground.revision).toBe(revision + (didChange ? 1 : 0));
        const listed = new Set(ground.changed.subarray(0, Math.max(0, ground.changedCount)));
        for (let id = 0; id < ground.idCount; id++) {
          const row = Math.floor(id / ground.pitch);
          const column = id % ground.pitch;
          const isOpen = ground.isOpen(id);
          const isInside = row >= 1 && row <= ground.bounds.height && column >= 1 && column <= ground.bounds.width;
          if (!isInside) {
            if (isOpen) expect.fail(`open outside: ${id}`);
            continue;
          }
          const { x, y } = ground.tileOf(id);
          if (x !== ground.bounds.x + column - 1 || y !== ground.bounds.y + row - 1)
            expect.fail(`not the tile of ${id}`);
          if (ground.idAt(x, y) !== id) expect.fail(`not the id of ${x}, ${y}`);
          const expected = plainly(map, options, x, y);
          if (isOpen !== expected.open) expect.fail(`${x}, ${y}: ${String(isOpen)}`);
          if (ground.costOf(id) !== expected.cost) expect.fail(`cost of ${x}, ${y}: ${ground.costOf(id)}`);
          const wasOpen = ((before.open[id >>> 5]! >>> (id & 31)) & 1) === 1;
          const isListed =
            wasOpen !== isOpen || (isOpen && before.costs !== undefined && before.costs[id] !== ground.costs?.[id]);
          if (ground.changedCount !== MANY_CHANGES && isListed && !listed.has(id)) expect.fail(`unlisted: ${id}`);
        }
      }
    }
  });

  it('reads every storage alike', () => {
    const bounds = tileRect({ x: -3, y: 5, width: 77, height: 20 });
    const bits = bitTilemapFrom(bounds, (x, y) => (x * 7 + y * 13) % 5 === 0);
    const chunks = chunkedTilemap({ background: true });
    bits.forEach((value, x, y) => {
      chunks.setAt(x, y, value);
    });
    const part = tileRect({ x: 2, y: 8, width: 41, height: 12 });
    const maps = [bits, viewOf(bits, part), bits.map((value) => value), chunks, mappedView(bits, (value) => value)];
    const [first, ...others] = maps.map(
      (map) => new Ground('test', requireGroundOptions('test', map, { bounds: part }, GROUND_OPTIONS)).open,
    );
    for (const other of others) expect(other).toEqual(first);
    expect(first?.some((word) => word !== 0)).toBe(true);
  });
});
