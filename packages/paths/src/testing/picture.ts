/** Pictures of ways as SVG: panels side by side, each a piece of a map that is drawn as text. */
import type { BitTilemap } from '@tilewright/tilemap';
import { mapOf } from './test-maps.js';

/** A map as rows of text, in which # is solid, and what is drawn on it, in tiles. */
export interface Panel {
  readonly title: string;
  readonly rows: readonly string[];
  readonly draw: (map: BitTilemap) => readonly string[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const side = 24;
const margin = 16;
const titleHeight = 26;

const style = {
  page: '#ffffff',
  grid: '#c9ced6',
  text: '#1f2933',
  wall: '#8d96a3',
  way: '#1c5fa8',
  faint: '#9dbbdc',
  goal: '#c2410c',
  body: '#fdf0c2',
} as const;

/** All panels in one row. */
export function drawPanels(panels: readonly Panel[]): string {
  let x = margin;
  const drawn = panels.map((panel) => {
    const at = x;
    x += (panel.rows[0] ?? '').length * side + margin;
    return `<g transform="translate(${at} ${margin})">\n${drawPanel(panel)}\n</g>`;
  });
  const height = Math.max(...panels.map(({ rows }) => rows.length)) * side + titleHeight + 2 * margin;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" width="${x}" height="${height}" viewBox="0 0 ${x} ${height}" font-family="sans-serif">`,
    `<rect width="${x}" height="${height}" fill="${style.page}"/>`,
    ...drawn,
    '</svg>',
  ].join('\n')}\n`;
}

function drawPanel({ title, rows, draw }: Panel): string {
  const map = mapOf(...rows);
  const parts = [`<text y="14" font-size="14" fill="${style.text}">${title}</text>`];
  parts.push(`<g transform="translate(0 ${titleHeight})">`);
  map.forEach((isSolid, x, y) => {
    const fill = isSolid ? style.wall : style.page;
    parts.push(
      `<rect x="${x * side}" y="${y * side}" width="${side}" height="${side}" fill="${fill}" stroke="${style.grid}"/>`,
    );
  });
  parts.push(...draw(map), '</g>');
  return parts.join('\n');
}

/** A line through points. */
export function line(points: readonly Place[], isFaint: boolean = false): string {
  const to = points.map(({ x, y }) => `${pixel(x)},${pixel(y)}`).join(' ');
  const [color, width] = isFaint ? [style.faint, 2] : [style.way, 3];
  return `<polyline points="${to}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** What a disc sweeps that moves through points. */
export function swept(points: readonly Place[], radius: number): string {
  const to = points.map(({ x, y }) => `${pixel(x)},${pixel(y)}`).join(' ');
  const shape = `fill="none" stroke="${style.body}" stroke-width="${pixel(2 * radius)}"`;
  return `<polyline points="${to}" ${shape} stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function dot({ x, y }: Place, kind: 'way' | 'goal' = 'way', radius: number = 4): string {
  return `<circle cx="${pixel(x)}" cy="${pixel(y)}" r="${radius}" fill="${style[kind]}"/>`;
}

/** An arrow around the center of a tile, by a step to one of its neighbors. */
export function arrow({ x, y }: Place, dx: number, dy: number): string {
  const reach = dx !== 0 && dy !== 0 ? 0.22 : 0.3;
  const tip = { x: x + 0.5 + dx * reach, y: y + 0.5 + dy * reach };
  const tail = { x: x + 0.5 - dx * reach, y: y + 0.5 - dy * reach };
  const head = [1, -1].map((hand) => ({
    x: tip.x - dx * 0.14 - hand * dy * 0.12,
    y: tip.y - dy * 0.14 + hand * dx * 0.12,
  }));
  const path = `M${at(tail)}L${at(tip)}M${at(head[0]!)}L${at(tip)}L${at(head[1]!)}`;
  return `<path d="${path}" fill="none" stroke="${style.way}" stroke-width="1.5"/>`;
}

function at({ x, y }: Place): string {
  return `${pixel(x)} ${pixel(y)}`;
}

/** Tiles as pixels, to a hundredth, so that text is the same everywhere. */
function pixel(value: number): number {
  return Math.round(value * side * 100) / 100;
}
