/**
 * Makes room for one more record in a full cell, with a gap of the nearest cell that has one.
 *
 *     cell      A         B         C              one more record for A, and C has the gap
 *           | a  a  a | b  b  b | c  c  . |
 *           | a  a  a | b  b  b | .  c  c |        C: its first record moves into the gap
 *           | a  a  a | .  b  b   b | c  c |       B: its first record moves behind its last one, the borders move on
 *           | a  a  a   . | b  b   b | c  c |      A has the gap
 *
 * The order inside a cell does not matter, so each cell in between moves only one record of 32 or 40 bytes and one
 * border. The runs stay contiguous, so single moves do not make questions slower.
 */

/** The part of the cells that the search for gaps uses. */
export interface CellsWithGaps {
  readonly start: Int32Array;
  readonly records: Float64Array;
  readonly stride: number;
  readonly end: number;
  readonly policy: { debt: number };
  hasGap(cell: number): boolean;
  firstGap(cell: number): number;
  shift(from: number, to: number): void;
}

/**
 * The number of cells on each side that are searched for a gap before all gaps are spread again, and the number of
 * cells that count as near.
 */
const FARTHEST = 2048;
const NEAR = 32;

/**
 * Returns a gap in the cell: its own, or one moved there from the nearest cell that has one; -1 if no cell within range
 * has one.
 */
export function takeGap(cells: CellsWithGaps, cell: number): number {
  if (cells.hasGap(cell)) return cells.firstGap(cell);
  const end = cells.start.length - 1;
  const reach = Math.min(FARTHEST, Math.max(end - cell, cell));
  for (let distance = 1; distance <= reach; distance++) {
    if (distance > NEAR) cells.policy.debt++;
    const east = cell + distance;
    if (east < end ? cells.hasGap(east) : east === end && isRoomBehind(cells)) return bringFromEast(cells, cell, east);
    const west = cell - distance;
    if (west >= 0 && cells.hasGap(west)) return bringFromWest(cells, cell, west);
  }
  return -1;
}

/** Whether there is room after the last cell. */
function isRoomBehind({ end, records, stride }: CellsWithGaps): boolean {
  return (end + 2) * stride <= records.length;
}

function bringFromEast(cells: CellsWithGaps, cell: number, from: number): number {
  const { start } = cells;
  const last = start.length - 1;
  let hole: number;
  if (from === last) {
    hole = start[last]!++;
  } else {
    const gap = cells.firstGap(from);
    hole = start[from]!++;
    if (hole !== gap) cells.shift(hole, gap);
  }
  // The hole lies at the end of the cell before `from`. Each full cell gives its first record's place to the cell
  // before it.
  for (let c = from - 1; c > cell; c--) {
    const first = start[c]!++;
    if (first !== hole) cells.shift(first, hole);
    hole = first;
  }
  return hole;
}

function bringFromWest(cells: CellsWithGaps, cell: number, from: number): number {
  const { start } = cells;
  let hole = --start[from + 1]!;
  // The hole lies before the first record of the next cell. Each full cell fills it with its last record.
  for (let c = from + 1; c <= cell; c++) {
    const end = c === cell ? start[c + 1]! : start[c + 1]!--;
    if (end - 1 !== hole) cells.shift(end - 1, hole);
    hole = end - 1;
  }
  return hole;
}
