import {
  bitTilemap,
  chunkedTilemap,
  tile,
  tileRect,
  tileSpace,
  typedTilemap,
  unitTileSpace,
} from '@tilewright/tilemap';
import {
  circle,
  meters,
  metersPerTile,
  position,
  rectangle,
  segmentBetween,
  tilePosition,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { castRay, ObjectTracker, tilesOnSegment } from '../index.js';
import { type DebugDraw, debugColors, drawRay, drawSolidTiles, drawTiles, drawTracker } from '../debug.js';

const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));

/** A renderer that writes down what it is told, one line for each call. */
class Recorder implements DebugDraw {
  readonly lines: string[] = [];
  segment(...drawn: unknown[]): void {
    this.lines.push(`segment ${drawn.join(' ')}`);
  }
  rectangle(...drawn: unknown[]): void {
    this.lines.push(`rectangle ${drawn.join(' ')}`);
  }
  circle(...drawn: unknown[]): void {
    this.lines.push(`circle ${drawn.join(' ')}`);
  }
  text(...drawn: unknown[]): void {
    this.lines.push(`text ${drawn.join(' ')}`);
  }
}

function recorded(drawing: (draw: DebugDraw) => unknown): string[] {
  const recorder = new Recorder();
  drawing(recorder);
  return recorder.lines;
}

describe('drawTiles', () => {
  const space = tileSpace({ origin: position(meters(10), meters(-4)), tileSize: metersPerTile(2) });

  it('draws each tile in the world, and its number if asked', () => {
    const path = segmentBetween(position(meters(11), meters(-3)), position(meters(15), meters(-3)));
    const answer = tilesOnSegment(space, path);
    expect(recorded((draw) => drawTiles(draw, space, answer))).toEqual([
      'rectangle 10 -4 2 2 tile',
      'rectangle 12 -4 2 2 tile',
      'rectangle 14 -4 2 2 tile',
    ]);
    expect(
      recorded((draw) => drawTiles(draw, space, [tile(0, 0), tile(1, 1)], { numbered: true, part: 'path' })),
    ).toEqual(['rectangle 10 -4 2 2 path', 'text 11 -3 0 path', 'rectangle 12 -2 2 2 path', 'text 13 -1 1 path']);
  });

  it('needs no text', () => {
    const drawn: string[] = [];
    const draw = { segment() {}, rectangle: () => void drawn.push('tile'), circle() {} };
    expect(drawTiles(draw, space, [tile(0, 0)], { numbered: true })).toBe(1);
    expect(drawn).toEqual(['tile']);
  });
});

describe('drawSolidTiles', () => {
  it('joins the solid tiles of a row', () => {
    const walls = bitTilemap(tileRect({ x: -1, y: 0, width: 40, height: 3 }));
    walls.fill(true, tileRect({ x: 3, y: 0, width: 34, height: 1 }));
    for (const x of [-1, 1, 2, 38]) walls.setAt(x, 1, true);
    expect(recorded((draw) => expect(drawSolidTiles(draw, walls, unitTileSpace)).toBe(38))).toEqual([
      'rectangle 3 0 34 1 solid',
      'rectangle -1 1 1 1 solid',
      'rectangle 1 1 2 1 solid',
      'rectangle 38 1 1 1 solid',
    ]);
  });

  it('asks about other values, inside of the bounds', () => {
    const heights = typedTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), Uint8Array, 0);
    heights.fill(7, tileRect({ x: 0, y: 0, width: 4, height: 2 }));
    const bounds = tileRect({ x: 1, y: 1, width: 9, height: 9 });
    const draws = recorded((draw) =>
      drawSolidTiles(draw, heights, unitTileSpace, { isSolid: (height) => height > 5, bounds }),
    );
    expect(draws).toEqual(['rectangle 1 1 3 1 solid']);
  });

  it('refuses to look through a map without bounds', () => {
    const endless = chunkedTilemap({ background: false });
    expect(() => drawSolidTiles(new Recorder(), endless, unitTileSpace)).toThrow(
      /^drawSolidTiles: bounds must be of at most 2\^20 tiles, received .*Pass the tiles that the camera shows$/u,
    );
    expect(
      drawSolidTiles(new Recorder(), endless, unitTileSpace, { bounds: tileRect({ x: 0, y: 0, width: 9, height: 9 }) }),
    ).toBe(0);
  });
});

describe('drawRay', () => {
  const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
  walls.set(tile(5, 0), true);

  it('ends at the hit, and shows the tile and its side', () => {
    const ray = segmentBetween(at(1, 0.5), at(9, 0.5));
    expect(recorded((draw) => drawRay(draw, unitTileSpace, ray, castRay(walls, unitTileSpace, ray)))).toEqual([
      'segment 1 0.5 5 0.5 ray',
      'rectangle 5 0 1 1 hit',
      'circle 5 0.5 0 hit',
      'segment 5 0.5 4.5 0.5 hit',
    ]);
  });

  it('shows the whole ray if nothing stops it, and no side if it starts inside', () => {
    const free = segmentBetween(at(1, 3), at(9, 3));
    expect(recorded((draw) => drawRay(draw, unitTileSpace, free, castRay(walls, unitTileSpace, free)))).toEqual([
      'segment 1 3 9 3 ray',
    ]);
    const inside = segmentBetween(at(5.5, 0.5), at(9, 0.5));
    expect(recorded((draw) => drawRay(draw, unitTileSpace, inside, castRay(walls, unitTileSpace, inside)))).toEqual([
      'segment 5.5 0.5 5.5 0.5 ray',
      'rectangle 5 0 1 1 hit',
      'circle 5.5 0.5 0 hit',
    ]);
  });
});

describe('drawTracker', () => {
  const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
  const world = (x: number, y: number) => position(meters(x), meters(y));

  function crowd(): ObjectTracker<number> {
    const tracker = new ObjectTracker<number>({ space });
    for (let i = 0; i < 30; i++) tracker.add(i, circle(world(i % 6, Math.floor(i / 6)), meters(0.25)));
    for (let i = 0; i < 10; i++) tracker.add(100 + i, rectangle(world(i, 20), world(i + 0.5, 22)));
    tracker.add(200, world(3, 30));
    return tracker;
  }

  it('draws every object once, as the shape that it has', () => {
    const tracker = crowd();
    tracker.remove(tracker.add(300, world(0, 0)));
    const lines = recorded((draw) => expect(drawTracker(draw, tracker)).toBe(41));
    expect(new Set(lines).size).toBe(41);
    expect(lines).toContain('circle 5 4 0.25 object');
    expect(lines).toContain('rectangle 9 20 0.5 2 object');
    expect(lines).toContain('circle 3 30 0 object');
  });

  it('draws those that overlap a rectangle, its border included', () => {
    const within = rectangle(world(4.25, 3.25), world(9, 20));
    const lines = recorded((draw) => drawTracker(draw, crowd(), { within }));
    expect(lines.filter((line) => line.startsWith('circle')).sort()).toEqual([
      'circle 4 3 0.25 object',
      'circle 4 4 0.25 object',
      'circle 5 3 0.25 object',
      'circle 5 4 0.25 object',
    ]);
    expect(lines.filter((line) => line.startsWith('rectangle'))).toHaveLength(6);
  });

  it('draws the cells of the objects: each contains the center of an object', () => {
    const lines = recorded((draw) => drawTracker(draw, crowd(), { cells: true }));
    const cells = lines.filter((line) => line.endsWith('cell'));
    expect(new Set(cells).size).toBe(cells.length);
    const centers = lines
      .filter((line) => line.startsWith('circle'))
      .map((line) => line.split(' ').slice(1, 3).map(Number));
    const corners = lines
      .filter((line) => line.startsWith('rectangle') && line.endsWith('object'))
      .map((line) => line.split(' ').slice(1, 3).map(Number));
    for (const cell of cells) {
      const [x, y, width, height] = cell.split(' ').slice(1, 5).map(Number);
      const holds = ([px, py]: number[]): boolean =>
        px! >= x! && px! <= x! + width! && py! >= y! && py! <= y! + height!;
      expect([...centers, ...corners].some(holds), cell).toBe(true);
    }
  });

  it('draws nothing of an empty tracker', () => {
    const tracker = new ObjectTracker<number>({ space });
    expect(recorded((draw) => expect(drawTracker(draw, tracker, { cells: true })).toBe(0))).toEqual([]);
  });
});

describe('all drawings', () => {
  it('name a renderer that cannot draw', () => {
    const half = { segment() {}, rectangle() {} };
    const rule = 'draw must be an object with the methods segment, rectangle and circle, received';
    for (const draw of [undefined, null, 3, half, { ...half, circle: 1 }, { ...half, circle() {}, text: 'yes' }]) {
      // @ts-expect-error -- no renderer
      expect(() => drawTiles(draw, unitTileSpace, [])).toThrow(`drawTiles: ${rule}`);
      // @ts-expect-error -- no renderer
      expect(() => drawTracker(draw, new ObjectTracker({ space: unitTileSpace }))).toThrow(`drawTracker: ${rule}`);
    }
  });

  it('have a color for each part, different in lightness', () => {
    const lightness = Object.values(debugColors).map(
      (color) => 0.2126 * (color >> 16) + 0.7152 * ((color >> 8) & 255) + 0.0722 * (color & 255),
    );
    const sorted = [...lightness].sort((a, b) => a - b);
    expect(sorted.every((light, i) => i === 0 || light - sorted[i - 1]! > 1)).toBe(true);
  });
});
