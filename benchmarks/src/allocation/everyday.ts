/** The everyday siblings of the forms that allocate nothing: their answers are the right ones. */
import {
  castRay,
  firstObjectOnSegment,
  isVisible,
  moveAndSlide,
  nearestObjects,
  objectsAt,
  objectsInCapsule,
  objectsInCircle,
  objectsInPolygon,
  objectsInRectangle,
  objectsInSector,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  overlappingPairs,
  pushOut,
  sweep,
  tilesInCapsule,
  tilesInCircle,
  tilesInPolygon,
  tilesInRectangle,
  tilesInSector,
  tilesOnSegment,
} from '@tilewright/queries';
import { type Tile, tileAt } from '@tilewright/tilemap';
import { circle, type Circle2, unsafeNumber } from '@tilewright/units';
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

function sumOfContact(contact: { readonly tile: Tile } | undefined): number {
  return contact === undefined ? 0 : mix(0, contact.tile.x, contact.tile.y);
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
const castAsk: AskIn = ({ segments, walls }) => {
  return (i) => {
    const tile = castRay(walls, space, segments[i]!)?.tile;
    return tile === undefined ? 0 : mix(0, tile.x, tile.y);
  };
};
const castOutAsk: AskIn = ({ leaving, walls }) => {
  return (i) => {
    const tile = castRay(walls, space, leaving[i]!)?.tile;
    return tile === undefined ? 0 : mix(0, tile.x, tile.y);
  };
};
const objectsOnAsk: AskIn = ({ tracker, tiles }) => {
  return (i) => sumOf(objectsOnTile(tracker, tiles[i]!));
};
const objectsAtAsk: AskIn = ({ tracker, points }) => {
  return (i) => sumOf(objectsAt(tracker, points[i]!));
};
const objectsInCircleAsk: AskIn = ({ tracker, circles }) => {
  return (i) => sumOf(objectsInCircle(tracker, circles[i]!));
};
const objectsInRectangleAsk: AskIn = ({ tracker, rectangles }) => {
  return (i) => sumOf(objectsInRectangle(tracker, rectangles[i]!));
};
const overlappingAsk: AskIn = ({ tracker, handles }) => {
  return (i) => sumOf(objectsOverlapping(tracker, handles[i]!));
};
const nearestAsk: AskIn = ({ tracker, points }) => {
  return (i) => sumOf(nearestObjects(tracker, points[i]!, 5));
};
const firstOnSegmentAsk: AskIn = ({ tracker, segments }) => {
  return (i) => firstObjectOnSegment(tracker, segments[i]!)?.object ?? 0;
};
const allOnSegmentAsk: AskIn = ({ tracker, segments }) => {
  return (i) => sumOf(objectsOnSegment(tracker, segments[i]!).map(({ object }) => object));
};
const pairsAsk: AskIn = ({ tracker }) => {
  return everySo(() => overlappingPairs(tracker).reduce((sum, [a, b]) => (sum + Math.imul(a, 1000) + b) | 0, 0));
};

const forms: Readonly<Record<Form, AskIn>> = {
  visitTilesInCircle: inCircle,
  visitRowsInCircle: inCircle,
  tilesInCircleInto: inCircle,
  visitTilesInRectangle: inRectangle,
  visitRowsInRectangle: inRectangle,
  tilesInRectangleInto: inRectangle,
  visitTilesOnSegment: onSegment,
  tilesOnSegmentInto: onSegment,
  tileCursor: onSegment,
  'castRay without a hit': () => () => 1,
  castRayInto: castAsk,
  castRaysInto: castAsk,
  'castRayInto, out of the map': castOutAsk,
  'castRaysInto, out of the map': castOutAsk,
  'areVisibleInto, out of the map':
    ({ leaving, walls }) =>
    (i) =>
      isVisible(walls, space, leaving[i]!.start, leaving[i]!.end) ? 1 : 0,
  areVisibleInto:
    ({ segments, walls }) =>
    (i) =>
      isVisible(walls, space, segments[i]!.start, segments[i]!.end) ? 1 : 0,
  moveAndSlideInto:
    ({ free, steps, walls }) =>
    (i) =>
      moveAndSlide(walls, space, free[i]!, steps[i]!).contacts.length,
  'moveAndSlideInto of a box':
    ({ boxes, steps, walls }) =>
    (i) =>
      moveAndSlide(walls, space, boxes[i]!, steps[i]!).contacts.length,
  moveAndSlideAll: ({ free, steps, walls }) =>
    everySo(() => free.filter((body, i) => moveAndSlide(walls, space, body, steps[i]!).contacts.length > 0).length),
  sweepInto:
    ({ free, steps, walls }) =>
    (i) =>
      sumOfContact(sweep(walls, space, free[i]!, steps[i]!)),
  'sweepInto of a box':
    ({ boxes, steps, walls }) =>
    (i) =>
      sumOfContact(sweep(walls, space, boxes[i]!, steps[i]!)),
  tilesAtInto:
    ({ points }) =>
    (i) => {
      const { x, y } = tileAt(space, points[i]!);
      return mix(0, x, y);
    },
  visitTilesInCapsule:
    ({ capsules, inCircle: options }) =>
    (i) =>
      sumOfTiles(tilesInCapsule(space, capsules[i]!, options)),
  visitTilesInSector:
    ({ sectors, inCircle: options }) =>
    (i) =>
      sumOfTiles(tilesInSector(space, sectors[i]!, options)),
  visitTilesInPolygon:
    ({ polygons, inCircle: options }) =>
    (i) =>
      sumOfTiles(tilesInPolygon(space, polygons[i]!, options)),
  objectsInCapsuleInto:
    ({ tracker, capsules }) =>
    (i) =>
      sumOf(objectsInCapsule(tracker, capsules[i]!)),
  objectsInSectorInto:
    ({ tracker, sectors }) =>
    (i) =>
      sumOf(objectsInSector(tracker, sectors[i]!)),
  objectsInPolygonInto:
    ({ tracker, polygons }) =>
    (i) =>
      sumOf(objectsInPolygon(tracker, polygons[i]!)),
  isVisible: ({ segments, walls }) => {
    // A tile does not block the view of an end inside it.
    return (i) => {
      const ends = [segments[i]!.start, segments[i]!.end].map(
        ({ x, y }) => [unsafeNumber(x), unsafeNumber(y)] as const,
      );
      const holdsEnd = (x: number, y: number): boolean =>
        ends.some(([endX, endY]) => endX > x && endX < x + 1 && endY > y && endY < y + 1);
      const isSolid = (solid: boolean, x: number, y: number): boolean => solid && !holdsEnd(x, y);
      return castRay(walls, space, segments[i]!, { isSolid }) === undefined ? 1 : 0;
    };
  },
  'pushOut of a free circle': () => () => 1,
  'pushOut of a free box': () => () => 1,
  'pushOutAll, free circles': () => () => 0,
  'pushOutAll, pushes read': ({ points, free, walls }) => {
    const [{ radius }] = free as readonly [Circle2];
    return (i) => (pushOut(walls, space, circle(points[i]!, radius)) === undefined ? 0 : 1);
  },
  objectsOnTileInto: objectsOnAsk,
  objectsAtInto: objectsAtAsk,
  objectsInCircleInto: objectsInCircleAsk,
  objectsInRectangleInto: objectsInRectangleAsk,
  objectsOverlappingInto: overlappingAsk,
  nearestObjectsInto: nearestAsk,
  nearestObjectsOfEachInto: nearestAsk,
  countsInCirclesInto:
    ({ tracker, points, circles }) =>
    (i) =>
      objectsInCircle(tracker, circle(points[i]!, circles[i]!.radius)).length,
  firstObjectOnSegmentInto: firstOnSegmentAsk,
  firstObjectsOnSegmentsInto: firstOnSegmentAsk,
  objectsOnSegmentInto: allOnSegmentAsk,
  overlappingPairsInto: pairsAsk,
  'tracker.move': () => () => 1,
  'tracker.moveAll': () => everySo(() => 1),
  'tracker.moveEach': () => everySo(() => 1),
  snapshotInto: ({ tracker }) => everySo(() => tracker.size),
  restore: ({ tracker }) => everySo(() => tracker.size),
};

const everyday: Contender = {
  name: 'everyday',
  rows: Object.fromEntries(rowsOf((name, form, place) => [name, () => asking(forms[form](sceneOf(place)))] as const)),
};
export default everyday;
