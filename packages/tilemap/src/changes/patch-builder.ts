/** Builds a patch from tiles that differ, in any order of rectangles. */
import { argumentError } from '@tilewright/units/checks';
import { MOST_PATCH_TILES } from '../limits.js';
import { TilemapPatch } from './patch.js';

export class PatchBuilder<T> {
  private readonly where: string;
  private readonly runs: number[] = [];
  private readonly before: T[] = [];
  private readonly after: T[] = [];
  private tileCount: number = 0;
  /** Whether each run begins after the run before it. */
  private isInOrder: boolean = true;
  // The tile after the last run, which may continue the run.
  private nextX: number = 0;
  private nextY: number = 0;

  /** @param where - the name of the public function, for errors */
  constructor(where: string) {
    this.where = where;
  }

  /** Adds a run of tiles that differ. If a tile was added before, it had the same values. */
  add(x: number, y: number, width: number, before: T, after: T): void {
    const last = this.before.length - 1;
    const isNext = last >= 0 && x === this.nextX && y === this.nextY;
    if (isNext && Object.is(this.before[last], before) && Object.is(this.after[last], after)) {
      this.runs[3 * last + 2]! += width;
    } else {
      if (last >= 0 && (y < this.nextY || (y === this.nextY && x < this.nextX))) this.isInOrder = false;
      this.runs.push(x, y, width);
      this.before.push(before);
      this.after.push(after);
    }
    this.nextX = x + width;
    this.nextY = y;
    this.tileCount += width;
    if (this.tileCount > MOST_PATCH_TILES) {
      const rule = `at most ${MOST_PATCH_TILES}`;
      throw argumentError(this.where, 'number of changed tiles', rule, this.tileCount, 'Compare parts of the maps');
    }
  }

  build(): TilemapPatch<T> {
    const { runs, before, after } = this.isInOrder ? this : this.sorted();
    return TilemapPatch.of({ runs: Int32Array.from(runs), before, after });
  }

  /** A copy with the tiles sorted and each tile once. */
  private sorted(): PatchBuilder<T> {
    const { runs } = this;
    const order = Array.from(this.before.keys()).sort(
      (a, b) => runs[3 * a + 1]! - runs[3 * b + 1]! || runs[3 * a]! - runs[3 * b]!,
    );
    const ordered = new PatchBuilder<T>(this.where);
    let row = NaN;
    let end = 0;
    for (const index of order) {
      const x = runs[3 * index]!;
      const y = runs[3 * index + 1]!;
      const right = x + runs[3 * index + 2]!;
      // Skip the tiles that the previous run already has.
      const start = y === row ? Math.max(x, end) : x;
      if (start >= right) continue;
      ordered.add(start, y, right - start, this.before[index]!, this.after[index]!);
      row = y;
      end = right;
    }
    return ordered;
  }
}
