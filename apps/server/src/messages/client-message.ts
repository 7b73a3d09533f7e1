/** What a client sends to the room of a zone. */
import { meters, position, type Position2, valueIn } from '@tilewright/units';
import type { PlayerNumber } from '../simulation/ids.js';
import type { ClientInput } from '../simulation/inputs.js';
import { ByteReader, ByteWriter, malformed } from './bytes.js';
import { type Pass, readPass, writePass } from './pass.js';
import { readClientInput, writeInput } from './inputs.js';

export interface ClientMessage {
  /** Where the client looks, in zones that do not have its body; elsewhere the zone knows better. */
  readonly eye: Position2 | undefined;
  /** All that the client did and no frame has taken. */
  readonly inputs: readonly ClientInput[];
  /** The last one that it got: elsewhere than at its body it sees nothing without. */
  readonly pass?: Pass | undefined;
}

/** The inputs of one message. */
export const MOST_INPUTS = 8;

export function encodeClientMessage({ eye, inputs, pass }: ClientMessage): Uint8Array {
  const writer = new ByteWriter();
  writer.number(eye === undefined ? 0 : 1);
  if (eye !== undefined) {
    writer.number(valueIn(eye.x, meters));
    writer.number(valueIn(eye.y, meters));
  }
  writer.number(inputs.length);
  for (const input of inputs) writeInput(writer, input);
  writer.number(pass === undefined ? 0 : 1);
  if (pass !== undefined) writePass(writer, pass);
  return writer.bytes;
}

/** @param player - whose message it is, by its token. @throws RangeError for bytes that are not of a message */
export function decodeClientMessage(bytes: Uint8Array, player: PlayerNumber): ClientMessage {
  const reader = new ByteReader(bytes);
  const eye = reader.flag() ? position(meters(reader.number()), meters(reader.number())) : undefined;
  const count = reader.count();
  if (count > MOST_INPUTS) throw malformed(`at most ${MOST_INPUTS} inputs`);
  const inputs = Array.from({ length: count }, () => readClientInput(reader, player));
  const pass = reader.flag() ? readPass(reader) : undefined;
  reader.end();
  return { eye, inputs, ...(pass !== undefined && { pass }) };
}
