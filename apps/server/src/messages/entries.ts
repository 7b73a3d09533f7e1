/** Entries of a zone's log as bytes: all that a replay needs, and the hash that it must reach. */
import type { Input } from '../simulation/inputs.js';
import type { ZoneNumber } from '../simulation/ids.js';
import { ByteReader, ByteWriter } from './bytes.js';
import { readInput, writeInput } from './inputs.js';
import { readTaken, type Taken, writeTaken } from './taken.js';

export interface Entry {
  /** Of the game that made the tick: only that version makes it again. */
  readonly version: number;
  readonly inputs: readonly Input[];
  /** After this tick. What came since the entry before is the mail that this tick took. */
  readonly taken: Taken;
  /** The batches among that mail which the tick did without, since no step can be made with them. */
  readonly dropped: readonly DroppedMail[];
  /** The state after this tick. */
  readonly hash: string;
}

/** A batch, by the zone that sent it and the tick of that zone. */
export interface DroppedMail {
  readonly from: ZoneNumber;
  readonly tick: number;
}

/**
 * Marks an entry with dropped mail: it is written in the place of the length of the hash, and the dropped mail follows.
 * The bytes of all other entries are the same as before mail could be dropped.
 */
const DROPPED = -1;

export function encodeEntry({ version, inputs, taken, dropped, hash }: Entry): Uint8Array {
  const writer = new ByteWriter();
  writer.number(version, inputs.length);
  for (const input of inputs) {
    writer.number('player' in input ? input.player : 0);
    writeInput(writer, input);
  }
  writeTaken(writer, taken);
  if (dropped.length > 0) {
    writer.number(DROPPED, dropped.length);
    for (const { from, tick } of dropped) writer.number(from, tick);
  }
  writer.number(hash.length, ...Array.from(hash, (letter) => letter.charCodeAt(0)));
  return writer.bytes;
}

/** @throws RangeError for bytes that are not of an entry */
export function decodeEntry(bytes: Uint8Array): Entry {
  const reader = new ByteReader(bytes);
  const version = reader.whole();
  const inputs = Array.from({ length: reader.count() }, () => readInput(reader, reader.number()));
  const taken = readTaken(reader);
  const drops = reader.skip(DROPPED) ? reader.count() : 0;
  const dropped = Array.from({ length: drops }, () => ({ from: reader.whole(), tick: reader.whole() }));
  const hash = Array.from({ length: reader.count() }, () => String.fromCharCode(reader.number())).join('');
  reader.end();
  return { version, inputs, taken, dropped, hash };
}
