/** A script of a project that serves its page until it is ended. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';

/** Runs `npm start` or `npm run dev` until the page is there and used. */
export async function withScript(
  folder: string,
  script: 'start' | 'dev',
  use: (address: string) => Promise<unknown>,
): Promise<void> {
  const port = await freePort();
  const child = spawn('npm', ['run', script, '--', '--host', '127.0.0.1', '--port', `${port}`, '--strictPort'], {
    cwd: folder,
    env: { ...process.env, BROWSER: 'none' }, // `--open` opens nothing
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
  });
  try {
    const address = `http://127.0.0.1:${port}/`;
    await pageAt(address, child);
    await use(address);
  } finally {
    end(child);
  }
}

async function pageAt(address: string, child: ChildProcess): Promise<void> {
  let output = '';
  child.stdout?.on('data', (text) => (output += String(text)));
  child.stderr?.on('data', (text) => (output += String(text)));
  while (child.exitCode === null) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`The script ended with code ${child.exitCode}:\n${output}`);
}

/** Ends npm and the server that it started. */
function end({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') spawn('taskkill', ['/pid', `${pid}`, '/T', '/F']);
  else process.kill(-pid, 'SIGTERM');
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
