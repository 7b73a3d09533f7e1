/**
 * Cuts the log of a zone that cannot be replayed after its last good entry. The zone goes on from there with the ticks
 * after the lost ones, since streams refuse mail of ticks that they had. What other zones got from the lost ticks stays
 * where it is.
 */
import { decodeEntry, type Entry } from '../messages/entries.js';
import { encodeLetters } from '../messages/letters.js';
import { OtherVersion } from '../simulation/build.js';
import type { ZoneNumber } from '../simulation/ids.js';
import type { Letter } from '../simulation/letters.js';
import { Places, reconcile } from '../simulation/reconcile.js';
import { GAME_VERSION } from '../simulation/version.js';
import { type World, zonesOf } from '../simulation/world.js';
import type { Zone } from '../simulation/zone.js';
import type { Lease, LogEntry, MailBatch, ZoneStore } from '../store/zone-store.js';
import { CannotReplay } from './cannot-replay.js';
import { findBad } from './find-bad.js';
import { between, lettersOf, recover, type Recovery, type RecoverySource, without } from './recovery.js';
import { snapshotOf } from './snapshots.js';

export interface CutOptions extends RecoverySource {
  readonly store: ZoneStore;
  readonly world: World;
}

export interface Cut {
  /** The last tick that could be replayed. */
  readonly good: number;
  /** The ticks after it, which are lost. */
  readonly lost: number;
  /** Other zones that cannot be read either: bodies that are there may be in the world twice now. */
  readonly unknown: readonly ZoneNumber[];
}

/** The world cannot be cut now: the message says why. */
export class CannotCut extends Error {
  override readonly name = 'CannotCut';
}

/**
 * Cuts the log of a zone, stores a snapshot, and ends its rest. A log that can be replayed loses nothing.
 *
 * @throws CannotCut if any zone of the world has a host; CannotReplay if there is no snapshot to begin with; whatever
 * the store throws
 */
export async function cutLog(options: CutOptions, number: ZoneNumber): Promise<Cut> {
  const { store, world } = options;
  const zones = zonesOf(world);
  const holders = await Promise.all(zones.map((zone) => store.holderOf(zone)));
  const held = zones.filter((zone) => holders[zone] !== undefined);
  const lease = held.length === 0 ? await store.acquire(number, { isRepair: true }) : undefined;
  if (lease === undefined && held.length === 0) {
    const stored = await store.versionOf(number);
    throw new CannotCut(
      `cutLog: zone ${number} must have ticks of this version of the game, received version ${stored?.version ?? 0}: use --cut-log of that version`,
    );
  }
  if (lease === undefined) {
    throw new CannotCut(
      `cutLog: no zone may have a host, received zones ${held.join(', ')}: end all processes of this world, and wait for a lease`,
    );
  }
  try {
    return await cutWith(options, lease, zones);
  } finally {
    await store.release(lease);
  }
}

async function cutWith(options: CutOptions, lease: Lease, zones: readonly ZoneNumber[]): Promise<Cut> {
  const { store } = options;
  const { zone: number } = lease;
  const { zone, taken, sent } = await recoverGood(options, number);
  const { tick: last, log, mail } = await store.earlierHistoryOf(number);
  const good = zone.tick;
  // Also of ticks that the log has lost.
  const lost = Math.max(last - good, 0);
  const lostEntries = readableEntries(log.filter(({ tick }) => tick > good));
  const after = lostEntries.at(-1)?.taken ?? taken;
  const unknown: ZoneNumber[] = [];
  if (lost > 0) {
    const places = new Places();
    noteMail(places, number, readable(await store.mailFor(number, after)));
    for (const other of zones) {
      if (other !== number && !(await noteZone(options, other, places))) unknown.push(other);
    }
    const dropped = lostEntries.flatMap((entry) => entry.dropped);
    takeLost(options, zone, without(dropped, between(mail, taken, after)), places);
    zone.tick = last;
    // Clients have seen what is lost now.
    await store.beginGeneration();
  }
  for (const { to, tick, letters } of sent) {
    await store.send({ from: number, to, tick, bytes: encodeLetters(letters) });
  }
  await store.keep(lease, snapshotOf(zone, after, GAME_VERSION));
  return { good, lost, unknown };
}

/** The zone after the last tick that can be replayed: that before the damage, or before a gap in the log. */
async function recoverGood(options: CutOptions, number: ZoneNumber, last = Infinity): Promise<Recovery> {
  try {
    return await recover(options, number, { last });
  } catch (error) {
    if (!(error instanceof CannotReplay && 'tick' in error.end) || error.end.tick > last) throw error;
    return recoverGood(options, number, error.end.tick - 1);
  }
}

/** What can be read of the lost ticks: how far they took the mail, and what they dropped of it. */
function readableEntries(lost: readonly LogEntry[]): readonly Entry[] {
  return lost.flatMap(({ bytes }) => {
    try {
      return [decodeEntry(bytes)];
    } catch {
      // The bytes of this entry have changed.
      return [];
    }
  });
}

/** The letters of mail, as far as it can be read: each zone goes on without the rest. */
function readable(mail: readonly MailBatch[]): readonly Letter[] {
  return mail.flatMap((batch) => {
    try {
      return lettersOf([batch]);
    } catch (error) {
      if (error instanceof RangeError || error instanceof OtherVersion) return [];
      throw error;
    }
  });
}

/**
 * Takes the mail of the lost ticks, except that with which no step can be made: the entry may be lost that says that it
 * was dropped.
 */
function takeLost(options: CutOptions, zone: Zone, mail: readonly MailBatch[], places: Places): void {
  const bad = findBad(options, zone, mail, (copy, some) => {
    reconcile(copy, readable(some), places);
    copy.step([], []);
  });
  const good = without(
    bad.map(({ item }) => item),
    mail,
  );
  reconcile(zone, readable(good), places);
}

/** Notes the bodies of a zone, and those on their way from or to it. @returns whether they are known */
async function noteZone(options: CutOptions, number: ZoneNumber, places: Places): Promise<boolean> {
  try {
    const { zone, taken, sent } = await recover(options, number);
    for (const { to, letters } of sent) noteMail(places, to, letters);
    noteMail(places, number, readable(await options.store.mailFor(number, taken)));
    for (let row = 0; row < zone.bodies.count; row++) places.note(zone.bodies.bodyOf(row), number);
    for (const sleeper of zone.whereabouts.residents.asleep.values()) places.note(sleeper, number);
    return true;
  } catch (error) {
    if (error instanceof CannotReplay || error instanceof OtherVersion) return false;
    throw error;
  }
}

function noteMail(places: Places, to: ZoneNumber, letters: readonly Letter[]): void {
  for (const letter of letters) if (letter.kind === 'body' || letter.kind === 'sleep') places.note(letter.body, to);
}
