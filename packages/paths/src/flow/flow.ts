/**
 * The engine of a flow field: it follows the ground and the goals by repairs or by recomputation.
 *
 *     the map or the goals change --> pending --> repair, in the grid that answers --> wave --> up to date
 *                                            \--> recomputation, in the spare grid --> wave --> the grids swap
 *
 * Tiles that close are closed at once in the grid that answers, so that no answer leads there.
 */
import type { Tile, TileRect } from '@tilewright/tilemap';
import { Goals } from '../ground/goals.js';
import type { Ground } from '../ground/ground.js';
import { ALL_NODES, MANY_CHANGES, TILES_PER_RAISED, TILES_PER_REPAIRED, TOO_MANY } from '../limits.js';
import { CostWave } from './cost-wave.js';
import { FlowGrid } from './flow-grid.js';
import { isGoal, Repair } from './repair.js';
import { FlatWave, type Wave, withRoom } from './wave.js';

export class Flow {
  readonly ground: Ground;
  /** The grid that answers. */
  grid: FlowGrid;
  private spare: FlowGrid | undefined;
  private wave: Wave;
  private readonly repair: Repair = new Repair();
  /** Whether the wave runs over the spare grid: a recomputation. */
  private isAnew: boolean = false;
  /** How many tiles the last recomputation processed. */
  private reached: number = 0;

  /** The goals of the last repair or recomputation, also as one bit per id. */
  private goals: Goals = new Goals();
  private readonly goalBits: Int32Array;
  /** The goals that were set since then, if `hasNextGoals`. */
  private nextGoals: Goals = new Goals();
  private hasNextGoals: boolean = true;

  /**
   * The ids of the tiles that changed since the last repair or recomputation. The count is `MANY_CHANGES` if they
   * are too many.
   */
  private pending: Int32Array = new Int32Array(64);
  private pendingCount: number = 0;

  /** Computes the field. @throws RangeError if there are no goals, or one of them is not a tile */
  constructor(where: string, ground: Ground, goals: Tile | Iterable<Tile>) {
    this.ground = ground;
    this.nextGoals.read(where, 'goals', ground, goals);
    this.goalBits = new Int32Array(ground.open.length);
    const { costs } = ground;
    this.grid = new FlowGrid(ground, costs === undefined ? undefined : new Uint8Array(ground.idCount));
    this.wave = costs === undefined ? new FlatWave() : new CostWave();
    this.spare = this.grid;
    this.computeAnew();
    this.update(ALL_NODES);
    this.spare = undefined;
  }

  /** Sets goals, for the next `update`. */
  setGoals(where: string, goals: Tile | Iterable<Tile>): void {
    const read = this.hasNextGoals ? new Goals() : this.nextGoals;
    read.read(where, 'goals', this.ground, goals);
    this.nextGoals = read;
    this.hasNextGoals = true;
  }

  /** Reads what changed in the map, so that no answer leads into a tile that is closed now. */
  follow(where: string): void {
    if (this.ground.follow(where)) this.takeIn();
  }

  /** Reads tiles of the map again. */
  refresh(where: string, rect: TileRect | undefined): void {
    if (this.ground.refresh(where, rect)) this.takeIn();
  }

  /** Processes up to `nodes` tiles. @returns whether the field is up to date */
  update(nodes: number): boolean {
    let left = nodes;
    for (;;) {
      if (!this.wave.isDone) {
        left -= this.advance(left);
        if (!this.wave.isDone) {
          // Start again, with doubles.
          if (left > 0) continue;
          return false;
        }
      }
      if (this.isAnew) this.swap();
      if (this.pendingCount === 0 && !this.hasNextGoals) return true;
      // The rest of the budget may be too small for a repair for which the next full budget suffices.
      if (left < nodes && left * TILES_PER_REPAIRED < this.reached) return false;
      const looked = this.tryRepair(left);
      if (looked === TOO_MANY) this.computeAnew();
      else left -= looked;
    }
  }

  private advance(nodes: number): number {
    const looked = this.wave.advance(nodes);
    if (this.isAnew) this.reached += looked;
    if (this.wave.isTooLong) this.countByDoubles();
    return looked;
  }

  private takeIn(): void {
    const { changed, changedCount, open } = this.ground;
    if (changedCount === MANY_CHANGES) {
      this.pendingCount = MANY_CHANGES;
      this.grid.close(open);
      return;
    }
    for (let index = 0; index < changedCount; index++) {
      const id = changed[index]!;
      if (!this.ground.isOpen(id)) this.grid.values[id] = -1;
      this.addPending(id);
    }
  }

  private addPending(id: number): void {
    const count = this.pendingCount;
    if (count === MANY_CHANGES) return;
    if (count * TILES_PER_REPAIRED > this.reached) {
      this.pendingCount = MANY_CHANGES;
      return;
    }
    this.pending = withRoom(this.pending, count, 1);
    this.pending[count] = id;
    this.pendingCount++;
  }

  /** Repairs the grid that answers, up to the wave. @returns how many tiles it processed; `TOO_MANY` if it gave up */
  private tryRepair(nodes: number): number {
    const { ground, grid, repair, goalBits, pending, pendingCount } = this;
    if (pendingCount === MANY_CHANGES || !this.keepsGoals()) return TOO_MANY;
    repair.begin();
    if (this.hasNextGoals) {
      for (let index = 0; index < this.goals.count; index++) repair.addGoal(this.goals.ids[index]!);
      this.takeGoals();
      for (let index = 0; index < this.goals.count; index++) repair.addGoal(this.goals.ids[index]!);
    }
    for (let index = 0; index < pendingCount; index++) {
      const id = pending[index]!;
      if (grid.values[id]! < 0 && ground.isOpen(id)) grid.values[id] = grid.far;
      if (grid.costs !== undefined) grid.costs[id] = ground.costOf(id);
      repair.addTile(id, grid.offsets);
    }
    const looked = repair.raise(grid, goalBits, Math.min(nodes, this.reached / TILES_PER_RAISED));
    if (looked === TOO_MANY) return TOO_MANY;
    this.pendingCount = 0;
    this.wave.start(grid, false);
    repair.lower(grid, goalBits, this.wave.seeds);
    return looked;
  }

  /** Whether at least one goal stays, so that a repair may be worth it. */
  private keepsGoals(): boolean {
    if (!this.hasNextGoals) return true;
    const { ids, count } = this.nextGoals;
    for (let index = 0; index < count; index++) if (isGoal(this.goalBits, ids[index]!)) return true;
    return false;
  }

  private takeGoals(): void {
    if (!this.hasNextGoals) return;
    const { goalBits, goals, nextGoals } = this;
    for (let index = 0; index < goals.count; index++) goalBits[goals.ids[index]! >>> 5] = 0;
    for (let index = 0; index < nextGoals.count; index++) {
      const id = nextGoals.ids[index]!;
      goalBits[id >>> 5]! |= 1 << (id & 31);
    }
    this.goals = nextGoals;
    this.nextGoals = goals;
    this.hasNextGoals = false;
  }

  /** Starts a recomputation; the old grid answers meanwhile. */
  private computeAnew(): void {
    const { ground, wave } = this;
    this.takeGoals();
    const spare = (this.spare ??= new FlowGrid(ground, this.grid.costs));
    spare.reset(ground);
    this.pendingCount = 0;
    this.isAnew = true;
    this.reached = 0;
    wave.start(spare, true);
    const { ids, count } = this.goals;
    for (let index = 0; index < count; index++) {
      const id = ids[index]!;
      if (spare.values[id] !== spare.far) continue;
      spare.values[id] = 0;
      wave.seeds.add(spare.values, id);
    }
  }

  /** Makes the spare grid, now complete, the grid that answers. */
  private swap(): void {
    const computed = this.spare ?? this.grid;
    this.isAnew = false;
    this.spare = this.grid.far === computed.far ? this.grid : undefined;
    this.grid = computed;
    if (this.pendingCount === MANY_CHANGES) computed.close(this.ground.open);
    for (let index = 0; index < this.pendingCount; index++) {
      const id = this.pending[index]!;
      if (!this.ground.isOpen(id)) computed.values[id] = -1;
    }
  }

  /** Starts a recomputation with doubles, which have room for longer paths. */
  private countByDoubles(): void {
    const { ground } = this;
    this.wave = new CostWave();
    this.spare = new FlowGrid(ground, new Uint8Array(ground.idCount).fill(1));
    this.computeAnew();
  }
}
