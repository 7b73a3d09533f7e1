/**
 * The layout of a row of codes.
 *
 * Position comes first, then velocity if positions are reckoned, then all other fields sorted by name, so that the
 * order of declaration does not matter.
 */
import type { AnyQuantity } from '@tilewright/units';
import { finalized, mixed } from '../bytes/murmur.js';
import type { AnyCodec } from '../codecs/codec.js';
import type { PointCodec } from '../codecs/point.js';
import { MOST_HEADER_BYTES, MOST_NUMBER_BYTES, MOST_PAIR_BYTES, MOST_WORD_BYTES } from '../bytes/format.js';
import type { Reckoning } from './reckoning.js';

/** A field in a row of codes. */
export interface Field {
  readonly name: string;
  readonly codec: AnyCodec;
  /** The index of its first code. */
  readonly at: number;
  readonly isPair: boolean;
  /** The number of bits if the code wraps around; otherwise 0. */
  readonly wrappingBits: number;
}

export class RowLayout {
  readonly fields: readonly Field[];
  readonly position: PointCodec<AnyQuantity>;
  /** The number of codes of a row. */
  readonly width: number;
  /** The greatest code of each component, modulo 2^32, and its bytes when an object enters. */
  readonly last: Int32Array;
  readonly bytes: Uint8Array;
  readonly reckoning: Reckoning | undefined;
  /** A hash of fields and options, which must be equal on both sides. */
  readonly fingerprint: number;
  /** The mask bit of the field of each code. */
  readonly fieldBits: Uint16Array;
  /** The greatest number of bytes of an object that changes or enters. */
  readonly mostEntryBytes: number;
  readonly leastBudget: number;

  constructor(
    codecs: Readonly<Record<string, AnyCodec>>,
    position: PointCodec<AnyQuantity>,
    reckoning: Reckoning | undefined,
  ) {
    const fields: Field[] = [];
    let width = 0;
    for (const [name, codec] of inOrder(codecs, reckoning !== undefined)) {
      fields.push({ name, codec, at: width, isPair: codec.last.length === 2, wrappingBits: codec.wrappingBits });
      width += codec.last.length;
    }
    this.fields = fields;
    this.position = position;
    this.width = width;
    this.reckoning = reckoning;
    this.last = Int32Array.from(fields.flatMap(({ codec }) => codec.last));
    this.bytes = Uint8Array.from(this.last, (last) => Math.ceil((32 - Math.clz32(last)) / 8));
    this.fingerprint = fingerprintOf(fields, reckoning);
    this.fieldBits = Uint16Array.from(fields.flatMap(({ codec }, i) => codec.last.map(() => 1 << i)));
    const enterBytes = this.bytes.reduce((sum, each) => sum + each, MOST_WORD_BYTES + MOST_NUMBER_BYTES);
    const updateBytes = fields.reduce(
      (sum, { isPair }) => sum + (isPair ? MOST_PAIR_BYTES : MOST_WORD_BYTES),
      MOST_WORD_BYTES,
    );
    this.mostEntryBytes = Math.max(enterBytes, updateBytes);
    this.leastBudget = MOST_HEADER_BYTES + this.mostEntryBytes;
  }
}

function inOrder(codecs: Readonly<Record<string, AnyCodec>>, isReckoned: boolean): [string, AnyCodec][] {
  const rank = (name: string): number => (name === 'position' ? 0 : isReckoned && name === 'velocity' ? 1 : 2);
  return Object.entries(codecs).sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function fingerprintOf(fields: readonly Field[], reckoning: Reckoning | undefined): number {
  const bits = new DataView(new ArrayBuffer(8));
  let hash = 0;
  const add = (values: readonly number[]): void => {
    hash = mixed(hash, values.length);
    for (const value of values) {
      bits.setFloat64(0, value);
      hash = mixed(mixed(hash, bits.getInt32(0)), bits.getInt32(4));
    }
  };
  for (const { name, codec } of fields) {
    add(Array.from(name, (letter) => letter.codePointAt(0)!));
    add(codec.signature);
  }
  add(reckoning?.signature ?? []);
  return finalized(hash);
}
