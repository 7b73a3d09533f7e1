/** Pictures of a run: the time of each peer as a multiple of ours. Drawn by Plot, legible on light and dark pages. */
import * as Plot from '@observablehq/plot';
import { JSDOM } from 'jsdom';
import { labelOf } from '../harness/print.js';
import type { Results } from '../harness/results.js';
import { bestOf, isRight, ratioOf } from '../harness/statistics.js';

/** A peer in a row. */
interface Dot extends Place {
  /** Its time as a multiple of ours. */
  readonly ratio: number;
  readonly peer: string;
  readonly kind: 'best' | 'other' | 'wrong';
}

/** The place of a row: columns side by side, groups one below the other, lines in each group. */
export interface Place {
  readonly column: string;
  readonly group: string;
  readonly line: string;
}

export interface Chart {
  readonly question: string;
  readonly title: string;
  readonly ours: string;
  /** The chart omits a row without a place. */
  readonly placeOf: (row: string) => Place | undefined;
}

export function draw(chart: Chart, results: Results): string {
  const dots = dotsOf(chart, results);
  const [columns, groups, lines] = (['column', 'group', 'line'] as const).map((key) => [
    ...new Set(dots.map((dot) => dot[key])),
  ]);
  const ratios = dots.map(({ ratio }) => ratio);
  const domain = [Math.min(0.7, ...ratios) / 1.1, Math.max(...ratios) * 1.2];
  const coarse = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000];
  const steps = domain[1]! > 10 ? coarse : [0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10];
  const ticks = steps.filter((step) => step >= domain[0]! && step <= domain[1]!);
  const place = { x: 'ratio', y: 'line', fx: 'column', fy: 'group' } as const;
  const of = (kind: Dot['kind']): Dot[] => dots.filter((dot) => dot.kind === kind);
  const { document } = new JSDOM('').window;
  const svg = Plot.plot({
    document,
    width: columns!.length > 1 ? 860 : 720,
    height: 80 + groups!.length * (lines!.length * 25 + 14),
    marginLeft: 25 + 6 * Math.max(...lines!.map(({ length }) => length)),
    marginRight: 70,
    marginBottom: 40,
    x: {
      type: 'log',
      domain,
      ticks,
      tickFormat: String,
      label: 'time as a multiple of ours; below 1 a peer is faster',
    },
    y: { domain: lines!, label: null },
    fx: { domain: columns!, label: null },
    fy: { domain: groups!, label: null },
    marks: [
      Plot.gridX(ticks, { stroke: 'currentColor', strokeOpacity: 0.15 }),
      Plot.ruleX([1], { className: 'ours', strokeWidth: 2 }),
      Plot.dot(of('other'), { ...place, r: 3.5, className: 'other' }),
      Plot.dot(of('wrong'), { ...place, r: 3.5, symbol: 'times', className: 'other' }),
      Plot.dot(of('best'), { ...place, r: 4.5, className: 'best' }),
      Plot.text(of('best'), {
        ...place,
        text: 'peer',
        dx: 7,
        dy: -8,
        fontSize: 9,
        textAnchor: 'start',
        className: 'name',
      }),
    ],
  });
  return page(svg.outerHTML, chart.title, svg.getAttribute('width') ?? '', svg.getAttribute('height') ?? '');
}

function dotsOf({ question, ours, placeOf }: Chart, { measures }: Results): Dot[] {
  const of = measures[question] ?? [];
  return of
    .filter(({ contender }) => contender === ours)
    .flatMap((us) => {
      const place = placeOf(us.row);
      const peers = of.filter(({ row, contender }) => row === us.row && contender.includes('peers/'));
      const best = bestOf(peers);
      if (place === undefined) return [];
      return peers.map((peer) => ({
        ...place,
        ratio: ratioOf(peer, us).median,
        peer: labelOf(peer.contender),
        kind: !isRight(peer) ? 'wrong' : peer === best ? 'best' : 'other',
      }));
    });
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

/** Adds a background of its own, so that the picture is legible anywhere, a title and a legend to Plot's drawing. */
function page(plot: string, title: string, width: string, height: string): string {
  const whole = Number(height) + 60;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${whole}" viewBox="0 0 ${width} ${whole}" role="img">
<title>${title}</title>
<style>${style}</style>
<rect class="page" width="${width}" height="${whole}"/>
<text x="16" y="26" font-size="15" fill="currentColor">${title}</text>
<g font-size="11" fill="currentColor" transform="translate(16 48)">
<g class="ours"><line x1="2" x2="2" y1="-10" y2="2" stroke-width="2"/></g><text x="10">tilewright</text>
<g class="best"><circle cx="88" cy="-4" r="4.5"/></g><text x="98">the best peer</text>
<g class="other" fill="none"><circle cx="188" cy="-4" r="3.5" stroke-width="1.5"/></g><text x="198">the others</text>
<g class="other"><path d="M268 -8l7 7m0 -7l-7 7" stroke-width="1.5"/></g><text x="282">a peer with wrong answers</text>
</g>
<g transform="translate(0 60)">
${plot}
</g>
</svg>
`;
}
