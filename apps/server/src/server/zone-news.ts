/** What a process reports of its zones, in lines. */
import type { ZoneNumber } from '../simulation/ids.js';
import { LeaseLost, StoreGone } from '../store/zone-store.js';
import { CannotReplay } from '../zones/cannot-replay.js';
import { type Dropped, isMail } from '../zones/host.js';

/** A lost lease or store is no fault of the zone. Any other error is noted in the store. */
export function newsOfEnd(zone: ZoneNumber, error: unknown): string {
  if (error instanceof LeaseLost || error instanceof StoreGone) return `zone ${zone}: ${String(error)}`;
  return `zone ${zone}: failed, and rests before a process takes it again: ${wordsOf(error)}`;
}

/** @param failures - how often the zone has failed in a row */
export function newsOfDropped(zone: ZoneNumber, { item, error }: Dropped, failures: number): string {
  const what = isMail(item) ? `what zone ${item.from} sent in its tick ${item.tick}` : `input ${JSON.stringify(item)}`;
  return `zone ${zone}: ${what} is dropped, since the zone failed ${failures} times: ${wordsOf(error)}`;
}

/** Of a zone that is left to another version of the game. */
export function newsOfVersions(zone: ZoneNumber, stored: number, own: number): string {
  if (stored > own) {
    return `zone ${zone}: version ${stored} of the game has it, and this process version ${own}: end this process`;
  }
  return (
    `zone ${zone}: has ticks of version ${stored} of the game to replay, and this process version ${own}: it is left to a ` +
    `process of version ${stored}. If no such process runs, start one and end it with SIGTERM: it then stores a snapshot. If it fails ` +
    `there, end all processes, and use --cut-log of version ${stored}`
  );
}

/** With the stack, so that the mistake is found; a `CannotReplay` says all without. */
export function wordsOf(error: unknown): string {
  return error instanceof CannotReplay ? error.message : String(error instanceof Error ? error.stack : error);
}
