/** Entries of a zone's log as bytes: all that a replay needs, and the hash that it must reach. */
import type { Input } from '../simulation/inputs.js';
import { ByteReader, ByteWriter } from './bytes.js';
import { readInput, writeInput } from './inputs.js';
import { readTaken, type Taken, writeTaken } from './taken.js';

export interface Entry {
  /** Of the game that made the tick: only that one makes it again. */
  readonly version: number;
  readonly inputs: readonly Input[];
  /** After this tick. What came since the entry before is the mail that this tick took. */
  readonly taken: Taken;
  /** The state after this tick. */
  readonly hash: string;
}

export function encodeEntry({ version, inputs, taken, hash }: Entry): Uint8Array {
  const writer = new ByteWriter();
  writer.number(version);
  writer.number(inputs.length);
  for (const input of inputs) {
    writer.number('player' in input ? input.player : 0);
    writeInput(writer, input);
  }
  writeTaken(writer, taken);
  writer.number(hash.length);
  for (let i = 0; i < hash.length; i++) writer.number(hash.charCodeAt(i));
  return writer.bytes;
}

/** @throws RangeError for bytes that are not of an entry */
export function decodeEntry(bytes: Uint8Array): Entry {
  const reader = new ByteReader(bytes);
  const version = reader.whole();
  const inputs = Array.from({ length: reader.count() }, () => readInput(reader, reader.number()));
  const taken = readTaken(reader);
  const hash = Array.from({ length: reader.count() }, () => String.fromCharCode(reader.number())).join('');
  reader.end();
  return { version, inputs, taken, hash };
}
