/** Entries of a zone's log as bytes: all that a replay needs, and the hash that it must reach. */
import { directionBits, reviveDirection } from '@tilewright/units';
import type { ActInput, Input } from '../simulation/inputs.js';
import { ByteReader, ByteWriter, malformed } from './bytes.js';
import { readTaken, type Taken, writeTaken } from './taken.js';

export interface Entry {
  readonly inputs: readonly Input[];
  /** After this tick. What came since the entry before is the mail that this tick took. */
  readonly taken: Taken;
  /** The state after this tick. */
  readonly hash: string;
}

const JOIN = 0;
const ACT = 1;

export function encodeEntry({ inputs, taken, hash }: Entry): Uint8Array {
  const writer = new ByteWriter();
  writer.number(inputs.length);
  for (const input of inputs) writeInput(writer, input);
  writeTaken(writer, taken);
  writer.number(hash.length);
  for (let i = 0; i < hash.length; i++) writer.number(hash.charCodeAt(i));
  return writer.bytes;
}

/** @throws RangeError for bytes that are not of an entry */
export function decodeEntry(bytes: Uint8Array): Entry {
  const reader = new ByteReader(bytes);
  const inputs = Array.from({ length: reader.count() }, () => readInput(reader));
  const taken = readTaken(reader);
  const hash = Array.from({ length: reader.count() }, () => String.fromCharCode(reader.number())).join('');
  reader.end();
  return { inputs, taken, hash };
}

function writeInput(writer: ByteWriter, input: Input): void {
  writer.number(input.kind === 'join' ? JOIN : ACT);
  writer.number(input.player);
  if (input.kind === 'join') return;
  const { walk, gift } = input;
  writer.number(input.number);
  writer.number(walk === undefined ? 0 : 1);
  if (walk !== undefined) writer.number(directionBits(walk));
  writer.number(gift === undefined ? 0 : 1);
  if (gift === undefined) return;
  writer.number(gift.to);
  writer.number(gift.zone);
}

function readInput(reader: ByteReader): Input {
  const kind = reader.number();
  const player = reader.number();
  if (kind === JOIN) return { kind: 'join', player };
  if (kind !== ACT) throw malformed('a kind of input');
  const number = reader.number();
  const walk: ActInput['walk'] = reader.number() === 1 ? reviveDirection(reader.number()) : undefined;
  const gift: ActInput['gift'] = reader.number() === 1 ? { to: reader.number(), zone: reader.number() } : undefined;
  return { kind: 'act', player, number, walk, gift };
}
