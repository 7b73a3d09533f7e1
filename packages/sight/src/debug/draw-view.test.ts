import { missingRefusals, parameter, replaced, anyValues, valuesExcept, withEach } from '@tilewright/testing';
import { bitTilemap, tile, tileRect, tileSpace, unitTileSpace } from '@tilewright/tilemap';
import {
  degrees,
  Direction2,
  meters,
  metersPerTile,
  pointColumn,
  position,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import { drawView } from '../debug.js';
import { regionInView } from '../index.js';

let lines: string[] = [];
const write =
  (what: string) =>
  (...drawn: unknown[]): void =>
    void lines.push(`${what} ${drawn.join(' ')}`);
const renderer = { segment: write('segment'), rectangle: write('rectangle'), circle: write('circle') };

function recorded(drawing: () => void): string[] {
  lines = [];
  drawing();
  return lines;
}

const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
walls.set(tile(2, 1), true);

it('draws the eye, and the closed outline of what it sees', () => {
  const view = { position: tilePosition(tiles(1), tiles(1.5)) };
  const outline = regionInView(walls, unitTileSpace, view);
  expect(recorded(() => drawView(renderer, unitTileSpace, view, outline))).toEqual([
    'circle 1 1.5 0 view',
    'segment 2 2 4 3 view',
    'segment 4 3 0 3 view',
    'segment 0 3 0 0 view',
    'segment 0 0 4 0 view',
    'segment 4 0 2 1 view',
    'segment 2 1 2 2 view',
  ]);
});

it('draws in the world, with a circle as far as the eye sees', () => {
  const space = tileSpace({ origin: position(meters(10), meters(-4)), tileSize: metersPerTile(2) });
  const eye = position(meters(11), meters(-3));
  const view = { position: eye, maxDistance: meters(2), direction: Direction2.east, angle: degrees(90) };
  const drawn = recorded(() => drawView(renderer, space, view, regionInView(walls, space, view)));
  expect(drawn.slice(0, 2)).toEqual(['circle 11 -3 0 view', 'circle 11 -3 2 view']);
  expect(drawn.slice(2).every((line) => line.startsWith('segment'))).toBe(true);
  // The edges of the sector begin at the eye.
  expect(drawn.filter((line) => line.includes(' 11 -3 '))).toHaveLength(4);
});

it('draws an eye that sees no area, and points of any kind', () => {
  const view = { position: tilePosition(tiles(1), tiles(1)) };
  const none = pointColumn<TilePosition2>();
  expect(recorded(() => drawView(renderer, unitTileSpace, view, none))).toEqual(['circle 1 1 0 view']);
  const corners = [
    tilePosition(tiles(0), tiles(0)),
    tilePosition(tiles(2), tiles(0)),
    tilePosition(tiles(0), tiles(2)),
  ];
  expect(recorded(() => drawView(renderer, unitTileSpace, view, corners))).toHaveLength(4);
});

it('refuses each invalid argument by its name, and draws nothing', () => {
  const place = { x: 1, y: 1 };
  const space = { origin: { x: 0, y: 0 }, tileSize: 1 };
  const view = { position: place, maxDistance: 3, direction: 0, angle: 1 };
  const notLengths = valuesExcept((value) => value === undefined || value === 7);
  const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
  const parameters = [
    parameter('draw', renderer, [
      ...anyValues,
      ...['segment', 'rectangle', 'circle'].flatMap((name) => withEach(renderer, name, anyValues.slice(0, -1))),
    ]),
    parameter('space', space, [...replaced(space), { ...space, tileSize: 0 }]),
    parameter('view', view, [
      ...anyValues,
      ...withEach(view, 'position', replaced(place)),
      ...withEach(view, 'maxDistance', notLengths),
      ...withEach(view, 'angle', [undefined, ...notLengths]),
      ...withEach(view, 'direction', [undefined, 0.5, null]),
    ]),
    parameter('outline', [place, place], [...valuesExcept(isEmpty), ...replaced(place).map((each) => [place, each])]),
  ];
  const call = drawView as (...given: readonly unknown[]) => unknown;
  expect(missingRefusals('drawView', call, parameters, () => lines.length)).toEqual([]);
});
