/** The everyday siblings of the forms that allocate nothing: their answers are the right ones. */
import { tilesInCircle, tilesInRectangle, tilesOnSegment } from '@tilewright/queries';
import type { Tile } from '@tilewright/tilemap';
import { unsafeNumber } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { type Form, rowsOf } from './rows.js';
import { type Ask, asking, everySo, type Scene, sceneOf, space } from './scene.js';

function sumOfTiles(tiles: Iterable<Tile>): number {
  let sum = 0;
  for (const { x, y } of tiles) sum = mix(sum, x, y);
  return sum;
}

function sumOf(objects: readonly number[]): number {
  return objects.reduce((sum, object) => (sum + object) | 0, 0);
}

type AskIn = (scene: Scene) => Ask;

const inCircle: AskIn = ({ circles, inCircle: options }) => {
  return (i) => sumOfTiles(tilesInCircle(space, circles[i]!, options));
};
const inRectangle: AskIn = ({ rectangles, inRectangle: options }) => {
  return (i) => sumOfTiles(tilesInRectangle(space, rectangles[i]!, options));
};
const onSegment: AskIn = ({ segments, onSegment: options }) => {
  return (i) => sumOfTiles(tilesOnSegment(space, segments[i]!, options));
};
const objectsOn: AskIn = ({ tracker, tiles }) => {
  return (i) => sumOf(tracker.objectsOn(tiles[i]!));
};
const objectsAt: AskIn = ({ tracker, points }) => {
  return (i) => sumOf(tracker.objectsAt(points[i]!));
};
const objectsInCircle: AskIn = ({ tracker, circles }) => {
  return (i) => sumOf(tracker.objectsInCircle(circles[i]!));
};
const objectsInRectangle: AskIn = ({ tracker, rectangles }) => {
  return (i) => sumOf(tracker.objectsInRectangle(rectangles[i]!));
};
const overlapping: AskIn = ({ tracker, handles }) => {
  return (i) => sumOf(tracker.overlapping(handles[i]!));
};
const nearest: AskIn = ({ tracker, points }) => {
  return (i) => sumOf(tracker.nearest(points[i]!, 5));
};
const firstOnSegment: AskIn = ({ tracker, segments }) => {
  return (i) => tracker.firstOnSegment(segments[i]!)?.object ?? 0;
};
const allOnSegment: AskIn = ({ tracker, segments }) => {
  return (i) => sumOf(tracker.allOnSegment(segments[i]!).map(({ object }) => object));
};
const pairs: AskIn = ({ tracker }) => {
  return everySo(() => tracker.pairs().reduce((sum, [a, b]) => (sum + Math.imul(a, 1000) + b) | 0, 0));
};

const forms: Readonly<Record<Form, AskIn>> = {
  visitTilesInCircle: inCircle,
  tilesInCircleInto: inCircle,
  visitTilesInRectangle: inRectangle,
  tilesInRectangleInto: inRectangle,
  visitTilesOnSegment: onSegment,
  tilesOnSegmentInto: onSegment,
  tileCursor: onSegment,
  'castRay without a hit': () => () => 1,
  isVisible: ({ segments, walls }) => {
    const isEnd = ({ x, y }: Tile, i: number): boolean =>
      [segments[i]!.start, segments[i]!.end].some(
        (end) => x === Math.floor(unsafeNumber(end.x)) && y === Math.floor(unsafeNumber(end.y)),
      );
    return (i) => {
      for (const tile of tilesOnSegment(space, segments[i]!, { cornerTiles: 'both' })) {
        if (walls.get(tile) && !isEnd(tile, i)) return 0;
      }
      return 1;
    };
  },
  'pushOut of a free circle': () => () => 1,
  'tracker.visitObjectsOn': objectsOn,
  'tracker.objectsOnInto': objectsOn,
  'tracker.visitObjectsAt': objectsAt,
  'tracker.objectsAtInto': objectsAt,
  'tracker.visitObjectsInCircle': objectsInCircle,
  'tracker.objectsInCircleInto': objectsInCircle,
  'tracker.visitObjectsInRectangle': objectsInRectangle,
  'tracker.objectsInRectangleInto': objectsInRectangle,
  'tracker.visitOverlapping': overlapping,
  'tracker.overlappingInto': overlapping,
  'tracker.visitNearest': nearest,
  'tracker.nearestInto': nearest,
  'tracker.visitFirstOnSegment': firstOnSegment,
  'tracker.firstOnSegmentInto': firstOnSegment,
  'tracker.visitAllOnSegment': allOnSegment,
  'tracker.allOnSegmentInto': allOnSegment,
  'tracker.visitPairs': pairs,
  'tracker.pairsInto': pairs,
  'tracker.move': () => () => 1,
};

const everyday: Contender = {
  name: 'everyday',
  rows: Object.fromEntries(rowsOf((name, form, place) => [name, () => asking(forms[form](sceneOf(place)))] as const)),
};
export default everyday;
