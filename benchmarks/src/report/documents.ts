/** The page of a run and its pictures. */
import type { Results } from '../harness/results.js';
import { type Chart, draw } from './chart.js';
import { pageOf } from './page.js';

const words: Readonly<Record<string, string>> = {
  update: 'bulk update',
  firstHits: 'first hits',
  pairs: 'all pairs',
  nearest: '8 nearest',
};

const charts: Readonly<Record<string, Chart>> = {
  'performance-tracker.svg': {
    question: 'tracker',
    title: 'Tracked objects, all moving: a bulk update, 1,000 queries of each kind, all pairs',
    ours: 'tracker/tilewright',
    placeOf: (row) => {
      const [, size, distribution = '', work = ''] = /^(\d+) (\w+): (\w+)$/.exec(row) ?? [];
      return { column: distribution, group: Number(size).toLocaleString('en'), line: words[work] ?? work };
    },
  },
  'performance-segments.svg': {
    question: 'segments',
    title: 'Tiles of segments by form and length, and first walls on rays',
    ours: 'segments/tilewright',
    placeOf: (row) => (row.includes('whole') ? undefined : { column: '', group: '', line: row }),
  },
};

/** The files below `docs`, by name. */
export function documentsOf(results: Results): Readonly<Record<string, string>> {
  const pictures = Object.entries(charts).map(([file, { title }]) => ({ file, title }));
  return {
    'performance.md': pageOf(results, pictures),
    ...Object.fromEntries(Object.entries(charts).map(([file, chart]) => [file, draw(chart, results)])),
  };
}
