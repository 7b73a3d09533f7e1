/**
 * Jump point search: among all shortest paths it follows only those that go diagonally as early as possible, and
 * keeps only the tiles at which such a path must turn. It scans the tiles between them in words of 32.
 *
 *     S . . . . . . .       From S the search moves diagonally. From each tile of the diagonal it scans the row and
 *     . \ . . . . # .       the column (see lines.ts), and finds J, past the end of a wall: a path may turn there.
 *     . . \ - - - - J       The tiles of the diagonal are not kept: the parent of J is S, and a path from S to J goes
 *     . . . \ . . . .       diagonally first.
 *
 * Under `'four-way'`, columns take the role of diagonals. Source: Harabor and Grastien 2011, 2014.
 */
import type { Ground } from '../ground/ground.js';
import { DIAGONAL, EIGHT_WAY, FOUR_WAY, STRAIGHT } from '../limits.js';
import { EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './directions.js';
import type { Frontier } from './frontier.js';
import { isOpenTo, type Lines, scanBackward, scanForward } from './lines.js';

/** Under `'four-way'`, a path along a column stops every 2^16 tiles, as it does along a row. */
const STOP_MASK = 0xffff;

export class JumpSearch {
  private readonly frontier: Frontier;
  private readonly rows: Lines;
  private readonly columns: Lines;
  private readonly cuts: boolean;
  private readonly isFourWay: boolean;

  constructor(ground: Ground, rows: Lines, columns: Lines, frontier: Frontier) {
    this.frontier = frontier;
    this.rows = rows;
    this.columns = columns;
    this.cuts = ground.rule === EIGHT_WAY;
    this.isFourWay = ground.rule === FOUR_WAY;
  }

  /** Under `'four-way'`, reaches a goal if one of the two paths with at most one turn is open: no path is shorter. */
  reachByOneTurn(id: number, row: number, column: number, goalRow: number, goalColumn: number): void {
    const { frontier, rows, columns } = this;
    const along = Math.abs(goalRow - row) * STRAIGHT;
    const across = Math.abs(goalColumn - column) * STRAIGHT;
    const toRow = goalRow > row ? SOUTH : NORTH;
    if (isOpenTo(columns, column, row, goalRow) && isOpenTo(rows, goalRow, column, goalColumn)) {
      frontier.reach(goalRow, goalColumn, (along + across) | 0, id, toRow);
    } else if (isOpenTo(rows, row, column, goalColumn) && isOpenTo(columns, goalColumn, row, goalRow)) {
      const corner = id + goalColumn - column;
      frontier.reach(row, goalColumn, across | 0, id, goalColumn > column ? EAST : WEST);
      frontier.reach(goalRow, goalColumn, (along + across) | 0, corner, toRow);
    }
  }

  /** Reaches the tiles at which a shortest path through a tile may turn next. */
  expand(id: number, row: number, column: number, length: number, link: number): void {
    const direction = link & 7;
    if (link >>> 3 === id) {
      this.expandStart(id, row, column, length);
    } else if (this.isFourWay) {
      this.expandFourWay(id, row, column, length, direction);
    } else if ((direction & 1) === 1) {
      this.expandDiagonal(id, row, column, length, direction);
    } else if (direction === EAST || direction === WEST) {
      const ahead = direction === EAST ? 1 : -1;
      this.alongRow(id, row, column, length, ahead);
      this.turnFromRow(id, row, column, length, ahead, -1);
      this.turnFromRow(id, row, column, length, ahead, 1);
    } else {
      const ahead = direction === SOUTH ? 1 : -1;
      this.alongColumn(id, row, column, length, ahead);
      this.turnFromColumn(id, row, column, length, ahead, -1);
      this.turnFromColumn(id, row, column, length, ahead, 1);
    }
  }

  private expandStart(id: number, row: number, column: number, length: number): void {
    this.alongRow(id, row, column, length, 1);
    this.alongRow(id, row, column, length, -1);
    if (this.isFourWay) {
      this.alongColumnAndRows(id, row, column, length, 1);
      this.alongColumnAndRows(id, row, column, length, -1);
      return;
    }
    this.alongColumn(id, row, column, length, 1);
    this.alongColumn(id, row, column, length, -1);
    this.diagonally(id, row, column, length, 1, 1);
    this.diagonally(id, row, column, length, 1, -1);
    this.diagonally(id, row, column, length, -1, 1);
    this.diagonally(id, row, column, length, -1, -1);
  }

  private expandFourWay(id: number, row: number, column: number, length: number, direction: number): void {
    if (direction === EAST || direction === WEST) {
      const ahead = direction === EAST ? 1 : -1;
      this.alongRow(id, row, column, length, ahead);
      if (!this.isOpen(row - 1, column - ahead)) this.alongColumnAndRows(id, row, column, length, -1);
      if (!this.isOpen(row + 1, column - ahead)) this.alongColumnAndRows(id, row, column, length, 1);
      return;
    }
    this.alongRow(id, row, column, length, 1);
    this.alongRow(id, row, column, length, -1);
    this.alongColumnAndRows(id, row, column, length, direction === SOUTH ? 1 : -1);
  }

  /** Expands a tile that was reached diagonally: under `'eight-way'`, past a corner. */
  private expandDiagonal(id: number, row: number, column: number, length: number, direction: number): void {
    const down = direction === SOUTH_EAST || direction === SOUTH_WEST ? 1 : -1;
    const right = direction === SOUTH_EAST || direction === NORTH_EAST ? 1 : -1;
    this.alongRow(id, row, column, length, right);
    this.alongColumn(id, row, column, length, down);
    this.diagonally(id, row, column, length, down, right);
    if (!this.isOpen(row, column - right)) this.diagonally(id, row, column, length, down, -right);
    if (!this.isOpen(row - down, column)) this.diagonally(id, row, column, length, -down, right);
  }

  /** Turns from a row to the north or the south, if no path that turns earlier is as short. */
  private turnFromRow(id: number, row: number, column: number, length: number, ahead: number, side: number): void {
    if (this.cuts) {
      if (!this.isOpen(row + side, column)) this.diagonally(id, row, column, length, side, ahead);
    } else if (!this.isOpen(row + side, column - ahead)) {
      this.alongColumn(id, row, column, length, side);
      this.diagonally(id, row, column, length, side, ahead);
    }
  }

  private turnFromColumn(id: number, row: number, column: number, length: number, ahead: number, side: number): void {
    if (this.cuts) {
      if (!this.isOpen(row, column + side)) this.diagonally(id, row, column, length, ahead, side);
    } else if (!this.isOpen(row - ahead, column + side)) {
      this.alongRow(id, row, column, length, side);
      this.diagonally(id, row, column, length, ahead, side);
    }
  }

  private alongRow(id: number, row: number, column: number, length: number, ahead: number): void {
    const { frontier } = this;
    const { open, forward, backward, stride } = this.rows;
    const line = row * stride;
    if (ahead > 0) {
      const found = scanForward(open, forward, frontier.goalRows, line, column);
      if (found !== 0) frontier.reach(row, found, (length + (found - column) * STRAIGHT) | 0, id, EAST);
    } else {
      const found = scanBackward(open, backward, frontier.goalRows, line, column);
      if (found !== 0) frontier.reach(row, found, (length + (column - found) * STRAIGHT) | 0, id, WEST);
    }
  }

  private alongColumn(id: number, row: number, column: number, length: number, ahead: number): void {
    const { frontier } = this;
    const { open, forward, backward, stride } = this.columns;
    const line = column * stride;
    if (ahead > 0) {
      const found = scanForward(open, forward, frontier.goalColumns, line, row);
      if (found !== 0) frontier.reach(found, column, (length + (found - row) * STRAIGHT) | 0, id, SOUTH);
    } else {
      const found = scanBackward(open, backward, frontier.goalColumns, line, row);
      if (found !== 0) frontier.reach(found, column, (length + (row - found) * STRAIGHT) | 0, id, NORTH);
    }
  }

  /** Moves diagonally up to a closed tile, and scans the row and the column of each tile. */
  private diagonally(id: number, row: number, column: number, length: number, down: number, right: number): void {
    const { frontier, cuts } = this;
    for (;;) {
      if (!cuts && !(this.isOpen(row, column + right) && this.isOpen(row + down, column))) return;
      row += down;
      column += right;
      length = (length + DIAGONAL) | 0;
      if (!this.isOpen(row, column)) return;
      if (frontier.isGoal(row, column) || (cuts && this.passesCorner(row, column, down, right))) {
        frontier.reach(row, column, length, id, diagonalDirection(down, right));
        return;
      }
      this.alongRow(id, row, column, length, right);
      this.alongColumn(id, row, column, length, down);
    }
  }

  /** Whether a path that arrived diagonally may turn onto another diagonal beside a closed tile. */
  private passesCorner(row: number, column: number, down: number, right: number): boolean {
    return (
      (!this.isOpen(row, column - right) && this.isOpen(row + down, column - right)) ||
      (!this.isOpen(row - down, column) && this.isOpen(row - down, column + right))
    );
  }

  /** Moves along a column up to a closed tile, and scans the row of each tile to both sides. */
  private alongColumnAndRows(id: number, row: number, column: number, length: number, ahead: number): void {
    const { frontier } = this;
    for (;;) {
      row += ahead;
      length = (length + STRAIGHT) | 0;
      if (!this.isOpen(row, column)) return;
      if ((row & STOP_MASK) === 0 || frontier.isGoal(row, column)) {
        frontier.reach(row, column, length, id, ahead > 0 ? SOUTH : NORTH);
        return;
      }
      if (this.isOpen(row, column + 1)) this.alongRow(id, row, column, length, 1);
      if (this.isOpen(row, column - 1)) this.alongRow(id, row, column, length, -1);
    }
  }

  private isOpen(row: number, column: number): boolean {
    const { open, stride } = this.rows;
    return ((open[row * stride + (column >>> 5)]! >>> column) & 1) === 1;
  }
}

function diagonalDirection(down: number, right: number): number {
  if (down > 0) return right > 0 ? SOUTH_EAST : SOUTH_WEST;
  return right > 0 ? NORTH_EAST : NORTH_WEST;
}
