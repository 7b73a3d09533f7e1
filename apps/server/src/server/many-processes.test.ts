/** What becomes of processes, whatever is in them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { add, type Duration, milliseconds, seconds, valueIn } from '@tilewright/units';
import { afterAll, expect, it } from 'vitest';
import { type Clock, processClock } from './clock.js';
import { startMany } from './many-processes.js';
import { readSettings } from './settings.js';
import { until } from './testing/running.js';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
const program = join(folder, 'program.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

async function start(code: string, clock?: Clock) {
  writeFileSync(program, code);
  const environment = { REDIS_URL: '/no/such/socket', TILEWRIGHT_SECRET: 'a secret of this test' };
  const settings = readSettings(['--port', '0', '--processes', '2'], environment);
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  return { many: await startMany({ settings, program, environment, report, ...(clock && { clock }) }), lines };
}

it('are killed when they do not end', async () => {
  const { many } = await start(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send({});`);
  await many.stop();
  await many.ended;
  expect(many.members.map(({ pid }) => pid)).toStrictEqual([undefined, undefined]);
});

it('are started again when they end, each at its port', async () => {
  let now = processClock.now();
  const clock = { now: () => now, sleep: async () => {} };
  const { many, lines } = await start(`setInterval(() => {}, 1000); process.send({});`, clock);
  const [first] = many.members;
  const { pid, address } = first!;
  now = add(now, seconds(5));
  process.kill(pid!, 'SIGKILL');
  await until(() => first!.pid !== undefined && first!.pid !== pid);
  expect(first!.address).toBe(address);
  expect(lines).toStrictEqual([expect.stringMatching(/ended \(SIGKILL\): another one is started$/)]);
  await many.stop();
});

it('wait longer each time they end soon, and not after they went well', async () => {
  let now = processClock.now();
  const pauses: number[] = [];
  const sleep = async (duration: Duration): Promise<void> => void pauses.push(valueIn(duration, milliseconds));
  const { many } = await start(`setInterval(() => {}, 1000); process.send({});`, { now: () => now, sleep });
  const [first] = many.members;
  const end = async (): Promise<void> => {
    const { pid } = first!;
    const ready = first!.starts;
    process.kill(pid!, 'SIGKILL');
    await until(() => first!.starts > ready);
  };
  for (let ends = 0; ends < 7; ends++) await end();
  expect(pauses).toStrictEqual([500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
  now = add(now, seconds(5));
  await end();
  await end();
  expect(pauses.slice(7)).toStrictEqual([500]);
  await many.stop();
});

it('end all of them when one of them cannot start', async () => {
  await expect(start('process.exit(3);')).rejects.toThrow('could not start (exit code 3)');
});
