/**
 * The pictures of the READMEs: figures of the articles, each in a state of its own, side by side in one SVG. They are
 * rendered as the build renders a figure without a script, so they show what the packages answer.
 */
import { type Component, createSSRApp, h } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { SHOWN } from '../figures/parts/use-figure.js';
import { styleOf } from './style.js';

/** A figure, and what it shows. */
export interface Panel {
  readonly title: string;
  readonly figure: Component;
  /** The part of the address with its state: `view`. */
  readonly name: string;
  /** The fields that are not as in the article, as an address has them. */
  readonly state?: Readonly<Record<string, string>>;
}

/** A picture of a README. */
export interface Picture {
  /** In the repository. */
  readonly file: string;
  /** What it shows, for readers who do not see it. */
  readonly label: string;
  readonly columns: number;
  /** Of the size that a figure has in its article, where a tile has 40 pixels. */
  readonly scale?: number;
  readonly panels: readonly Panel[];
}

/** In pixels: the space around panels, and the height of their titles. */
const GAP = 16;
const TITLE = 24;
/** A tile has 24 pixels. */
const SCALE = 0.6;

/** What only a reader's hands need, and marks of the renderer. */
const UNSEEN = [
  /<circle class="touch"[^>]*><\/circle>/g,
  /<g class="paint">.*?<\/g>/g,
  /<!--.*?-->/g,
  / (?:role|aria-label|style)="[^"]*"/g,
];

export async function drawPicture({ label, columns, scale, panels }: Picture): Promise<string> {
  const boards = await Promise.all(panels.map((panel) => drawBoard(panel, scale)));
  const width = Math.max(...boards.map((board) => board.width)) + GAP;
  const height = Math.max(...boards.map((board) => board.height)) + TITLE + GAP;
  const shown = boards.map(({ svg, ...size }, i) => {
    const [x, y] = [GAP + (i % columns) * width, GAP + Math.floor(i / columns) * height];
    const title = `<text class="title" x="${x}" y="${y + 14}">${escaped(panels[i]?.title ?? '')}</text>`;
    const place = `<svg class="board" x="${x}" y="${y + TITLE}" width="${size.width}" height="${size.height}"`;
    return title + svg.replace('<svg class="board"', place);
  });
  const [w, h] = [GAP + columns * width, GAP + Math.ceil(panels.length / columns) * height];
  const parts = shown.join('');
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" role="img">`,
    `<title>${escaped(label)}</title>`,
    `<style>\n${styleOf(parts)}\n</style>`,
    `<rect class="page" width="${w}" height="${h}"/>`,
    parts.replaceAll(/><\/(?:rect|circle|path|line|polygon|polyline)>/g, '/>').replaceAll('><', '>\n<'),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}

/** The board of a figure, and its size in pixels. */
export async function drawBoard(
  { figure, name, state = {} }: Omit<Panel, 'title'>,
  scale: number = SCALE,
): Promise<{ readonly svg: string; readonly width: number; readonly height: number }> {
  const fields = Object.entries(state).map(([key, value]): [string, string] => [`${name}.${key}`, value]);
  const address = new URLSearchParams(fields);
  const check = (read: string): void => {
    const given = new URLSearchParams(read);
    const lost = fields.filter(([key, value]) => given.get(key) !== value).map((field) => field.join('='));
    if (lost.length > 0) throw new Error(`The figure ${name} must be able to show ${lost.join(', ')}, and not first`);
  };
  const app = createSSRApp({ render: () => h(figure) }).provide(SHOWN, { address: `?${address}`, check });
  const html = (await renderToString(app)).replace('viewbox=', 'viewBox='); // HTML knows no upper case
  const [svg] = /<svg[\s\S]*<\/svg>/.exec(html) ?? [];
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg ?? '') ?? [];
  if (svg === undefined) throw new Error(`The figure ${name} must have a board`);
  const seen = UNSEEN.reduce((text, unseen) => text.replaceAll(unseen, ''), svg);
  return { svg: seen, width: scale * Number(width), height: scale * Number(height) };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
