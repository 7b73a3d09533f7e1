import { tile, tileAt, tileCorner, tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, position, valueIn } from '@tilewright/units';
import { type FigureCase, numberOf, placeOf } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/one-place-three-spaces.html';
const short = (number: number): string => String(Number(number.toFixed(2)));

const spaceFrom = (origin: number, size: number) =>
  tileSpace({ origin: position(meters(origin), meters(origin)), tileSize: metersPerTile(size) });

/** The double that is some steps after a positive one. */
function after(value: number, steps: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigInt64(0, view.getBigInt64(0) + BigInt(steps));
  return view.getFloat64(0);
}

export const spaceFigures: readonly FigureCase[] = [
  {
    page,
    name: 'spaces',
    handles: ['Origin of the grid', 'Camera', 'Point'],
    random: (random) => ({
      point: randomPlace(random, 12, 7, 10),
      origin: randomPlace(random, 12, 7, 10),
      camera: randomPlace(random, 12, 7, 10),
      size: pick(random, ['0.5', '0.7', '1', '1.5']),
    }),
    said(state) {
      const [[x, y], [ox, oy], [cx, cy]] = [
        placeOf(state, 'point'),
        placeOf(state, 'origin'),
        placeOf(state, 'camera'),
      ];
      const size = numberOf(state, 'size');
      const space = tileSpace({ origin: position(meters(ox), meters(oy)), tileSize: metersPerTile(size) });
      const at = tileAt(space, position(meters(x), meters(y)));
      return `World: ${x} m, ${y} m. Tile space: ${short((x - ox) / size)}, ${short((y - oy) / size)} tiles, which is in tile ${at.x}, ${at.y}. Screen: ${short((x - cx) * 64)}, ${short((y - cy) * 64)} px.`;
    },
  },
  {
    page,
    name: 'border',
    handles: [],
    random: (random) => ({
      tile: String(wholeBetween(random, 1, 20)),
      step: String(wholeBetween(random, -4, 4)),
    }),
    said(state) {
      const space = spaceFrom(0, 0.7);
      const border = valueIn(tileCorner(space, tile(numberOf(state, 'tile'), 0)).x, meters);
      const x = after(border, numberOf(state, 'step'));
      const column = tileAt(space, position(meters(x), meters(0))).x;
      return `At ${x} m, dividing gives column ${Math.floor(x / 0.7)}, and tileAt gives column ${column}. The west border of column ${state['tile']} is at ${border} m.`;
    },
  },
  {
    page,
    name: 'map',
    handles: [],
    random: (random) => ({
      size: pick(random, ['0.5', '0.6', '0.7', '0.9', '1.1']),
      origin: pick(random, ['0', '0.3']),
    }),
    said(state) {
      const [size, origin] = [numberOf(state, 'size'), numberOf(state, 'origin')];
      const space = spaceFrom(origin, size);
      let divided = 0;
      let asked = 0;
      for (let x = 0; x < 40; x++) {
        for (let y = 0; y < 24; y++) {
          const corner = tileCorner(space, tile(x, y));
          const [cx, cy] = [valueIn(corner.x, meters), valueIn(corner.y, meters)];
          if (Math.floor((cx - origin) / size) !== x || Math.floor((cy - origin) / size) !== y) divided++;
          const found = tileAt(space, corner);
          if (found.x !== x || found.y !== y) asked++;
        }
      }
      return `Tiles of ${size} m from ${origin} m on: dividing gives the wrong tile at ${divided} of 960 corners, and tileAt at ${asked}.`;
    },
  },
];
