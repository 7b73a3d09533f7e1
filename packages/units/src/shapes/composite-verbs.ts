/** What the verbs of shapes do with capsules, sectors and convex polygons. */
import { requireComposite } from '../checks/composites.js';
import { boundsOfComposite } from './composite-bounds.js';
import { compositeContains, compositesOverlap } from './composite-overlap.js';
import { bringComposites } from './composites.js';
import { translatedComposite } from './translated-composite.js';

const verbs = {
  requireComposite,
  contains: compositeContains,
  overlap: compositesOverlap,
  boundsOf: boundsOfComposite,
  translated: translatedComposite,
};

/** Each constructor of such a shape calls it: see `composites.ts`. */
export function useComposites(): void {
  bringComposites(verbs);
}
