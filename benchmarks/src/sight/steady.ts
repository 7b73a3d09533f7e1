/** Forms of sight that allocate nothing once their memory has grown, and everyday forms with the same answers. */
import {
  isInView,
  markTilesInView,
  markTilesInViews,
  regionInView,
  regionInViewInto,
  tilesInView,
} from '@tilewright/sight';
import { type BitTilemap, bitTilemap, unitTileSpace as space } from '@tilewright/tilemap';
import { pointColumn, type TilePosition2, tilePosition, tiles } from '@tilewright/units';
import { alternating, type Contender } from '../harness/contender.js';
import { bounds, type Eye, EYES, sceneOf } from './scene.js';

const RADIUS = 16;
/** As many that the engine has optimized what is called when bytes are counted. */
const ROUNDS = 25;
const maxDistance = tiles(RADIUS);
const options = { maxDistance };
const outline = pointColumn<TilePosition2>();
const many = pointColumn<TilePosition2>(1);

interface View {
  readonly position: TilePosition2;
  readonly maxDistance: typeof maxDistance;
}
type Ask = (walls: BitTilemap, view: View, seen: BitTilemap) => number;
const countTiles: Ask = (walls, view) => [...tilesInView(walls, space, view)].length;

const forms: Readonly<Record<string, { readonly frugal: Ask; readonly everyday: Ask }>> = {
  // The tiles that are new, which are none but for the first time.
  markTilesInView: {
    frugal: (walls, view, seen) => markTilesInView(seen, walls, space, view),
    everyday: countTiles,
  },
  markTilesInViews: {
    frugal: (walls, view, seen) => {
      many.set(0, view.position);
      return markTilesInViews(seen, walls, space, many, options);
    },
    everyday: countTiles,
  },
  regionInViewInto: {
    frugal: (walls, view) => regionInViewInto(outline, walls, space, view),
    everyday: (walls, view) => regionInView(walls, space, view).length,
  },
  // An eye sees its own place.
  isInView: { frugal: (walls, view) => (isInView(walls, space, view, view.position) ? 1 : 0), everyday: () => 1 },
};

/** Eyes in centers of tiles, for which most decisions are exact, and elsewhere. */
function placeOf({ x, y }: Eye, isCenter: boolean): TilePosition2 {
  const off = isCenter ? 0.5 : 0.3 + ((x * 7 + y * 3) % 40) / 99;
  return tilePosition(tiles(x + off), tiles(y + off));
}

function contender(name: 'frugal' | 'everyday'): Contender {
  const rows = Object.entries(forms).flatMap(([form, { [name]: ask }]) =>
    ['centers', 'anywhere'].map((where) => {
      let seed = 0;
      const make = alternating(
        () => {
          const { walls, eyes } = sceneOf('caves', RADIUS, 1 + (seed++ % 2));
          const views = eyes.map((eye): View => ({ position: placeOf(eye, where === 'centers'), maxDistance }));
          return { walls, views, seen: bitTilemap(bounds) };
        },
        ({ walls, views, seen }) => {
          let sum = 0;
          for (let round = 0; round < ROUNDS; round++) {
            for (const view of views) sum = (sum + ask(walls, view, seen)) | 0;
          }
          return sum;
        },
        ({ walls, views, seen }) =>
          views.map((view) => {
            seen.fill(false);
            return ask(walls, view, seen);
          }),
      );
      return [`${form}, ${where}`, () => ({ ...make(), objects: ROUNDS * EYES })] as const;
    }),
  );
  return { name, rows: Object.fromEntries(rows) };
}

const frugal: Contender = contender('frugal');
export default frugal;
export const everyday: Contender = contender('everyday');
export const steadyRows: readonly string[] = Object.keys(frugal.rows);
