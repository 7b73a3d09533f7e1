/** The goals in the arguments of a caller: one tile or several. */
import type { Tile } from '@tilewright/tilemap';
import { argumentError } from '@tilewright/units/checks';
import type { Ground } from './ground.js';

/** The ids of goals, reused from call to call without allocating. */
export class Goals {
  /** The ids, of which the first `count` are in use, in the order of the argument. An id may occur more than once. */
  ids: Int32Array = new Int32Array(8);
  count: number = 0;

  /**
   * Reads a tile, or an iterable of tiles. Solid tiles are included. Tiles outside the ground are skipped, so the
   * result may be empty.
   *
   * @throws RangeError if no tiles are given, or one of them is not a tile; also what the iterable throws
   */
  read(where: string, parameter: string, ground: Ground, goals: Tile | Iterable<Tile>): void {
    this.count = 0;
    let given = 1;
    if (Array.isArray(goals)) {
      given = goals.length;
      for (let index = 0; index < given; index++) {
        this.add(ground.idOf(where, parameter, (goals as readonly Tile[])[index]!));
      }
    } else if (isIterable(goals)) {
      given = 0;
      for (const goal of goals) {
        this.add(ground.idOf(where, parameter, goal));
        given++;
      }
    } else {
      this.add(ground.idOf(where, parameter, goals));
    }
    if (given === 0) throw argumentError(where, parameter, 'a tile, or a list of at least one tile', goals);
  }

  /** Whether a tile is a goal. */
  includes(id: number): boolean {
    for (let index = 0; index < this.count; index++) if (this.ids[index] === id) return true;
    return false;
  }

  private add(id: number): void {
    if (id === 0) return;
    if (this.count === this.ids.length) {
      const more = new Int32Array(2 * this.count);
      more.set(this.ids);
      this.ids = more;
    }
    this.ids[this.count++] = id;
  }
}

function isIterable(goals: Tile | Iterable<Tile> | null | undefined): goals is Iterable<Tile> {
  return typeof goals === 'object' && goals !== null && Symbol.iterator in goals;
}
