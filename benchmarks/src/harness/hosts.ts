/** Where contenders run: each in a Node process of its own, bundled or not, or in a page of a browser. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Request } from './contender.js';

/** A started contender. */
export interface Host {
  ask(request: Request): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** How a program reaches the engine. */
export type Form = 'bundled' | 'unbundled' | 'browser';

/** Its scripts run in the workspace's own folder. */
const built = join(process.cwd(), '.built');

/** Starts the contender that is the default export of a module below `src`. */
export async function startHost(module: string, form: Form): Promise<Host> {
  mkdirSync(built, { recursive: true });
  const name = `${module.replaceAll('/', '-')}-${form}`;
  const entry = join(built, `${name}.entry.ts`);
  const out = join(built, `${name}.mjs`);
  writeFileSync(entry, form === 'browser' ? pageEntry(module) : processEntry(module));
  await build({
    entryPoints: [entry],
    outfile: out,
    bundle: true,
    format: form === 'browser' ? 'iife' : 'esm',
    platform: form === 'browser' ? 'browser' : 'node',
    target: 'es2022',
    // Unbundled: the packages are imported by Node as they were installed.
    packages: form === 'unbundled' ? 'external' : 'bundle',
    logLevel: 'error',
  });
  rmSync(entry);
  return form === 'browser' ? startPage(out) : startProcess(out);
}

const processEntry = (module: string): string => `
import contender from '../src/${module}.js';
import { serve } from '../src/harness/contender.js';
const heap = { collect: () => globalThis.gc(), used: () => process.memoryUsage().heapUsed };
const clock = () => process.cpuUsage().user / 1000;
const answer = serve(contender, clock, heap);
process.on('message', (request) => process.send(answer(request)));
process.send('ready');
`;

const pageEntry = (module: string): string => `
import contender from '../src/${module}.js';
import { serve } from '../src/harness/contender.js';
globalThis.ask = serve(contender, () => performance.now());
`;

async function startProcess(file: string): Promise<Host> {
  const child = fork(file, {
    execArgv: ['--expose-gc', '--min-semi-space-size=512', '--max-semi-space-size=512'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await reply(child);
  return {
    ask: async (request) => {
      child.send(request);
      return (await reply(child)) as readonly number[];
    },
    stop: async () => {
      child.kill();
    },
  };
}

function reply(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a contender ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message);
    });
  });
}

async function startPage(file: string): Promise<Host> {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({
    executablePath: process.env['TILEWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  await page.addScriptTag({ path: file });
  return {
    ask: (request) =>
      page.evaluate((each) => (globalThis as unknown as { ask(r: Request): readonly number[] }).ask(each), request),
    stop: () => browser.close(),
  };
}
