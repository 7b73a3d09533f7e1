/** Dijkstra's algorithm of rot-js, whose moves all count as one. It computes all of the map for a tile that no way reaches. */
import { Path } from 'rot-js';
import type { Contender } from '../../harness/contender.js';
import { octileLength } from '../../paths/rows.js';
import { fieldTasks } from '../rows.js';

const rotJs: Contender = {
  name: 'rot-js',
  rows: fieldTasks(
    (rule, costs) => rule === 'four-way' && costs === 'even',
    (walls) => {
      const isOpen = (x: number, y: number): boolean => !walls.getOrAt(x, y, true);
      let field = new Path.Dijkstra(0, 0, isOpen, { topology: 4 });
      return {
        compute: ({ x, y }) => {
          field = new Path.Dijkstra(x, y, isOpen, { topology: 4 });
          field.compute(-2, -2, () => {});
          return field;
        },
        at: ({ x, y }) => {
          const path: (readonly [number, number])[] = [];
          field.compute(x, y, (column, row) => path.push([column, row]));
          return path.length === 0 ? -1 : octileLength(path);
        },
      };
    },
  ),
};
export default rotJs;
