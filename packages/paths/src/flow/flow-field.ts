/** Flow fields: the next step toward the nearest goal, for every tile of a map that changes. */
import type { IsSolid, ReadonlyTilemap, Tile, TileRect, TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { centerCoordinate, rawOriginX, rawOriginY, rawTileSize, tileCoordinate } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type Direction2,
  directionBetween,
  type PointOf,
  type TileLength,
  unsafeNumber,
  unsafePoint,
} from '@tilewright/units';
import { type OptionNames, requireFinitePoint, requireInteger } from '@tilewright/units/checks';
import { GROUND_OPTIONS, type GroundOptions, requireGroundOptions } from '../arguments/options.js';
import { Ground } from '../ground/ground.js';
import { ALL_NODES, NO_MOVE } from '../limits.js';
import { Flow } from './flow.js';
import { DX, DY, nextMove } from './moves.js';
import { lengthOfValue, lengthOfPath } from './path-length.js';

/** Options of a flow field. */
export interface FlowFieldOptions<T> extends GroundOptions<T> {
  /**
   * One or more goals. A solid goal counts again once it is open; a goal outside the map or the bounds is ignored.
   */
  readonly goals: Tile | Iterable<Tile>;
}

/** The same for a map of values other than booleans. */
export interface FlowFieldOptionsWithIsSolid<T> extends FlowFieldOptions<T> {
  readonly isSolid: IsSolid<T>;
}

/** The last argument of `new FlowField`: `isSolid` is required unless the map holds booleans. */
export type FlowFieldArguments<T> = [T] extends [boolean]
  ? [options: FlowFieldOptions<T>]
  : [options: FlowFieldOptionsWithIsSolid<T>];

const FLOW_OPTIONS: OptionNames<FlowFieldOptions<unknown>> = [...GROUND_OPTIONS, 'goals'];

/**
 * The shortest path from every tile of a map to the nearest of several goals, as the next tile and the distance: for
 * crowds, and wherever many distances to the same goals are needed.
 *
 * The field is computed once. After that, `update`, called once per frame, applies what changed in the map and the
 * goals. Until then the field answers as before, but never leads into a tile that is solid now.
 *
 * @remarks 4 bytes per tile, or 9 if tiles have costs; twice that after the first recomputation. The map is tracked,
 * as by `trackChanges`, until the field is garbage-collected.
 *
 * @example
 * const rows = ['......', '.####.', '......'];
 * const walls = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 6, height: 3 }), (x, y) => rows[y]?.[x] === '#');
 * const flow = new FlowField(walls, { goals: tile(5, 1) });
 * flow.nextTile(tile(0, 2)); // => tile(1, 2)
 * walls.set(tile(3, 2), true);
 * flow.update();
 * flow.nextTile(tile(0, 2)); // => tile(0, 1)
 */
export class FlowField<T = unknown> {
  /** @internal */
  readonly flow: Flow;
  /** @internal The distance in tiles, along each axis, from the center of the body's tile to the center of the body. */
  readonly bodyOffset: number;

  /**
   * Computes the field.
   *
   * @param map - the map; the field follows its changes
   * @param goalsAndIsSolid - `goals`; `isSolid`, optional for a map of booleans; `rule`, `size` or `radius`, `cost`,
   * `bounds`
   * @throws RangeError if an option is unknown or not valid, there are no goals, a goal is not a tile, a cost is not a
   * whole number from 1 to 255, or there are more than 2^28 tiles; also what `isSolid`, `cost` or the iterable of goals
   * throw
   *
   * @remarks O(tiles): about 10 to 40 ns per reachable tile, and twice that with costs.
   */
  constructor(map: ReadonlyTilemap<T>, ...goalsAndIsSolid: FlowFieldArguments<T>);
  constructor(map: ReadonlyTilemap<T>, options: FlowFieldOptions<T>) {
    const source = requireGroundOptions('FlowField', map, options, FLOW_OPTIONS);
    this.bodyOffset = (source.size - 1) / 2;
    this.flow = new Flow('FlowField', new Ground('FlowField', source), options?.goals);
  }

  /**
   * The distance from a tile to the nearest goal: the length of the path that `nextTile` follows.
   *
   * With costs, that is the cheapest path, which need not be the shortest.
   *
   * @returns 0 in a goal; `undefined` in solid tiles, outside the map, and where no goal can be reached
   * @throws RangeError if `tile` is not a tile; also what `isSolid` and `cost` throw
   *
   * @remarks O(1), with one rounding. O(length of the path) with costs, and for paths of more than 8,000 tiles.
   *
   * @example
   * const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
   * const flow = new FlowField(open, { goals: [tile(0, 0), tile(8, 8)] });
   * flow.distanceAt(tile(4, 1)); // => tiles(3 + Math.SQRT2)
   */
  distanceAt(tile: Tile): TileLength | undefined {
    const id = this.idOf('flow.distanceAt', tile);
    const { grid, ground } = this.flow;
    const value = grid.values[id]!;
    if (value < 0 || value === grid.far) return undefined;
    // Values without costs may be doubles, which are counted twice.
    const length = ground.costs === undefined ? lengthOfValue(grid.costs === undefined ? value : value / 2) : undefined;
    return length ?? lengthOfPath(grid, id);
  }

  /**
   * The cost of the path from a tile to the nearest goal: the sum over its moves of length times the mean cost of
   * both tiles.
   *
   * Without the option `cost`, each tile costs 1. A diagonal move counts as 8119 / 5741, which is `sqrt(2)` to 1e-8.
   *
   * @returns 0 in a goal; `undefined` in solid tiles, outside the map, and where no goal can be reached
   * @throws RangeError if `tile` is not a tile; also what `isSolid` and `cost` throw
   *
   * @remarks O(1).
   *
   * @example
   * const ground = typedTilemap(tileRect({ x: 0, y: 0, width: 4, height: 1 }), Uint8Array, 3);
   * const flow = new FlowField(ground, { goals: tile(3, 0), isSolid: () => false, cost: (value) => value });
   * flow.costAt(tile(0, 0)); // => 9
   */
  costAt(tile: Tile): number | undefined {
    const id = this.idOf('flow.costAt', tile);
    const { values, far, scale } = this.flow.grid;
    const value = values[id]!;
    return value < 0 || value === far ? undefined : value / scale;
  }

  /**
   * The next tile on the path to the nearest goal.
   *
   * Which of several shortest paths it follows is unspecified, but the same in all engines.
   *
   * @returns `undefined` in goals, in solid tiles, outside the map, and where no goal can be reached
   * @throws RangeError if `tile` is not a tile; also what `isSolid` and `cost` throw
   *
   * @remarks O(1).
   *
   * @example
   * const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
   * const flow = new FlowField(open, { goals: tile(8, 8) });
   * flow.nextTile(tile(2, 2)); // => tile(3, 3)
   * flow.nextTile(tile(8, 8)); // => undefined
   */
  nextTile(tile: Tile): Tile | undefined {
    const id = this.idOf('flow.nextTile', tile);
    const { grid, ground } = this.flow;
    const direction = nextMove(grid, id);
    return direction === NO_MOVE ? undefined : ground.tileOf(id + grid.offsets[direction]!);
  }

  /**
   * The direction in which a body moves on: from its center to where its center will be when it is in the next tile.
   *
   * A body that starts anywhere in a tile and moves in this direction stays in open tiles. Under the rule
   * `'eight-way'` it may cut the corner of a solid tile. For a body of `size` tiles, the tile is its northwestern tile.
   *
   * @param space - relates tiles to the world
   * @param center - the center of the body
   * @returns `undefined` in the tile of a goal, in a solid tile, outside the map, and where no goal can be reached
   * @throws RangeError if the center is not finite or `space` is not a tile space; also what `isSolid` and `cost` throw
   *
   * @remarks O(1). `setVelocitiesByFlow` does this for many bodies.
   *
   * @example
   * const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
   * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
   * const flow = new FlowField(open, { goals: tile(8, 0) });
   * flow.directionAt(space, position(meters(3), meters(1))) === Direction2.east; // => true
   */
  directionAt<Q extends AnyQuantity>(space: TileSpace<Q>, center: PointOf<NoInfer<Q>>): Direction2 | undefined {
    requireTileSpace('flow.directionAt', 'space', space);
    requireFinitePoint('flow.directionAt', 'center', center);
    this.flow.follow('flow.directionAt');
    const { grid } = this.flow;
    const originX = rawOriginX(space);
    const originY = rawOriginY(space);
    const size = rawTileSize(space);
    const { bodyOffset } = this;
    const column = tileCoordinate(originX, size, unsafeNumber(center.x) - bodyOffset * size);
    const row = tileCoordinate(originY, size, unsafeNumber(center.y) - bodyOffset * size);
    const direction = nextMove(grid, this.flow.ground.idOrZero(column, row));
    if (direction === NO_MOVE) return undefined;
    const nextX = centerCoordinate(originX, size, column + DX[direction]! + bodyOffset);
    const nextY = centerCoordinate(originY, size, row + DY[direction]! + bodyOffset);
    return directionBetween(center, unsafePoint(nextX, nextY));
  }

  /**
   * Sets new goals. The field leads to the old goals until `update`.
   *
   * @param goals - one or more tiles; tiles outside the map or the bounds are ignored
   * @throws RangeError if there are none, or one of them is not a tile; also what the iterable throws. Then nothing
   * has changed
   *
   * @remarks O(goals).
   *
   * @example
   * const open = bitTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }));
   * const flow = new FlowField(open, { goals: tile(0, 0) });
   * flow.setGoals(tile(8, 0));
   * flow.update();
   * flow.nextTile(tile(4, 0)); // => tile(5, 0)
   */
  setGoals(goals: Tile | Iterable<Tile>): void {
    this.flow.setGoals('flow.setGoals', goals);
  }

  /**
   * Applies the changes of the map and of the goals. Call it once per frame.
   *
   * Changes of a few tiles are repaired, with the same result as a recomputation. If a repair would touch a tenth of
   * the tiles, or more than `maxNodes`, the whole field is recomputed, and the old values answer until it is done.
   *
   * @param maxNodes - about how many tiles to process: a whole number, at least 1, or `Infinity`, the default. The
   * next calls do the rest; changes made in the meantime are applied after that
   * @returns whether the field is up to date with the map and the goals
   * @throws RangeError if `maxNodes` is not valid, the map has shrunk, or a cost is not a whole number from 1 to
   * 255; also what `isSolid` and `cost` throw. Then nothing has changed, and the next call tries again
   *
   * @remarks After warm-up, allocates only what tracking the map allocates: see `trackChanges`.
   *
   * @example
   * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 90, height: 90 }));
   * const flow = new FlowField(walls, { goals: tile(0, 0) });
   * walls.fill(true, tileRect({ x: 20, y: 0, width: 1, height: 89 }));
   * let frames = 1;
   * while (!flow.update(2000)) frames++;
   * frames; // => 5
   */
  update(maxNodes: number = Number.POSITIVE_INFINITY): boolean {
    if (maxNodes !== Number.POSITIVE_INFINITY) requireInteger('flow.update', 'maxNodes', maxNodes, 1);
    this.flow.follow('flow.update');
    return this.flow.update(Math.min(maxNodes, ALL_NODES));
  }

  /**
   * Reads tiles again although they were not written: for an `isSolid` or a `cost` that depends on more than the map.
   *
   * The next `update` applies what changed.
   *
   * @param rect - the tiles; default: all
   * @throws RangeError if `rect` is not a rectangle of tiles, and like `update`
   *
   * @remarks O(tiles of the rectangle).
   *
   * @example
   * const doors = new Set([4]);
   * const map = typedTilemap(tileRect({ x: 0, y: 0, width: 9, height: 1 }), Uint8Array);
   * const flow = new FlowField(map, { goals: tile(8, 0), isSolid: (value, x) => doors.has(x) });
   * flow.nextTile(tile(0, 0)); // => undefined
   * doors.clear();
   * flow.refresh();
   * flow.update();
   * flow.nextTile(tile(0, 0)); // => tile(1, 0)
   */
  refresh(rect?: TileRect): void {
    this.flow.refresh('flow.refresh', rect);
  }

  /** The id of a tile; 0, which is closed, for a tile outside. */
  private idOf(where: string, tile: Tile): number {
    const id = this.flow.ground.idOf(where, 'tile', tile);
    this.flow.follow(where);
    return id;
  }
}
