/** mrpas: Mingos' restrictive precise angle shadow casting. */
import { Mrpas } from 'mrpas';
import { byteMarks, contender, type SightContender } from '../rows.js';
import { size } from '../scene.js';

const mrpas: SightContender = contender('mrpas', (walls, radius) => {
  const { mark, isMarked, forget } = byteMarks();
  const fov = new Mrpas(size, size, (x, y) => !walls.getAt(x, y));
  return {
    // It asks for the marks that it has made, and so must start without any.
    look: (x, y) => {
      forget();
      fov.compute(x, y, radius, isMarked, mark);
    },
    isMarked,
    forget,
  };
});
export default mrpas;
