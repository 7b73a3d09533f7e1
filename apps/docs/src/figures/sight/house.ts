/** The house of the figure about memory, and the ways of the two who walk there: a tile for each step. */
import { bitTilemapFrom, type Tile, tile, tileRect } from '@tilewright/tilemap';

const ROWS = [
  '##############',
  '#....#.......#',
  '#....#.......#',
  '#....#.......#',
  '###.####.#####',
  '#............#',
  '#.....##.....#',
  '#.....##.....#',
  '##############',
];
export const HOUSE = { width: 14, height: 9 };
export const houseWalls = bitTilemapFrom(tileRect({ x: 0, y: 0, ...HOUSE }), (x, y) => ROWS[y]?.[x] === '#');

const way = (text: string): Tile[] =>
  text.split(' ').map((each) => {
    const [x = 0, y = 0] = each.split(',').map(Number);
    return tile(x, y);
  });
export const explorerWay = way('1,1 2,2 3,3 3,4 3,5 4,5 5,5 6,5 7,5 8,5 8,4 8,3 9,2 10,2 11,1');
export const ratWay = way('5,7 5,7 5,6 4,6 4,7 4,7 3,7 2,7 1,7 1,6 1,5 2,5 3,5 4,5 5,5');
