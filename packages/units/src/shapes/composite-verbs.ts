/** What the verbs of shapes do with capsules, sectors and convex polygons. */
import { requireComposite } from '../checks/composites.js';
import { bringComposites } from './composites.js';
import { translatedComposite } from './translated-composite.js';

const verbs = { requireComposite, translated: translatedComposite };

/** Each constructor of such a shape calls it: see `composites.ts`. */
export function useComposites(): void {
  bringComposites(verbs);
}
