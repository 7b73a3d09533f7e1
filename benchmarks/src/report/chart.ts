/** Pictures of a run: how many times as long as ours each peer takes. Drawn by Plot, legible on light and dark pages. */
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { labelOf } from '../harness/print.js';
import type { Results } from '../harness/results.js';
import { isRight, ratioOf } from '../harness/statistics.js';

/** A peer in a row. */
interface Dot {
  readonly row: string;
  readonly column: string;
  readonly ratio: number;
  readonly peer: string;
  readonly isRight: boolean;
  readonly isBest: boolean;
}

export interface Chart {
  readonly question: string;
  readonly title: string;
  readonly ours: string;
  /** What stands beside each other; rows come below each other. A row without is left out. */
  readonly columnOf: (row: string) => string | undefined;
  readonly nameOf: (row: string) => string;
}

export function draw({ question, title, ours, columnOf, nameOf }: Chart, { measures }: Results): string {
  const dots: Dot[] = [];
  for (const us of (measures[question] ?? []).filter(({ contender }) => contender === ours)) {
    const column = columnOf(us.row);
    if (column === undefined) continue;
    const peers = (measures[question] ?? [])
      .filter(({ row, contender }) => row === us.row && contender.includes('peers/'))
      .map((peer) => ({ peer, ratio: ratioOf(peer, us).median }))
      .sort((a, b) => Number(isRight(b.peer)) - Number(isRight(a.peer)) || a.ratio - b.ratio);
    dots.push(
      ...peers.map(({ peer, ratio }, i) => ({
        row: nameOf(us.row),
        column,
        ratio,
        peer: labelOf(peer.contender),
        isRight: isRight(peer),
        isBest: i === 0,
      })),
    );
  }
  const columns = new Set(dots.map(({ column }) => column));
  const rows = new Set(dots.map(({ row }) => row));
  const { document } = new JSDOM('').window;
  const best = dots.filter(({ isBest }) => isBest);
  const svg = Plot.plot({
    document,
    width: 480 + 320 * (columns.size - 1),
    height: 90 + 26 * rows.size,
    marginLeft: 190,
    marginRight: 60,
    marginBottom: 40,
    x: {
      type: 'log',
      label: 'times as long as ours (logarithmic)',
      tickFormat: (value: number) => `${value}`,
      ticks: 5,
    },
    y: { domain: [...rows], label: null },
    fx: { domain: [...columns], label: null },
    marks: [
      Plot.gridX({ stroke: 'currentColor', strokeOpacity: 0.15, ticks: 5 }),
      Plot.ruleX([1], { className: 'ours', strokeWidth: 2 }),
      Plot.dot(
        dots.filter(({ isBest, isRight: right }) => !isBest && right),
        {
          x: 'ratio',
          y: 'row',
          fx: 'column',
          r: 3.5,
          className: 'other',
        },
      ),
      Plot.dot(
        dots.filter(({ isBest, isRight: right }) => !isBest && !right),
        {
          x: 'ratio',
          y: 'row',
          fx: 'column',
          r: 3.5,
          symbol: 'times',
          className: 'other',
        },
      ),
      Plot.dot(best, { x: 'ratio', y: 'row', fx: 'column', r: 4.5, className: 'best' }),
      Plot.text(best, {
        x: 'ratio',
        y: 'row',
        fx: 'column',
        text: 'peer',
        dy: -9,
        fontSize: 9,
        className: 'name',
      }),
    ],
  });
  return page(svg.outerHTML, title, svg.getAttribute('width') ?? '', svg.getAttribute('height') ?? '');
}

const style = `
svg { color: #1f2933; font-family: system-ui, sans-serif; }
.page { fill: #ffffff; }
.ours line { stroke: #b3261e; }
.best circle { fill: #1b6ac9; stroke: none; }
.other { stroke: #7b8794; }
.name { fill: #1b6ac9; }
@media (prefers-color-scheme: dark) {
  svg { color: #e4e7eb; }
  .page { fill: #161b22; }
  .ours line { stroke: #ff8a80; }
  .best circle { fill: #79b8ff; }
  .other { stroke: #9aa5b1; }
  .name { fill: #79b8ff; }
}`;

/** Around what Plot has drawn: a page of its own, so that it does not matter what it is shown on, and a title. */
function page(plot: string, title: string, width: string, height: string): string {
  const whole = Number(height) + 40;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" role="img">
<title>${title}</title>
<style>${style}</style>
<rect class="page" width="${width}" height="${whole}"/>
<text x="12" y="24" font-size="15" fill="currentColor">${title}</text>
<g transform="translate(0 40)">
${plot}
</g>
</svg>
`;
}
