/** Inputs as bytes, without their player: a client has no say in whose they are. */
import { directionBits, reviveDirection } from '@tilewright/units';
import type { PlayerNumber } from '../simulation/ids.js';
import type { ActInput, Input } from '../simulation/inputs.js';
import { type ByteReader, type ByteWriter, malformed } from './bytes.js';

const JOIN = 0;
const ACT = 1;

export function writeInput(writer: ByteWriter, input: Input): void {
  if (input.kind === 'join') {
    writer.number(JOIN);
    return;
  }
  const { number, walk, gift } = input;
  writer.number(ACT);
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
  if (kind === JOIN) return { kind: 'join', player };
  if (kind !== ACT) throw malformed('a kind of input');
  const number = reader.number();
  const walk: ActInput['walk'] = reader.flag() ? reviveDirection(reader.number()) : undefined;
  const gift: ActInput['gift'] = reader.flag() ? { to: reader.number(), zone: reader.number() } : undefined;
  return { kind: 'act', player, number, walk, gift };
}
