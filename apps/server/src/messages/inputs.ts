/** Inputs as bytes, without their player, which the token of a client names. Clients cannot send inputs of hosts. */
import { directionBits, reviveDirection } from '@tilewright/units';
import type { PlayerNumber } from '../simulation/ids.js';
import type { ClientInput, Input } from '../simulation/inputs.js';
import { type ByteReader, type ByteWriter, malformed } from './bytes.js';

const JOIN = 0;
const ACT = 1;
const LEAVE = 2;
const PLACES = 3;

export function writeInput(writer: ByteWriter, input: Input): void {
  switch (input.kind) {
    case 'join':
      writer.number(JOIN);
      break;
    case 'leave':
      writer.number(LEAVE);
      break;
    case 'places':
      writer.number(PLACES, input.count);
      break;
    case 'act':
      writer.number(ACT, input.number);
      writer.optional(input.walk, (walk) => writer.number(directionBits(walk)));
      writer.optional(input.gift, ({ to, zone }) => writer.number(to, zone));
      break;
  }
}

/** @throws RangeError for bytes that are not of an input */
export function readInput(reader: ByteReader, player: PlayerNumber): Input {
  const kind = reader.number();
  if (kind === LEAVE) return { kind: 'leave', player };
  if (kind === PLACES) return { kind: 'places', count: reader.number() };
  return readInputOf(kind, reader, player);
}

/** @throws RangeError for bytes that are not of an input of a client */
export function readClientInput(reader: ByteReader, player: PlayerNumber): ClientInput {
  return readInputOf(reader.number(), reader, player);
}

function readInputOf(kind: number, reader: ByteReader, player: PlayerNumber): ClientInput {
  if (kind === JOIN) return { kind: 'join', player };
  if (kind !== ACT) throw malformed('a kind of input');
  const number = reader.number();
  const walk = reader.optional(() => reviveDirection(reader.number()));
  const gift = reader.optional(() => ({ to: reader.number(), zone: reader.number() }));
  return { kind: 'act', player, number, walk, gift };
}
