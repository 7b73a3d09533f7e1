/** What becomes of processes, whatever is in them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startMany } from './many-processes.js';
import { readSettings } from './settings.js';
import { until } from './testing/running.js';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
const program = join(folder, 'program.mjs');
afterAll(() => rmSync(folder, { recursive: true }));

async function start(code: string) {
  writeFileSync(program, code);
  const environment = { REDIS_URL: '/no/such/socket', TILEWRIGHT_SECRET: 'a secret of this test' };
  const settings = readSettings(['--port', '0', '--processes', '2'], environment);
  const lines: string[] = [];
  const report = (line: string): void => void lines.push(line);
  return { many: await startMany({ settings, program, environment, report }), lines };
}

it('are killed when they do not end', async () => {
  const { many } = await start(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); process.send({});`);
  await many.stop();
  await many.ended;
  expect(many.members.map(({ pid }) => pid)).toStrictEqual([undefined, undefined]);
});

it('are started again when they end, each at its port', async () => {
  const { many, lines } = await start(`setInterval(() => {}, 1000); process.send({});`);
  const [first] = many.members;
  const { pid, address } = first!;
  process.kill(pid!, 'SIGKILL');
  await until(() => first!.pid !== undefined && first!.pid !== pid);
  expect(first!.address).toBe(address);
  expect(lines).toStrictEqual([expect.stringMatching(/ended \(SIGKILL\): another one is started$/)]);
  await many.stop();
});

it('end all of them when one of them cannot start', async () => {
  await expect(start('process.exit(3);')).rejects.toThrow('could not start (exit code 3)');
});
