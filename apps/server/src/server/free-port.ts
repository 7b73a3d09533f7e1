/** Ports of this machine. Colyseus does not say when its port is taken, so it is tried before. */
import { createServer, type Server } from 'node:net';

const HOST = '127.0.0.1';
const MOST_TRIES = 50;
const MOST_PORT = 65_535;

/**
 * Free ports: the first ones from a given port on, or any for 0.
 *
 * @throws RangeError if too many ports are taken
 */
export async function freePorts(first: number, count: number): Promise<readonly number[]> {
  const last = Math.min(first + MOST_TRIES + count - 1, MOST_PORT);
  const servers: Server[] = [];
  try {
    for (let port = first; servers.length < count && port <= last; port += first === 0 ? 0 : 1) {
      const server = await listening(port);
      if (server !== undefined) servers.push(server);
    }
    if (servers.length < count) {
      throw new RangeError(`freePorts: ${count} of the ports ${first} to ${last} must be free`);
    }
    return servers.map(portOf);
  } finally {
    await Promise.all(servers.map(closed));
  }
}

/** The first free port from a given port on, or any for 0. @throws RangeError if many ports are taken */
export async function freePort(first: number): Promise<number> {
  const [port] = await freePorts(first, 1);
  return port!;
}

function listening(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, HOST, () => resolve(server));
  });
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
