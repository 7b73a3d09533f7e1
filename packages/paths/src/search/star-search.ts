/**
 * A*: visits tiles in the order of the length so far plus the estimate of the rest. Used if tiles have costs, or if
 * every tile must be visited.
 *
 * Lengths are counted twice, since a move counts its length times the sum of the costs of both tiles: twice their mean.
 */
import type { Ground } from '../ground/ground.js';
import { DIAGONAL, FOUR_WAY, NO_CORNER_CUTTING, STRAIGHT } from '../limits.js';
import { EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, SOUTH_EAST, SOUTH_WEST, WEST } from './directions.js';
import type { Frontier } from './frontier.js';

const ALL_DIRECTIONS = 0xff;
/** The five directions around east as bits, twice; rotated for other directions. */
const FIVE_DIRECTIONS = 0x1f1f;

export class StarSearch {
  private readonly frontier: Frontier;
  private readonly open: Int32Array;
  private readonly costs: Uint8Array | undefined;
  private readonly pitch: number;
  private readonly isFourWay: boolean;
  private readonly isEightWay: boolean;

  constructor(ground: Ground, open: Int32Array, costs: Uint8Array | undefined, frontier: Frontier) {
    this.frontier = frontier;
    this.open = open;
    this.costs = costs;
    this.pitch = ground.pitch;
    this.isFourWay = ground.rule === FOUR_WAY;
    this.isEightWay = ground.rule !== NO_CORNER_CUTTING;
  }

  /**
   * Reaches the neighbors of a tile, except those behind it: they are also neighbors of its parent, which reached
   * them by a move that is no longer.
   */
  expand(id: number, row: number, column: number, length: number, link: number): void {
    const { pitch, isEightWay } = this;
    const ahead = link >>> 3 === id ? ALL_DIRECTIONS : directionsAhead(link & 7);
    const east = this.isOpen(id + 1);
    const south = this.isOpen(id + pitch);
    const west = this.isOpen(id - 1);
    const north = this.isOpen(id - pitch);
    if (east && (ahead & 1) !== 0) this.move(id, row, column + 1, length, STRAIGHT, EAST);
    if (south && (ahead & 4) !== 0) this.move(id, row + 1, column, length, STRAIGHT, SOUTH);
    if (west && (ahead & 16) !== 0) this.move(id, row, column - 1, length, STRAIGHT, WEST);
    if (north && (ahead & 64) !== 0) this.move(id, row - 1, column, length, STRAIGHT, NORTH);
    if (this.isFourWay) return;
    if ((ahead & 2) !== 0 && (isEightWay || (south && east)) && this.isOpen(id + pitch + 1)) {
      this.move(id, row + 1, column + 1, length, DIAGONAL, SOUTH_EAST);
    }
    if ((ahead & 8) !== 0 && (isEightWay || (south && west)) && this.isOpen(id + pitch - 1)) {
      this.move(id, row + 1, column - 1, length, DIAGONAL, SOUTH_WEST);
    }
    if ((ahead & 32) !== 0 && (isEightWay || (north && west)) && this.isOpen(id - pitch - 1)) {
      this.move(id, row - 1, column - 1, length, DIAGONAL, NORTH_WEST);
    }
    if ((ahead & 128) !== 0 && (isEightWay || (north && east)) && this.isOpen(id - pitch + 1)) {
      this.move(id, row - 1, column + 1, length, DIAGONAL, NORTH_EAST);
    }
  }

  private move(id: number, row: number, column: number, length: number, move: number, direction: number): void {
    const { costs, frontier } = this;
    const sum = costs === undefined ? 2 : costs[id]! + costs[row * this.pitch + column]!;
    frontier.reach(row, column, (length + move * sum) | 0, id, direction);
  }

  private isOpen(id: number): boolean {
    return ((this.open[id >>> 5]! >>> id) & 1) === 1;
  }
}

/**
 * One bit for each direction that turns by at most a quarter. The tiles in other directions are neighbors of the
 * parent.
 */
function directionsAhead(arrival: number): number {
  return (FIVE_DIRECTIONS >>> (8 - ((arrival + 6) & 7))) & ALL_DIRECTIONS;
}
