/** Pictures of what is inside of a tracker, as SVG: its cells, its objects, and which of them a question looks at. */
import type { Cells } from '../cells.js';
import type { Level } from '../level.js';
import type { Store } from '../store.js';

/** Pixels per world unit. */
const zoom = 22;
const margin = 12;
const titleHeight = 26;

export const colors = {
  page: '#ffffff',
  cell: '#c9ced6',
  touched: '#e4effb',
  object: '#8a94a3',
  looked: '#3b7dc4',
  query: '#b3261e',
  text: '#1f2933',
} as const;

/** The same colors on a dark page. */
const darkColors: Readonly<Record<keyof typeof colors, string>> = {
  page: '#14181d',
  cell: '#343d48',
  touched: '#1b2836',
  object: '#a3b0bd',
  looked: '#83b9ff',
  query: '#ff9d94',
  text: '#e6eaef',
};

/** Puts the dark colors in the place of the light ones, where a page is dark. */
function darkStyle(): string {
  const rules = Object.entries(darkColors).map(([name, dark]) => {
    const light = colors[name as keyof typeof colors];
    return `[fill="${light}"]{fill:${dark}}[stroke="${light}"]{stroke:${dark}}`;
  });
  return `<style>\n@media (prefers-color-scheme: dark){\n${rules.join('\n')}\n}\n</style>`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
const scaled = (value: number): number => round(value * zoom);

/** Panels below each other, each of a width and height in world units. */
export function drawPage(
  panels: readonly { readonly title: string; readonly parts: readonly string[] }[],
  width: number,
  height: number,
): string {
  const [w, h] = [scaled(width) + 2 * margin, scaled(height) + titleHeight + margin];
  // Cells at the border end nowhere: each panel shows a part of the plane, and cuts off the rest.
  const [left, top] = [scaled(-1), scaled(-1)];
  const drawn = panels.map(({ title, parts }, i) =>
    [
      `<text x="${margin}" y="${i * h + 18}" font-size="14" fill="${colors.text}">${title}</text>`,
      `<svg x="${margin}" y="${i * h + titleHeight}" width="${scaled(width)}" height="${scaled(height)}" viewBox="${left} ${top} ${scaled(width)} ${scaled(height)}">`,
      ...parts,
      '</svg>',
    ].join('\n'),
  );
  const total = panels.length * h;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${total}" viewBox="0 0 ${w} ${total}" font-family="sans-serif">`,
    darkStyle(),
    `<rect width="${w}" height="${total}" fill="${colors.page}"/>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
}

/** The cells of a level for which something holds, filled. */
export function drawCells(level: Level, color: string, isDrawn: (cell: number) => boolean): string[] {
  const parts: string[] = [];
  for (let row = 0; row < level.rows; row++) {
    for (let column = 0; column < level.columns; column++) {
      if (!isDrawn(level.base + row * level.columns + column)) continue;
      const [x, y] = [level.originX + column / level.perX, level.originY + row / level.perY];
      parts.push(
        `<rect x="${scaled(x)}" y="${scaled(y)}" width="${scaled(1 / level.perX)}" height="${scaled(1 / level.perY)}" fill="${color}"/>`,
      );
    }
  }
  return parts;
}

/** The borders of the cells of a level. */
export function drawGrid({ originX, originY, perX, perY, columns, rows }: Level): string {
  const [width, height] = [columns / perX, rows / perY];
  const lines = [
    ...Array.from(
      { length: columns + 1 },
      (_, i) => `M${scaled(originX + i / perX)} ${scaled(originY)}v${scaled(height)}`,
    ),
    ...Array.from({ length: rows + 1 }, (_, i) => `M${scaled(originX)} ${scaled(originY + i / perY)}h${scaled(width)}`),
  ];
  return `<path d="${lines.join('')}" fill="none" stroke="${colors.cell}"/>`;
}

/** The circles of a level with their reference points, each in the color of its slot. */
export function drawCircles(
  { slots, circles, levels }: Store<unknown>,
  level: Level,
  colorOf: (slot: number) => string,
): string[] {
  const parts: string[] = [];
  for (let slot = 0; slot < slots.used; slot++) {
    if (levels[slots.level[slot]!] !== level) continue;
    const [x, y, radius] = recordAt(circles, slots.record[slot]!);
    const color = colorOf(slot);
    parts.push(
      `<circle cx="${scaled(x)}" cy="${scaled(y)}" r="${scaled(radius)}" fill="${color}" fill-opacity="0.25" stroke="${color}"/>`,
      `<circle cx="${scaled(x)}" cy="${scaled(y)}" r="1.5" fill="${color}"/>`,
    );
  }
  return parts;
}

export function drawRing(x: number, y: number, radius: number): string {
  return `<circle cx="${scaled(x)}" cy="${scaled(y)}" r="${scaled(radius)}" fill="none" stroke="${colors.query}" stroke-width="2"/>`;
}

export function drawLine(x1: number, y1: number, x2: number, y2: number, color: string, isDashed: boolean): string {
  const dashes = isDashed ? ' stroke-dasharray="5 4"' : '';
  return `<line x1="${scaled(x1)}" y1="${scaled(y1)}" x2="${scaled(x2)}" y2="${scaled(y2)}" stroke="${color}" stroke-width="2"${dashes}/>`;
}

function recordAt({ records, stride }: Cells, record: number): [number, number, number] {
  return [records[record * stride]!, records[record * stride + 1]!, records[record * stride + 2]!];
}
