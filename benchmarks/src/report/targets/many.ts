/** Bounds for functions over columns, and for snapshots. */
import type { Row } from '../../many/scene.js';
import type { Section, Target } from './target.js';

export const many: Section = {
  title: 'Many at once',
  targets: [
    cost('tiles of positions: `tilesAtInto`', 'a loop that gives the same answers', ['tiles of 10,000 positions'], 1.1),
    cost(
      'lines of sight: `areVisibleInto`, from one eye / row by row',
      'a loop over `isVisible`',
      ['1,000 sights from one eye', '1,000 sights, row by row'],
      1,
    ),
    cost('circles out of walls: `pushOutAll`', 'a loop over `pushOut`', ['10,000 circles out of 5 % walls'], 1),
    cost(
      'objects of another engine: `moveEach`',
      'a loop over the objects, and `moveAll`',
      ['10,000 objects go where they say'],
      1.3,
    ),
    cost(
      '`snapshotInto` / `restore`',
      'a copy of as much memory',
      ['snapshot of 10,000 objects', 'restore 10,000 objects'],
      2,
    ),
  ],
};

function cost(what: string, against: string, rows: readonly Row[], bound: number): Target {
  return {
    what,
    against,
    goals: rows.map((row) => ({
      kind: 'cost',
      question: 'many',
      form: 'bundled',
      row,
      contender: 'many/columns',
      against: 'many/one-by-one',
      bound,
    })),
    seen: '',
  };
}
