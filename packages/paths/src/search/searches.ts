/** A ground, its rows and columns, and a pool of searches over them. */
import type { Tile, TileRect } from '@tilewright/tilemap';
import type { FindOptions } from '../arguments/find-options.js';
import type { Ground } from '../ground/ground.js';
import { costOfScaled, lengthOfMoves } from '../ground/length.js';
import type { TilePath } from '../ground/tile-path.js';
import { ALL_NODES } from '../limits.js';
import { RowsAndColumns } from './rows-and-columns.js';
import { Search } from './search.js';

export class Searches {
  readonly ground: Ground;
  /** `undefined` with costs: A* needs no lines. */
  readonly lines: RowsAndColumns | undefined;
  /** The idle searches are the first `idleCount`. Slots are reused, since `push` and `pop` may allocate. */
  private readonly idle: (Search | undefined)[] = [];
  private idleCount: number = 0;

  constructor(ground: Ground) {
    this.ground = ground;
    this.lines = ground.costs === undefined ? new RowsAndColumns(ground) : undefined;
  }

  /** Reads what changed in the map. */
  follow(where: string): void {
    if (this.ground.follow(where)) this.lines?.follow();
  }

  /** Reads what changed in the map, and a rectangle of tiles. */
  refresh(where: string, rect: TileRect | undefined): void {
    if (this.ground.refresh(where, rect)) this.lines?.follow();
  }

  /**
   * Borrows a search and starts it.
   *
   * @throws RangeError that names the invalid argument; also what `isSolid`, `cost` and an iterable of goals throw
   */
  begin(where: string, from: Tile, to: Tile | Iterable<Tile>, options: FindOptions | undefined): Search {
    const start = this.ground.idOf(where, 'from', from);
    const search = this.borrow();
    let isBegun = false;
    try {
      search.goals.read(where, 'to', this.ground, to);
      this.follow(where);
      search.begin(start, options);
      isBegun = true;
    } finally {
      if (!isBegun) this.giveBack(search);
    }
    return search;
  }

  /** `begin`, then the whole search. */
  run(where: string, from: Tile, to: Tile | Iterable<Tile>, options: FindOptions | undefined): Search {
    const search = this.begin(where, from, to, options);
    while (search.status === 'under-way') search.advance(ALL_NODES);
    return search;
  }

  /** Returns a search to the pool, whether or not it has ended. */
  giveBack(search: Search): void {
    search.release(this.lines);
    this.idle[this.idleCount++] = search;
  }

  private borrow(): Search {
    if (this.idleCount === 0) return new Search(this.ground, this.lines);
    const search = this.idle[--this.idleCount]!;
    this.idle[this.idleCount] = undefined;
    return search;
  }

  /** The path that a search found. */
  pathOf({ route, count, straight, diagonal, scaled }: Search): TilePath | undefined {
    if (count === 0) return undefined;
    const tiles: Tile[] = [];
    for (let i = 0; i < count; i++) tiles.push(this.ground.tileOf(route[i]!));
    return { tiles, straight, diagonal, length: lengthOfMoves(straight, diagonal), cost: costOfScaled(scaled) };
  }

  /** Writes the tiles of the path into an array: x, y, x, y, ... */
  write({ route, count }: Search, array: Int32Array): void {
    for (let i = 0; i < count; i++) {
      array[2 * i] = this.ground.xOf(route[i]!);
      array[2 * i + 1] = this.ground.yOf(route[i]!);
    }
  }
}
