/** The precise shadow casting of rot.js. */
import FOV from 'rot-js/lib/fov/index.js';
import { byteMarks, contender, type SightContender } from '../rows.js';
import { size } from '../scene.js';

const precise: SightContender = contender('rot-js, precise', (walls, radius) => {
  const { mark, isMarked, forget } = byteMarks();
  const fov = new FOV.PreciseShadowcasting((x, y) => x >= 0 && y >= 0 && x < size && y < size && !walls.getAt(x, y));
  return { look: (x, y) => fov.compute(x, y, radius, mark), isMarked, forget };
});
export default precise;
