import {
  bitTilemap,
  bitTilemapFrom,
  tile,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import { meters, metersPerTile, pointColumn, position, type Position2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { drawFlow, drawPath, drawWayPoints } from '../debug.js';
import { findPath, FlowField, Pathfinder, wayPoints, wayPointsInto } from '../index.js';

let lines: string[] = [];
const write =
  (what: string) =>
  (...drawn: unknown[]): void =>
    void lines.push(
      `${what} ${drawn.map((each) => (typeof each === 'number' ? Number(each.toFixed(6)) : each)).join(' ')}`,
    );
const draw = { segment: write('segment'), rectangle: write('rectangle'), circle: write('circle'), text: write('text') };

function recorded(drawing: () => unknown): string[] {
  lines = [];
  drawing();
  return lines;
}

const space = tileSpace({ origin: position(meters(10), meters(-4)), tileSize: metersPerTile(2) });
const open = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));

describe('drawPath', () => {
  const expected = [
    'segment 11 -3 13 -1 path',
    'segment 13 -1 15 -1 path',
    'circle 11 -3 0 path',
    'circle 15 -1 0 path',
  ];

  it('draws each move in the world, and both ends', () => {
    const path = findPath(open, tile(0, 0), tile(2, 1));
    expect(recorded(() => drawPath(draw, space, path))).toEqual(expected);
    expect(recorded(() => drawPath(draw, space, path?.tiles ?? []))).toEqual(expected);
  });

  it('draws what findInto wrote', () => {
    const array = new Int32Array(20);
    const count = new Pathfinder(open).findInto(array, tile(0, 0), tile(2, 1));
    expect(recorded(() => drawPath(draw, space, array.subarray(0, 2 * count)))).toEqual(expected);
  });

  it('draws a point for a path of one tile, and nothing if there is no path', () => {
    expect(new Set(recorded(() => drawPath(draw, space, [tile(0, 0)])))).toEqual(new Set(['circle 11 -3 0 path']));
    const closed = bitTilemap(open.bounds, true);
    expect(recorded(() => drawPath(draw, space, findPath(closed, tile(0, 0), tile(3, 3))))).toEqual([]);
  });
});

describe('drawWayPoints', () => {
  it('draws the line through them, and each', () => {
    const walls = bitTilemap(open.bounds);
    walls.fill(true, tileRect({ x: 1, y: 0, width: 1, height: 3 }));
    const path = findPath(walls, tile(0, 0), tile(2, 0))!;
    const expected = [
      'segment 11 -3 11 3 path',
      'segment 11 3 15 3 path',
      'segment 15 3 15 -3 path',
      'circle 11 -3 0 path',
      'circle 11 3 0 path',
      'circle 15 3 0 path',
      'circle 15 -3 0 path',
    ];
    expect(recorded(() => drawWayPoints(draw, space, wayPoints(walls, space, path)))).toEqual(expected);
    const column = pointColumn<Position2>();
    wayPointsInto(column, walls, space, path);
    expect(recorded(() => drawWayPoints(draw, space, column))).toEqual(expected);
  });

  it('draws nothing where there are none', () => {
    expect(recorded(() => drawWayPoints(draw, space, []))).toEqual([]);
  });
});

describe('drawFlow', () => {
  it('draws an arrow from each tile to the next, and a circle in goals', () => {
    const row = bitTilemap(tileRect({ x: 0, y: 0, width: 2, height: 1 }));
    const flow = new FlowField(row, { goals: tile(1, 0) });
    expect(recorded(() => expect(drawFlow(draw, space, flow)).toBe(2))).toEqual([
      'segment 10.4 -3 11.6 -3 path',
      'segment 11.6 -3 11.317157 -3.282843 path',
      'segment 11.6 -3 11.317157 -2.717157 path',
      'circle 13 -3 0.5 path',
    ]);
  });

  it('points where nextTile leads, with arrows of one length', () => {
    const rows = ['....', '.##.', '....', '#...'];
    const walls = bitTilemapFrom(open.bounds, (x, y) => rows[y]?.[x] === '#');
    const flow = new FlowField(walls, { goals: [tile(3, 0)], rule: 'eight-way' });
    const drawn = recorded(() => expect(drawFlow(draw, unitTileSpace, flow)).toBe(13));
    expect(drawn.filter((line) => line.startsWith('circle'))).toEqual(['circle 3.5 0.5 0.25 path']);
    expect(drawn.filter((line) => line.startsWith('segment'))).toHaveLength(3 * 12);
    let checked = 0;
    for (const line of drawn) {
      const [startX, startY, endX, endY] = line.split(' ').slice(1, 5).map(Number);
      if (!line.startsWith('segment') || Math.abs(Math.hypot(endX! - startX!, endY! - startY!) - 0.6) > 1e-5) continue;
      checked++;
      const from = tile(Math.floor((startX! + endX!) / 2), Math.floor((startY! + endY!) / 2));
      const next = flow.nextTile(from)!;
      expect([Math.sign(Math.round(9 * (endX! - startX!))), Math.sign(Math.round(9 * (endY! - startY!)))]).toEqual([
        next.x - from.x,
        next.y - from.y,
      ]);
    }
    expect(checked).toBe(12);
  });

  it('leaves out tiles without a path, and those outside of the bounds', () => {
    const walls = bitTilemap(open.bounds);
    walls.fill(true, tileRect({ x: 2, y: 0, width: 1, height: 4 }));
    const flow = new FlowField(walls, { goals: tile(0, 0) });
    expect(recorded(() => expect(drawFlow(draw, space, flow)).toBe(8)).length).toBe(3 * 7 + 1);
    const bounds = tileRect({ x: 1, y: 1, width: 99, height: 2 });
    expect(recorded(() => expect(drawFlow(draw, space, flow, { bounds })).toBe(2))).toHaveLength(3 * 2);
    const elsewhere = tileRect({ x: 50, y: 50, width: 9, height: 9 });
    expect(recorded(() => expect(drawFlow(draw, space, flow, { bounds: elsewhere })).toBe(0))).toEqual([]);
  });

  it('shows what the field answers: no arrow into a wall that was built since', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 3, height: 1 }));
    const flow = new FlowField(walls, { goals: tile(2, 0) });
    walls.set(tile(1, 0), true);
    expect(recorded(() => expect(drawFlow(draw, unitTileSpace, flow)).toBe(1))).toEqual(['circle 2.5 0.5 0.25 path']);
  });

  it('writes costs if asked, where the renderer can', () => {
    const texts = (flow: FlowField): string[] =>
      recorded(() => drawFlow(draw, unitTileSpace, flow, { costs: true })).filter((line) => line.startsWith('text'));
    const bounds = tileRect({ x: 0, y: 0, width: 2, height: 2 });
    expect(texts(new FlowField(bitTilemap(bounds), { goals: tile(0, 0) }))).toEqual([
      'text 0.5 0.5 0 path',
      'text 1.5 0.5 1 path',
      'text 0.5 1.5 1 path',
      'text 1.5 1.5 1.4 path',
    ]);
    const swamp = typedTilemap(tileRect({ x: 0, y: 0, width: 2, height: 1 }), Uint8Array, 3);
    expect(texts(new FlowField(swamp, { goals: tile(0, 0), isSolid: () => false, cost: (value) => value }))).toContain(
      'text 1.5 0.5 3 path',
    );
    const { segment, rectangle, circle } = draw;
    const silent = { segment, rectangle, circle };
    expect(
      recorded(() => drawFlow(silent, space, new FlowField(open, { goals: tile(0, 0) }), { costs: true })),
    ).toHaveLength(3 * 15 + 1);
  });

  it('refuses to look through more tiles than a picture can show', () => {
    const wide = bitTilemap(tileRect({ x: 0, y: 0, width: 2 ** 20 + 1, height: 1 }), true);
    wide.fill(false, tileRect({ x: 0, y: 0, width: 9, height: 1 }));
    const flow = new FlowField(wide, { goals: tile(0, 0) });
    expect(() => drawFlow(draw, space, flow)).toThrow(
      /^drawFlow: bounds must be of at most 2\^20 tiles, received .*Pass the tiles that the camera shows$/u,
    );
    expect(drawFlow(draw, space, flow, { bounds: tileRect({ x: 2, y: 0, width: 99, height: 1 }) })).toBe(7);
  });
});
