/** `restoreColumns`: reads what `saveColumns` wrote. */
import type { FloatArray } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { type ColumnsByName, kindName, namedColumns, type NamedColumn } from './columns.js';
import {
  AT_CHECKSUM,
  AT_COLUMNS,
  AT_COUNT,
  AT_LENGTH,
  AT_VERSION,
  checksumOf,
  COLUMN_HEADER,
  nameBytes,
  numberBytes,
  SAVED_KIND,
  SAVED_VERSION,
} from './format.js';

const WHERE = 'restoreColumns';

/**
 * Replaces the contents of columns by saved contents. The columns must match the saved columns by name, type and
 * storage.
 *
 * @param columns - the columns to resize and fill
 * @param bytes - what `saveColumns` returned
 * @throws RangeError if the bytes are not from `saveColumns`, are from another version, were truncated or changed,
 * or have other columns; then nothing has changed
 *
 * @remarks O(bytes).
 *
 * @example
 * const saved = saveColumns({ energies: quantityColumn([joules(5)]) });
 * const energies = quantityColumn<Energy>();
 * restoreColumns({ energies }, saved);
 * energies.get(0) === joules(5) // => true
 */
export function restoreColumns<C extends ColumnsByName<C>>(columns: C, bytes: Uint8Array): void {
  const named = namedColumns(WHERE, columns);
  const view = requireSavedBytes(bytes);
  let at = AT_COLUMNS;
  const count = view.getUint32(AT_COUNT, true);
  const saved: string[] = [];
  const rows: number[] = [];
  let numbers = 0;
  for (let i = 0; i < count; i++) {
    const header = headerAt(view, at);
    if (header === undefined) throw malformed(bytes);
    saved.push(describe(header.name, header.kind));
    rows.push(header.rows);
    numbers += numberBytes(header.kind, header.rows);
    at = header.end;
  }
  if (at + numbers !== bytes.length) throw malformed(bytes);
  requireColumns(named, saved);
  for (let i = 0; i < named.length; i++) {
    const { column, arrays } = named[i]!;
    column.resize(rows[i]!);
    for (const array of arrays()) at = readNumbers(view, at, array, rows[i]!);
  }
}

/** @throws RangeError if the columns do not match the saved columns */
function requireColumns(columns: readonly NamedColumn[], saved: readonly string[]): void {
  const given = columns.map(({ name, kind }) => describe(name, kind)).join(', ');
  if (given === saved.join(', ')) return;
  throw new RangeError(`${WHERE}: columns must match the saved columns, ${saved.join(', ')}, received ${given}`);
}

function describe(name: string, kind: number): string {
  return `${JSON.stringify(name)} of ${kindName(kind)}`;
}

interface ColumnHeader {
  readonly name: string;
  readonly kind: number;
  readonly rows: number;
  /** The offset of the next header. */
  readonly end: number;
}

/** Reads the header of a column; `undefined` if it is not valid. */
function headerAt(view: DataView, at: number): ColumnHeader | undefined {
  if (at + COLUMN_HEADER > view.byteLength) return undefined;
  const kind = view.getUint32(at, true);
  const letters = view.getUint32(at + 8, true);
  const start = at + COLUMN_HEADER;
  const end = start + nameBytes(letters);
  if (kindName(kind) === undefined || end > view.byteLength) return undefined;
  const codes = Array.from({ length: letters }, (_, i) => view.getUint16(start + 2 * i, true));
  return { name: String.fromCharCode(...codes), kind, rows: view.getUint32(at + 4, true), end };
}

/** Reads numbers into the beginning of an array. @returns the offset of their end */
function readNumbers(view: DataView, start: number, array: FloatArray | Int32Array, rows: number): number {
  let at = start;
  if (array instanceof Float64Array) {
    for (let row = 0; row < rows; row++, at += 8) array[row] = view.getFloat64(at, true);
  } else if (array instanceof Float32Array) {
    for (let row = 0; row < rows; row++, at += 4) array[row] = view.getFloat32(at, true);
  } else {
    for (let row = 0; row < rows; row++, at += 4) array[row] = view.getInt32(at, true);
  }
  return at;
}

/** @throws RangeError if the bytes are incomplete, or from another version */
function requireSavedBytes(bytes: unknown): DataView {
  const parameter = 'bytes';
  if (!(bytes instanceof Uint8Array && ArrayBuffer.isView(bytes))) {
    throw argumentError(WHERE, parameter, 'a Uint8Array', bytes);
  }
  const { length } = bytes;
  if (length < AT_COLUMNS) {
    throw argumentError(WHERE, `${parameter}.length`, `at least ${AT_COLUMNS}, as in bytes of saveColumns`, length);
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  if (view.getInt32(0, true) !== SAVED_KIND) throw malformed(bytes);
  const version = view.getUint32(AT_VERSION, true);
  if (version !== SAVED_VERSION) {
    const remedy = 'Read them with the version of the package that wrote them';
    throw argumentError(WHERE, parameter, `columns saved by version ${SAVED_VERSION}`, version, remedy);
  }
  const expected = view.getUint32(AT_LENGTH, true);
  if (expected !== length) {
    const rule = `${expected}, the length in its header`;
    throw argumentError(WHERE, `${parameter}.length`, rule, length, 'The bytes were truncated or changed');
  }
  const found = checksumOf(bytes);
  if (view.getInt32(AT_CHECKSUM, true) === found) return view;
  const rule = `bytes with the checksum in their header, ${view.getUint32(AT_CHECKSUM, true)}`;
  throw argumentError(WHERE, parameter, rule, found >>> 0, 'The bytes were changed');
}

function malformed(bytes: Uint8Array): RangeError {
  return argumentError(WHERE, 'bytes', 'bytes of saveColumns', bytes);
}
