/** What a client sends to the room of a zone. */
import type { Position2 } from '@tilewright/units';
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
  /** The last pass that it got: without, it sees nothing in zones that do not have its body. */
  readonly pass?: Pass | undefined;
}

/** The inputs of one message. */
export const MOST_INPUTS = 8;

export function encodeClientMessage({ eye, inputs, pass }: ClientMessage): Uint8Array {
  const writer = new ByteWriter();
  writer.optional(eye, (place) => writer.point(place));
  writer.number(inputs.length);
  for (const input of inputs) writeInput(writer, input);
  writer.optional(pass, (shown) => writePass(writer, shown));
  return writer.bytes;
}

/** @param player - of the token of the client. @throws RangeError for bytes that are not of a message */
export function decodeClientMessage(bytes: Uint8Array, player: PlayerNumber): ClientMessage {
  const reader = new ByteReader(bytes);
  const eye = reader.optional(() => reader.point());
  const count = reader.count();
  if (count > MOST_INPUTS) throw malformed(`at most ${MOST_INPUTS} inputs`);
  const inputs = Array.from({ length: count }, () => readClientInput(reader, player));
  const pass = reader.optional(() => readPass(reader));
  reader.end();
  return { eye, inputs, ...(pass !== undefined && { pass }) };
}
