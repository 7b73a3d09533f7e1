/**
 * What must be true of a world, found out from its store alone, with all processes dead: each zone is restored and
 * replayed, and the mail that is under way is added. A player who sleeps is at its home.
 */
import { type GameBuild, thisBuild } from '../src/simulation/build.js';
import { type BodyId, creatureId, type PlayerNumber, playerId } from '../src/simulation/ids.js';
import type { Letter } from '../src/simulation/letters.js';
import { type World, zonesOf } from '../src/simulation/world.js';
import { COINS_AT_BIRTH, Zone } from '../src/simulation/zone.js';
import type { ZoneStore } from '../src/store/zone-store.js';
import { lettersOf, recover, type Recovery } from '../src/zones/recovery.js';

export interface AuditOptions {
  readonly world: World;
  readonly store: ZoneStore;
  readonly createZone?: (zone: number) => Zone;
  readonly build?: GameBuild;
  /**
   * All players whose clients saw their bodies; no others have asked for a body. For each, the last number that a frame
   * took, and the last that the client sent.
   */
  readonly players: readonly { readonly player: PlayerNumber; readonly taken: number; readonly made: number }[];
  /** Whether nothing was given for some ticks: then no gift may be under way any more. */
  readonly isQuiet?: boolean;
}

interface Found {
  places: number;
  coins: number;
  taken: number;
}

/** @returns what is wrong, in words; empty if nothing is */
export async function audit(options: AuditOptions): Promise<readonly string[]> {
  const { world, store, createZone = (zone) => new Zone(world, zone), build = thisBuild } = options;
  let recoveries: readonly Recovery[];
  try {
    recoveries = await Promise.all(zonesOf(world).map((zone) => recover({ store, createZone, build }, zone)));
  } catch (error) {
    return [String(error)];
  }
  const underWay = await Promise.all(recoveries.map((recovery) => lettersUnderWay(options, recovery, recoveries)));
  return problemsOf(options, recoveries, underWay.flat());
}

/** What was sent to a zone and not taken: what is in its streams, and what its senders would send again. */
async function lettersUnderWay(
  { store, build }: Pick<AuditOptions, 'store' | 'build'>,
  { zone, taken }: Recovery,
  recoveries: readonly Recovery[],
): Promise<readonly Letter[]> {
  const inStreams = await store.mailFor(zone.number, taken);
  const last = new Map(taken);
  for (const { from, tick } of inStreams) last.set(from, tick);
  const unsent = recoveries.flatMap(({ zone: sender, sent }) =>
    sent
      .filter(({ to, tick }) => to === zone.number && tick > (last.get(sender.number) ?? 0))
      .flatMap(({ letters }) => letters),
  );
  return [...lettersOf(inStreams, build), ...unsent];
}

function problemsOf(
  { world, players, isQuiet = false }: AuditOptions,
  recoveries: readonly Recovery[],
  letters: readonly Letter[],
): readonly string[] {
  const problems: string[] = [];
  const found = new Map<BodyId, Found>();
  let coins = 0;
  const meet = (id: BodyId, of: { coins: number; taken: number }): void => {
    const places = (found.get(id)?.places ?? 0) + 1;
    found.set(id, { places, coins: of.coins, taken: of.taken });
    coins += of.coins;
  };
  for (const { zone } of recoveries) {
    for (let row = 0; row < zone.bodies.count; row++) meet(zone.bodies.idOf(row), zone.bodies.bodyOf(row));
    for (const sleeper of zone.whereabouts.residents.asleep.values()) meet(sleeper.id, sleeper);
  }
  for (const letter of letters) {
    if (letter.kind === 'body' || letter.kind === 'sleep') meet(letter.body.id, letter.body);
    else if (letter.kind === 'gift') {
      coins += letter.coins;
      if (isQuiet) problems.push(`a gift for body ${letter.to} does not arrive`);
    }
  }
  const born = bornIn(world, players);
  for (const id of born) {
    const places = found.get(id)?.places ?? 0;
    if (places !== 1) problems.push(`body ${id} is in ${places} places`);
  }
  for (const id of found.keys()) if (!born.has(id)) problems.push(`body ${id} was never born`);
  if (coins !== COINS_AT_BIRTH * born.size) {
    problems.push(`there are ${coins} coins, and ${born.size} bodies were born with ${COINS_AT_BIRTH} each`);
  }
  for (const { player, taken, made } of players) {
    const inWorld = found.get(playerId(player))?.taken ?? 0;
    if (inWorld < taken) problems.push(`player ${player}: a frame took input ${taken}, the world has ${inWorld}`);
    if (inWorld > made) problems.push(`player ${player}: the world has input ${inWorld}, and ${made} were sent`);
  }
  return problems;
}

/** The creatures of all herds, and the players: found out from nothing that is in the store. */
function bornIn(world: World, players: AuditOptions['players']): ReadonlySet<BodyId> {
  const creatures = zonesOf(world).flatMap((zone) =>
    Array.from({ length: world.herd }, (_, serial) => creatureId(zone, serial)),
  );
  return new Set([...creatures, ...players.map(({ player }) => playerId(player))]);
}
