/** `rowCodec`: combines the codecs of several columns. */
import type { AnyQuantity, Duration, Quotient } from '@tilewright/units';
import { argumentError, type OptionNames, requireObject, requireOptions } from '@tilewright/units/checks';
import { type AnyCodec, Codec } from '../codecs/codec.js';
import { isPointCodec, type PointCodec } from '../codecs/point.js';
import type { VectorCodec } from '../codecs/vector.js';
import { MOST_FIELDS } from '../limits.js';
import { EncodedRows } from './encoded-rows.js';
import { RowLayout } from './row-layout.js';
import { reckoningOf, type ReckoningOptions } from './reckoning.js';

/** Codecs by the names of their columns. */
export type RowFields = Readonly<Record<string, AnyCodec>>;

/**
 * The codecs of F, where `position` is a codec of points in the world of Q. It replaces the member of F, so that
 * compile errors name it instead of an empty intersection of two codecs.
 */
export type FieldsWithPosition<Q extends AnyQuantity, F extends RowFields> = {
  readonly position: PointCodec<Q>;
} & { readonly [K in keyof F]: K extends 'position' ? PointCodec<Q> : F[K] };

/** The columns of the codecs, by the same names. */
export type ColumnsOf<F extends RowFields> = { readonly [K in keyof F]: F[K] extends Codec<infer C> ? C : never };

declare const givenByVelocityOfPosition: unique symbol;

/** The type that a compile error names if there is `reckoning` but no field `velocity` that fits `position`. */
export interface ReckoningNeedsVelocity extends ReckoningOptions<AnyQuantity> {
  readonly [givenByVelocityOfPosition]: never;
}

/** Options of `rowCodec`. `reckoning` needs a field `velocity` that fits `position`. */
export type RowCodecOptions<Q extends AnyQuantity, F extends RowFields> = F extends {
  readonly velocity: VectorCodec<Quotient<Q, Duration> & AnyQuantity>;
}
  ? { readonly reckoning?: ReckoningOptions<Q> | undefined }
  : { readonly reckoning?: ReckoningNeedsVelocity | undefined };

const rowCodecOptions: OptionNames<{ reckoning: unknown }> = ['reckoning'];

/** A codec of rows. Made by `rowCodec`. Both sides need a row codec with the same fields and options. */
export class RowCodec<in out Q extends AnyQuantity, in out F extends RowFields> {
  declare private readonly world: Q;
  /** @internal */
  readonly fields: F;
  /** @internal */
  readonly layout: RowLayout;

  /** @internal */
  constructor(fields: F, layout: RowLayout) {
    this.fields = fields;
    this.layout = layout;
  }

  /** The least budget of a frame, in bytes: enough for one object to enter. */
  get leastBudget(): number {
    return this.layout.leastBudget;
  }

  /** New, empty columns for all fields. */
  newColumns(): ColumnsOf<F>;
  newColumns(): object {
    return Object.fromEntries(Object.entries(this.fields).map(([name, field]) => [name, field.newColumn()]));
  }

  /**
   * Prepares columns for watchers. The columns remain the caller's; additional columns are ignored.
   *
   * @throws RangeError if a column is missing, or has another type
   */
  over(columns: ColumnsOf<F>): EncodedRows<Q> {
    return new EncodedRows<Q>('codec.over', this.layout, columns);
  }
}

/**
 * Makes a codec of rows from the codecs of their columns.
 *
 * `position` is the position of an object: it decides which objects are nearest, and where the tracker of a mirror
 * has them.
 *
 * @param fields - up to 12 codecs by the names of their columns; `position` is a codec of points
 * @param options - `reckoning`: the mirror moves objects by their `velocity`, and an update is sent only if the
 * error is too large
 * @throws RangeError if a field is not a codec, `position` is not a codec of points, or an option is not valid
 *
 * @example
 * const within = rectangle(position(meters(0), meters(0)), position(meters(512), meters(512)));
 * const row = rowCodec(
 *   {
 *     position: pointCodec({ within, step: meters(1 / 128) }),
 *     velocity: vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1 / 64) }),
 *     kind: exactCodec({ least: 0, greatest: 15 }),
 *   },
 *   { reckoning: { tick: milliseconds(50), maxError: meters(0.1) } },
 * );
 * row.leastBudget // => 57
 */
export function rowCodec<Q extends AnyQuantity, F extends RowFields>(
  fields: FieldsWithPosition<Q, F>,
  options?: RowCodecOptions<Q, F>,
): RowCodec<Q, F>;
export function rowCodec(
  fields: RowFields,
  options: { readonly reckoning?: ReckoningOptions<AnyQuantity> | undefined } = {},
): RowCodec<AnyQuantity, RowFields> {
  const where = 'rowCodec';
  requireObject(where, 'fields', 'an object of codecs', fields);
  requireOptions(where, options, rowCodecOptions);
  const { position, velocity } = fields;
  if (!isPointCodec(position)) {
    throw argumentError(where, 'fields.position', 'a codec made by pointCodec', position);
  }
  const names = Object.keys(fields);
  if (names.length > MOST_FIELDS) throw argumentError(where, 'fields', `at most ${MOST_FIELDS} codecs`, names.length);
  for (const name of names) {
    const field: unknown = fields[name];
    if (!(field instanceof Codec)) throw argumentError(where, `fields.${name}`, 'a codec', field);
  }
  const { reckoning } = options;
  const reckoned = reckoning === undefined ? undefined : reckoningOf(where, position, velocity, reckoning);
  return new RowCodec(fields, new RowLayout(fields, position, reckoned));
}
