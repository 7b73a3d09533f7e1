import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort } from './free-port.js';

it('is the next one that nobody listens on', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : 0;
  try {
    const free = await freePort(taken);
    expect(free).toBeGreaterThan(taken);
    expect(free).toBeLessThan(taken + 50);
  } finally {
    server.close();
  }
});

it('may be any', async () => {
  await expect(freePort(0)).resolves.toBe(0);
});
