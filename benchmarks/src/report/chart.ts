/** The summary as a picture: a bar for each task, to the right where we are faster, on a scale of factors. */
import type { Results } from '../harness/results.js';
import { comparedIn, comparison } from './summary.js';

/**
 * In pixels. Each name stands above its bar, so that the picture is narrow and its words stay large enough on a phone.
 */
const [BARS, VALUES, ROW, TOP, EDGE] = [320, 128, 42, 40, 12];
const WIDTH = EDGE + BARS + VALUES;
const [NAME, BAR] = [14, 14];
/** Where the scale ends: factors. */
const [SLOWEST, FASTEST] = [1 / 32, 32];
const MARKS = [1 / 16, 1 / 4, 1, 4, 16];

const STYLE = `
.page{fill:#fff} text{font:13px sans-serif;fill:#1d2330;paint-order:stroke;stroke:#fff;stroke-width:5px} .mark{fill:#5b6472} line{stroke:#d5dae2}
.one{stroke:#5b6472} .faster{fill:#1f6fb2} .slower{fill:#b3531c}
@media (prefers-color-scheme: dark){
.page{fill:#161a22} text{fill:#e6e9ef;stroke:#161a22} .mark{fill:#a4adbb} line{stroke:#333b49}
.one{stroke:#a4adbb} .faster{fill:#5fb0f0} .slower{fill:#e58a52}
}`;

/** Where a factor is on the scale; factors beyond its ends are at the ends. */
function placeOf(factor: number): number {
  const inside = Math.min(FASTEST, Math.max(SLOWEST, factor));
  return Math.round(EDGE + (BARS * Math.log2(inside / SLOWEST)) / Math.log2(FASTEST / SLOWEST));
}

export function chartOf(results: Results): string {
  const rows = comparedIn(results);
  const height = TOP + rows.length * ROW + EDGE;
  const title = 'How many times as fast tilewright is as the fastest alternative, for each task of the summary';
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="page" width="${WIDTH}" height="${height}"/>`,
    ...MARKS.flatMap((factor) => {
      const x = placeOf(factor);
      return [
        `<text class="mark" x="${x}" y="24" text-anchor="middle">${nameOfFactor(factor)}</text>`,
        `<line${factor === 1 ? ' class="one"' : ''} x1="${x}" x2="${x}" y1="30" y2="${height - EDGE}"/>`,
      ];
    }),
    ...rows.flatMap(({ what, ratio }, i) => {
      const y = TOP + i * ROW;
      const [one, end] = [placeOf(1), placeOf(ratio)];
      const kind = ratio >= 1 ? 'faster' : 'slower';
      return [
        `<text x="${EDGE}" y="${y + NAME}">${plain(what)}</text>`,
        `<rect class="${kind}" x="${Math.min(one, end)}" y="${y + NAME + 6}" width="${Math.max(2, Math.abs(end - one))}" height="${BAR}"/>`,
        `<text x="${2 * EDGE + BARS}" y="${y + NAME + BAR + 4}">${comparison(ratio)}</text>`,
      ];
    }),
    '</svg>',
  ].join('\n')}\n`;
}

function nameOfFactor(factor: number): string {
  if (factor === 1) return 'equal';
  return factor > 1 ? `${factor} times` : `1/${1 / factor}`;
}

/** Without marks of Markdown. */
function plain(what: string): string {
  return what.replaceAll('`', '').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
