/**
 * Forms of queries that say that they allocate nothing, and their everyday siblings, whose answers are the right ones.
 */
import type { Contender } from '../harness/contender.js';
import { bodies } from './bodies.js';
import { trackedObjects } from './objects.js';
import { rays } from './rays.js';
import { asking, type Pair, places, sceneOf } from './scene.js';

const forms: readonly (readonly [string, Pair])[] = Object.entries({ ...rays, ...bodies, ...trackedObjects });

/** Each form is asked in each place. */
function contender(name: keyof Pair): Contender {
  const rows = forms.flatMap(([form, pair]) =>
    places.map((place) => [`${form}, ${place}`, () => asking(pair[name](sceneOf(place)))] as const),
  );
  return { name, rows: Object.fromEntries(rows) };
}

const frugal: Contender = contender('frugal');
export default frugal;
export const everyday: Contender = contender('everyday');
export const rowNames: readonly string[] = Object.keys(frugal.rows);
