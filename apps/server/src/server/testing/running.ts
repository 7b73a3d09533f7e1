/** A server with real sockets for tests, and clients of it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import type { Direction2 } from '@tilewright/units';
import { fetchWorld, signIn } from '../../client/enter.js';
import { clientOf } from '../../client/hosts.js';
import { Session, type SessionOptions } from '../../client/session.js';
import type { SignedIn } from '../../messages/answers.js';
import { ZONE_ROOM } from '../../rooms/protocol.js';
import type { ZoneNumber } from '../../simulation/ids.js';
import { GAME_VERSION } from '../../simulation/version.js';
import type { World } from '../../simulation/world.js';
import type { ZoneStore } from '../../store/zone-store.js';
import { type RunningProcess, startProcess } from '../process.js';
import { readSettings } from '../settings.js';
import { startInMemory } from '../world-in-memory.js';

export { pause };

/** How often clients send. */
export const SEND_MILLISECONDS = 50;
const POLL_MILLISECONDS = 10;

/** Waits until something is so. The test runner ends tests that wait for ever. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(POLL_MILLISECONDS);
}

/** A session of a new player, which notes what is wrong. */
export async function newSession(
  address: string,
  world: World,
  problems: string[],
  onFrame?: SessionOptions['onFrame'],
  signedIn?: SignedIn,
): Promise<Session> {
  return new Session({
    address,
    world,
    signedIn: signedIn ?? (await signIn(address)),
    report: (problem) => problems.push(problem),
    onRefused: () => problems.push('the token is not good'),
    onNoPlace: () => problems.push('its home has no place'),
    onFrame,
    later: (milliseconds, then) => setTimeout(then, milliseconds),
  });
}

/** A client that walks in one direction, and reports what is wrong. */
export interface Walker {
  readonly session: Session;
  readonly signedIn: SignedIn;
  readonly problems: string[];
  walk: Direction2 | undefined;
  leave(): void;
}

export class TestServer {
  readonly process: RunningProcess;
  readonly address: string;
  readonly world: World;
  /** What it reported. */
  readonly lines: readonly string[];
  private readonly walkers = new Set<Walker>();

  private constructor(process: RunningProcess, address: string, world: World, lines: readonly string[]) {
    this.lines = lines;
    this.process = process;
    this.address = address;
    this.world = world;
  }

  static start(...args: readonly string[]): Promise<TestServer> {
    return TestServer.of(args, startInMemory);
  }

  /** A server whose zones are in a store of the test. */
  static startOver(store: ZoneStore, ...args: readonly string[]): Promise<TestServer> {
    let players = 0;
    return TestServer.of(args, (options) => startProcess({ ...options, store, newPlayer: async () => players++ }));
  }

  private static async of(args: readonly string[], start: typeof startInMemory): Promise<TestServer> {
    const settings = readSettings(['--port', '0', ...args], {});
    const files = new Map([['/', { type: 'text/html', bytes: Buffer.from('<p>page</p>') }]]);
    const lines: string[] = [];
    const process = await start({ settings, files, report: (line) => lines.push(line) });
    const address = `http://127.0.0.1:${process.port}`;
    return new TestServer(process, address, await fetchWorld(address), lines);
  }

  /** A player, new if none is given, whose client sends 20 times in a second. */
  async walker(walk?: Direction2, onFrame?: SessionOptions['onFrame'], player?: SignedIn): Promise<Walker> {
    const { address, world } = this;
    const problems: string[] = [];
    const signedIn = player ?? (await signIn(address));
    const session = await newSession(address, world, problems, onFrame, signedIn);
    const sending = setInterval(() => {
      session.act({ walk: walker.walk, gift: undefined });
      session.send();
    }, SEND_MILLISECONDS);
    const walker: Walker = {
      session,
      signedIn,
      problems,
      walk,
      leave: () => {
        clearInterval(sending);
        session.close();
        this.walkers.delete(walker);
      },
    };
    this.walkers.add(walker);
    await until(() => session.body !== undefined);
    return walker;
  }

  /** Joins a room with any token. */
  async join(token: string, zone: ZoneNumber = 0, version: unknown = GAME_VERSION, page?: string): Promise<Room> {
    const room: Room = await clientOf(this.address, token).join(ZONE_ROOM, { zone, version, page });
    room.reconnection.enabled = false;
    // The test does not read frames.
    room.onMessage('*', () => {});
    return room;
  }

  async stop(): Promise<void> {
    for (const walker of this.walkers) walker.leave();
    await this.process.stop();
    await this.process.ended;
  }
}
