import { areVisibleInto, isVisible } from '@tilewright/queries';
import { markTilesInView, tilesInView } from '@tilewright/sight';
import { bitTilemap, type Tile, tile, tileCenter, unitTileSpace } from '@tilewright/tilemap';
import { degrees, Direction2, pointColumn, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { explorerWay, houseWalls, ratWay } from '../../src/figures/sight/house.js';
import { lineOfTiles } from '../../src/figures/sight/lines.js';
import { grouped } from '../../src/figures/parts/words.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { paintedWalls, randomMasks } from './masks.js';
import { pick, type Random, randomPlace, wholeBetween } from './random.js';

const page = 'articles/what-one-sees.html';
const position = (state: State, key: string): TilePosition2 => {
  const [x, y] = placeOf(state, key);
  return tilePosition(tiles(x), tiles(y));
};
const middle = (each: Tile): TilePosition2 => tileCenter(unitTileSpace, each);
const randomMiddle = (random: Random, width: number, height: number): string =>
  `${wholeBetween(random, 0, width - 1) + 0.5},${wholeBetween(random, 0, height - 1) + 0.5}`;
const several = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;

/** Where the guards stand, as in the figure. */
const POSTS = '1.5,1.5 12.5,6.5 7.5,1.5 3.5,6.5 12.5,1.5 1.5,4.5 8.5,6.5 10.5,3.5 5.5,4.5 3.5,1.5 10.5,0.5 6.5,6.5';

export const sightFigures: readonly FigureCase[] = [
  {
    page,
    name: 'mutual',
    handles: ['Player', 'Monster'],
    random: (random) => ({
      a: randomMiddle(random, 12, 7),
      b: randomMiddle(random, 12, 7),
      walls: randomMasks(random, 12, 7),
    }),
    said(state) {
      const walls = paintedWalls(state, 12, 7);
      const sees = (from: Tile, to: Tile): boolean =>
        !lineOfTiles(from, to).some(
          (each, index, all) => index > 0 && index < all.length - 1 && walls.getAt(each.x, each.y),
        );
      const tileOf = (key: string): Tile => {
        const [x, y] = placeOf(state, key);
        return tile(Math.floor(x), Math.floor(y));
      };
      const [a, b] = [tileOf('a'), tileOf('b')];
      const open = Array.from({ length: 84 }, (_, i) => tile(i % 12, Math.floor(i / 12))).filter(
        (each) => !walls.get(each),
      );
      const pairs = open.flatMap((first, index) => open.slice(index + 1).map((second) => [first, second] as const));
      const oneWay = pairs.filter(([first, second]) => sees(first, second) !== sees(second, first)).length;
      const verb = (does: boolean): string => (does ? 'sees' : 'does not see');
      const join = sees(a, b) === sees(b, a) ? 'and' : 'but';
      const both = isVisible(walls, unitTileSpace, middle(a), middle(b)) ? 'each sees' : 'neither sees';
      return `By lines of tiles, A ${verb(sees(a, b))} B, ${join} B ${verb(sees(b, a))} A. By isVisible, ${both} the other. Of ${several(pairs.length, 'pair')} of open tiles, ${oneWay} are one-sided by lines, and 0 by isVisible.`;
    },
  },
  {
    page,
    name: 'view',
    handles: ['Eye'],
    random: (random) => ({
      eye: randomPlace(random, 14, 9, 20),
      far: String(wholeBetween(random, 1, 16)),
      angle: String(wholeBetween(random, 10, 360)),
      corners: pick(random, ['pass', 'block']),
      inclusion: pick(random, ['center', 'any']),
      walls: randomMasks(random, 14, 9),
    }),
    said(state) {
      const walls = paintedWalls(state, 14, 9);
      const view = {
        position: position(state, 'eye'),
        maxDistance: tiles(numberOf(state, 'far')),
        direction: Direction2.east,
        angle: degrees(numberOf(state, 'angle')), // of a full turn: no sector
      };
      const inclusion = state['inclusion'] === 'any' ? 'any' : 'center';
      const [pass, block] = (['pass', 'block'] as const).map((corners) => {
        const all = [...tilesInView(walls, unitTileSpace, view, { corners, inclusion })];
        const solid = all.filter((each) => walls.get(each)).length;
        return { open: all.length - solid, solid };
      });
      return `With corners: 'pass', ${several(pass?.open ?? 0, 'open tile')} and ${several(pass?.solid ?? 0, 'wall')} are in view; with 'block', ${block?.open} and ${block?.solid}.`;
    },
  },
  {
    page,
    name: 'memory',
    handles: [],
    random: (random) => ({ step: String(wholeBetween(random, 0, 14)), far: String(wholeBetween(random, 1, 16)) }),
    said(state) {
      const step = numberOf(state, 'step');
      const known = new Set<string>();
      let now = new Set<string>();
      let added = 0;
      let last: number | undefined;
      for (const [i, at] of explorerWay.slice(0, step + 1).entries()) {
        const view = { position: middle(at), maxDistance: tiles(numberOf(state, 'far')) };
        now = new Set([...tilesInView(houseWalls, unitTileSpace, view)].map(({ x, y }) => `${x}, ${y}`));
        added = [...now].filter((key) => !known.has(key)).length;
        for (const key of now) known.add(key);
        const rat = ratWay[i];
        if (rat !== undefined && now.has(`${rat.x}, ${rat.y}`)) last = i;
      }
      const seen = `In view: ${several(now.size, 'tile')}, ${added} of them for the first time. Remembered: ${known.size - now.size}.`;
      const rat = last === undefined ? undefined : ratWay[last];
      if (rat === undefined) return `${seen} The rat has never been in view.`;
      return last === step
        ? `${seen} The rat is in view, on tile ${rat.x}, ${rat.y}.`
        : `${seen} The rat was last in view in step ${last}, on tile ${rat.x}, ${rat.y}.`;
    },
  },
  {
    page,
    name: 'guards',
    handles: ['Player'],
    random: (random) => ({
      player: randomPlace(random, 14, 8, 20),
      guards: String(wholeBetween(random, 1, 12)),
      walls: randomMasks(random, 14, 8),
    }),
    said(state) {
      const walls = paintedWalls(state, 14, 8);
      const eyes = POSTS.split(' ')
        .slice(0, numberOf(state, 'guards'))
        .map((post) => position({ post }, 'post'));
      const watched = bitTilemap(walls.bounds);
      for (const eye of eyes) markTilesInView(watched, walls, unitTileSpace, { position: eye }, { opaqueTiles: false });
      let [open, seen] = [0, 0];
      walls.forEach((isWall, x, y) => {
        if (isWall) return;
        open++;
        if (watched.getAt(x, y)) seen++;
      });
      const see = areVisibleInto(
        new Uint8Array(eyes.length),
        walls,
        unitTileSpace,
        pointColumn(eyes),
        pointColumn(eyes.map(() => position(state, 'player'))),
      );
      return `${see} of ${several(eyes.length, 'guard')} ${see === 1 ? 'sees' : 'see'} P. Together they see ${seen} of ${several(open, 'open tile')}.`;
    },
  },
];
