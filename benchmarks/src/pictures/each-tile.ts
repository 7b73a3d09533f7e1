/** The loop that one writes: for each tile, each neighbor by `getOrAt`. */
import type { Contender } from '../harness/contender.js';
import { contender, type Scene, SIZE } from './rows.js';

const DX = [1, 1, 0, -1, -1, -1, 0, 1];
const DY = [0, 1, 1, 1, 0, -1, -1, -1];

function eachTile({ pictures, terrain }: Scene, pictureAt: (x: number, y: number, value: number) => number): void {
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) pictures.setAt(x, y, pictureAt(x, y, terrain.getAt(x, y)));
  }
}

function bitsAt({ terrain }: Scene, x: number, y: number, isSame: (other: number) => boolean): number {
  let bits = 0;
  for (let k = 0; k < 8; k++) {
    const [nextX, nextY] = [x + DX[k]!, y + DY[k]!];
    if (terrain.hasAt(nextX, nextY) && isSame(terrain.getAt(nextX, nextY))) bits |= 1 << k;
  }
  return bits;
}

/** Leaves out each corner that is not between two sides. */
function reduced(bits: number): number {
  let left = bits;
  for (let corner = 1; corner < 8; corner += 2) {
    const sides = (1 << (corner - 1)) | (1 << ((corner + 1) % 8));
    if ((bits & sides) !== sides) left &= ~(1 << corner);
  }
  return left;
}

/** The greatest color around the corner north-west of a tile. */
function colorOfCorner({ terrain }: Scene, x: number, y: number): number {
  let color = 0;
  for (let north = y - 1; north <= y; north++) {
    for (let west = x - 1; west <= x; west++) color = Math.max(color, terrain.getOrAt(west, north, 0));
  }
  return color;
}

const plain: Contender = contender('each tile', {
  'autotile, 256 sets': (scene) => eachTile(scene, (x, y, value) => bitsAt(scene, x, y, (other) => other === value)),
  'autotile, 47 sets': (scene) =>
    eachTile(scene, (x, y, value) => reduced(bitsAt(scene, x, y, (other) => other === value))),
  'autotile, by a predicate': (scene) =>
    eachTile(scene, (x, y, value) => bitsAt(scene, x, y, (other) => value <= other)),
  'wangTiles, corners': (scene) =>
    eachTile(scene, (x, y) => {
      const isRock = (dx: number, dy: number): number => (colorOfCorner(scene, x + dx, y + dy) === 2 ? 1 : 0);
      return isRock(1, 1) | (isRock(0, 1) << 1) | (isRock(0, 0) << 2) | (isRock(1, 0) << 3);
    }),
});
export default plain;
