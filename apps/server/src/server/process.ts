/**
 * One process of a server: it keeps zones, has their rooms, and serves the page. Zones are taken before it listens, so that
 * nobody who joins finds nothing.
 */
import { type Duration, seconds } from '@tilewright/units';
import { bodyRows } from '../messages/body-rows.js';
import { Gate } from '../rooms/gate.js';
import { TOKEN_LIFE } from '../rooms/limits.js';
import { Origins } from '../rooms/origins.js';
import { roomLog } from '../rooms/room-log.js';
import { RoomServer, type RoomServerOptions } from '../rooms/room-server.js';
import { Tokens } from '../rooms/tokens.js';
import type { PlayerNumber } from '../simulation/ids.js';
import { scatteredMap } from '../simulation/maps.js';
import { worldFrom, zoneCount } from '../simulation/world.js';
import type { ZoneStore } from '../store/zone-store.js';
import { answer } from './answers.js';
import { type Clock, processClock, wallTime } from './clock.js';
import type { PageFile } from './files.js';
import { freePort } from './free-port.js';
import { ZoneKeeper } from './keeper.js';
import type { Settings } from './settings.js';

/** How long a zone waits for its host before another one may take it. */
export const LEASE: Duration = seconds(2);

export interface ProcessOptions extends Pick<RoomServerOptions, 'shared' | 'publicAddress'> {
  readonly settings: Settings;
  readonly store: ZoneStore;
  readonly newPlayer: () => Promise<PlayerNumber>;
  readonly files: ReadonlyMap<string, PageFile>;
  readonly report: (news: string) => void;
  readonly clock?: Clock;
}

export interface RunningProcess {
  readonly port: number;
  readonly keeper: ZoneKeeper;
  /** Resolves when it was stopped. @throws whatever ended it: the store is gone, or a zone cannot be recovered */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** The seed of the map and of its creatures: all processes have the same. */
const SEED = 7;

export async function startProcess(options: ProcessOptions): Promise<RunningProcess> {
  const { settings, store, newPlayer, files, report, clock = processClock, shared, publicAddress } = options;
  const { columns, rows, tiles, herd, processes } = settings;
  const text = scatteredMap({ columns, rows, tiles, seed: SEED });
  const world = worldFrom(text, { columns, rows, herd, seed: SEED });
  const origins = new Origins(settings.origins);
  const tokens = new Tokens({ secret: settings.secret, life: TOKEN_LIFE, now: wallTime });
  const gate = new Gate({ tokens, origins, newPlayer, now: clock.now });
  const answers = {
    files,
    world: { text, columns, rows },
    gate,
    zones: () => keeper.zones,
    endZone: (zone: number) => keeper.end(zone),
  };
  const server = await RoomServer.create({
    gate,
    origins,
    log: roomLog(report, clock.now),
    answer: (request, response) => void answer(answers, request, response),
    ...(shared !== undefined && { shared }),
    ...(publicAddress !== undefined && { publicAddress }),
  });
  const keeper = new ZoneKeeper({
    world,
    store,
    rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
    clock,
    openRoom: (zone, audience) => server.openRoom(zone, audience),
    report,
  });
  await keeper.takeFree(Math.ceil(zoneCount(world) / processes));
  const port = await server.listen(await freePort(settings.port));
  return {
    port,
    keeper,
    ended: keeper.run(),
    stop: async () => {
      await keeper.stop();
      await server.close();
    },
  };
}
