/** Processes of the next version of the game take over a world that goes on meanwhile, by a clock that a test sets. */
import { seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { audit } from '../../faults/audit.js';
import { bodyRows } from '../messages/body-rows.js';
import type { GameBuild } from '../simulation/build.js';
import { thisBuild } from '../simulation/build.js';
import { changedBuild } from '../simulation/testing/changed-build.js';
import { narrowZones } from '../simulation/testing/worlds.js';
import { MemoryStore } from '../store/memory-store.js';
import { ZoneKeeper } from './keeper.js';
import { SteppedClock } from './testing/stepped-clock.js';

const world = narrowZones({ herd: 6, seed: 1 });
const lease = seconds(2);
const rows = bodyRows({ space: world.space, bounds: world.solid.bounds });

let clock: SteppedClock;
let store: MemoryStore;
let lines: string[];
/** Mail that crossed from one version to another. */
let between: Set<string>;

beforeEach(() => {
  clock = new SteppedClock();
  lines = [];
  between = new Set();
  store = new MemoryStore({ lease, now: clock.now });
});

function start(address: string, build: GameBuild, share: number): ZoneKeeper {
  const keeper = new ZoneKeeper({
    world,
    store,
    rows,
    build,
    clock,
    address,
    lease,
    share,
    openRoom: async () => ({ close: async () => {} }),
    report: (line) => lines.push(line),
  });
  void keeper.run();
  return keeper;
}

/** Ends a process in order, while time passes. */
async function end(keeper: ZoneKeeper): Promise<void> {
  const progress = { hasStopped: false };
  void keeper.stop().then(() => (progress.hasStopped = true));
  while (!progress.hasStopped) await clock.pass(1);
}

const zonesOf = ({ zones }: ZoneKeeper): number[] => zones.map(({ zone }) => zone);
const ticksOf = ({ zones }: ZoneKeeper): number => zones.reduce((sum, { tick }) => sum + tick, 0);
const problems = (build: GameBuild): Promise<readonly string[]> =>
  audit({ world, store, build, createZone: (zone) => build.createZone(world, zone), players: [] });

it('takes over the zones of processes that end in order, one after the other, and loses nothing', async () => {
  const [first, second] = [start('first', thisBuild, 2), start('second', thisBuild, 2)];
  await clock.pass(100);
  expect([zonesOf(first), zonesOf(second)]).toStrictEqual([[0, 1], [2]]);
  const third = start('third', changedBuild, 2);
  await clock.pass(20);
  expect(zonesOf(third)).toStrictEqual([]);
  await end(first);
  await clock.pass(12);
  expect([...zonesOf(third), ...zonesOf(second)].sort((a, b) => a - b)).toStrictEqual([0, 1, 2]);
  expect(zonesOf(third)).not.toStrictEqual([]);
  noteMail();
  const before = [ticksOf(second), ticksOf(third)];
  await clock.pass(200);
  expect([ticksOf(second) > before[0]! + 150, ticksOf(third) > before[1]! + 150]).toStrictEqual([true, true]);
  // Both ways: what the older version cannot read waits.
  expect([...between].sort()).toStrictEqual(['1 to 2', '2 to 1']);
  await end(second);
  await clock.pass(100);
  expect(zonesOf(third)).toStrictEqual([0, 1, 2]);
  expect(lines.filter((line) => /failed|another version|has ticks/.test(line))).toStrictEqual([]);
  await end(third);
  expect(await problems(changedBuild)).toStrictEqual([]);
});

/** Notes from which version to which mail is sent, by the hosts of that time. */
function noteMail(): void {
  const send = store.send.bind(store);
  store.send = async (batch) => {
    const { version } = (await store.versionOf(batch.to))!;
    const own = (await store.versionOf(batch.from))!.version;
    if (own !== version) between.add(`${own} to ${version}`);
    return send(batch);
  };
}

it('leaves the zones of a process that was killed to its version, and says what to do', async () => {
  const first = start('first', thisBuild, 3);
  await clock.pass(20);
  const ticks = ticksOf(first);
  // It is gone: nothing wakes it up again.
  clock.forget();
  const second = start('second', changedBuild, 3);
  await clock.pass(100);
  expect([zonesOf(second), lines.filter((line) => line.startsWith('zone 1: has ticks'))]).toStrictEqual([
    [],
    [
      'zone 1: has ticks of version 1 of the game to replay, and this process version 2: it is left to a process of version 1. If no such process runs, start one and end it with SIGTERM: it then stores a snapshot. If it fails there, end all processes, and use --cut-log of version 1',
    ],
  ]);
  const third = start('third', thisBuild, 3);
  await clock.pass(20);
  expect(ticksOf(third)).toBeGreaterThan(ticks);
  await end(third);
  await clock.pass(20);
  expect(zonesOf(second)).toStrictEqual([0, 1, 2]);
  await end(second);
  expect(await problems(changedBuild)).toStrictEqual([]);
});
