import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePort, freePorts } from './free-port.js';

it('is the next port without a listener', async () => {
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
  await expect(freePort(0)).resolves.toBeGreaterThan(0);
});

it('are as many as asked for, each once', async () => {
  for (const first of [0, 30_000]) expect(new Set(await freePorts(first, 3)).size).toBe(3);
  await expect(freePorts(65_535, 2)).rejects.toThrow('2 of the ports 65535 to 65535 must be free');
});
