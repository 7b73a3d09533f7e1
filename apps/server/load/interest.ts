/** What it costs to find out what each client sees and to write its frame, without sockets: in this process. */
import { Audience } from '../src/rooms/audience.js';
import { bodyRows } from '../src/messages/body-rows.js';
import type { World } from '../src/simulation/world.js';
import { Zone } from '../src/simulation/zone.js';
import { frameOf } from '../src/zones/frames.js';

export interface InterestFigures {
  /** Of each client and tick. */
  readonly microseconds: number;
  readonly bytes: number;
  /** Of a tick without clients, of all bodies. */
  readonly stepMilliseconds: number;
}

const WARM_UP = 40;
const TICKS = 200;

/** @param world - of one zone, with all its creatures */
export function measureInterest(world: World, clients: number): InterestFigures {
  const zone = new Zone(world, 0);
  const rows = bodyRows({ space: world.space, bounds: world.solid.bounds });
  const audience = new Audience({ rows, zone, fence: 1, offer: () => undefined });
  let bytes = 0;
  const socket = {
    backlog: 0,
    send: (frame: Uint8Array) => {
      bytes += frame.length;
    },
    sendPass: () => undefined,
    close: () => undefined,
  };
  for (let player = 0; player < clients; player++) audience.enter(player, socket);
  const spent = { step: 0, show: 0 };
  for (let tick = -WARM_UP; tick < TICKS; tick++) {
    if (tick === 0) {
      spent.step = 0;
      spent.show = 0;
      bytes = 0;
    }
    const inputs = tick === -WARM_UP ? Array.from({ length: clients }, (_, player) => joinOf(player)) : [];
    const start = process.cpuUsage();
    zone.step(inputs, []);
    const { user, system } = process.cpuUsage(start);
    spent.step += user + system;
    const show = process.cpuUsage();
    audience.show(frameOf(zone, 1));
    const shown = process.cpuUsage(show);
    spent.show += shown.user + shown.system;
  }
  const frames = clients * TICKS;
  return { microseconds: spent.show / frames, bytes: bytes / frames, stepMilliseconds: spent.step / TICKS / 1000 };
}

const joinOf = (player: number) => ({ kind: 'join', player }) as const;
