/** The built server as its own process, and a headless browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type MemberProcess, startMany } from '../src/server/many-processes.js';
import { readSettings } from '../src/server/settings.js';

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

interface Server {
  readonly address: string;
  /** The processes of a server that has several. */
  readonly members: readonly MemberProcess[];
  stop(): Promise<unknown>;
}

export interface Visit {
  /** Of the process that serves the page; the first one if not given. */
  readonly address?: string;
  /** The player of the tab from before, in JSON; a new one if not given. */
  readonly signedIn?: string;
}

export class Site {
  /** What the pages said of errors. */
  readonly problems: string[] = [];
  private readonly server: Server;
  private readonly browser: Browser;

  private constructor(server: Server, browser: Browser) {
    this.server = server;
    this.browser = browser;
  }

  /** @param options - of the server's command line */
  static async open(...options: readonly string[]): Promise<Site> {
    return Site.of(() => startOne(options));
  }

  /** A server of several processes, which a test can kill. */
  static async openMany(...options: readonly string[]): Promise<Site> {
    const settings = readSettings(['--port', '0', ...options], {});
    return Site.of(() => startMany({ settings, program, environment: process.env, report: () => {} }));
  }

  private static async of(start: () => Promise<Server>): Promise<Site> {
    if (!existsSync(program)) throw new Error('The server is not built: run `npm run build` first');
    const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
    if (executablePath === undefined) throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
    const server = await start();
    return new Site(server, await chromium.launch({ executablePath, args }));
  }

  get address(): string {
    return this.server.address;
  }

  get members(): readonly MemberProcess[] {
    return this.server.members;
  }

  /** A page with a player of its own, who has a body. */
  async player(visit: Visit = {}): Promise<Page> {
    const page = await this.visit(visit);
    await page.waitForSelector('[data-phase=open]');
    return page;
  }

  /** Opens the page in a tab of its own. */
  async visit({ address = this.address, signedIn }: Visit = {}): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width: 1000, height: 700 } });
    await context.addInitScript((stored) => {
      // It runs in the blank page before the first one, too, which has no storage.
      if (stored !== undefined && location.protocol === 'http:' && sessionStorage.length === 0) {
        sessionStorage.setItem('tilewright-server', stored);
      }
    }, signedIn);
    // Of all tabs, also of those that a page opens.
    context.on('weberror', (error) => this.problems.push(String(error.error())));
    const page = await context.newPage();
    await page.goto(address);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.stop();
  }
}

async function startOne(options: readonly string[]): Promise<Server> {
  const child = spawn(process.execPath, [program, '--port', '0', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  return { address: await addressOf(child), members: [], stop };
}

/** What the server prints when it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server must print');
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\/\/[^\s/]+/.exec(line) ?? [];
    if (address === undefined) continue;
    stdout.resume();
    return address;
  }
  throw new Error('The server ended before it listened');
}
