/** Forms of sight that allocate nothing, once their memory has grown. A run asks for the views of all eyes, many times. */
import {
  isInView,
  markTilesInView,
  markTilesInViews,
  regionInViewInto,
  tilesInViewInto,
  visitRowsInView,
  visitTilesInView,
  type View2,
} from '@tilewright/sight';
import { type BitTilemap, bitTilemap, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, type TileLength, type TilePosition2, tiles } from '@tilewright/units';
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { bounds, EYES, sceneOf } from './scene.js';
import { placeOf, RADIUS, steadyForms, type SteadyForm } from './steady-scene.js';

const array = new Int32Array(4096);
const outline = pointColumn<TilePosition2>();
const many = pointColumn<TilePosition2>(1);
const maxDistance = tiles(RADIUS);
const options = { maxDistance };
let seenTiles = 0;
const countTile = (): void => void seenTiles++;
const countRow = (_: number, xMin: number, xMax: number): void => void (seenTiles += xMax - xMin + 1);

/** As many that the engine has optimized what is called when bytes are counted. */
const ROUNDS = 25;

type Ask = (walls: BitTilemap, seen: BitTilemap, view: View2<TileLength>) => number;

const asks: Readonly<Record<SteadyForm, Ask>> = {
  // The tiles that are new, which are none but for the first time.
  markTilesInView: (walls, seen, view) => markTilesInView(seen, walls, unitTileSpace, view),
  markTilesInViews: (walls, seen, view) => {
    many.set(0, view.position);
    return markTilesInViews(seen, walls, unitTileSpace, many, options);
  },
  visitTilesInView: (walls, _, view) => {
    seenTiles = 0;
    visitTilesInView(walls, unitTileSpace, view, countTile);
    return seenTiles;
  },
  visitRowsInView: (walls, _, view) => {
    seenTiles = 0;
    visitRowsInView(walls, unitTileSpace, view, countRow);
    return seenTiles;
  },
  tilesInViewInto: (walls, _, view) => tilesInViewInto(array, walls, unitTileSpace, view),
  regionInViewInto: (walls, _, view) => regionInViewInto(outline, walls, unitTileSpace, view),
  isInView: (walls, _, view) => (isInView(walls, unitTileSpace, view, view.position) ? 1 : 0),
};

function taskOf(form: SteadyForm, isCenter: boolean): () => Task {
  let seed = 0;
  const make = alternating(
    () => {
      const { walls, eyes } = sceneOf('caves', RADIUS, 1 + (seed++ % 2));
      const views = eyes.map((eye) => ({ position: placeOf(eye, isCenter), maxDistance }));
      return { walls, views, seen: bitTilemap(bounds) };
    },
    ({ walls, views, seen }) => {
      let sum = 0;
      for (let round = 0; round < ROUNDS; round++) {
        for (const view of views) sum = (sum + asks[form](walls, seen, view)) | 0;
      }
      return sum;
    },
    ({ walls, views, seen }) =>
      views.map((view) => {
        seen.fill(false);
        return asks[form](walls, seen, view);
      }),
  );
  return () => ({ ...make(), objects: ROUNDS * EYES });
}

const steady: Contender = {
  name: 'frugal',
  rows: Object.fromEntries(
    steadyForms.flatMap((form) => [
      [`${form}, centers`, taskOf(form, true)],
      [`${form}, anywhere`, taskOf(form, false)],
    ]),
  ),
};
export default steady;
