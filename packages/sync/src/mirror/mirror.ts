/** `Mirror`: applies the frames of a watcher. */
import type { ObjectTracker } from '@tilewright/queries';
import type { TileSpace } from '@tilewright/tilemap';
import { requireTileSpace } from '@tilewright/tilemap/checks';
import {
  type AnyQuantity,
  type PointColumn,
  type PointOf,
  quantityColumn,
  type QuantityColumn,
} from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import type { BoundColumn, CodedColumn } from '../codecs/codec.js';
import { NONE } from '../limits.js';
import { type ColumnsOf, RowCodec, type RowFields } from '../rows/row-codec.js';
import { FrameDraft } from './frame-draft.js';
import { MirrorState } from './mirror-state.js';
import { MirrorTracker, type RadiusOf } from './mirror-tracker.js';

/** Options of `new Mirror`. */
export interface MirrorOptions<Q extends AnyQuantity> {
  /** The space of the tracker. */
  readonly space: TileSpace<Q>;
  /**
   * Returns the radius of the object in a row. Called when the object enters, after all its columns are filled.
   * Default: the tracker has points.
   */
  readonly radiusOf?: RadiusOf<Q> | undefined;
}

const mirrorOptions: OptionNames<MirrorOptions<AnyQuantity>> = ['space', 'radiusOf'];

/**
 * Holds what a watcher sees: columns with a row per object, and a tracker of all of them, so that a client can use
 * the same queries as the server.
 *
 * The columns, the tracker and the lists belong to the mirror. Do not change them.
 *
 * @remarks A steady frame allocates less than 100 bytes, however many objects change.
 *
 * @example
 * const within = rectangle(position(meters(0), meters(0)), position(meters(512), meters(512)));
 * const row = rowCodec({ position: pointCodec({ within, step: meters(1 / 128) }) });
 * const rows = row.over({ position: pointColumn([position(meters(3), meters(4))]) });
 * const watcher = new Watcher(rows);
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
 * const mirror = new Mirror(row, { space });
 * rows.begin(1);
 * watcher.begin();
 * watcher.see(70, 0);
 * mirror.apply(watcher.end());
 * mirror.columns.position.get(0); // => position(meters(3), meters(4))
 * objectsInCircle(mirror.tracker, circle(position(meters(3), meters(5)), meters(2))).map((row) => mirror.ids.get(row))
 * // => [70]
 */
export class Mirror<in out Q extends AnyQuantity, in out F extends RowFields> {
  /** A column for each field, in the order of `ids`. */
  readonly columns: ColumnsOf<F>;
  /** The ids of the objects, by row. Rows change when objects leave. */
  readonly ids: QuantityColumn<number> = quantityColumn<number>();
  /** The ids of the objects that entered with the last frame. */
  readonly entered: QuantityColumn<number> = quantityColumn<number>();
  /** The ids of the objects that left with the last frame. */
  readonly left: QuantityColumn<number> = quantityColumn<number>();
  private readonly state: MirrorState;
  private readonly draft: FrameDraft;
  private readonly tracked: MirrorTracker<Q>;
  private readonly bound: readonly BoundColumn[];
  private readonly all: readonly CodedColumn[];
  /** The place of each row. */
  private readonly places = quantityColumn<number>();
  private readonly position = new Int32Array(2);
  private isApplying = false;

  /**
   * @param codec - a row codec with the same fields and options as the watcher's
   * @param options - `space`; `radiusOf`
   * @throws RangeError if the codec was not made by `rowCodec`, or an option is not valid
   */
  constructor(codec: RowCodec<Q, F>, options: MirrorOptions<Q>) {
    const where = 'Mirror';
    if (!(codec instanceof RowCodec)) throw argumentError(where, 'codec', 'made by rowCodec', codec);
    requireObject(where, 'options', 'an object with a space', options);
    requireOptions(where, options, mirrorOptions);
    const { space, radiusOf } = options;
    requireTileSpace(where, 'space', space);
    if (radiusOf !== undefined) requireFunction(where, 'radiusOf', radiusOf);
    const columns = codec.newColumns();
    const { layout } = codec;
    this.columns = columns;
    this.tracked = new MirrorTracker(space, positionsOf<Q>(columns), radiusOf);
    const fields = layout.fields.map(({ name, codec: field }) => ({ field, column: columnIn(columns, name) }));
    this.bound = fields.map(({ field, column }) => field.bind(where, 'columns', column));
    this.all = [...fields.map(({ column }) => column), this.ids, this.places];
    this.state = new MirrorState(layout);
    this.draft = new FrameDraft(this.state);
  }

  /** The tracker of the objects. The value of an object is its row, valid until the next frame. */
  get tracker(): ObjectTracker<number, Q> {
    return this.tracked.tracker;
  }

  /** The number of objects. */
  get size(): number {
    return this.ids.length;
  }

  /** The tick of the last frame; -1 before the first frame. */
  get tick(): number {
    return this.state.tick;
  }

  /** The epoch of the last frame; -1 before the first frame. */
  get epoch(): number {
    return this.state.epoch;
  }

  /** The row of an object; `undefined` if the mirror does not show it. */
  rowOf(id: number): number | undefined {
    const row = this.state.rows.get(requireInteger('mirror.rowOf', 'id', id, 0));
    return row === NONE ? undefined : row;
  }

  /**
   * Applies the next frame.
   *
   * The first frame of a stream has all objects. If the mirror held another stream before, objects that are in both
   * streams stay, with their ids: they neither enter nor leave.
   *
   * @param bytes - a frame, in the order in which the watcher made them
   * @throws RangeError if the bytes are not a frame, were truncated or changed, or are not the next frame, or if a
   * filter of a query calls it; then nothing has changed. Also what `radiusOf` or a listener of the tracker throws:
   * then the frame has been applied, and the next frame repairs the tracker
   *
   * @remarks O(objects + bytes).
   */
  apply(bytes: Uint8Array): void {
    const where = 'mirror.apply';
    if (this.isApplying)
      throw new RangeError(`${where}: must not be called while it runs, received a call from a callback`);
    this.tracked.requireUnlocked();
    this.draft.read(bytes);
    this.isApplying = true;
    try {
      this.show();
      this.tracked.update();
    } finally {
      this.isApplying = false;
    }
  }

  private show(): void {
    const { draft, state } = this;
    if (this.entered.length > 0) this.entered.resize(0);
    if (this.left.length > 0) this.left.resize(0);
    if (draft.starts) this.keepKnown();
    else for (let i = 0; i < draft.changing; i++) this.remove(state.rowsAtPlaces.get(draft.places[i]!));
    this.change();
    this.enter();
    state.advance(draft.epoch, draft.sequence, draft.tick);
    if (state.layout.reckoning !== undefined) this.reckon();
  }

  /** Starts a stream: removes the objects that do not enter again, and frees all places. */
  private keepKnown(): void {
    for (let row = this.size - 1; row >= 0; row--) {
      if (!this.draft.hasEntered(this.ids.get(row))) this.remove(row);
    }
    this.state.rowsAtPlaces.clear();
  }

  private change(): void {
    const { draft, state } = this;
    const { width } = state.layout;
    for (let i = draft.changing; i < draft.entering; i++) {
      const row = state.rowsAtPlaces.get(draft.places[i]!);
      state.shown.update(row, draft.codes, i * width, draft.tick, draft.hasPosition(i));
      this.decode(row, i);
    }
  }

  private enter(): void {
    const { draft, state } = this;
    const { width } = state.layout;
    for (let i = draft.entering; i < draft.count; i++) {
      const id = draft.ids[i]!;
      const place = draft.places[i]!;
      const before = state.rows.get(id);
      const row = before === NONE ? this.add(id) : before;
      this.places.set(row, place);
      state.rowsAtPlaces.set(place, row);
      state.shown.enter(row, draft.codes, i * width, draft.tick);
      this.decode(row, i);
    }
  }

  /** Writes the codes of an entry of the draft into a row. */
  private decode(row: number, entry: number): void {
    const { bound, draft } = this;
    const { fields, width } = this.state.layout;
    for (let i = 0; i < bound.length; i++) bound[i]!.decode(row, draft.codes, entry * width + fields[i]!.at);
  }

  /** Moves all objects to their expected positions. */
  private reckon(): void {
    const { state, size, position, bound } = this;
    for (let row = 0; row < size; row++) {
      state.shown.expect(row, state.tick);
      position[0] = state.shown.x;
      position[1] = state.shown.y;
      bound[0]!.decode(row, position, 0);
    }
  }

  private add(id: number): number {
    const row = this.size;
    for (const column of this.all) column.resize(row + 1);
    this.state.shown.reserve(row + 1);
    this.ids.set(row, id);
    this.state.rows.set(id, row);
    this.entered.push(id);
    return row;
  }

  /** Removes a row; the last row takes its index. */
  private remove(row: number): void {
    const { state, ids, places } = this;
    const last = this.size - 1;
    this.left.push(ids.get(row));
    state.rows.delete(ids.get(row));
    state.rowsAtPlaces.delete(places.get(row));
    for (const column of this.all) column.swapRemove(row);
    this.tracked.swapRemove(row);
    if (row === last) return;
    state.shown.move(last, row);
    state.rows.set(ids.get(row), row);
    state.rowsAtPlaces.set(places.get(row), row);
  }
}

function columnIn(columns: object, name: string): CodedColumn;
function columnIn(columns: object, name: string): unknown {
  const column: unknown = Reflect.get(columns, name);
  return column;
}

function positionsOf<Q extends AnyQuantity>(columns: object): PointColumn<PointOf<Q>>;
function positionsOf(columns: { readonly position?: unknown }): unknown {
  return columns.position;
}
