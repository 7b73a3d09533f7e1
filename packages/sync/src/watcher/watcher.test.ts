import { describe, expect, it } from 'vitest';
import {
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
} from '@tilewright/units';
import { tileSpace } from '@tilewright/tilemap';
import { exactCodec, FrameBuffer, Mirror, pointCodec, rowCodec, Watcher } from '../index.js';

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const within = rectangle(at(0, 0), at(512, 512));
const space = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1) });
const codec = rowCodec({
  position: pointCodec({ within, step: meters(1 / 128) }),
  kind: exactCodec({ least: 0, greatest: 15 }),
});

/** Objects in a row, one meter apart, from x = 10 on. */
function line(count: number) {
  const columns = { position: pointColumn<Position2>(count), kind: quantityColumn<number>(count) };
  for (let row = 0; row < count; row++) columns.position.set(row, at(10 + row, 20));
  const rows = codec.over(columns);
  const watcher = new Watcher(rows);
  const mirror = new Mirror(codec, { space });
  let tick = 0;
  const frame = (budget?: number, eye?: Position2, ids = columns.kind.length): number => {
    rows.begin(++tick);
    watcher.begin(eye);
    for (let row = 0; row < ids; row++) watcher.see(row, row);
    const bytes = watcher.end(budget);
    mirror.apply(bytes);
    return bytes.length;
  };
  return { columns, rows, watcher, mirror, frame };
}

describe('a budget', () => {
  it('is kept, and what is nearest to the eye comes first', () => {
    const { mirror, frame } = line(40);
    const budget = 100;
    expect(frame(budget, at(30, 20))).toBeLessThanOrEqual(budget);
    const first = [...mirror.ids].sort((a, b) => a - b);
    expect(first.length).toBeGreaterThan(3);
    // Around object 20, without gaps.
    expect(first.at(-1)! - first[0]!).toBe(first.length - 1);
    expect(Math.abs((first[0]! + first.at(-1)!) / 2 - 20)).toBeLessThanOrEqual(1);
  });

  it('without an eye, lets those that are seen first enter first', () => {
    const { mirror, frame } = line(40);
    frame(100);
    const { length } = mirror.ids;
    expect([...mirror.ids]).toEqual(Array.from({ length }, (_, i) => i));
  });

  it('lets all others leave first, as many as fit', () => {
    const { mirror, frame, watcher } = line(200);
    frame();
    frame(codec.leastBudget, undefined, 0);
    expect(mirror.size).toBeGreaterThan(0);
    expect(mirror.size).toBeLessThan(200);
    expect(watcher.size).toBe(mirror.size);
    for (let i = 0; i < 20; i++) frame(codec.leastBudget, undefined, 0);
    expect(mirror.size).toBe(0);
  });

  it('lets nothing wait forever, though what is near changes in every frame', () => {
    const { columns, mirror, frame } = line(60);
    frame(undefined, at(10, 20));
    const shownAt = new Map<number, number>();
    for (let tick = 0; tick < 120; tick++) {
      for (let row = 0; row < 60; row++) columns.position.set(row, at(10 + row, 20 + (tick % 7) + 1));
      frame(100, at(10, 20));
      for (let id = 0; id < 60; id++) {
        const isFresh = mirror.columns.position.get(mirror.rowOf(id)!).y === columns.position.get(id).y;
        if (isFresh) shownAt.set(id, tick);
      }
      if (tick < 40) continue;
      for (let id = 0; id < 60; id++) expect([id, tick - (shownAt.get(id) ?? -1) < 40]).toEqual([id, true]);
    }
  });

  it.each<[string, (row: number) => number]>([
    ['most objects at the eye', (row) => (row < 40 ? 0 : 300)],
    ['all at the eye', () => 0],
  ])('sends everything at last, with %s and room for a few', (_, distanceOf) => {
    const count = 50;
    const { columns, mirror, frame } = line(count);
    const sentAt = new Float64Array(count);
    let longest = 0;
    for (let row = 0; row < count; row++) columns.position.set(row, at(distanceOf(row), 1));
    for (let tick = 1; tick <= 40 * count; tick++) {
      for (let row = 0; row < count; row++) columns.kind.set(row, tick % 16);
      frame(codec.leastBudget, at(0, 1));
      for (let id = 0; id < count; id++) {
        const row = mirror.rowOf(id);
        if (row !== undefined && mirror.columns.kind.get(row) === tick % 16) sentAt[id] = tick;
        longest = Math.max(longest, tick - sentAt[id]!);
      }
    }
    expect(mirror.size).toBe(count);
    expect(longest).toBeLessThanOrEqual(18 * count);
  });

  it('must be at least the least budget', () => {
    const { rows, watcher } = line(1);
    rows.begin(1);
    watcher.begin();
    for (const budget of [0, codec.leastBudget - 1, Number.NaN]) {
      expect(() => watcher.end(budget)).toThrow(
        `watcher.end: budget must be at least ${codec.leastBudget}, the leastBudget of the row codec, received`,
      );
    }
    expect(() => watcher.end('100' as unknown as number)).toThrow('watcher.end: budget must be a number');
    expect(watcher.end(codec.leastBudget).length).toBeLessThanOrEqual(codec.leastBudget);
  });
});

describe('a frame', () => {
  it('of objects that rest has eleven bytes', () => {
    const { frame } = line(50);
    frame();
    expect([frame(), frame()]).toEqual([11, 11]);
  });

  it('takes three bytes for an object that moves at another speed, and two at the same', () => {
    const { columns, frame } = line(1);
    frame();
    columns.position.set(0, at(10.25, 20.25));
    expect(frame()).toBe(11 + 3);
    columns.position.set(0, at(10.5, 20.5));
    expect(frame()).toBe(11 + 2);
  });

  it('is a view that is used again, and has the memory that it was given', () => {
    const { rows, columns } = line(3);
    const buffer = new FrameBuffer();
    const watchers = [new Watcher(rows, { buffer }), new Watcher(rows, { buffer })];
    const views = watchers.map((watcher, i) => {
      rows.begin(i + 1);
      watcher.begin();
      watcher.see(7, 0);
      return watcher.end();
    });
    expect(views[1]).toBe(views[0]);
    expect(columns.kind.length).toBe(3);
  });

  it('goes on after its buffer was transferred', () => {
    const { rows } = line(1);
    const watcher = new Watcher(rows);
    rows.begin(1);
    watcher.begin();
    const sent = structuredClone(watcher.end(), { transfer: [] });
    rows.begin(2);
    watcher.begin();
    structuredClone(watcher.end().buffer, { transfer: [] });
    const first = new Watcher(rows);
    rows.begin(3);
    first.begin();
    const view = first.end();
    structuredClone(view.buffer, { transfer: [view.buffer as ArrayBuffer] });
    rows.begin(4);
    first.begin();
    expect([sent.length > 0, first.end().length]).toEqual([true, 11]);
  });

  it('counts modulo 2^16', () => {
    const { frame, mirror } = line(1);
    for (let i = 0; i < 0x1_0000 + 5; i++) frame();
    expect([mirror.tick, mirror.size]).toEqual([0x1_0000 + 5, 1]);
  });

  it('has places beyond 255 and beyond 65,535 tries', () => {
    const { columns, frame, mirror } = line(480);
    frame();
    for (let row = 0; row < 480; row++) columns.kind.set(row, row % 16);
    frame();
    expect([...mirror.ids].every((id) => mirror.columns.kind.get(mirror.rowOf(id)!) === id % 16)).toBe(true);
  });

  it('skips what is begun and not ended', () => {
    const { rows, watcher, mirror, frame } = line(2);
    frame();
    rows.begin(100);
    watcher.begin();
    watcher.begin();
    watcher.see(1, 1);
    mirror.apply(watcher.end());
    expect([...mirror.ids]).toEqual([1]);
    expect([...mirror.left]).toEqual([0]);
  });

  it('takes the last row of an object that is seen twice', () => {
    const { rows, watcher, mirror } = line(2);
    rows.begin(1);
    watcher.begin();
    watcher.see(5, 0);
    watcher.see(5, 1);
    mirror.apply(watcher.end());
    expect([...mirror.ids]).toEqual([5]);
    expect(mirror.columns.position.get(0)).toEqual(at(11, 20));
  });
});

describe('calls out of order', () => {
  it('are refused by name', () => {
    const { rows, watcher } = line(2);
    expect(() => watcher.begin()).toThrow(
      'watcher.begin: rows.tick must be after the last frame, at a tick greater than -1, received -1. Call rows.begin(tick) first',
    );
    expect(() => watcher.see(1, 1)).toThrow('watcher.see: a frame must be under way, received none');
    rows.begin(7);
    watcher.begin();
    rows.begin(8);
    expect(() => watcher.see(1, 1)).toThrow(
      'watcher.see: rows.tick must be 7, as when the frame was begun, received 8',
    );
    expect(() => watcher.end()).toThrow('watcher.end: rows.tick must be 7');
    watcher.begin();
    watcher.end();
    expect(() => watcher.end()).toThrow('watcher.end: a frame must be under way');
    expect(() => watcher.begin()).toThrow('at a tick greater than 8, received 8');
    expect(() => rows.begin(8)).toThrow('rows.begin: tick must be after the last tick, 8, received 8');
  });

  it('leave the frame under way if a row is refused', () => {
    const { columns, rows, watcher, mirror } = line(3);
    columns.position.set(1, at(513, 0));
    columns.kind.set(2, 1.5);
    rows.begin(1);
    watcher.begin();
    watcher.see(0, 0);
    expect(() => watcher.see(1, 1)).toThrow(
      'watcher.see: position.x of row 1 must be a number from 0 to 512, received 513. ' +
        "Widen the bounds of the codec, or choose outside: 'clamp'",
    );
    expect(() => watcher.see(2, 2)).toThrow(
      'watcher.see: kind of row 2 must be a whole number from 0 to 15, received 1.5',
    );
    expect(() => watcher.see(2, 3)).toThrow(
      'watcher.see: row must be a whole number below 3, the length of the columns',
    );
    expect(() => watcher.see(-1, 0)).toThrow('watcher.see: id must be a non-negative integer, received -1');
    mirror.apply(watcher.end());
    expect([...mirror.ids]).toEqual([0]);
  });

  it('columns of different lengths are refused at the beginning of a tick', () => {
    const { columns, rows } = line(3);
    columns.kind.push(1);
    expect(() => rows.begin(1)).toThrow('rows.begin: kind must be as long as the other columns, 3, received 4');
  });

  it('at most 65,536 objects are seen at a time', () => {
    const { rows, watcher, mirror } = line(1);
    rows.begin(1);
    watcher.begin();
    for (let id = 0; id < 65_536; id++) watcher.see(id, 0);
    expect(() => watcher.see(65_536, 0)).toThrow(
      'watcher.see: id must be one of at most 65536 objects, received 65536',
    );
    mirror.apply(watcher.end());
    expect(mirror.size).toBe(65_536);
  });
});
