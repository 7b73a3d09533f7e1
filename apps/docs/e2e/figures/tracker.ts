import {
  firstObjectOnSegment,
  objectsInCircle,
  ObjectTracker,
  overlappingPairs,
  tilesInCircle,
  tilesOnSegment,
} from '@tilewright/queries';
import { drawTracker } from '@tilewright/queries/debug';
import { tileAt, unitTileSpace } from '@tilewright/tilemap';
import {
  type Circle2,
  circle,
  distance,
  segmentBetween,
  type TileLength,
  tilePosition,
  tiles,
  valueIn,
} from '@tilewright/units';
import { creaturesOn } from '../../src/figures/tracker/field.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { randomPlace, wholeBetween } from './random.js';

const page = 'articles/keeping-track-of-what-moves.html';
const at = ([x, y]: readonly [number, number]) => tilePosition(tiles(x), tiles(y));
const several = (number: number, noun: string): string =>
  `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;

/** A tracker with the creatures of the figures, and those that stand before them. */
function crowd(count: number, ...first: readonly Circle2<TileLength>[]): ObjectTracker<number, TileLength> {
  const tracker = new ObjectTracker<number, TileLength>({ space: unitTileSpace });
  const creatures = creaturesOn(16, 9, count).map(({ x, y, radius }) => circle(at([x, y]), tiles(radius)));
  for (const [index, shape] of [...first, ...creatures].entries()) tracker.add(index, shape);
  return tracker;
}

export const trackerFigures: readonly FigureCase[] = [
  {
    page,
    name: 'block',
    handles: ['Shooter', 'End of the shot', 'Monster'],
    random: (random) => ({
      monster: randomPlace(random, 12, 7, 20),
      from: randomPlace(random, 12, 7, 20),
      to: randomPlace(random, 12, 7, 20),
    }),
    said(state) {
      const shot = segmentBetween(at(placeOf(state, 'from')), at(placeOf(state, 'to')));
      const monster = at(placeOf(state, 'monster'));
      const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
      tracker.add('monster', circle(monster, tiles(0.45)));
      const isHit = firstObjectOnSegment(tracker, shot) !== undefined;
      const home = tileAt(unitTileSpace, monster);
      const isSeen = [...tilesOnSegment(unitTileSpace, shot)].some(({ x, y }) => x === home.x && y === home.y);
      return isHit
        ? `The shot goes through the monster. By the block of its center, it ${isSeen ? 'hits the monster' : 'misses it'}; the tracker says that it hits.`
        : 'The shot passes beside the monster. By the block of its center, it misses it; the tracker says that it misses.';
    },
  },
  {
    page,
    name: 'near',
    handles: ['Rim', 'Center'],
    random: (random) => ({ center: randomPlace(random, 16, 9, 20), rim: randomPlace(random, 16, 9, 20) }),
    said(state: State) {
      const [center, rim] = [at(placeOf(state, 'center')), at(placeOf(state, 'rim'))];
      const radius = distance(center, rim);
      const tracker = crowd(120);
      tracker.counters.start();
      objectsInCircle(tracker, circle(center, radius));
      const all = creaturesOn(16, 9, 120);
      const far = valueIn(radius, tiles);
      // The circles of this figure touch in no state that is tried, so rounding decides nothing.
      const found = all.filter((each) => valueIn(distance(at([each.x, each.y]), center), tiles) <= far + each.radius);
      return `${several(found.length, 'creature')} of 120 in the circle. The tracker looked at ${tracker.counters.candidates}.`;
    },
  },
  {
    page,
    name: 'large',
    handles: ['Ogre'],
    random: (random) => ({
      ogre: randomPlace(random, 12, 7, 20),
      size: String(wholeBetween(random, 1, 30)),
    }),
    said(state) {
      const [x, y] = placeOf(state, 'ogre');
      const radius = numberOf(state, 'size') / 10;
      const covered = [...tilesInCircle(unitTileSpace, circle(at([x, y]), tiles(radius)))].filter(
        (tile) => tile.x >= 0 && tile.y >= 0 && tile.x < 12 && tile.y < 7,
      ).length;
      return `The ogre is in ${several(covered, 'tile')} of the map, and is stored once.`;
    },
  },
  {
    page,
    name: 'grids',
    handles: ['Ogre', 'Circle'],
    random: (random) => ({
      ogre: randomPlace(random, 16, 9, 20),
      size: String(wholeBetween(random, 1, 40)),
      center: randomPlace(random, 16, 9, 20),
    }),
    said(state) {
      const tracker = crowd(300, circle(at(placeOf(state, 'ogre')), tiles(numberOf(state, 'size') / 10)));
      const sizes = new Set<string>();
      const noted = (width: number, height: number): string => `${+width.toFixed(2)} by ${+height.toFixed(2)}`;
      const rectangle = (_x: number, _y: number, width: number, height: number) => sizes.add(noted(width, height));
      drawTracker({ segment() {}, circle() {}, rectangle }, tracker, { cells: true });
      tracker.counters.start();
      const found = objectsInCircle(tracker, circle(at(placeOf(state, 'center')), tiles(1.2))).length;
      return `${sizes.size === 1 ? 'One grid' : 'Two grids'} with cells of ${[...sizes].join(' and of ')} tiles. The circle looks at ${tracker.counters.candidates} of 301 creatures, and finds ${found}.`;
    },
  },
  {
    page,
    name: 'pairs',
    handles: [],
    random: (random) => ({ creatures: String(wholeBetween(random, 2, 300)) }),
    said(state) {
      const count = numberOf(state, 'creatures');
      const pairs = overlappingPairs(crowd(count)).length;
      return `${several(count, 'creature')} are ${several((count * (count - 1)) / 2, 'pair')}. ${pairs} of them ${pairs === 1 ? 'overlaps' : 'overlap'}.`;
    },
  },
];
