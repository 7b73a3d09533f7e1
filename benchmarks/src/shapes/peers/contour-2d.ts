/** contour-2d: sorts the ends of all horizontal and vertical borders, and joins them. */
import contour from 'contour-2d';
import ndarray from 'ndarray';
import type { Contender } from '../../harness/contender.js';
import { contender } from '../rows.js';

// A map of 4096 x 4096 tiles would take it half a minute and gigabytes.
const contour2d: Contender = contender(
  'contour-2d',
  {
    outlines: ({ size, bytes }) => {
      const image = ndarray(bytes, [size, size]);
      let loops: ReturnType<typeof contour> = [];
      return {
        find: () => (loops = contour(image, true)).length,
        report: (_, addSide) => {
          for (const loop of loops) {
            loop.forEach(([fromX, fromY], index) => {
              const [toX, toY] = loop[(index + 1) % loop.length]!;
              addSide(fromX, fromY, toX, toY);
            });
          }
        },
      };
    },
  },
  false,
);
export default contour2d;
