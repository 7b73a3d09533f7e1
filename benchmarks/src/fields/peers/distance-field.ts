/**
 * `distanceField` of tilemap as it was before there was a package for paths: breadth first, into a hash map, with a diagonal
 * that counts as one move.
 */
import { type BitTilemap, type MoveRule, type Tile, TileHashMap } from '@tilewright/tilemap';
import { SolidTiles } from '@tilewright/tilemap/kernel';
import type { Contender } from '../../harness/contender.js';
import { fieldTasks } from '../rows.js';

const distanceField: Contender = {
  name: 'distanceField of tilemap',
  rows: fieldTasks(
    (_, costs) => costs === 'even',
    (walls, rule) => {
      let field = new TileHashMap<number>();
      return {
        compute: (goal) => {
          field = distancesFrom(walls, rule, goal);
          return field;
        },
        at: (at) => field.get(at) ?? -1,
      };
    },
  ),
};
export default distanceField;

const DX = [1, 1, 0, -1, -1, -1, 0, 1];
const DY = [0, 1, 1, 1, 0, -1, -1, -1];

function distancesFrom(walls: BitTilemap, rule: MoveRule, start: Tile): TileHashMap<number> {
  const distances = new TileHashMap<number>();
  const solids = new SolidTiles();
  solids.start('distanceField', walls);
  const isOpen = (x: number, y: number): boolean => !solids.hasInside(x, y);
  const { bounds } = walls;
  const right = bounds.x + bounds.width;
  const bottom = bounds.y + bounds.height;
  const mayEnter = (x: number, y: number): boolean =>
    x >= bounds.x && x < right && y >= bounds.y && y < bottom && isOpen(x, y);
  const stride = rule === 'four-way' ? 2 : 1;
  const isCareful = rule === 'no-corner-cutting';
  let next: number[] = [];
  const reach = (x: number, y: number, distance: number): void => {
    if (distances.hasAt(x, y)) return;
    distances.setAt(x, y, distance);
    next.push(x, y);
  };
  if (mayEnter(start.x, start.y)) reach(start.x, start.y, 0);
  for (let distance = 1; next.length > 0; distance++) {
    const current = next;
    next = [];
    for (let index = 0; index < current.length; index += 2) {
      const x = current[index]!;
      const y = current[index + 1]!;
      for (let direction = 0; direction < 8; direction += stride) {
        const toX = x + DX[direction]!;
        const toY = y + DY[direction]!;
        if (!mayEnter(toX, toY)) continue;
        if (isCareful && (direction & 1) === 1 && !(mayEnter(toX, y) && mayEnter(x, toY))) continue;
        reach(toX, toY, distance);
      }
    }
  }
  return distances;
}
