/**
 * One search for a path, from its start to its route, in slices.
 *
 * Without costs it is a jump point search, with costs A*. If no goal can be reached and the nearest tile is wanted,
 * it then visits all tiles that can be reached, and keeps the best. It calls no callbacks while it runs.
 */
import { unsafeNumber } from '@tilewright/units';
import type { FindOptions } from '../arguments/find-options.js';
import { Goals } from '../ground/goals.js';
import type { Ground } from '../ground/ground.js';
import { costOfScaled, lengthOfMoves, scaledMoves } from '../ground/length.js';
import { octileLength } from '../ground/octile.js';
import { DIAGONAL, FOUR_WAY, MOST_COST, STRAIGHT } from '../limits.js';
import type { RowsAndColumns } from './rows-and-columns.js';
import { Frontier } from './frontier.js';
import { JumpSearch } from './jump-search.js';
import { StarSearch } from './star-search.js';

/** The state of a search: it is running, it found a path, or it ended without a path. */
export type SearchStatus = 'under-way' | 'found' | 'none';

/**
 * The buckets of the queue are 2^11 wide; a move is at least 5741 long. In wider buckets, tiles are visited in a
 * worse order and more often twice: with 2^13, a search among 10 % walls takes 1.6 times as long.
 */
const QUEUE_SHIFT = 11;
/** A bound of the relative error of 8119 / 5741 as the square root of 2, plus one rounding. */
const LENGTH_ERROR = 2e-8;
/** Scans stop every 2^16 tiles, so a jump passes at most this many tiles diagonally and as many straight. */
const MOST_JUMPED = 0x10000;
/** The factor of lengths that are counted twice. */
const TWICE = 2;

export class Search {
  status: SearchStatus = 'none';
  /** The goals: set them before `begin`. */
  readonly goals: Goals = new Goals();
  /** The ids of the tiles of the path, from the start on, if a path was found. */
  route: Int32Array = new Int32Array(64);
  /** The number of tiles of the path. */
  count: number = 0;
  straight: number = 0;
  diagonal: number = 0;
  /** The scaled cost of the path: see `costOfScaled`. */
  scaled: number = 0;

  private readonly ground: Ground;
  private readonly frontier: Frontier;
  private readonly isFourWay: boolean;
  private jumps: JumpSearch | undefined;
  private stars: StarSearch;
  private open: Int32Array;
  private costs: Uint8Array | undefined;
  private start: number = 0;
  private isJumping: boolean = false;
  /** Whether it visits all tiles to find the nearest. */
  private isFlooding: boolean = false;
  private nearest: boolean = false;
  /** Whether there are limits. Without limits, no doubles are computed. */
  private hasLimits: boolean = false;
  // Doubles from the start: an engine would allocate a number when a double replaces a small integer.
  private maxLength: number = Number.POSITIVE_INFINITY;
  private maxCost: number = Number.POSITIVE_INFINITY;
  /** The last level of the queue that is within both limits. */
  private lastLevel: number = Number.POSITIVE_INFINITY;
  private nearestId: number = 0;
  private nearestAway: number = 0;
  private nearestScaled: number = 0;

  /** @param lines - the lines of the ground; a ground with costs does not need them */
  constructor(ground: Ground, lines: RowsAndColumns | undefined) {
    this.ground = ground;
    this.frontier = new Frontier(ground, lines?.columns.stride ?? 0);
    this.isFourWay = ground.rule === FOUR_WAY;
    this.open = ground.open;
    this.costs = ground.costs;
    this.stars = new StarSearch(ground, ground.open, ground.costs, this.frontier);
    if (lines !== undefined) this.jumps = new JumpSearch(ground, lines.rows, lines.columns, this.frontier);
  }

  /** Starts a search for the goals. It may end at once, as for a start outside (id 0), and without goals. */
  begin(start: number, options: FindOptions | undefined): void {
    this.start = start;
    this.nearest = options?.nearest ?? false;
    this.maxLength = unsafeNumber(options?.maxLength ?? Number.POSITIVE_INFINITY);
    this.maxCost = options?.maxCost ?? Number.POSITIVE_INFINITY;
    this.hasLimits = options?.maxLength !== undefined || options?.maxCost !== undefined;
    this.restart();
  }

  /** Restarts with the tiles that are open now. */
  restart(): void {
    this.frontier.clear(this.goals);
    this.isFlooding = false;
    if (this.start === 0 || this.goals.count === 0) {
      this.count = 0;
      this.status = 'none';
      return;
    }
    this.status = 'under-way';
    if (this.goals.includes(this.start)) {
      this.keepRoute(this.start);
      return;
    }
    this.isJumping = this.jumps !== undefined;
    this.beginFrontier(this.goals, 1);
    if (this.frontier.goalCount === 0) this.reachNone();
    else if (this.isFourWay && this.goals.count === 1) this.reachByOneTurn(this.goals.ids[0]!);
  }

  /** Continues on a copy of the ground, which does not change any more. */
  freeze(lines: RowsAndColumns | undefined): void {
    const { ground, frontier } = this;
    this.open = ground.open.slice();
    this.costs = ground.costs?.slice();
    this.stars = new StarSearch(ground, this.open, this.costs, frontier);
    if (lines !== undefined) this.jumps = new JumpSearch(ground, lines.rows.copy(), lines.columns.copy(), frontier);
  }

  /** Clears the search, so that another can start. */
  release(lines: RowsAndColumns | undefined): void {
    const { ground, frontier } = this;
    frontier.clear(this.goals);
    this.status = 'none';
    if (this.open === ground.open) return;
    this.open = ground.open;
    this.costs = ground.costs;
    this.stars = new StarSearch(ground, this.open, this.costs, frontier);
    if (lines !== undefined) this.jumps = new JumpSearch(ground, lines.rows, lines.columns, frontier);
  }

  /** Visits up to `nodes` tiles: a whole number, since an engine would allocate a double for each step of the count. */
  advance(nodes: number): void {
    const { frontier, ground } = this;
    const { queue, records } = frontier;
    let left = nodes;
    while (left > 0 && this.status === 'under-way') {
      if (queue.count !== 0) queue.advance();
      if (queue.count === 0 || frontier.isBestWithin(queue.base) || (this.hasLimits && queue.level > this.lastLevel)) {
        this.end();
        continue;
      }
      const id = queue.pop();
      const link = records[2 * id]!;
      if (link < 0) continue;
      records[2 * id] = -link;
      const length = records[2 * id + 1]!;
      const row = ground.rowOf(id);
      const column = id - row * ground.pitch;
      if (frontier.isTooFar(row, column, length)) continue;
      left--;
      if (this.isFlooding) this.considerNearest(id, row, column, length);
      if (this.isJumping) this.jumps?.expand(id, row, column, length, link);
      else this.stars.expand(id, row, column, length, link);
    }
  }

  /** If this reaches the goal, the search ends before it visits a tile. */
  private reachByOneTurn(goal: number): void {
    const { ground, start } = this;
    const row = ground.rowOf(start);
    const goalRow = ground.rowOf(goal);
    const column = start - row * ground.pitch;
    this.jumps?.reachByOneTurn(start, row, column, goalRow, goal - goalRow * ground.pitch);
  }

  private beginFrontier(goals: Goals, estimates: 0 | 1): void {
    const { frontier, ground, isJumping } = this;
    const { width, height } = ground.bounds;
    const range = isJumping
      ? TWICE * DIAGONAL * (Math.min(width, MOST_JUMPED) + Math.min(height, MOST_JUMPED))
      : TWICE * DIAGONAL * TWICE * (this.costs === undefined ? 1 : MOST_COST);
    frontier.begin(this.start, this.open, goals, estimates * (isJumping ? 1 : TWICE), QUEUE_SHIFT, range);
    if (this.hasLimits) this.lastLevel = this.levelWithinLimits();
  }

  private levelWithinLimits(): number {
    // With costs, the length of a path says nothing about its cost.
    const limit = Math.min(this.maxCost, this.costs === undefined ? this.maxLength : Number.POSITIVE_INFINITY);
    const scaled = limit * STRAIGHT * (this.isJumping ? 1 : TWICE) * (1 + LENGTH_ERROR) + 1;
    return Math.floor((scaled - this.frontier.firstEstimate) / (1 << QUEUE_SHIFT));
  }

  /** Ends a search that has no more tiles through which a shorter path could lead. */
  private end(): void {
    const { bestId } = this.frontier;
    const id = this.isFlooding ? this.nearestId : bestId;
    if (id === 0) {
      this.reachNone();
      return;
    }
    this.keepRoute(id);
    if (this.isFlooding || this.isWithinLimits()) return;
    this.reachNone();
  }

  private reachNone(): void {
    this.count = 0;
    if (this.isFlooding || !this.nearest) {
      this.status = 'none';
      return;
    }
    this.frontier.clear(this.goals);
    this.status = 'under-way';
    this.isFlooding = true;
    this.isJumping = false;
    this.nearestId = 0;
    this.beginFrontier(noGoals, 0);
  }

  /** Keeps a tile that was reached if it is nearer to a goal than the best so far. */
  private considerNearest(id: number, row: number, column: number, length: number): void {
    const { queue } = this.frontier;
    const scaled = queue.level * (1 << QUEUE_SHIFT) + ((length - queue.base) | 0);
    const away = this.distanceToGoal(row, column);
    if (this.nearestId !== 0) {
      if (away > this.nearestAway) return;
      if (away === this.nearestAway && scaled > this.nearestScaled) return;
      if (away === this.nearestAway && scaled === this.nearestScaled && id > this.nearestId) return;
    }
    if (this.hasLimits && costOfScaled(scaled) > this.maxCost) return;
    // Costs are at least 1, so most paths need not be followed to see that they are short enough.
    if (this.hasLimits && costOfScaled(scaled) * (1 + LENGTH_ERROR) > this.maxLength && !this.isShortEnough(id)) return;
    this.nearestId = id;
    this.nearestAway = away;
    this.nearestScaled = scaled;
  }

  private isShortEnough(id: number): boolean {
    this.measure(id);
    return this.isWithinLimits();
  }

  private isWithinLimits(): boolean {
    if (!this.hasLimits) return true;
    const length = unsafeNumber(lengthOfMoves(this.straight, this.diagonal));
    return length <= this.maxLength && costOfScaled(this.scaled) <= this.maxCost;
  }

  private distanceToGoal(row: number, column: number): number {
    const { goals, ground } = this;
    let least = Number.MAX_SAFE_INTEGER;
    for (let i = 0; i < goals.count; i++) {
      const goalRow = ground.rowOf(goals.ids[i]!);
      const goalColumn = goals.ids[i]! - goalRow * ground.pitch;
      least = Math.min(least, octileLength(Math.abs(goalColumn - column), Math.abs(goalRow - row)));
    }
    return least;
  }

  /** Keeps the path to a tile that was reached. */
  private keepRoute(id: number): void {
    this.status = 'found';
    this.measure(id);
    if (this.route.length < this.count) this.route = new Int32Array(TWICE * this.count);
    const { route, start } = this;
    let at = id;
    let index = this.count - 1;
    route[index] = at;
    while (at !== start) {
      const parent = this.parentOf(at);
      for (; at !== parent; route[--index] = at) at -= this.moveFrom(parent, at);
    }
  }

  /** Counts the moves of the path to a tile that was reached. */
  private measure(id: number): void {
    const { start, ground, costs } = this;
    let straight = 0;
    let diagonal = 0;
    let scaled = 0;
    let at = id;
    while (at !== start) {
      const parent = this.parentOf(at);
      const rows = Math.abs(ground.rowOf(at) - ground.rowOf(parent));
      const columns = Math.abs(ground.xOf(at) - ground.xOf(parent));
      const both = this.isFourWay ? 0 : Math.min(rows, columns);
      diagonal += both;
      straight += rows + columns - 2 * both;
      // With costs, the parent is a neighbor.
      if (costs !== undefined) scaled += (both === 0 ? STRAIGHT : DIAGONAL) * (costs[at]! + costs[parent]!);
      at = parent;
    }
    this.straight = straight;
    this.diagonal = diagonal;
    this.count = straight + diagonal + 1;
    this.scaled = costs === undefined ? scaledMoves(straight, diagonal) : scaled;
  }

  private parentOf(id: number): number {
    return Math.abs(this.frontier.records[2 * id]!) >>> 3;
  }

  /**
   * The last move of the path from a tile to another, as a difference of ids. The path goes diagonally first, and then
   * straight; under `'four-way'` along the column first.
   */
  private moveFrom(from: number, to: number): number {
    const { ground } = this;
    const rows = ground.rowOf(to) - ground.rowOf(from);
    const columns = to - from - rows * ground.pitch;
    const takesColumn = this.isFourWay ? columns !== 0 : Math.abs(columns) >= Math.abs(rows);
    const takesRow = this.isFourWay ? columns === 0 : Math.abs(rows) >= Math.abs(columns);
    return (takesColumn ? Math.sign(columns) : 0) + (takesRow ? Math.sign(rows) * ground.pitch : 0);
  }
}

const noGoals: Goals = /* @__PURE__ */ new Goals();
