import { tilesInCircle } from '@tilewright/queries';
import { unitTileSpace } from '@tilewright/tilemap';
import { circle, distance, tilePosition, tiles, valueIn } from '@tilewright/units';
import { type FigureCase, numberOf, placeOf } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/circles-and-areas.html';
const short = (number: number): string => String(Number(number.toFixed(2)));
const at = ([x, y]: readonly [number, number]) => tilePosition(tiles(x), tiles(y));
const grouped = (number: number): string => number.toLocaleString('en-US');
const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export const areaFigures: readonly FigureCase[] = [
  {
    page,
    name: 'blast',
    handles: ['Rocket', 'Player'],
    random: (random) => ({ rocket: randomPlace(random, 12, 7, 20), player: randomPlace(random, 12, 7, 20) }),
    said(state) {
      const [[rx, ry], [px, py]] = [placeOf(state, 'rocket'), placeOf(state, 'player')];
      const longer = Math.max(Math.abs(px - rx), Math.abs(py - ry));
      const far = valueIn(distance(at([rx, ry]), at([px, py])), tiles);
      const hurts = (value: number): string => (value <= 3 ? 'hurts' : 'does not hurt');
      return `By the longer side, the player is ${longer.toFixed(2)} tiles away, and the rocket ${hurts(longer)}. By the distance, it is ${far.toFixed(2)} tiles, and the rocket ${hurts(far)}.`;
    },
  },
  {
    page,
    name: 'disc',
    handles: ['Rim', 'Center'],
    random: (random) => ({
      center: randomPlace(random, 12, 8, 20),
      rim: randomPlace(random, 12, 8, 20),
      inclusion: pick(random, ['any', 'center', 'inside']),
    }),
    said(state) {
      const [center, rim] = [at(placeOf(state, 'center')), at(placeOf(state, 'rim'))];
      const radius = distance(center, rim);
      const [any, middle, inside] = (['any', 'center', 'inside'] as const).map(
        (inclusion) => [...tilesInCircle(unitTileSpace, circle(center, radius), { inclusion })].length,
      );
      return `Radius in tiles: ${short(valueIn(radius, tiles))}. Tiles with a point in the circle: ${any}; with their center in it: ${middle}; completely in it: ${inside}.`;
    },
  },
  {
    page,
    name: 'nearest',
    handles: ['Center'],
    random: (random) => ({ center: randomPlace(random, 9, 6, 20) }),
    said(state) {
      const [x, y] = placeOf(state, 'center');
      const nearest = [clamp(x, 4, 5), clamp(y, 2, 3)] as const;
      const far = valueIn(distance(at([x, y]), at(nearest)), tiles);
      const found = [...tilesInCircle(unitTileSpace, circle(at([x, y]), tiles(1.5)))];
      const isIn = found.some((tile) => tile.x === 4 && tile.y === 2);
      return `The nearest point of tile 4, 2 is ${short(nearest[0])}, ${short(nearest[1])}, and ${far.toFixed(2)} tiles away from the center. With a radius of 1.5 tiles, the tile is ${isIn ? 'in' : 'not in'} the answer.`;
    },
  },
  {
    page,
    name: 'asked',
    handles: [],
    random: (random) => ({ radius: String(wholeBetween(random, 1, 100)) }),
    said(state) {
      const radius = numberOf(state, 'radius');
      const found = [...tilesInCircle(unitTileSpace, circle(at([0.5, 0.5]), tiles(radius)))];
      const rows = new Set(found.map(({ y }) => y)).size;
      return `A circle with a radius of ${radius} tile${radius === 1 ? '' : 's'} has ${grouped(found.length)} tiles. Whoever asks each tile of the square around it asks ${grouped((2 * radius + 1) ** 2)}; by rows, it is ${rows} questions.`;
    },
  },
  {
    page,
    name: 'tangent',
    handles: [],
    random: (random) => ({ step: String(wholeBetween(random, -2, 2)) }),
    said(state) {
      // Between 1 and 2, neighboring doubles are 2^-52 apart.
      const radius = 1.5 + numberOf(state, 'step') * 2 ** -52;
      const found = [...tilesInCircle(unitTileSpace, circle(at([3.5, 2.5]), tiles(radius)))];
      return `A radius of ${radius} tiles gives ${found.length} tiles.`;
    },
  },
];
