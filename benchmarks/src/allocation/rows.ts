/** The forms that shall allocate nothing, and where each is asked. */
import { type Place, places } from './scene.js';

const tileForms = [
  'visitTilesInCircle',
  'visitRowsInCircle',
  'tilesInCircleInto',
  'visitTilesInRectangle',
  'visitRowsInRectangle',
  'tilesInRectangleInto',
  'visitTilesInCapsule',
  'visitTilesInPolygon',
  'visitTilesInSector',
  'visitTilesOnSegment',
  'tilesOnSegmentInto',
  'tileCursor',
] as const;

const otherForms = [
  'castRay without a hit',
  'castRayInto',
  'castRayInto, out of the map',
  'castRaysInto',
  'castRaysInto, out of the map',
  'isVisible',
  'areVisibleInto',
  'areVisibleInto, out of the map',
  'moveAndSlideInto',
  'moveAndSlideInto of a box',
  'moveAndSlideAll',
  'sweepInto',
  'sweepInto of a box',
  'tilesAtInto',
  'pushOut of a free circle',
  'pushOut of a free box',
  'pushOutAll, free circles',
  'pushOutAll, pushes read',
  'objectsOnTileInto',
  'objectsAtInto',
  'objectsInCircleInto',
  'objectsInRectangleInto',
  'objectsInCapsuleInto',
  'objectsInSectorInto',
  'objectsInPolygonInto',
  'objectsOverlappingInto',
  'nearestObjectsInto',
  'nearestObjectsOfEachInto',
  'countsInCirclesInto',
  'firstObjectOnSegmentInto',
  'firstObjectsOnSegmentsInto',
  'objectsOnSegmentInto',
  'overlappingPairsInto',
  'tracker.move',
  'tracker.moveAll',
  'tracker.moveEach',
  'snapshotInto',
  'restore',
] as const;

export type Form = (typeof tileForms)[number] | (typeof otherForms)[number];

/** The other forms are asked without options. */
const placesOf: readonly (readonly [Form, readonly Place[]])[] = [
  ...tileForms.map((form) => [form, places] as const),
  ...otherForms.map((form) => [form, places.filter((place) => place !== 'with options')] as const),
];

/** One row for each form and place. */
export function rowsOf<Row>(make: (name: string, form: Form, place: Place) => Row): readonly Row[] {
  return placesOf.flatMap(([form, some]) => some.map((place) => make(`${form}, ${place}`, form, place)));
}

export const rowNames: readonly string[] = rowsOf((name) => name);
