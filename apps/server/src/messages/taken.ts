/** How far the mail of each zone was taken, as bytes. */
import type { ZoneNumber } from '../simulation/ids.js';
import type { ByteReader, ByteWriter } from './bytes.js';

/** For each zone that sends mail, the tick of the last batch that was taken. */
export type Taken = ReadonlyMap<ZoneNumber, number>;

export function writeTaken(writer: ByteWriter, taken: Taken): void {
  writer.number(taken.size);
  for (const [zone, tick] of taken) writer.number(zone, tick);
}

export function readTaken(reader: ByteReader): Taken {
  return new Map(Array.from({ length: reader.count() }, () => [reader.whole(), reader.whole()] as const));
}
