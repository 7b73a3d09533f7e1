/** A saver for tests: plain, and slower than the one of `@tilewright/sync`. */
import type { SavedColumns, Saver } from '../saver.js';

type NumberArray = Float64Array | Float32Array | Int32Array;

function arraysOf(column: SavedColumns[string]): readonly NumberArray[] {
  return 'rawX' in column ? [column.rawX, column.rawY] : [column.raw];
}

function named(columns: SavedColumns): [string, SavedColumns[string]][] {
  return Object.entries(columns).sort(([a], [b]) => (a < b ? -1 : 1));
}

const double = new Float64Array(1);

export const plainSaver: Saver = {
  saveColumns(columns) {
    const list = named(columns);
    const numbers = list.reduce((sum, [, column]) => sum + 1 + arraysOf(column).length * column.length, 0);
    const view = new DataView(new ArrayBuffer(8 * numbers));
    let at = 0;
    const write = (value: number): void => {
      view.setFloat64(at, value);
      at += 8;
    };
    for (const [, column] of list) {
      write(column.length);
      for (const array of arraysOf(column)) for (let i = 0; i < column.length; i++) write(array[i]!);
    }
    return new Uint8Array(view.buffer);
  },

  restoreColumns(columns, bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = 0;
    const read = (): number => {
      const value = view.getFloat64(at);
      at += 8;
      return value;
    };
    for (const [, column] of named(columns)) {
      column.resize(read());
      for (const array of arraysOf(column)) for (let i = 0; i < column.length; i++) array[i] = read();
    }
    if (at !== bytes.length) throw new RangeError('restoreColumns: bytes must be of these columns');
  },

  stateHash(columns) {
    let low = 0x811c_9dc5;
    let high = 0x1234_5678;
    const words = new Int32Array(double.buffer);
    for (const [, column] of named(columns)) {
      for (const array of arraysOf(column)) {
        for (let i = 0; i < column.length; i++) {
          double[0] = array[i]!;
          low = Math.imul(low ^ words[0]!, 0x0100_0193) ^ (low >>> 15);
          high = Math.imul(high ^ words[1]! ^ low, 0x85eb_ca6b) ^ (high >>> 13);
        }
      }
      low = Math.imul(low ^ column.length, 0x0100_0193);
    }
    return `${(high >>> 0).toString(16)}-${(low >>> 0).toString(16)}`;
  },
};
