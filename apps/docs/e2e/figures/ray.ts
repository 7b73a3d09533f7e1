import { castRay, type CornerTiles, isVisible, tileCursor, tilesOnSegment } from '@tilewright/queries';
import { bitTilemapFrom, nameOfDirection, tileAt, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, tilePosition, tiles, valueIn } from '@tilewright/units';
import { publishedLoop } from '../../src/figures/ray/loop.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/ray-through-the-grid.html';

const position = (state: State, key: string) => {
  const [x, y] = placeOf(state, key);
  return tilePosition(tiles(x), tiles(y));
};
const segment = (state: State) => segmentBetween(position(state, 'from'), position(state, 'to'));
const keysOf = (state: State, cornerTiles: CornerTiles): string[] =>
  [...tilesOnSegment(unitTileSpace, segment(state), { cornerTiles })].map(({ x, y }) => `${x}, ${y}`);
const several = (number: number, noun: string): string => (number === 1 ? `1 ${noun}` : `${number} ${noun}s`);

export const rayFigures: readonly FigureCase[] = [
  {
    page,
    name: 'walk',
    handles: ['Start', 'End'],
    random: (random) => ({
      from: randomPlace(random, 12, 7, 20),
      to: randomPlace(random, 12, 7, 20),
      tile: String(wholeBetween(random, 1, 19)),
    }),
    said(state) {
      const all = keysOf(state, 'one');
      const number = Math.min(numberOf(state, 'tile'), all.length);
      const name = `Tile ${number} of ${all.length} is tile ${all[number - 1]}.`;
      const cursor = tileCursor(unitTileSpace, segment(state), { cornerTiles: 'one' });
      for (let i = 0; i < number; i++) cursor.next();
      if (number === 1) return `${name} The segment starts in it.`;
      const through = cursor.side === undefined ? 'at a corner' : `through its ${nameOfDirection(cursor.side)} side`;
      return `${name} The segment enters it ${through}, after ${Math.round(100 * cursor.entryFraction)} % of its length.`;
    },
  },
  {
    page,
    name: 'corners',
    handles: ['Start', 'End'],
    random: (random) => ({
      from: randomPlace(random, 10, 6, 2),
      to: randomPlace(random, 10, 6, 2),
      add: pick(random, ['one', 'both', 'none']),
    }),
    said(state) {
      const [one, both, none] = (['one', 'both', 'none'] as const).map((each) => keysOf(state, each).length);
      const shown = { one, both, none }[state['add'] ?? ''] ?? 0;
      return `${several(shown, 'tile')}; 'one' gives ${one}, 'both' gives ${both}, 'none' gives ${none}. From B to A: the same tiles.`;
    },
  },
  {
    page,
    name: 'loop',
    handles: ['Start', 'End'],
    random: (random) => ({ from: randomPlace(random, 12, 7, 10), to: randomPlace(random, 12, 7, 10) }),
    said(state) {
      const loop = publishedLoop(...placeOf(state, 'from'), ...placeOf(state, 'to')).map(({ x, y }) => `${x}, ${y}`);
      const touched = keysOf(state, 'both');
      const wrong = loop.filter((key) => !touched.includes(key)).length;
      const missed = keysOf(state, 'none').filter((key) => !loop.includes(key)).length;
      const found = `The loop finds ${several(loop.length, 'tile')}`;
      return wrong + missed === 0
        ? `${found}, all of them right.`
        : `${found}: the segment does not touch ${wrong} of them, and ${missed} of its own ${missed === 1 ? 'is' : 'are'} missing.`;
    },
  },
  {
    page,
    name: 'wall',
    handles: ['Shooter', 'Target'],
    random: (random) => ({
      from: randomPlace(random, 12, 7, 4),
      to: randomPlace(random, 12, 7, 4),
      // Each tile is a wall in one of four cases.
      walls: Array.from({ length: 7 }, () =>
        (wholeBetween(random, 0, 4095) & wholeBetween(random, 0, 4095)).toString(36),
      ).join('.'),
      corners: pick(random, ['pass', 'block']),
    }),
    said(state) {
      const masks = (state['walls'] ?? '').split('.').map((mask) => Number.parseInt(mask, 36));
      const bounds = tileRect({ x: 0, y: 0, width: 12, height: 7 });
      const walls = bitTilemapFrom(bounds, (x, y) => (((masks[y] ?? 0) >> x) & 1) === 1);
      const options = state['corners'] === 'block' ? ({ corners: 'block' } as const) : {};
      const isSeen = isVisible(walls, unitTileSpace, position(state, 'from'), position(state, 'to'), options);
      const sees = isSeen ? 'A sees B.' : 'A does not see B.';
      const hit = castRay(walls, unitTileSpace, segment(state), options);
      if (hit === undefined) return `Nothing stops the shot. ${sees}`;
      const where = hit.side === undefined ? 'at a corner or inside' : `at its ${nameOfDirection(hit.side)} side`;
      return `Tile ${hit.tile.x}, ${hit.tile.y} stops the shot ${where}, after ${valueIn(hit.distance, tiles).toFixed(2)} tiles. ${sees}`;
    },
  },
  {
    page,
    name: 'samples',
    handles: ['Start', 'End'],
    random: (random) => ({
      from: randomPlace(random, 12, 7, 20),
      to: randomPlace(random, 12, 7, 20),
      density: String(wholeBetween(random, 1, 10)),
    }),
    said(state) {
      const [ax, ay] = placeOf(state, 'from');
      const [bx, by] = placeOf(state, 'to');
      const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * numberOf(state, 'density')));
      const found = new Set<string>();
      for (let i = 0; i <= steps; i++) {
        const t = i / steps;
        const at = tileAt(unitTileSpace, tilePosition(tiles(ax + t * (bx - ax)), tiles(ay + t * (by - ay))));
        found.add(`${at.x}, ${at.y}`);
      }
      const all = keysOf(state, 'none');
      const missed = all.filter((key) => !found.has(key)).length;
      const samples = `${several(steps + 1, 'sample')} find ${all.length - missed} of the ${several(all.length, 'tile')}`;
      return missed === 0 ? `${samples}.` : `${samples}, and miss ${missed}.`;
    },
  },
];
