/**
 * One schedule: hosts of all zones, and clients, on the store in memory. A seed decides every step: which call is
 * carried out next, which host ends at which call, when leases run out, which messages get lost. Hosts that lost their
 * lease go on until the store refuses them. At the end all faults end, and what the clients did has to be in the world,
 * once.
 */
import { setImmediate as turn } from 'node:timers/promises';
import { add, type Duration, instant, milliseconds, seconds } from '@tilewright/units';
import type { ZoneNumber } from '../src/simulation/ids.js';
import { narrowZones } from '../src/simulation/testing/worlds.js';
import { zoneCount } from '../src/simulation/world.js';
import { Zone } from '../src/simulation/zone.js';
import { MemoryStore, type MemoryStoreOptions } from '../src/store/memory-store.js';
import { LeaseLost, StoreGone, type ZoneStore } from '../src/store/zone-store.js';
import { type PlayerFrame, playerFrame, type ZoneFrame } from '../src/zones/frames.js';
import { type HostOptions, type TickLimits, ZoneHost } from '../src/zones/host.js';
import { recover } from '../src/zones/recovery.js';
import { audit } from './audit.js';
import { Client } from './client.js';
import { type Fate, type Gate, gatedStore, Gates } from './gated-store.js';
import { Dice } from './random.js';

/** The parts of a schedule, of which a mutant replaces one. */
export interface Parts {
  readonly Store: new (options: MemoryStoreOptions) => MemoryStore;
  readonly Host: Pick<typeof ZoneHost, 'take'>;
  readonly ZoneOf: typeof Zone;
  readonly ClientOf: typeof Client;
  /** The store as hosts read it when they recover. */
  readonly readBy: (store: ZoneStore) => HostOptions['store'];
}

export const soundParts: Parts = {
  Store: MemoryStore,
  Host: ZoneHost,
  ZoneOf: Zone,
  ClientOf: Client,
  readBy: (store) => store,
};

export interface Outcome {
  /** What went wrong; empty if nothing did. */
  readonly problems: readonly string[];
  readonly counts: Counts;
}

/** How often something happened. */
export type Counts = Readonly<ReturnType<typeof noCounts>>;

export function noCounts() {
  return {
    crashes: 0,
    lostLeases: 0,
    ticks: 0,
    /** A frame said that a player went elsewhere. */
    movesTold: 0,
    /** Hosts said that a player has gone, with a body or without. */
    sleeps: 0,
  };
}

const LEASE: Duration = seconds(1);
const TICKS_PER_SNAPSHOT = 2;
/** So few that ticks leave something for the next ones. */
const LIMITS: TickLimits = { inputs: 4, batches: 2 };
const PLAYERS = 3;
const HERD = 3;
const STEPS = 450;
/** After the faults: the rounds in which all clients have to be done. */
const MOST_ROUNDS = 60;
/** The first of them, in which the clients still do new things. */
const ROUNDS_OF_PLAY = 4;
/** After them: the rounds in which all gifts have to arrive. */
const QUIET_ROUNDS = 20;

/** A process with a host, or before it has one. */
interface Process {
  readonly number: number;
  readonly zone: ZoneNumber;
  host: ZoneHost | undefined;
  isBusy: boolean;
  /** A process that stands still for a while, as after SIGSTOP, and does not notice. */
  isPaused: boolean;
}

export async function runSchedule(seed: number, parts: Parts = soundParts): Promise<Outcome> {
  const schedule = new Schedule(seed, parts);
  for (let step = 0; step < STEPS && schedule.problems.length === 0; step++) await schedule.step();
  await schedule.settle();
  return schedule.outcome();
}

class Schedule {
  readonly problems: string[] = [];
  private readonly parts: Parts;
  private readonly dice: Dice;
  private readonly world;
  private readonly store: MemoryStore;
  private readonly gates = new Gates();
  private readonly clients: readonly Client[];
  private processes: Process[] = [];
  private readonly frames: { readonly client: Client; readonly frame: PlayerFrame }[] = [];
  private now = instant(seconds(0));
  private started = 0;
  private readonly counts = noCounts();
  private isHealed = false;

  constructor(seed: number, parts: Parts) {
    this.parts = parts;
    this.dice = new Dice(seed);
    this.world = narrowZones({ herd: HERD, seed });
    this.store = new parts.Store({ lease: LEASE, now: () => this.now });
    this.clients = Array.from({ length: PLAYERS }, (_, player) => new parts.ClientOf(player, this.world, this.dice));
    for (let zone = 0; zone < zoneCount(this.world); zone++) this.start(zone);
  }

  /** Lets one thing happen. */
  async step(): Promise<void> {
    const { dice } = this;
    const thing = dice.below(100);
    if (thing < 62) await this.openOne(this.fate());
    else if (thing < 78) this.tickOne();
    else if (thing < 86) this.clientActs(dice.oneOf(this.clients));
    else if (thing < 91) this.frameArrives();
    else if (thing < 94) this.start(dice.below(zoneCount(this.world)));
    else if (thing < 96) this.pauseOrResumeOne();
    else if (thing < 97) this.lateCallArrives();
    else if (thing < 98) this.putToSleep(dice.oneOf(this.clients));
    else this.now = add(this.now, dice.chance(0.7) ? LEASE : milliseconds(100));
  }

  /** Ends all faults, gives every zone one host, and waits until all clients are done. */
  async settle(): Promise<void> {
    if (this.problems.length > 0) return;
    for (const { number } of this.processes) this.end(number);
    this.isHealed = true;
    this.now = add(this.now, LEASE);
    for (let zone = 0; zone < zoneCount(this.world); zone++) this.start(zone);
    await this.openAll();
    for (let round = 0; round < MOST_ROUNDS && this.problems.length === 0; round++) {
      await this.round({ isPlaying: round < ROUNDS_OF_PLAY });
      if (round >= ROUNDS_OF_PLAY && this.clients.every(({ isDone }) => isDone)) break;
    }
    for (let round = 0; round < QUIET_ROUNDS; round++) await this.round({ isPlaying: false });
    while (this.gates.late.length > 0) this.lateCallArrives();
    await turn();
    const undone = this.clients.filter(({ isDone }) => !isDone).map(({ player }) => player);
    if (undone.length > 0 && this.problems.length === 0)
      this.problems.push(`players ${undone.join(', ')} wait for ever`);
  }

  /** Each client sends, and each zone ticks. */
  private async round({ isPlaying }: { readonly isPlaying: boolean }): Promise<void> {
    for (const client of this.clients) {
      if (isPlaying) client.play();
      this.send(client);
    }
    for (const process of this.processes) this.tick(process);
    await this.openAll();
    while (this.frames.length > 0) this.deliver(0);
  }

  async outcome(): Promise<Outcome> {
    if (this.problems.length === 0) this.problems.push(...(await this.audit()));
    const { problems, counts } = this;
    return { problems, counts };
  }

  private async audit(): Promise<readonly string[]> {
    const { world, store, clients, parts } = this;
    const createZone = (zone: ZoneNumber): Zone => new parts.ZoneOf(world, zone);
    return audit({ world, store: parts.readBy(store), players: clients, createZone, isQuiet: true });
  }

  private fate(): Fate {
    const roll = this.dice.below(100);
    if (roll < 85) return 'answered';
    if (roll < 88) return 'slow';
    if (roll < 91) return 'lost';
    if (roll < 94) return 'lost answer';
    return roll < 97 ? 'host ends' : 'host ends after';
  }

  /** A process that tries to become the host of a zone. */
  private start(zone: ZoneNumber): void {
    const process: Process = { number: this.started++, zone, host: undefined, isBusy: true, isPaused: false };
    this.processes.push(process);
    const { parts, world } = this;
    const options: HostOptions = {
      store: parts.readBy(gatedStore(this.store, this.gates, process.number)),
      createZone: (number) => new parts.ZoneOf(world, number),
      ticksPerSnapshot: TICKS_PER_SNAPSHOT,
      limits: LIMITS,
      publish: (frame) => this.publish(frame),
    };
    void this.follow(
      process,
      this.take(options, zone).then((host) => {
        process.host = host;
        if (host === undefined) this.end(process.number);
      }),
    );
  }

  /** Perhaps it gets ready before it asks for the lease, and others go on meanwhile. */
  private async take(options: HostOptions, zone: ZoneNumber): Promise<ZoneHost | undefined> {
    const prepared = this.dice.chance(0.5) ? await recover(options, zone) : undefined;
    return this.parts.Host.take(options, zone, prepared);
  }

  private pauseOrResumeOne(): void {
    if (this.processes.length === 0) return;
    const process = this.dice.oneOf(this.processes);
    process.isPaused = !process.isPaused;
  }

  private tickOne(): void {
    const idle = this.processes.filter(({ host, isBusy, isPaused }) => host !== undefined && !isBusy && !isPaused);
    if (idle.length > 0) this.tick(this.dice.oneOf(idle));
  }

  private tick(process: Process): void {
    if (process.host === undefined || process.isBusy) return;
    this.counts.ticks++;
    void this.follow(process, process.host.tick());
  }

  /**
   * Waits for what a process does. A store that is gone and a lease that is lost end it; anything else is a problem.
   */
  private async follow(process: Process, work: Promise<void>): Promise<void> {
    process.isBusy = true;
    try {
      await work;
      process.isBusy = false;
    } catch (error) {
      this.end(process.number);
      if (error instanceof LeaseLost) this.counts.lostLeases++;
      else if (!(error instanceof StoreGone)) this.problems.push(String(error));
      // A zone without a host gets another one.
      if (this.isHealed && this.problems.length === 0) this.start(process.zone);
    }
  }

  private end(number: number): void {
    this.processes = this.processes.filter((process) => process.number !== number);
    this.gates.drop(number);
  }

  private async openOne(fate: Fate): Promise<void> {
    const paused = new Set(this.processes.filter(({ isPaused }) => isPaused).map(({ number }) => number));
    const waiting = this.gates.waiting.filter(({ process }) => !paused.has(process));
    if (waiting.length > 0) await this.open(this.dice.oneOf(waiting), fate);
  }

  private async openAll(): Promise<void> {
    await turn();
    while (this.gates.waiting.length > 0) await this.open(this.gates.waiting[0]!, 'answered');
  }

  private async open(gate: Gate, fate: Fate): Promise<void> {
    if (!this.gates.open(gate, fate)) {
      this.counts.crashes++;
      this.end(gate.process);
    }
    await turn();
  }

  private lateCallArrives(): void {
    const { late } = this.gates;
    if (late.length > 0) late.splice(this.dice.below(late.length), 1)[0]!.arrive();
  }

  /** As if its client had been away for a while. The host that has its body takes it from the world. */
  private putToSleep({ player }: Client): void {
    this.counts.sleeps++;
    for (const { host } of this.processes) host?.offer({ kind: 'leave', player });
  }

  private clientActs(client: Client): void {
    client.play();
    if (this.dice.chance(0.8)) this.send(client);
  }

  /** To all that believe to be the host of its zone. */
  private send(client: Client): void {
    const { zone } = client;
    for (const input of client.toSend()) {
      for (const process of this.processes) if (process.zone === zone) process.host?.offer(input);
    }
  }

  private publish(frame: ZoneFrame): void {
    for (const client of this.clients) {
      const told = playerFrame(frame, client.player);
      if (told.news !== undefined && told.news.kind !== 'here') this.counts.movesTold++;
      const isConnected = client.zone === told.zone;
      if (isConnected && (this.isHealed || this.dice.chance(0.7))) this.frames.push({ client, frame: told });
    }
  }

  private frameArrives(): void {
    if (this.frames.length > 0) this.deliver(this.dice.below(this.frames.length));
  }

  private deliver(index: number): void {
    const [arriving] = this.frames.splice(index, 1);
    const problem = arriving?.client.see(arriving.frame);
    if (problem !== undefined) this.problems.push(problem);
  }
}
