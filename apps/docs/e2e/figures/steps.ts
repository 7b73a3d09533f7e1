import {
  bitTilemapFrom,
  type CompassName,
  floodFill,
  type MoveRule,
  rectContains,
  ring,
  spiral,
  tile,
  tileRect,
} from '@tilewright/tilemap';
import { walls as aroundWalls } from '../../src/figures/steps/around.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/steps-and-neighbors.html';
const several = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The tile of a place on a board, whose last tiles own its east and south border. */
function tileOf(state: State, key: string, width: number, height: number): { x: number; y: number } {
  const [x, y] = placeOf(state, key);
  return { x: Math.min(Math.floor(x), width - 1), y: Math.min(Math.floor(y), height - 1) };
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
  north: [0, -1],
};
const NAMES: readonly CompassName[] = [
  'east',
  'southEast',
  'south',
  'southWest',
  'west',
  'northWest',
  'north',
  'northEast',
];
const RULES: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

export const stepFigures: readonly FigureCase[] = [
  {
    page,
    name: 'ahead',
    handles: ['Player'],
    random: (random) => ({
      player: randomPlace(random, 13, 9, 2),
      heading: pick(random, ['north', 'west', 'south', 'east']),
    }),
    said(state) {
      const { x, y } = tileOf(state, 'player', 13, 9);
      const heading = state['heading'] ?? '';
      const [dx, dy] = STEPS[heading] ?? [0, 0];
      const start = `The player is on tile ${x}, ${y} and walks ${heading}. Four steps ahead is tile ${x + 4 * dx}, ${y + 4 * dy}`;
      return heading === 'north'
        ? `${start}. The bytes say tile ${x - 4}, ${y - 4}, which is 4 tiles too far to the west.`
        : `${start}, and the bytes say the same.`;
    },
  },
  {
    page,
    name: 'exits',
    handles: [],
    random: (random) => {
      const chosen = NAMES.filter(() => random() < 0.4);
      return { exits: chosen.length === 0 ? '-' : chosen.join('.'), turn: String(wholeBetween(random, 0, 7)) };
    },
    said(state) {
      const chosen = (state['exits'] ?? '').split('.');
      const eighths = numberOf(state, 'turn');
      const open = NAMES.map((name) => chosen.includes(name));
      const turned = NAMES.map((_, index) => open[(index - eighths + 8) % 8] === true);
      const closed = turned.map((isOpen) => !isOpen);
      const told = (set: readonly boolean[]): string => {
        const names = NAMES.filter((_, index) => set[index] === true)
          .join(', ')
          .toLowerCase();
        const number = set.reduce((sum, isIn, index) => sum + (isIn ? 2 ** index : 0), 0);
        return `${names === '' ? 'none' : names}, in bits ${number.toString(2).padStart(8, '0')}`;
      };
      return `Exits: ${told(open)}. Turned by ${several(eighths, 'eighth')} of a turn: ${told(turned)}. Closed then: ${told(closed)}.`;
    },
  },
  {
    page,
    name: 'rules',
    handles: ['Start'],
    random: (random) => ({
      start: randomPlace(random, 12, 7, 2),
      // Each tile is a wall in three of eight cases.
      walls: Array.from({ length: 7 }, () => {
        const bits = (): number => wholeBetween(random, 0, 4095);
        return (bits() & (bits() | bits())).toString(36);
      }).join('.'),
      rule: pick(random, ['four-way', 'eight-way', 'no-corner-cutting']),
    }),
    said(state) {
      const masks = (state['walls'] ?? '').split('.').map((mask) => Number.parseInt(mask, 36));
      const walls = bitTilemapFrom(
        tileRect({ x: 0, y: 0, width: 12, height: 7 }),
        (x, y) => (((masks[y] ?? 0) >> x) & 1) === 1,
      );
      const start = tileOf(state, 'start', 12, 7);
      const sizes = RULES.map((rule) => {
        const reached = floodFill(walls, tile(start.x, start.y), { rule }).size;
        return `'${rule}' reaches ${several(reached, 'tile')}`;
      });
      return `From tile ${start.x}, ${start.y}, ${sizes.join(', ')}.`;
    },
  },
  {
    page,
    name: 'around',
    handles: ['Center'],
    random: (random) => ({
      center: randomPlace(random, 13, 9, 2),
      kind: pick(random, ['ring', 'spiral', 'flood']),
      tile: String(wholeBetween(random, 0, 117)),
    }),
    said(state) {
      const { x, y } = tileOf(state, 'center', 13, 9);
      const kind = state['kind'] ?? '';
      const center = tile(x, y);
      const isOnMap = (at: typeof center): boolean => rectContains(aroundWalls.bounds, at);
      const all =
        kind === 'flood'
          ? [...floodFill(aroundWalls, center)]
          : [...(kind === 'ring' ? ring(center, 3) : spiral(center, 3))].filter(isOnMap);
      const number = Math.min(numberOf(state, 'tile'), all.length);
      const last = all[number - 1];
      const total = `The ${kind} around tile ${x}, ${y} has ${several(all.length, 'tile')} of the map.`;
      return last === undefined ? total : `${total} Number ${number} is tile ${last.x}, ${last.y}.`;
    },
  },
];
