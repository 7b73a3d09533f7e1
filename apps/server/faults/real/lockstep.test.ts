/** The same zones in one process and in many, in lockstep: each tick has to lead to the same state. */
import { type ChildProcess, fork } from 'node:child_process';
import { instant, seconds } from '@tilewright/units';
import { runs } from '@tilewright/testing';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { builtProgram } from '../../src/server/testing/program.js';
import { narrowZones } from '../../src/simulation/testing/worlds.js';
import { zonesOf } from '../../src/simulation/world.js';
import { MemoryStore } from '../../src/store/memory-store.js';
import { type RunningRedis, startRedis } from '../../src/store/redis-program.js';
import { LocalStepper, type Stepper } from './lockstep.js';
import type { Done, Order } from './lockstep-process.js';

const HERD = 4;
const ROUNDS = runs(60);
const world = narrowZones({ herd: HERD, seed: 1 });
const zones = zonesOf(world);
const program = inject('redis');

/**
 * All zones tick, one after the other. Now and then one of them goes to the next process.
 *
 * @returns the hash of each tick of each zone
 */
async function hashesOf(steppers: readonly Stepper[]): Promise<readonly string[]> {
  const stepperOf = zones.map((zone) => zone % steppers.length);
  const of = (zone: number): Stepper => steppers[stepperOf[zone]!]!;
  for (const zone of zones) await of(zone).take(zone);
  const hashes: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const zone of zones) hashes.push(await of(zone).tick(zone));
    if (round % 7 !== 0) continue;
    const moving = (round / 7) % zones.length;
    await of(moving).end(moving);
    stepperOf[moving] = (stepperOf[moving]! + 1) % steppers.length;
    await of(moving).take(moving);
  }
  return hashes;
}

/** The zones of another process. */
class RemoteStepper implements Stepper {
  readonly child: ChildProcess;

  constructor(url: string, name: string) {
    this.child = fork(builtProgram('lockstep.js'), [url, name, String(HERD)]);
  }

  async take(zone: number): Promise<void> {
    await this.ask({ call: 'take', zone });
  }

  tick(zone: number): Promise<string> {
    return this.ask({ call: 'tick', zone });
  }

  async end(zone: number): Promise<void> {
    await this.ask({ call: 'end', zone });
  }

  private ask(order: Order): Promise<string> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const failed = (): void => reject(new Error('the process has ended'));
      child.once('exit', failed);
      child.once('message', ({ hash }: Done) => {
        child.off('exit', failed);
        resolve(hash);
      });
      child.send(order);
    });
  }
}

describe.skipIf(program === '')('zones in lockstep', () => {
  const children: ChildProcess[] = [];
  let redis: RunningRedis | undefined;

  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await redis?.stop();
  });

  it('have the same states in one process and in two and three', async () => {
    redis = await startRedis(program);
    const store = new MemoryStore({ lease: seconds(1), now: () => instant(seconds(0)) });
    const expected = await hashesOf([new LocalStepper(world, store)]);
    expect(new Set(expected).size).toBe(expected.length);
    for (const count of [2, 3]) {
      const { url } = redis;
      const steppers = Array.from({ length: count }, () => new RemoteStepper(url, `world of ${count}`));
      children.push(...steppers.map(({ child }) => child));
      expect(await hashesOf(steppers)).toStrictEqual(expected);
    }
  });
});
