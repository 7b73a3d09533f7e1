/** Rectangles and outlines in columns, and as values. */
import {
  outlines,
  outlinesInto,
  solidRectangles,
  solidRectanglesInto,
  type TileOutline,
  type TileRect,
} from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { type AddRectangle, type AddSide, contender, type Shaper } from './rows.js';
import type { Scene } from './scene.js';

/** Numbers of a typed array for each tile of a map: more than any map of these scenes needs. */
const MOST_NUMBERS = 4;

function rectanglesInto({ size, walls }: Scene, best: boolean): Shaper {
  const array = new Int32Array(MOST_NUMBERS * size * size);
  let count = 0;
  return {
    find: () => (count = solidRectanglesInto(array, walls, { best })),
    report: (addRectangle) => {
      for (let at = 0; at < 4 * count; at += 4) {
        const [x, y, width, height] = [array[at]!, array[at + 1]!, array[at + 2]!, array[at + 3]!];
        addRectangle(x, y, x + width, y + height);
      }
    },
  };
}

function outlineColumns({ size, walls }: Scene): Shaper {
  const corners = new Int32Array(MOST_NUMBERS * size * size);
  const starts = new Int32Array(size * size);
  let count = 0;
  return {
    find: () => (count = outlinesInto({ corners, starts }, walls)),
    report: (_, addSide) => {
      for (let loop = 0; loop < count; loop++) {
        const first = starts[loop]!;
        const length = starts[loop + 1]! - first;
        for (let index = 0; index < length; index++) {
          const [from, to] = [2 * (first + index), 2 * (first + ((index + 1) % length))];
          addSide(corners[from]!, corners[from + 1]!, corners[to]!, corners[to + 1]!);
        }
      }
    },
  };
}

const tilewright: Contender = contender('tilewright', {
  rectangles: (scene) => rectanglesInto(scene, false),
  'least rectangles': (scene) => rectanglesInto(scene, true),
  outlines: outlineColumns,
});
export default tilewright;

function rectangleValues({ walls }: Scene, best: boolean): Shaper {
  let rects: readonly TileRect[] = [];
  return {
    find: () => (rects = solidRectangles(walls, { best })).length,
    report: (addRectangle: AddRectangle) => {
      for (const { x, y, width, height } of rects) addRectangle(x, y, x + width, y + height);
    },
  };
}

/** Arrays of rectangles and of corners. */
export const values: Contender = contender('tilewright, values', {
  rectangles: (scene) => rectangleValues(scene, false),
  'least rectangles': (scene) => rectangleValues(scene, true),
  outlines: ({ walls }) => {
    let loops: readonly TileOutline[] = [];
    return {
      find: () => (loops = outlines(walls)).length,
      report: (_: AddRectangle, addSide: AddSide) => {
        for (const loop of loops) {
          loop.forEach((from, index) => {
            const to = loop[(index + 1) % loop.length]!;
            addSide(from.x, from.y, to.x, to.y);
          });
        }
      },
    };
  },
});
