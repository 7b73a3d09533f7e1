/** The forms of sight that allocate: the answers of those that do not. */
import { regionInView, tilesInView } from '@tilewright/sight';
import { unitTileSpace } from '@tilewright/tilemap';
import { tiles } from '@tilewright/units';
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { type Scene, sceneOf } from './scene.js';
import { placeOf, RADIUS, steadyForms, type SteadyForm } from './steady-scene.js';

function countsOf({ walls, eyes }: Scene, form: SteadyForm, isCenter: boolean): number[] {
  return eyes.map((eye) => {
    const view = { position: placeOf(eye, isCenter), maxDistance: tiles(RADIUS) };
    // An eye sees its own place.
    if (form === 'isInView') return 1;
    if (form === 'regionInViewInto') return regionInView(walls, unitTileSpace, view).length;
    return [...tilesInView(walls, unitTileSpace, view)].length;
  });
}

function taskOf(form: SteadyForm, isCenter: boolean): () => Task {
  let seed = 0;
  return alternating(
    () => sceneOf('caves', RADIUS, 1 + (seed++ % 2)),
    (scene) => countsOf(scene, form, isCenter).length,
    (scene) => countsOf(scene, form, isCenter),
  );
}

const everyday: Contender = {
  name: 'everyday',
  rows: Object.fromEntries(
    steadyForms.flatMap((form) => [
      [`${form}, centers`, taskOf(form, true)],
      [`${form}, anywhere`, taskOf(form, false)],
    ]),
  ),
};
export default everyday;
