/** The tiles of an area in every form in which they are answered, for tests that compare them. */
import type { Tile } from '@tilewright/tilemap';
import type { TileRow, TileRows } from '../area/tile-rows.js';
import type { Cell } from './segment-oracle.js';

/** Where an answer is wrong it may have billions of tiles: a part of them is enough to show that. */
const MOST = 100_000;

export function cellsOfTiles(some: Iterable<Tile>): Cell[] {
  const cells: Cell[] = [];
  for (const { x, y } of some) if (cells.push([x, y]) >= MOST) break;
  return cells;
}

function cellsOfRows(rows: Iterable<TileRow>): Cell[] {
  const cells: Cell[] = [];
  for (const { y, xMin, xMax } of rows) if (addRow(cells, y, xMin, xMax)) break;
  return cells;
}

function cellsVisited(rows: TileRows): Cell[] {
  const cells: Cell[] = [];
  rows.visit((y, xMin, xMax) => addRow(cells, y, xMin, xMax));
  return cells;
}

/** For each form, by its name, what it says about an area; rows are read twice, since each reading starts again. */
export function cellsInEveryForm(
  rowsIn: () => TileRows,
  tilesIn: () => Iterable<Tile>,
): Readonly<Record<string, Cell[]>> {
  const rows = rowsIn();
  return {
    'tiles in': cellsOfTiles(tilesIn()),
    rows: cellsOfRows(rows),
    'rows again': cellsOfRows(rows),
    'rows().tiles()': cellsOfTiles(rows.tiles()),
    'rows().visit()': cellsVisited(rows),
    'rows().tiles() first': cellsOfTiles(rowsIn().tiles()),
    'rows().visit() first': cellsVisited(rowsIn()),
  };
}

/** The first form whose tiles are not the expected ones. */
export function formThatDiffers(
  expected: readonly Cell[],
  forms: Readonly<Record<string, readonly Cell[]>>,
): string | undefined {
  const cells = expected.join(' ');
  return Object.keys(forms).find((form) => forms[form]?.join(' ') !== cells);
}

/** Adds the tiles of a row; returns whether there are enough. */
function addRow(cells: Cell[], y: number, xMin: number, xMax: number): boolean {
  for (let x = xMin; x <= xMax && cells.length < MOST; x++) cells.push([x, y]);
  return cells.length >= MOST;
}
