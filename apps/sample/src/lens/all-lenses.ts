/** Makes all lenses. To add one, add a line here, and its id to `lens.ts`. */
import type { Pictures } from '../view/pictures.js';
import { CircleLens } from './circle-lens.js';
import type { Lens } from './lens.js';
import { ObjectLens } from './object-lens.js';
import { RayLens } from './ray-lens.js';
import { SightLens } from './sight-lens.js';
import { SpacesLens } from './spaces-lens.js';
import { StepsLens } from './steps-lens.js';
import { TypesLens } from './types-lens.js';

export { Caption } from './caption.js';
export { LensPanel } from './panel.js';
export { showcase } from './showcase.js';

export function allLenses(pictures: Pictures): readonly Lens[] {
  return [
    new RayLens(pictures),
    new CircleLens(pictures),
    new ObjectLens(),
    new StepsLens(pictures),
    new SpacesLens(pictures),
    new SightLens(),
    new TypesLens(),
  ];
}
