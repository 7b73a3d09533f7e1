import { describe, expect, it } from 'vitest';
import { tileRect, tilesIn } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { arrayTilemapFrom } from './array.js';
import { bitTilemap } from './bit.js';
import { chunkedTilemap } from './chunked-options.js';
import type { ReadonlyTilemap } from './tilemap.js';
import { arrayTilemapFromJSON } from '../json.js';
import { mappedView, viewOf } from './views.js';

function valuesOf<T>(map: ReadonlyTilemap<T>): T[] {
  return [...tilesIn(map.bounds)].map((at) => map.get(at));
}

const bounds = tileRect({ x: -3, y: -2, width: 8, height: 6 });
const rect = tileRect({ x: -1, y: 0, width: 3, height: 2 });
const outside = [tile(-2, 0), tile(2, 0), tile(0, -1), tile(0, 2)];

describe('viewOf', () => {
  it('is a part of the map under the same coordinates', () => {
    const map = arrayTilemapFrom(bounds, (x, y) => `${x},${y}`);
    const view = viewOf(map, rect);
    expect(view.bounds).toEqual(rect);
    for (const at of tilesIn(bounds)) {
      const inside = [...tilesIn(rect)].some(({ x, y }) => x === at.x && y === at.y);
      expect([view.has(at), view.hasAt(at.x, at.y)]).toEqual([inside, inside]);
      expect(view.getOr(at, 'none')).toBe(inside ? map.get(at) : 'none');
      expect(view.getOrAt(at.x, at.y, 'none')).toBe(inside ? map.get(at) : 'none');
    }
    const visits: unknown[] = [];
    view.forEach((value, x, y) => visits.push([value, x, y]));
    expect(visits).toEqual([...tilesIn(rect)].map(({ x, y }) => [`${x},${y}`, x, y]));
  });

  it('makes of a view a part of the same map, inside the bounds of the view', () => {
    const map = bitTilemap(bounds);
    const view = viewOf(map, rect);
    const inner = viewOf(view, tileRect({ x: 0, y: 0, width: 2, height: 1 }));
    inner.set(tile(1, 0), true);
    expect([map.getAt(1, 0), view.getAt(1, 0), inner.version]).toEqual([true, true, map.version]);
    expect(() => viewOf(view, bounds)).toThrow('viewOf: rect must be inside columns -1 to 1, rows 0 to 1');
  });

  it('writes through, and sees what is written', () => {
    const map = bitTilemap(bounds);
    const view = viewOf(map, rect);
    view.set(tile(-1, 0), true);
    view.setAt(1, 1, true);
    map.setAt(0, 0, true);
    expect([map.getAt(-1, 0), map.getAt(1, 1), view.get(tile(0, 0))]).toEqual([true, true, true]);
    view.fill(true);
    expect([...tilesIn(bounds)].filter((at) => map.get(at))).toEqual([...tilesIn(rect)]);
    view.fill(false, tileRect({ x: 0, y: 0, width: 1, height: 1 }));
    expect(map.getAt(0, 0)).toBe(false);
  });

  it('rejects tiles outside the view, even if they are in the map', () => {
    const map = bitTilemap(bounds);
    const view = viewOf(map, rect);
    for (const at of outside) {
      const rule = `tile must be inside columns -1 to 1, rows 0 to 1, received (${at.x}, ${at.y})`;
      expect(() => view.get(at)).toThrow(new RangeError(`get: ${rule}`));
      expect(() => view.getAt(at.x, at.y)).toThrow(new RangeError(`get: ${rule}`));
      expect(() => view.set(at, true)).toThrow(new RangeError(`set: ${rule}`));
    }
    expect(view.hasAt(0.5, 0) || view.hasAt(0, Number.NaN)).toBe(false);
    expect(() => view.fill(true, bounds)).toThrow('fill: rect must be inside columns -1 to 1, rows 0 to 1');
    expect(() => view.markChanged(bounds)).toThrow('markChanged: rect must be inside columns -1 to 1, rows 0 to 1');
    expect(() => viewOf(map, tileRect({ x: -4, y: 0, width: 2, height: 1 }))).toThrow(
      'viewOf: rect must be inside columns -3 to 4, rows -2 to 3, received columns -4 to -3, rows 0 to 0',
    );
    expect(map.version).toBe(0);
  });

  it('has the version of the map', () => {
    const map = bitTilemap(bounds);
    const view = viewOf(map, rect);
    const before = view.version;
    view.markChanged();
    expect(view.version).not.toBe(before);
    expect(view.version).toBe(map.version);
  });

  it('is written to JSON like its copy', () => {
    const map = bitTilemap(bounds, true);
    const view = viewOf(map, rect);
    expect(JSON.stringify(view)).toBe(JSON.stringify(view.clone()));
    const back = arrayTilemapFromJSON(JSON.parse(JSON.stringify(view)), Boolean);
    expect([back.bounds, valuesOf(back)]).toEqual([rect, valuesOf(view.clone())]);
    const counts = mappedView(view, (bit, x) => (bit ? x : 0));
    expect(JSON.stringify(counts)).toBe(JSON.stringify(counts.clone()));
  });

  it('may be empty, and a view of a view', () => {
    const map = arrayTilemapFrom(bounds, (x, y) => x + 10 * y);
    const inner = viewOf(viewOf(map, rect), tileRect({ x: 0, y: 1, width: 2, height: 1 }));
    expect(valuesOf(inner.clone())).toEqual([10, 11]);
    viewOf(map, tileRect({ x: 0, y: 0, width: 0, height: 3 })).forEach(() => expect.unreachable());
  });

  it('gives a chunked map an end', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array });
    map.setAt(0, 1, 5);
    expect(valuesOf(viewOf(map, rect).map((value) => value + 1))).toEqual([1, 1, 1, 1, 6, 1]);
    expect(valuesOf(viewOf(map, rect).clone())).toEqual([0, 0, 0, 0, 5, 0]);
  });
});

describe('views without an end', () => {
  const map = chunkedTilemap({ background: 0 });
  const views = [viewOf(map, map.bounds), mappedView(viewOf(map, map.bounds), (value) => value)] as const;

  it('are not visited', () => {
    for (const view of views) {
      expect(() => view.forEach(() => expect.unreachable())).toThrow(
        'forEach: bounds must be at most 1073741824 tiles, received 18446744073709552000. Visit smaller views, or the map',
      );
    }
  });

  it('are not copied, and the error names the call', () => {
    for (const view of [...views, mappedView(map, (value) => value)]) {
      const rule = 'bounds must be at most 33554432 tiles, received 18446744073709552000';
      expect(() => view.clone()).toThrow(`clone: ${rule}`);
      expect(() => view.map((value) => value)).toThrow(`map: ${rule}`);
      expect(() => JSON.stringify(view)).toThrow(`toJSON: ${rule}`);
    }
  });
});

describe('mappedView', () => {
  it('converts each value when it is asked for', () => {
    const map = arrayTilemapFrom(bounds, (x, y) => x + y);
    const view = mappedView(map, (value, x, y) => `${value} at ${x},${y}`);
    expect(view.bounds).toBe(bounds);
    expect(view.get(tile(1, 2))).toBe('3 at 1,2');
    map.setAt(1, 2, 40);
    expect([view.getAt(1, 2), view.getOr(tile(1, 2), 0), view.getOrAt(99, 0, 0)]).toEqual([
      '40 at 1,2',
      '40 at 1,2',
      0,
    ]);
    expect(view.version).toBe(map.version);
    expect(() => view.get(tile(99, 0))).toThrow('get: tile must be inside columns -3 to 4');
    expect(view.has(tile(99, 0))).toBe(false);
    const visits: string[] = [];
    view.forEach((value) => visits.push(value));
    expect(visits).toEqual(valuesOf(view.clone()));
    expect(view.map((text) => text.length).getAt(1, 2)).toBe(9);
  });

  it('stacks on other views', () => {
    const map = arrayTilemapFrom(bounds, (x) => x);
    const view = viewOf(
      mappedView(map, (value) => -value),
      rect,
    );
    expect(valuesOf(view.clone())).toEqual([1, -0, -1, 1, -0, -1]);
  });
});
