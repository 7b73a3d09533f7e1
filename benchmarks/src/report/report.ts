/** `npm run bench:report -- results/x.json`: writes `docs/performance.md` and its pictures from the file of a run. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Report } from '../harness/figure.js';
import type { Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions, reports } from '../questions.js';
import { type Chart, draw } from './chart.js';
import { pageOf } from './page.js';

const docs = join('..', 'docs');
const published = join('results', 'published.json');

const words: Readonly<Record<string, string>> = {
  update: 'bulk update',
  rectangles: '1,000 rectangles',
  circles: '1,000 circles',
  firstHits: '1,000 first hits',
  pairs: 'all pairs',
  nearest: '8 nearest, 1,000 times',
};

const charts: Readonly<Record<string, Chart>> = {
  'performance-tracker.svg': {
    question: 'tracker',
    title: 'Tracked objects: the best peer by name, and all others',
    ours: 'tracker/tilewright',
    columnOf: (row) => row.slice(row.indexOf(' ') + 1, row.indexOf(':')),
    nameOf: (row) => {
      const [size, work] = [row.slice(0, row.indexOf(' ')), row.slice(row.lastIndexOf(' ') + 1)];
      return `${words[work] ?? work}, ${Number(size).toLocaleString('en')}`;
    },
  },
  'performance-segments.svg': {
    question: 'segments',
    title: 'Tiles of segments, first walls: the best peer by name, and all others',
    ours: 'segments/tilewright',
    columnOf: (row) => (row.includes('whole') ? undefined : ''),
    nameOf: (row) => row,
  },
};

const [file = published] = process.argv.slice(3);
const results = JSON.parse(readFileSync(file, 'utf8')) as Results;
const lacking = [...questions, ...reports].filter((each) => !isMeasured(each, results)).map(({ name }) => name);
if (lacking.length > 0) {
  console.error(
    `${file} is not of a full run: it has no or not all figures of ${lacking.join(', ')}. Run npm run bench.`,
  );
  process.exit(1);
}
for (const [name, chart] of Object.entries(charts)) writeFileSync(join(docs, name), draw(chart, results));
const pictures = Object.entries(charts).map(([name, { title }]) => ({ file: name, title }));
writeFileSync(join(docs, 'performance.md'), pageOf(results, pictures));
if (resolve(file) !== resolve(published)) copyFileSync(file, published);
console.log(`docs/performance.md is made of benchmarks/${file}, which is now benchmarks/${published}`);

function isMeasured(question: Question | Report, { measures, figures }: Results): boolean {
  if (!('rows' in question)) return (figures[question.name] ?? []).length > 0;
  return question.rows.every((row) => measures[question.name]?.some((each) => each.row === row) === true);
}
