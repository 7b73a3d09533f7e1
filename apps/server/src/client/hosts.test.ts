import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it } from 'vitest';
import type { ZoneAddress } from '../messages/answers.js';
import { fetchZones } from './enter.js';
import { clientOf, Hosts } from './hosts.js';

const servers: Server[] = [];

/** A process that answers questions for the address of any zone; `undefined` for one that keeps none. */
function answering(answer: () => ZoneAddress | undefined): Promise<string> {
  return listening((_, response) => {
    const found = answer();
    response.writeHead(found === undefined ? 503 : 200).end(JSON.stringify(found ?? {}));
  });
}

async function listening(onRequest: RequestListener): Promise<string> {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const here: ZoneAddress = { address: '', others: [] };
const portOf = (address: string): number => Number(new URL(address).port);
const portFound = async (hosts: Hosts): Promise<number | undefined> => (await hosts.find(0)).settings.port;

it('are asked for their own zones, when another process has named them', async () => {
  const second = await answering(() => here);
  const first = await answering(() => ({ address: second, others: [second] }));
  const hosts = new Hosts({ address: first, token: '' });
  expect(await portFound(hosts)).toBe(portOf(second));
  expect(hosts.addresses).toStrictEqual([first, second]);
});

it('are not found while the process that is named does not keep the zone yet', async () => {
  let keeps = false;
  const second = await answering(() => (keeps ? here : undefined));
  const first = await answering(() => ({ address: second, others: [second] }));
  const hosts = new Hosts({ address: first, token: '' });
  await expect(hosts.find(0)).rejects.toThrow('503');
  keeps = true;
  expect(await portFound(hosts)).toBe(portOf(second));
});

it('are found by other processes when the first one is gone', async () => {
  const second = await answering(() => here);
  const first = await answering(() => ({ address: '', others: [second] }));
  const hosts = new Hosts({ address: first, token: '' });
  expect(await portFound(hosts)).toBe(portOf(first));
  const [, server] = servers;
  server!.closeAllConnections();
  server!.close();
  await expect(hosts.find(0)).rejects.toThrow('fetch failed');
  expect(await portFound(hosts)).toBe(portOf(second));
});

it('are not waited for when they stand still', async () => {
  const still = await listening(() => undefined);
  const hosts = new Hosts({ address: still, token: '' });
  await expect(hosts.find(0)).rejects.toThrow('timeout');
  await expect(fetchZones(still)).rejects.toThrow('timeout');
});

it('get the token with the request for a seat, and not in the address of the socket', async () => {
  const token = '7.1790000000.signature';
  const seen: { readonly url: string | undefined; readonly authorization: string | undefined }[] = [];
  const seat = { name: 'zone', roomId: 'room', processId: 'process', sessionId: 'seat' };
  const address = await listening(({ url, headers }, response) => {
    seen.push({ url, authorization: headers.authorization });
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(seat));
  });
  const upgraded = new Promise<string>((resolve) => {
    servers[0]!.on('upgrade', ({ url = '' }: IncomingMessage, socket: Duplex) => {
      resolve(url);
      socket.destroy();
    });
  });
  const joining = clientOf(address, token).join('zone', { zone: 0 });
  joining.catch(() => undefined);
  expect(await upgraded).toBe('/process/room?sessionId=seat');
  expect(seen).toStrictEqual([{ url: '/matchmake/join/zone', authorization: `Bearer ${token}` }]);
});
