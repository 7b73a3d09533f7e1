/** Columns come back to the bit; bytes that are not what was saved are refused by name, and change nothing. */
import { Random } from '@tilewright/testing';
import {
  directionColumn,
  meters,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  unsafeDirection,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { checksumOf } from './format.js';
import { restoreColumns, saveColumns, stateHash } from '../index.js';

/** Columns of all types, with numbers that are hard to keep. */
function filled(seed: number, rows = 5) {
  const random = new Random(seed);
  const hard = [0, -0, 5e-324, 1 / 3, -1e308, Number.POSITIVE_INFINITY, 2 ** 53 - 1];
  const number = (): number => (random.next() < 0.4 ? hard[random.integer(0, 6)]! : random.between(-1e6, 1e6));
  const columns = {
    positions: pointColumn<Position2>(rows),
    velocities: vectorColumn<Velocity2>(rows, { storage: 'float32' }),
    kinds: quantityColumn<number>(rows),
    weights: quantityColumn<number>(rows + 2, { storage: 'float32' }),
    headings: directionColumn(rows),
    'ünusual name': quantityColumn<number>(1),
  };
  for (const column of [columns.positions, columns.velocities]) {
    for (let i = 0; i < rows; i++) {
      column.rawX[i] = number();
      column.rawY[i] = number();
    }
  }
  for (const column of [columns.kinds, columns.weights, columns['ünusual name']]) {
    for (let i = 0; i < column.length; i++) column.raw[i] = number();
  }
  for (let i = 0; i < rows; i++) columns.headings.set(i, unsafeDirection(random.integer(-(2 ** 31), 2 ** 31 - 1)));
  return columns;
}

/** As called without types. */
const save = saveColumns as (columns: unknown) => unknown;
const hash = stateHash as (columns: unknown) => unknown;

function refusal(columns: ReturnType<typeof filled>, bytes: Uint8Array): string {
  try {
    restoreColumns(columns, bytes);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  return 'restored';
}

describe('restoreColumns', () => {
  it('brings back every bit, into columns of any length', () => {
    for (let seed = 1; seed < 50; seed++) {
      const source = filled(seed, seed % 7);
      const bytes = saveColumns(source);
      const target = filled(seed + 1000, 11);
      restoreColumns(target, bytes);
      expect(saveColumns(target)).toEqual(bytes);
      expect(stateHash(target)).toBe(stateHash(source));
      for (let i = 0; i < source.kinds.length; i++) expect(target.kinds.get(i)).toBe(source.kinds.get(i));
      expect(target.positions.length).toBe(source.positions.length);
    }
  });

  it('does not depend on the order of the columns, nor on what is behind their ends', () => {
    const { positions, kinds } = filled(1);
    const bytes = saveColumns({ positions, kinds });
    kinds.push(7);
    kinds.swapRemove(5);
    expect(saveColumns({ kinds, positions })).toEqual(bytes);
    expect(stateHash({ kinds, positions })).toBe(stateHash({ positions, kinds }));
    const within = new Uint8Array(bytes.length + 9);
    within.set(bytes, 3);
    restoreColumns({ kinds, positions }, within.subarray(3, 3 + bytes.length));
  });

  const good = saveColumns(filled(1));
  const victim = filled(2, 3);
  const own = stateHash(victim);

  it('refuses a change of any byte and every other length, and changes nothing', () => {
    const accepted: string[] = [];
    for (let at = 0; at < good.length; at++) {
      for (const flip of [1, 0x80, 0xff]) {
        const bytes = good.slice();
        bytes[at]! ^= flip;
        const message = refusal(victim, bytes);
        if (!/^restoreColumns: bytes(\.length)? must be /.test(message)) accepted.push(`byte ${at}: ${message}`);
      }
      const message = refusal(victim, good.subarray(0, at));
      if (!message.startsWith('restoreColumns: bytes.length must be ')) accepted.push(`length ${at}: ${message}`);
    }
    expect(accepted).toEqual([]);
    expect(stateHash(victim)).toBe(own);
  });

  it('says what is wrong', () => {
    const changed = (change: (words: DataView) => void): Uint8Array => {
      const bytes = good.slice();
      change(new DataView(bytes.buffer));
      return bytes;
    };
    expect(refusal(victim, good.slice(0, 19))).toBe(
      'restoreColumns: bytes.length must be at least 20, as in bytes of saveColumns, received 19',
    );
    expect(refusal(victim, new Uint8Array(100))).toBe(
      'restoreColumns: bytes must be bytes of saveColumns, received an object',
    );
    expect(
      refusal(
        victim,
        changed((words) => words.setUint32(4, 2, true)),
      ),
    ).toBe(
      'restoreColumns: bytes must be columns saved by version 1, received 2. ' +
        'Read them with the version of the package that wrote them',
    );
    expect(refusal(victim, good.slice(0, 100))).toBe(
      `restoreColumns: bytes.length must be ${good.length}, the length in its header, received 100. ` +
        'The bytes were truncated or changed',
    );
    for (const value of [undefined, null, 3, 'bytes', [], {}, new Uint8ClampedArray(99), new Proxy(good, {})]) {
      expect(() => restoreColumns({}, value as Uint8Array)).toThrow(
        'restoreColumns: bytes must be a Uint8Array, received',
      );
    }
  });

  it('refuses headers that mean nothing, even with a checksum that fits', () => {
    const small = saveColumns({ kinds: quantityColumn<number>(2) });
    const kinds = quantityColumn<number>(1);
    const forged = (at: number, value: number): Uint8Array => {
      const bytes = small.slice();
      const words = new DataView(bytes.buffer);
      words.setUint32(at, value, true);
      words.setInt32(12, checksumOf(bytes), true);
      return bytes;
    };
    // The count of columns; the kind, the rows and the letters of the first.
    for (const [at, value] of [
      [16, 2],
      [16, 0],
      [16, 0xffff_ffff],
      [20, 5],
      [24, 3],
      [24, 0xffff_ffff],
      [28, 500],
      [28, 0xffff_ffff],
    ] as const) {
      expect(() => restoreColumns({ kinds }, forged(at, value))).toThrow('bytes must be bytes of saveColumns');
    }
    restoreColumns({ kinds }, forged(24, 2));
    expect(kinds.length).toBe(2);
  });

  it('refuses other columns than those that were saved', () => {
    const bytes = saveColumns({ kinds: quantityColumn<number>(1) });
    expect(() => restoreColumns({ kind: quantityColumn<number>(1) }, bytes)).toThrow(
      'restoreColumns: columns must match the saved columns, "kinds" of quantities, received "kind" of quantities',
    );
    expect(() => restoreColumns({ kinds: quantityColumn<number>(1, { storage: 'float32' }) }, bytes)).toThrow(
      'received "kinds" of 32-bit quantities',
    );
    expect(() => restoreColumns({ kinds: pointColumn() }, bytes)).toThrow('received "kinds" of points or vectors');
    expect(() => restoreColumns({ kinds: directionColumn() }, bytes)).toThrow('received "kinds" of directions');
    expect(() => restoreColumns({}, bytes)).toThrow('columns must match the saved columns');
  });

  it.each([undefined, null, 3, 'columns'])('refuses %s in the place of columns', (value) => {
    expect(() => save(value)).toThrow('saveColumns: columns must be an object of columns');
    expect(() => hash(value)).toThrow('stateHash: columns must be an object of columns');
    expect(() => save({ kinds: value })).toThrow('saveColumns: columns.kinds must be a column');
  });

  it('refuses members that are not columns', () => {
    for (const value of [{}, { resize: () => undefined }, { resize: () => undefined, raw: [1] }]) {
      expect(() => hash({ kinds: value })).toThrow('stateHash: columns.kinds must be a column');
    }
  });
});

describe('stateHash', () => {
  it('differs for every change of a bit, a name, a type or a length', () => {
    const hashes = new Set<string>();
    const positions = pointColumn<Position2>(2);
    const headings = directionColumn(2);
    hashes.add(stateHash({ positions, headings }));
    for (let bit = 0; bit < 32; bit++) {
      headings.set(1, unsafeDirection(1 << bit));
      hashes.add(stateHash({ positions, headings }));
    }
    for (const x of [-0, 5e-324, 1, 1 + Number.EPSILON, Number.NaN, Number.POSITIVE_INFINITY]) {
      positions.rawX[0] = x;
      hashes.add(stateHash({ positions, headings }));
    }
    positions.set(0, position(meters(0), meters(1)));
    hashes.add(stateHash({ positions, headings }));
    positions.resize(3);
    hashes.add(stateHash({ positions, headings }));
    hashes.add(stateHash({ positions }));
    hashes.add(stateHash({ places: positions }));
    hashes.add(stateHash({ positions: pointColumn<Position2>(3, { storage: 'float32' }) }));
    hashes.add(stateHash({}));
    expect(hashes.size).toBe(1 + 32 + 6 + 6);
  });

  it('is the same for all NaNs', () => {
    const [one, other] = [quantityColumn<number>(1), quantityColumn<number>(1)];
    one.raw[0] = Number.NaN;
    new Uint32Array(other.raw.buffer).set([1, 0xfff8_0000]);
    expect(stateHash({ kinds: one })).toBe(stateHash({ kinds: other }));
  });
});
