/** bitmap-to-boxes: boxes by greedy-mesher, and the least number of them by rectangle-decomposition. */
import boxes from 'bitmap-to-boxes';
import ndarray from 'ndarray';
import type { Contender } from '../../harness/contender.js';
import { contender, type Shaper } from '../rows.js';
import type { Scene } from '../scene.js';

function boxesOf({ size, bytes }: Scene, isGreedy: boolean): Shaper {
  const image = ndarray(bytes, [size, size]);
  let found: ReturnType<typeof boxes> = [];
  return {
    find: () => (found = boxes(image, isGreedy)).length,
    report: (addRectangle) => {
      for (const [[west, north], [east, south]] of found) addRectangle(west, north, east, south);
    },
  };
}

const bitmapToBoxes: Contender = contender('bitmap-to-boxes', {
  rectangles: (scene) => boxesOf(scene, true),
  'least rectangles': (scene) => boxesOf(scene, false),
});
export default bitmapToBoxes;
