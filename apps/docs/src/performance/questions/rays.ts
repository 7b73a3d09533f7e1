/** The first walls on 200 rays over a map of single tiles. */
import { castRay } from '@tilewright/queries';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, tilePosition, tiles } from '@tilewright/units';
import traceRay from 'fast-voxel-raycast';
import { RAYS } from '../about.js';
import { numbersFrom, type Question } from '../question.js';

const SIZE = 256;
const COUNT = 200;
const NOTHING = -1;
/** Odd multiples of it are never on the border of a tile. */
const GRAIN = 1 / 1024;

interface Ends {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export const rays: Question = {
  ...RAYS,
  make() {
    const next = numbersFrom(5);
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: SIZE, height: SIZE }));
    const bytes = new Uint8Array(SIZE * SIZE);
    for (let i = 0; i < bytes.length; i++) {
      if (next() >= 0.03) continue;
      bytes[i] = 1;
      walls.setAt(i % SIZE, Math.floor(i / SIZE), true);
    }
    const place = (): number => (2 * Math.floor((next() * SIZE) / (2 * GRAIN)) + 1) * GRAIN;
    const asked = Array.from({ length: COUNT }, (): Ends => ({ ax: place(), ay: place(), bx: place(), by: place() }));

    const own = ({ ax, ay, bx, by }: Ends): number => {
      const segment = segmentBetween(tilePosition(tiles(ax), tiles(ay)), tilePosition(tiles(bx), tiles(by)));
      const tile = castRay(walls, unitTileSpace, segment)?.tile;
      return tile === undefined ? NOTHING : tile.y * SIZE + tile.x;
    };
    const other = ({ ax, ay, bx, by }: Ends): number => {
      let found = NOTHING;
      const visit = (x: number, y: number): boolean => {
        if (bytes[y * SIZE + x] !== 1) return false;
        found = y * SIZE + x;
        return true;
      };
      const [dx, dy] = [bx - ax, by - ay];
      traceRay(visit, [ax, ay, 0.5], [dx, dy, 0], Math.sqrt(dx * dx + dy * dy));
      return found;
    };
    return { ours: sideOf(asked, own), peer: sideOf(asked, other) };
  },
};

function sideOf(asked: readonly Ends[], answer: (ends: Ends) => number): ReturnType<Question['make']>['ours'] {
  return {
    answers: () => asked.map(answer),
    run() {
      let sum = 0;
      for (const ends of asked) sum += answer(ends);
      return sum;
    },
  };
}
