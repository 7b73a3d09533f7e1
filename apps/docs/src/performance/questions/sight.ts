/** What 8 eyes see among pillars. */
import { markTilesInView } from '@tilewright/sight';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { tilePosition, tiles } from '@tilewright/units';
import FOV from 'rot-js/lib/fov/index.js';
import { SIGHT } from '../about.js';
import { numbersFrom, type Question, type Side } from '../question.js';

const SIZE = 40;
/** As far as the map is wide in any direction, since the edge of a view is a square there and a circle here. */
const RADIUS = 60;
const EYES = 8;

type Eye = readonly [x: number, y: number];

export const sight: Question = {
  ...SIGHT,
  make() {
    const next = numbersFrom(3);
    const bounds = tileRect({ x: 0, y: 0, width: SIZE, height: SIZE });
    const walls = bitTilemap(bounds);
    for (let i = 0; i < SIZE * SIZE; i++) if (next() < 0.08) walls.setAt(i % SIZE, Math.floor(i / SIZE), true);
    const eyes: Eye[] = [];
    while (eyes.length < EYES) {
      const [x, y] = [Math.floor(next() * SIZE), Math.floor(next() * SIZE)];
      if (!walls.getAt(x, y)) eyes.push([x, y]);
    }

    const seen = bitTilemap(bounds);
    const own = ([x, y]: Eye): void => {
      const position = tilePosition(tiles(x + 0.5), tiles(y + 0.5));
      markTilesInView(seen, walls, unitTileSpace, { position, maxDistance: tiles(RADIUS) });
    };
    const bytes = new Uint8Array(SIZE * SIZE);
    const isInside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < SIZE && y < SIZE;
    const fov = new FOV.PreciseShadowcasting((x, y) => isInside(x, y) && !walls.getAt(x, y));
    const mark = (x: number, y: number): void => {
      if (isInside(x, y)) bytes[y * SIZE + x] = 1;
    };
    return {
      ours: sideOf(
        eyes,
        own,
        () => seen.fill(false),
        (x, y) => seen.getAt(x, y),
      ),
      peer: sideOf(
        eyes,
        ([x, y]) => fov.compute(x, y, RADIUS, mark),
        () => bytes.fill(0),
        (x, y) => bytes[y * SIZE + x] === 1,
      ),
    };
  },
};

function sideOf(
  eyes: readonly Eye[],
  look: (eye: Eye) => void,
  forget: () => unknown,
  isSeen: (x: number, y: number) => boolean,
): Side {
  const run = (): number => {
    forget();
    for (const eye of eyes) look(eye);
    return isSeen(SIZE / 2, SIZE / 2) ? 1 : 0;
  };
  return {
    run,
    answers() {
      run();
      return Array.from({ length: SIZE * SIZE }, (_, i) => Number(isSeen(i % SIZE, Math.floor(i / SIZE))));
    },
  };
}
