/** Rows are read as often as the caller likes, in whatever order: no reading disturbs another one. */
import { type Tile, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  Direction2,
  rectangle,
  sector,
  segmentBetween,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { Pool } from '../pool.js';
import { rowsInCapsule, tilesInCapsule } from './capsule.js';
import { rowsInCircle, tilesInCircle } from './circle.js';
import { rowsInPolygon, tilesInPolygon } from './polygon.js';
import { rowsInRectangle, tilesInRectangle } from './rectangle.js';
import { rowsInSector, tilesInSector } from './sector.js';
import { CursorRows, type RowCursor, type TileRow, type TileRows } from './tile-rows.js';

const space = unitTileSpace;
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const disc = circle(at(2.5, 2.5), tiles(2));
const box = rectangle(at(0.5, 0.5), at(3.5, 4.5));
const beam = capsule(segmentBetween(at(0.5, 0.5), at(5.5, 3.5)), tiles(1));
const triangle = convexPolygon([at(0.5, 0.5), at(6.5, 1.5), at(2.5, 5.5)]);
const view = sector(at(0.5, 0.5), tiles(3), Direction2.south, degrees(90));
/** Some of its rows have two spans. */
const backed = sector(at(0.5, 0.5), tiles(3), Direction2.south, degrees(270));

/** A row of numbers, so that two of them are compared by value. */
const rowOf = ({ y, xMin, xMax }: TileRow): string => `${y}: ${xMin} to ${xMax}`;
const listOf = (rows: Iterable<TileRow>): string[] => Array.from(rows, rowOf);
function visited(rows: TileRows, most = Number.POSITIVE_INFINITY): string[] {
  const list: string[] = [];
  const isStopped = rows.visit((y, xMin, xMax) => list.push(rowOf({ y, xMin, xMax })) >= most);
  expect(isStopped).toBe(list.length >= most);
  return list;
}

const areas: readonly (readonly [name: string, rowsIn: () => TileRows, tilesIn: () => Iterable<Tile>])[] = [
  ['a circle', () => rowsInCircle(space, disc), () => tilesInCircle(space, disc)],
  [
    'a circle with options',
    () => rowsInCircle(space, disc, { inclusion: 'center' }),
    () => tilesInCircle(space, disc, { inclusion: 'center' }),
  ],
  ['a rectangle', () => rowsInRectangle(space, box), () => tilesInRectangle(space, box)],
  ['a capsule', () => rowsInCapsule(space, beam), () => tilesInCapsule(space, beam)],
  ['a polygon', () => rowsInPolygon(space, triangle), () => tilesInPolygon(space, triangle)],
  ['a sector', () => rowsInSector(space, view), () => tilesInSector(space, view)],
  ['a sector with two spans in a row', () => rowsInSector(space, backed), () => tilesInSector(space, backed)],
];

describe.each(areas)('the rows of %s', (_, rowsIn, tilesIn) => {
  const expected = listOf(rowsIn());
  const expectedTiles = [...tilesIn()];

  it('are read again and again, in every form', () => {
    const rows = rowsIn();
    expect(expected.length).toBeGreaterThan(2);
    expect(expectedTiles.length).toBeGreaterThan(expected.length);
    for (let i = 0; i < 3; i++) {
      expect(visited(rows)).toEqual(expected);
      expect(listOf(rows)).toEqual(expected);
      expect([...rows.tiles()]).toEqual(expectedTiles);
    }
    const ofRows = rows.tiles();
    expect([...ofRows]).toEqual(expectedTiles);
    expect([...ofRows]).toEqual(expectedTiles);
    const ofArea = tilesIn();
    expect([...ofArea]).toEqual(expectedTiles);
    expect([...ofArea]).toEqual(expectedTiles);
  });

  it('end where the visitor stops, or the caller', () => {
    const rows = rowsIn();
    for (let most = 1; most < expected.length; most++) {
      expect(visited(rows, most)).toEqual(expected.slice(0, most));
      const seen: string[] = [];
      for (const row of rows) if (seen.push(rowOf(row)) === most) break;
      expect(seen).toEqual(expected.slice(0, most));
      for (const first of rows.tiles()) {
        expect(first).toEqual(expectedTiles[0]);
        break;
      }
    }
    expect(rows.visit((() => 1) as never)).toBe(false);
    expect(listOf(rows)).toEqual(expected);
  });

  it('are complete after a visitor that throws', () => {
    const rows = rowsIn();
    for (let i = 0; i < 3; i++) {
      expect(() =>
        rows.visit(() => {
          throw new Error('from the visitor');
        }),
      ).toThrow('from the visitor');
      expect(visited(rows)).toEqual(expected);
      expect([...tilesIn()]).toEqual(expectedTiles);
    }
  });

  it('do not change while the visitor, or the loop, asks the same question', () => {
    const rows = rowsIn();
    const outer: string[] = [];
    rows.visit((y, xMin, xMax) => {
      outer.push(rowOf({ y, xMin, xMax }));
      for (const inner of [rows, rowsIn()]) {
        expect(visited(inner)).toEqual(expected);
        expect(listOf(inner)).toEqual(expected);
        visited(inner, 1);
      }
      expect([...tilesIn()]).toEqual(expectedTiles);
    });
    expect(outer).toEqual(expected);
    const looped: string[] = [];
    for (const row of rows) {
      looped.push(rowOf(row));
      expect(visited(rows)).toEqual(expected);
      expect(listOf(rowsIn())).toEqual(expected);
    }
    expect(looped).toEqual(expected);
  });

  it('and tiles are read in turns by several iterators', () => {
    const rows = rowsIn();
    const some = [rows, rows, rowsIn()].map((each) => each[Symbol.iterator]());
    const ofTiles = [rows.tiles(), tilesIn()].map((each) => each[Symbol.iterator]());
    for (const value of rows) {
      for (const each of some) expect(each.next()).toEqual({ done: false, value });
    }
    for (const each of expectedTiles) {
      for (const iterator of ofTiles) expect(iterator.next()).toEqual({ done: false, value: each });
    }
    for (const each of [...some, ...ofTiles]) expect(each.next()).toEqual({ done: true, value: undefined });
  });

  it('stay at their end, and leave alone the question that took over what they had used', () => {
    for (const iteratorOf of [
      () => rowsIn()[Symbol.iterator](),
      () => rowsIn().tiles()[Symbol.iterator](),
      () => tilesIn()[Symbol.iterator](),
    ]) {
      const ended = iteratorOf();
      while (ended.next().done !== true);
      const seen: string[] = [];
      for (const row of rowsIn()) {
        expect(ended.next()).toEqual({ done: true, value: undefined });
        seen.push(rowOf(row));
      }
      expect(seen).toEqual(expected);
      expect(ended.next().done).toBe(true);
      expect(listOf(rowsIn())).toEqual(expected);
    }
  });
});

it('rows without tiles have none in any form', () => {
  const none = rowsInCircle(space, disc, { bounds: tileRect({ x: 90, y: 90, width: 3, height: 3 }) });
  for (let i = 0; i < 2; i++) {
    expect([visited(none), listOf(none), [...none.tiles()]]).toEqual([[], [], []]);
  }
});

/** Rows of a table, which counts how often it is used. */
class Table implements RowCursor {
  y: number = 0;
  xMin: number = 0;
  xMax: number = 0;
  private at: number = 0;

  start(): this {
    this.at = 0;
    return this;
  }

  next(): boolean {
    if (this.at === 3) return false;
    this.y = this.at++;
    this.xMin = 0 - this.y;
    this.xMax = 2 * this.y;
    return true;
  }
}

describe('CursorRows', () => {
  const tilesOfTable = [
    tile(0, 0),
    ...[-1, 0, 1, 2].map((x) => tile(x, 1)),
    ...[-2, -1, 0, 1, 2, 3, 4].map((x) => tile(x, 2)),
  ];

  function tables(): { readonly pool: Pool<Table>; readonly make: () => TileRows; readonly counts: () => number[] } {
    let [made, started] = [0, 0];
    const pool = new Pool(() => {
      made++;
      return new Table();
    });
    const start = (): Table => {
      started++;
      return pool.borrow().start();
    };
    return { pool, make: () => new CursorRows(pool, start), counts: () => [made, started] };
  }

  it('starts at once, so that a wrong argument is refused by the question, not by its first row', () => {
    const { pool, counts, make } = tables();
    make();
    expect(counts()).toEqual([1, 1]);
    const refuse = (): never => {
      throw new RangeError('refused');
    };
    expect(() => new CursorRows(pool, refuse)).toThrow('refused');
  });

  it('reads the cursor that it started first, and one cursor serves all readings in turn', () => {
    const { counts, make } = tables();
    for (let i = 1; i <= 5; i++) {
      const rows = make();
      expect([...rows.tiles()]).toEqual(tilesOfTable);
      expect(counts()).toEqual([1, i]);
    }
    const rows = make();
    expect(visited(rows)).toEqual(['0: 0 to 0', '1: -1 to 2', '2: -2 to 4']);
    expect(listOf(rows)).toHaveLength(3);
    visited(rows, 1);
    expect(counts()).toEqual([1, 8]);
  });

  it('has a cursor of its own for each reading that is under way', () => {
    const { counts, make } = tables();
    const rows = make();
    const [first, second] = [rows[Symbol.iterator](), rows.tiles()[Symbol.iterator]()];
    expect([first.next().value, second.next().value]).toEqual([{ y: 0, xMin: 0, xMax: 0 }, tile(0, 0)]);
    expect(counts()).toEqual([2, 2]);
    expect(listOf(rows)).toHaveLength(3);
    expect(counts()).toEqual([3, 3]);
    expect([first.next().value, second.next().value]).toEqual([{ y: 1, xMin: -1, xMax: 2 }, tile(-1, 1)]);
  });

  it('lends the cursor of a reading at its end once, though its iterator is asked again', () => {
    const { pool, make } = tables();
    const ended = [make()[Symbol.iterator](), make().tiles()[Symbol.iterator]()];
    for (const each of ended) while (each.next().done !== true);
    const lent = pool.borrow();
    for (const each of ended) expect(each.next().done).toBe(true);
    expect(pool.borrow()).not.toBe(lent);
  });

  it('lends the cursor of a loop that is left early to the next reading', () => {
    const { counts, make } = tables();
    for (let i = 1; i <= 5; i++) {
      for (const row of make()) if (row.y === 1) break;
      for (const { x } of make().tiles()) if (x === -1) break;
      expect(counts()).toEqual([1, 2 * i]);
    }
    const left = make().tiles()[Symbol.iterator]();
    left.next();
    left.return?.();
    expect([left.next().done, left.return?.().done]).toEqual([true, true]);
    expect([...make().tiles()]).toEqual(tilesOfTable);
    expect(counts()[0]).toBe(1);
  });

  it('forgets the cursor of a reading that was left without a word', () => {
    const { counts, make } = tables();
    const rows = make();
    expect(rows[Symbol.iterator]().next().done).toBe(false);
    expect(() =>
      rows.visit(() => {
        throw new Error('from the visitor');
      }),
    ).toThrow('from the visitor');
    expect([...rows.tiles()]).toEqual(tilesOfTable);
    expect(counts()).toEqual([3, 3]);
  });
});
