/** Inputs as bytes, without their player: a client has no say in whose they are, and none in what hosts say. */
import { directionBits, reviveDirection } from '@tilewright/units';
import type { PlayerNumber } from '../simulation/ids.js';
import type { ActInput, ClientInput, Input } from '../simulation/inputs.js';
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
      writer.number(PLACES);
      writer.number(input.count);
      break;
    case 'act':
      writer.number(ACT);
      writeAct(writer, input);
      break;
  }
}

function writeAct(writer: ByteWriter, { number, walk, gift }: ActInput): void {
  writer.number(number);
  writer.number(walk === undefined ? 0 : 1);
  if (walk !== undefined) writer.number(directionBits(walk));
  writer.number(gift === undefined ? 0 : 1);
  if (gift === undefined) return;
  writer.number(gift.to);
  writer.number(gift.zone);
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
  const walk: ActInput['walk'] = reader.flag() ? reviveDirection(reader.number()) : undefined;
  const gift: ActInput['gift'] = reader.flag() ? { to: reader.number(), zone: reader.number() } : undefined;
  return { kind: 'act', player, number, walk, gift };
}
