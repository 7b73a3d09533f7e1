/** Clients that send or read so slowly that they would hold what they have for ever. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { milliseconds, valueIn } from '@tilewright/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REQUEST_TIME } from '../rooms/limits.js';
import { pause, TestServer } from './testing/running.js';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start('--zones', '1x1', '--tiles', '512', '--herd', '0');
});
afterAll(() => server.stop());

async function connected(): Promise<Socket> {
  const socket = connect(server.process.port, '127.0.0.1');
  // It may be closed while something is under way.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const POST = 'POST /matchmake/join/zone HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n';

it.concurrent.each([
  ['nothing', ''],
  ['half a header', 'GET / HTTP/1.1\r\nHost:'],
  ['half a body', `${POST}Content-Length: 100\r\n\r\n{`],
])('a client that sends %s is closed', async (_, text) => {
  const socket = await connected();
  socket.resume();
  socket.write(text);
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(1000);
});

it.concurrent('a client that asks for much and does not read it is closed', async () => {
  const socket = await connected();
  const answer = (await (await fetch(`${server.address}/world`)).arrayBuffer()).byteLength;
  const times = 100;
  for (let i = 0; i < times; i++) socket.write('GET /world HTTP/1.1\r\nHost: here\r\n\r\n');
  // Only what the machine has taken for it arrives afterwards. The server is in this process, so its timers come before
  // this one: the first finds that something was read, by the machine, and the second that nothing was.
  await pause(2.2 * valueIn(REQUEST_TIME, milliseconds));
  socket.resume();
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(times * answer);
});
