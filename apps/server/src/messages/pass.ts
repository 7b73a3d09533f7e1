/** A pass says where the body of a player was: with it, a client looks into the zones beside that of its body. */
import { type Instant, instant, type Position2, seconds, sub, valueIn } from '@tilewright/units';
import { ByteReader, ByteWriter } from './bytes.js';

export interface Pass {
  readonly position: Position2;
  /** In seconds since 1970. */
  readonly expiry: number;
  /** What only servers can make of these and of the player: whole numbers of 32 bits. */
  readonly seal: readonly number[];
}

export const SEAL_NUMBERS = 4;
const EPOCH: Instant = instant(seconds(0));

/** An instant as passes have it. */
export function secondsAt(time: Instant): number {
  return valueIn(sub(time, EPOCH), seconds);
}

export function writePass(writer: ByteWriter, { position: place, expiry, seal }: Pass): void {
  writer.point(place);
  writer.number(expiry, ...seal);
}

export function readPass(reader: ByteReader): Pass {
  const place = reader.point();
  const expiry = reader.number();
  return { position: place, expiry, seal: Array.from({ length: SEAL_NUMBERS }, () => reader.number()) };
}

export function encodePass(pass: Pass): Uint8Array {
  const writer = new ByteWriter();
  writePass(writer, pass);
  return writer.bytes;
}

/** @throws RangeError for bytes that are not of a pass */
export function decodePass(bytes: Uint8Array): Pass {
  const reader = new ByteReader(bytes);
  const pass = readPass(reader);
  reader.end();
  return pass;
}
