/** What the comparison of the site says of rays: between two open tiles, there and back differ in some libraries. */
import { castRay } from '@tilewright/queries';
import { bitTilemapFrom, tile, tileCenter, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, type TilePosition2 } from '@tilewright/units';
import raycast from 'fast-voxel-raycast';
import { lineTest, vec2 } from 'littlejsengine';
import { expect, it } from 'vitest';
import { generator } from '../harness/random.js';

const side = 24;
const random = generator(7);
const walls = bitTilemapFrom(tileRect({ x: 0, y: 0, width: side, height: side }), () => random() < 0.15);

type IsFree = (ax: number, ay: number, bx: number, by: number) => boolean;

/** Of pairs of open tiles, those of which only one is seen from the other. */
function oneSided(isFree: IsFree): number {
  let count = 0;
  for (let a = 0; a < side * side; a++) {
    for (let b = 0; b < a; b++) {
      const pair = [a % side, Math.floor(a / side), b % side, Math.floor(b / side)] as const;
      const [ax, ay, bx, by] = pair;
      if (walls.getAt(ax, ay) || walls.getAt(bx, by)) continue;
      if (isFree(ax, ay, bx, by) !== isFree(bx, by, ax, ay)) count++;
    }
  }
  return count;
}

const middle = (x: number, y: number): TilePosition2 => tileCenter(unitTileSpace, tile(x, y));

it('tilewright: none', () => {
  const isFree: IsFree = (ax, ay, bx, by) =>
    castRay(walls, unitTileSpace, segmentBetween(middle(ax, ay), middle(bx, by))) === undefined;
  expect(oneSided(isFree)).toBe(0);
});

it('fast-voxel-raycast and LittleJS: about one pair in 35', () => {
  const isWall = (x: number, y: number): boolean => walls.getOrAt(x, y, false);
  const voxels: IsFree = (ax, ay, bx, by) => {
    const [dx, dy] = [bx - ax, by - ay];
    const length = Math.sqrt(dx * dx + dy * dy);
    const found = raycast(isWall, [ax + 0.5, ay + 0.5, 0.5], [dx / length, dy / length, 0], length, [0, 0, 0]);
    return found !== true;
  };
  const lines: IsFree = (ax, ay, bx, by) => {
    let isFree = true;
    lineTest(vec2(ax + 0.5, ay + 0.5), vec2(bx + 0.5, by + 0.5), ({ x, y }) => {
      if (isWall(x, y)) isFree = false;
      return !isFree;
    });
    return isFree;
  };
  expect([oneSided(voxels), oneSided(lines)]).toEqual([3498, 3334]);
});
