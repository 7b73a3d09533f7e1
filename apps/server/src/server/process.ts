/**
 * One process of a server: it keeps zones, has their rooms, and serves the page. It listens before it takes zones,
 * since the store names its address with them. It is returned when it has its zones.
 */
import { div } from '@tilewright/units';
import { bodyRows } from '../messages/body-rows.js';
import { type SignIn, signInAsGuest } from '../rooms/accounts.js';
import { Gate } from '../rooms/gate.js';
import { PASS_LIFE, TOKEN_LIFE } from '../rooms/limits.js';
import { Origins } from '../rooms/origins.js';
import { Passes } from '../rooms/passes.js';
import { roomLog } from '../rooms/room-log.js';
import { RoomServer } from '../rooms/room-server.js';
import { Tokens } from '../rooms/tokens.js';
import type { PlayerNumber } from '../simulation/ids.js';
import { timeStep } from '../simulation/time.js';
import { zoneCount } from '../simulation/world.js';
import type { ZoneStore } from '../store/zone-store.js';
import { answer } from './answers.js';
import { type Clock, processClock, wallTime } from './clock.js';
import type { PageFile } from './files.js';
import { freePort } from './free-port.js';
import { ZoneKeeper } from './keeper.js';
import { largeAnswer } from './large-answer.js';
import { describeWorld, type Settings, worldOf } from './settings.js';

export interface ProcessOptions {
  readonly settings: Settings;
  readonly store: ZoneStore;
  readonly newPlayer: () => Promise<PlayerNumber>;
  /** Tells this world from others with the same secret, whose tokens are not good here. Default: none. */
  readonly worldId?: string;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly report: (news: string) => void;
  readonly clock?: Clock;
  /** Decides which players may come in. Default: each request as a new guest. */
  readonly signIn?: SignIn;
}

export interface RunningProcess {
  readonly port: number;
  /** Where clients reach it. */
  readonly address: string;
  /** Resolves when it was stopped. */
  readonly ended: Promise<void>;
  /** May be called again, and does nothing then. */
  stop(): Promise<void>;
}

const LOOPBACK = 'http://127.0.0.1';

export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const {
    settings,
    store,
    newPlayer,
    files,
    report,
    worldId = '',
    clock = processClock,
    signIn = signInAsGuest,
  } = options;
  const world = worldOf(settings);
  const origins = new Origins(settings.origins);
  const tokens = new Tokens({ secret: settings.secret, world: worldId, life: TOKEN_LIFE, now: wallTime });
  // Requests may come before there is a keeper.
  const own: { keeper?: ZoneKeeper } = {};
  const hasPlaceFor = (player: PlayerNumber): boolean => own.keeper?.hasPlaceFor(player) ?? true;
  const gate = new Gate({
    tokens,
    origins,
    signIn,
    mostSignIns: settings.signIns,
    newPlayer,
    mostPlayers: settings.players,
    hasPlaceFor,
    now: clock.now,
  });
  const answers = {
    files,
    world: largeAnswer(Buffer.from(JSON.stringify(describeWorld(settings)))),
    gate,
    proxies: settings.proxies,
    zones: () => own.keeper?.zones ?? [],
    failed: () => own.keeper?.failed ?? new Map(),
    addressOf: async (zone: number) => {
      const found = await own.keeper?.findAddressOf(zone);
      return found === address ? '' : found;
    },
    others: () => own.keeper?.others ?? [],
    endZone: settings.isDemo ? (zone: number) => own.keeper?.end(zone) ?? false : undefined,
  };
  const server = await RoomServer.create({
    gate,
    origins,
    proxies: settings.proxies,
    mostStrangers: settings.connections,
    log: roomLog(report, clock.now),
    answer: (request, response) => void answer(answers, request, response),
  });
  const port = await server.listen(await freePort(settings.port));
  const address = settings.address ?? `${LOOPBACK}:${port}`;
  const keeper = new ZoneKeeper({
    world,
    store,
    rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
    clock,
    address,
    lease: settings.lease,
    passes: new Passes({ secret: settings.secret, life: PASS_LIFE, now: wallTime }),
    players: settings.players,
    away: Math.round(div(settings.away, timeStep)),
    share: Math.ceil(zoneCount(world) / settings.oneOf),
    openRoom: (zone, audience) => server.openRoom(zone, audience),
    report,
  });
  own.keeper = keeper;
  await keeper.takeFree();
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    await keeper.stop();
    await server.close();
  };
  return { port, address, ended: keeper.run(), stop: () => (stopping ??= stop()) };
}
