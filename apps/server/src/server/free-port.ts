/** Ports of this machine. Colyseus does not say when its port is taken, so it is tried before. */
import { createServer } from 'node:net';

const HOST = '127.0.0.1';
const MOST_TRIES = 50;
const MOST_PORT = 65_535;

/**
 * The first port from a given one on that nobody listens on; 0 means any port, and is returned.
 *
 * @throws RangeError if many ports are taken
 */
export async function freePort(first: number): Promise<number> {
  if (first === 0) return 0;
  const last = Math.min(first + MOST_TRIES - 1, MOST_PORT);
  for (let port = first; port <= last; port++) if (await isFree(port)) return port;
  throw new RangeError(`freePort: one of the ports ${first} to ${last} must be free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}
