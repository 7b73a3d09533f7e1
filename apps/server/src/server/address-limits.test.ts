/** What one address may do, and no more: beside it, players with a connection go on. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Direction2 } from '@tilewright/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../client/enter.js';
import { MOST_REFUSALS } from '../rooms/limits.js';
import { TestServer, until } from './testing/running.js';

describe('one address', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await TestServer.start('--zones', '1x1', '--tiles', '10', '--herd', '2', '--connections', '8');
  });
  afterAll(() => server.stop());

  it('has a limited number of connections without a player, and more with one', async () => {
    const walker = await server.walker(Direction2.east);
    const { port } = server.process;
    const sockets = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    const closed = sockets.map((socket) => once(socket.on('error', () => undefined).resume(), 'close'));
    // Those that are let in stay for a while: they have said nothing yet.
    await until(() => sockets.filter((socket) => !socket.closed).length <= 8);
    const { taken } = walker.session.player;
    await until(() => walker.session.player.taken > taken + 3);
    expect(walker.problems).toStrictEqual([]);
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    walker.leave();
  });

  it('is that of a proxy without a setting, and the server says so once', async () => {
    const warnings = (): readonly string[] => server.lines.filter((line) => line.includes('--proxies 1'));
    await fetch(server.address);
    expect(warnings()).toStrictEqual([]);
    for (let i = 0; i < 2; i++) await fetch(server.address, { headers: { 'x-forwarded-for': '192.0.2.1' } });
    expect(warnings()).toHaveLength(1);
  });

  it('whose joins were refused too often is refused at once, whatever its token', async () => {
    const { token } = await signIn(server.address);
    const join = (bearer: string): Promise<Response> =>
      fetch(`${server.address}/matchmake/join/zone`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
        body: '{"zone":0}',
      });
    const statuses: number[] = [];
    for (let i = 0; i < MOST_REFUSALS; i++) statuses.push((await join('forged')).status);
    expect(new Set(statuses)).toStrictEqual(new Set([401]));
    const refused = await join(token);
    expect([refused.status, await refused.text()]).toStrictEqual([429, expect.stringContaining('of this address')]);
  });
});
