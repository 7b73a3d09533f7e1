/** Pictures of views as SVG: panels side by side, each a piece of a map that is drawn as text, with what an eye sees. */
import { type BitTilemap, bitTilemapFrom, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { tilePosition, type TileLength, tiles, valueIn } from '@tilewright/units';
import { regionInView } from '../view/region.js';
import { tilesInView } from '../view/tiles.js';
import type { ViewOptions } from '../arguments/options.js';
import type { View2 } from '../arguments/view.js';

/** A map as rows of text, in which # is opaque, and a view from the eye. */
export interface Panel {
  readonly title: string;
  readonly rows: readonly string[];
  readonly eye: readonly [x: number, y: number];
  readonly view?: Omit<View2<TileLength>, 'position'>;
  readonly options?: ViewOptions<boolean>;
  /** Draws the outline of what is seen, over the opaque tiles, instead of the tiles in view. */
  readonly isOutline?: boolean;
}

const side = 24;
const margin = 16;
const titleHeight = 26;

const style = {
  page: '#ffffff',
  grid: '#c9ced6',
  text: '#1f2933',
  seen: '#fdf0c2',
  seenWall: '#b3702a',
  wall: '#8d96a3',
  lit: '#fbe7a1',
  outline: '#b3702a',
  eye: '#1c5fa8',
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

function drawPanel({ title, rows, eye: [x, y], view, options, isOutline = false }: Panel): string {
  const map = mapOf(rows);
  const position = tilePosition(tiles(x), tiles(y));
  const seen = new Set(
    [...tilesInView(map, unitTileSpace, { ...view, position }, options)].map((t) => `${t.x},${t.y}`),
  );
  const parts = [`<text y="14" font-size="14" fill="${style.text}">${title}</text>`];
  parts.push(`<g transform="translate(0 ${titleHeight})">`);
  map.forEach((isOpaque, column, row) => {
    const isSeen = !isOutline && seen.has(`${column},${row}`);
    const fill = isOpaque ? (isSeen ? style.seenWall : style.wall) : isSeen ? style.seen : style.page;
    parts.push(
      `<rect x="${column * side}" y="${row * side}" width="${side}" height="${side}" fill="${fill}" stroke="${style.grid}"/>`,
    );
  });
  if (isOutline) {
    const vertices = Array.from(
      regionInView(map, unitTileSpace, { ...view, position }),
      (vertex) => [inPicture(vertex.x), inPicture(vertex.y)] as const,
    );
    const points = vertices.map((vertex) => vertex.join(',')).join(' ');
    parts.push(
      `<polygon points="${points}" fill="${style.lit}" fill-opacity="0.75" stroke="${style.outline}" stroke-width="2" stroke-linejoin="round"/>`,
      ...vertices.map(([u, v]) => `<circle cx="${u}" cy="${v}" r="2.5" fill="${style.outline}"/>`),
    );
  }
  parts.push(`<circle cx="${x * side}" cy="${y * side}" r="5" fill="${style.eye}"/>`, '</g>');
  return parts.join('\n');
}

/** A coordinate of the picture, with few decimals. */
function inPicture(coordinate: TileLength): number {
  return Math.round(valueIn(coordinate, tiles) * side * 100) / 100;
}

function mapOf(rows: readonly string[]): BitTilemap {
  const bounds = tileRect({ x: 0, y: 0, width: (rows[0] ?? '').length, height: rows.length });
  return bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
}
