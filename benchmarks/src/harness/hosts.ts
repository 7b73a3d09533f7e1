/** Runs contenders: each in its own Node process, bundled or not, or in a browser page. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Request } from './serve.js';

/** A started contender. */
export interface Host {
  ask(request: Request): Promise<readonly number[]>;
  stop(): Promise<void>;
}

/** How the engine loads the program. */
export type Form = 'bundled' | 'browser';

/** The heap of a host: counts of bytes need one that never collects by itself. */
type Heap = 'usual' | 'never collects by itself';

/** The browser that `npm run bench` found, or Debian's. */
export function browserFile(): string | undefined {
  const file = process.env['TILEWRIGHT_CHROMIUM'] ?? '/usr/bin/chromium';
  return existsSync(file) ? file : undefined;
}

/** Scripts run in the folder of the workspace, in a separate folder for each run. */
const built = join(process.cwd(), '.built', `${process.pid}`);
const bundles = new Map<string, Promise<string>>();
process.on('exit', () => rmSync(built, { recursive: true, force: true }));
// An interrupted run leaves no files behind either, and its processes end with it.
for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const) {
  process.once(signal, () => process.exit(128 + number));
}

/**
 * Starts a contender: the default export of a module below `src`, or another export, named after a `#`.
 *
 * @example
 * await startHost('tracker/growth#million', 'bundled', 'usual');
 */
export async function startHost(contender: string, form: Form, heap: Heap): Promise<Host> {
  const file = await bundle(contender, form);
  return form === 'browser' ? startPage(file) : startProcess(file, heap);
}

/** Bundles a contender, once. A long run bundles all contenders first, so that it measures one state of the code. */
export function bundle(contender: string, form: Form): Promise<string> {
  const name = `${contender.replaceAll(/[/#]/g, '-')}-${form}`;
  const made = bundles.get(name) ?? makeBundle(contender, form, name);
  bundles.set(name, made);
  return made;
}

async function makeBundle(contender: string, form: Form, file: string): Promise<string> {
  mkdirSync(built, { recursive: true });
  const [module = '', name = 'default'] = contender.split('#');
  const entry = join(built, `${file}.entry.ts`);
  const outfile = join(built, `${file}.mjs`);
  const isPage = form === 'browser';
  const head = `import { ${name} as contender } from '../../src/${module}.js';`;
  writeFileSync(entry, `${head}\n${isPage ? pageEntry : processEntry}`);
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: isPage ? 'iife' : 'esm',
    platform: isPage ? 'browser' : 'node',
    target: 'es2022',
    // Selects the builds of peers without assertions.
    conditions: ['production'],
    logLevel: 'silent',
    // CommonJS packages require Node's built-in modules.
    banner: isPage ? {} : { js: requireOfNode },
  });
  return outfile;
}

const requireOfNode = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

const processEntry = `
import { serve } from '../../src/harness/serve.js';
const memory = {
  // The first collection only marks free array buffers.
  collect: () => {
    globalThis.gc();
    globalThis.gc();
  },
  heap: () => process.memoryUsage().heapUsed,
  all: () => process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers,
};
const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
await contender.ready;
const answer = serve(contender, clock, memory);
process.on('message', (request) => process.send(answer(request)));
process.send('ready');
`;

const pageEntry = `
import { serve } from '../../src/harness/serve.js';
const answer = serve(contender, () => performance.now());
globalThis.ask = async (request) => {
  await contender.ready;
  return answer(request);
};
`;

async function startProcess(file: string, heap: Heap): Promise<Host> {
  const young = heap === 'usual' ? [] : ['--min-semi-space-size=512', '--max-semi-space-size=512'];
  const child = fork(file, {
    execArgv: ['--expose-gc', '--max-old-space-size=4096', ...young],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  await reply(child, file);
  return {
    ask: async (request) => {
      child.send(request);
      return (await reply(child, file)) as readonly number[];
    },
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
    },
  };
}

function reply(child: ChildProcess, file: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null): void =>
      reject(new Error(`${file} ended with ${signal ?? `code ${code}`}`));
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
    executablePath: browserFile() ?? '',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  // An empty page with an address, which some libraries need for their requests.
  await page.route('**', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('http://localhost/');
  await page.addScriptTag({ path: file });
  if (errors.length > 0) {
    await browser.close();
    throw new Error(`${file} failed in the page: ${errors[0]?.message}`);
  }
  return {
    ask: (request) =>
      page.evaluate(
        (each) => (globalThis as unknown as { ask(r: Request): Promise<readonly number[]> }).ask(each),
        request,
      ),
    stop: () => browser.close(),
  };
}
