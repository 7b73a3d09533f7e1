/** Pictures of tiles and shapes as SVG: panels side by side, each a piece of the grid with a title. */
import type { Tile } from '@tilewright/tilemap';
import {
  type Capsule2,
  type Circle2,
  type ConvexPolygon2,
  type Rectangle2,
  type Sector2,
  type Segment2,
  type TileLength,
  tiles,
  valueIn,
} from '@tilewright/units';

/** A piece of the grid: what was found on it is filled, and the shape is drawn above. */
export interface Panel {
  readonly title: string;
  readonly columns: number;
  readonly rows: number;
  readonly found: Iterable<Tile>;
  readonly shape: string;
}

const side = 40;
const margin = 16;
const titleHeight = 30;

const style = {
  page: '#ffffff',
  grid: '#c9ced6',
  text: '#1f2933',
  found: '#b9d7f5',
  shape: '#b3261e',
} as const;

/** All panels, a given number in a row. */
export function drawPanels(panels: readonly Panel[], perRow: number): string {
  const width = Math.max(...panels.map(({ columns }) => columns)) * side + margin;
  const height = Math.max(...panels.map(({ rows }) => rows)) * side + titleHeight + margin;
  const drawn = panels.map((panel, i) => {
    const [x, y] = [margin + (i % perRow) * width, margin + Math.floor(i / perRow) * height];
    return `<g transform="translate(${x} ${y})">\n${drawPanel(panel)}\n</g>`;
  });
  const [w, h] = [margin + perRow * width, margin + Math.ceil(panels.length / perRow) * height];
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" font-family="sans-serif">`,
    `<rect width="${w}" height="${h}" fill="${style.page}"/>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
}

function drawPanel({ title, columns, rows, found, shape }: Panel): string {
  const parts = [`<text y="16" font-size="14" fill="${style.text}">${title}</text>`];
  parts.push(`<g transform="translate(0 ${titleHeight})">`);
  for (const { x, y } of found) {
    parts.push(`<rect x="${x * side}" y="${y * side}" width="${side}" height="${side}" fill="${style.found}"/>`);
  }
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, i) => `M${i * side} 0v${rows * side}`),
    ...Array.from({ length: rows + 1 }, (_, i) => `M0 ${i * side}h${columns * side}`),
  ];
  parts.push(`<path d="${lines.join('')}" fill="none" stroke="${style.grid}"/>`);
  parts.push(shape, '</g>');
  return parts.join('\n');
}

const onPage = (length: TileLength): number => valueIn(length, tiles) * side;
const stroke = `stroke="${style.shape}" stroke-width="2"`;

export function drawSegment({ start, end }: Segment2<TileLength>): string {
  const [x1, y1, x2, y2] = [onPage(start.x), onPage(start.y), onPage(end.x), onPage(end.y)];
  return [
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" ${stroke}/>`,
    `<circle cx="${x1}" cy="${y1}" r="4" fill="${style.shape}"/>`,
  ].join('\n');
}

export function drawCircle({ center, radius }: Circle2<TileLength>): string {
  const [x, y, r] = [onPage(center.x), onPage(center.y), onPage(radius)];
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" ${stroke}/>`;
}

export function drawRectangle({ min, max }: Rectangle2<TileLength>): string {
  const [x, y, width, height] = [
    onPage(min.x),
    onPage(min.y),
    onPage(max.x) - onPage(min.x),
    onPage(max.y) - onPage(min.y),
  ];
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" ${stroke}/>`;
}

/** The line of a capsule's outline: two edges and two arcs. */
export function drawCapsule({ segment: { start, end }, radius }: Capsule2<TileLength>): string {
  const [x1, y1, x2, y2, r] = [onPage(start.x), onPage(start.y), onPage(end.x), onPage(end.y), onPage(radius)];
  const [dx, dy] = [x2 - x1, y2 - y1];
  const factor = r / Math.sqrt(dx * dx + dy * dy);
  const [nx, ny] = [-dy * factor, dx * factor];
  const arc = (x: number, y: number): string => `A${r} ${r} 0 0 0 ${shown(x)} ${shown(y)}`;
  const path = `M${shown(x1 + nx)} ${shown(y1 + ny)}L${shown(x2 + nx)} ${shown(y2 + ny)}${arc(x2 - nx, y2 - ny)}L${shown(x1 - nx)} ${shown(y1 - ny)}${arc(x1 + nx, y1 + ny)}`;
  return `<path d="${path}" fill="none" ${stroke}/>`;
}

/** The outline of a sector of less than a full turn. */
export function drawSector({ circle: { center, radius }, from, to, isReflex }: Sector2<TileLength>): string {
  const [x, y, r] = [onPage(center.x), onPage(center.y), onPage(radius)];
  const start = `${shown(x + r * from.x)} ${shown(y + r * from.y)}`;
  const end = `${shown(x + r * to.x)} ${shown(y + r * to.y)}`;
  return `<path d="M${x} ${y}L${start}A${r} ${r} 0 ${isReflex ? 1 : 0} 1 ${end}Z" fill="none" ${stroke}/>`;
}

export function drawPolygon({ vertices }: ConvexPolygon2<TileLength>): string {
  const points = vertices.map(({ x, y }) => `${onPage(x)},${onPage(y)}`).join(' ');
  return `<polygon points="${points}" fill="none" ${stroke}/>`;
}

/** A hundredth of a unit of the page is fine enough. */
function shown(value: number): number {
  return Math.round(value * 100) / 100;
}
