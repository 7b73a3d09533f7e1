/** malwoden: precise shadow casting with a round range. */
import { FOV } from 'malwoden';
import { byteMarks, contender, type SightContender } from '../rows.js';
import { size } from '../scene.js';

const malwoden: SightContender = contender('malwoden', (walls, radius) => {
  const { mark, isMarked, forget } = byteMarks();
  const fov = new FOV.PreciseShadowcasting({
    lightPasses: ({ x, y }) => x >= 0 && y >= 0 && x < size && y < size && !walls.getAt(x, y),
    topology: 'eight',
    cartesianRange: true,
  });
  return { look: (x, y) => fov.calculateCallback({ x, y }, radius, (tile) => mark(tile.x, tile.y)), isMarked, forget };
});
export default malwoden;
