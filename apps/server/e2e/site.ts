/** The built server as its own process, and a headless browser. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

const program = fileURLToPath(new URL('../dist/server/main.js', import.meta.url));

/** Chromium renders in software, without a GPU, and without network access. */
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

export class Site {
  readonly address: string;
  /** What the pages said of errors. */
  readonly problems: string[] = [];
  private readonly server: ChildProcess;
  private readonly browser: Browser;

  private constructor(address: string, server: ChildProcess, browser: Browser) {
    this.address = address;
    this.server = server;
    this.browser = browser;
  }

  /** @param options - of the server's command line */
  static async open(...options: readonly string[]): Promise<Site> {
    if (!existsSync(program)) throw new Error('The server is not built: run `npm run build` first');
    const executablePath = process.env['TILEWRIGHT_CHROMIUM'];
    if (executablePath === undefined) throw new Error('TILEWRIGHT_CHROMIUM must be the path of a Chromium or Chrome');
    const server = spawn(process.execPath, [program, '--port', '0', ...options], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await addressOf(server);
    return new Site(address, server, await chromium.launch({ executablePath, args }));
  }

  /** A player of its own, who has a body. */
  async player(): Promise<Page> {
    const page = await this.visit();
    await page.waitForSelector('[data-phase=open]');
    return page;
  }

  /** Somebody who opens the page. */
  async visit(): Promise<Page> {
    const context = await this.browser.newContext({ viewport: { width: 1000, height: 700 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => this.problems.push(String(error)));
    await page.goto(this.address);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    if (this.server.exitCode !== null) return;
    this.server.kill();
    await once(this.server, 'exit');
  }
}

/** What the server prints when it listens. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The server must print');
  for await (const line of createInterface({ input: stdout })) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    stdout.resume();
    return address;
  }
  throw new Error('The server ended before it listened');
}
