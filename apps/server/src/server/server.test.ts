import { once } from 'node:events';
import { connect } from 'node:net';
import { valueIn, Direction2, meters } from '@tilewright/units';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signIn } from '../client/enter.js';
import { COINS_AT_BIRTH } from '../simulation/zone.js';
import { GAME_VERSION } from '../simulation/version.js';
import { newSession, pause, SEND_MILLISECONDS, TestServer, until, type Walker } from './testing/running.js';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start('--zones', '2x1', '--tiles', '10', '--herd', '6', '--demo');
});
afterAll(() => server.stop());

const coinsOf = ({ session }: Walker): number | undefined => {
  const { body } = session;
  return body?.link.mirror.columns.coins.get(body.row);
};

describe('a client', () => {
  it('has a body that walks, and misses no frame', async () => {
    const walker = await server.walker(Direction2.south);
    const { session } = walker;
    const start = valueIn(session.eye!.y, meters);
    await until(() => session.player.taken >= 20);
    expect(coinsOf(walker)).toBe(COINS_AT_BIRTH);
    expect(valueIn(session.eye!.y, meters)).not.toBe(start);
    expect([walker.problems, ...[...session.links.values()].map(({ missed }) => missed)]).toStrictEqual([[], 0, 0]);
    walker.leave();
  });

  it('sends what waits to be taken at once, and where it looks now and then', async () => {
    const problems: string[] = [];
    const idle = await newSession(server.address, server.world, problems);
    while (idle.body === undefined) {
      idle.send();
      await pause(SEND_MILLISECONDS);
    }
    const sent = vi.spyOn(idle.links.get(idle.player.zone)!, 'send');
    for (let i = 0; i < 8; i++) idle.send();
    expect(sent.mock.calls.map(([{ inputs }]) => inputs.length)).toStrictEqual([0, 0]);
    idle.act({ walk: Direction2.south, gift: undefined });
    for (let i = 0; i < 8; i++) idle.send();
    expect(sent.mock.calls.slice(2).map(([{ inputs }]) => inputs.length)).toStrictEqual(
      Array.from({ length: 8 }, () => 1),
    );
    expect(problems).toStrictEqual([]);
    idle.close();
  });

  it('goes from zone to zone without a missing frame, and sees both', async () => {
    /** Whether the body is in the frames of the ticks in which it leaves. */
    const leavings: boolean[] = [];
    const walker = await server.walker(undefined, ({ zone, news }) => {
      if (news?.kind === 'leaving')
        leavings.push(session.links.get(zone)!.mirror.rowOf(session.body!.id) !== undefined);
    });
    const { session } = walker;
    const zones = new Set<number>();
    const first = session.player.zone;
    walker.walk = first === 0 ? Direction2.east : Direction2.west;
    // Walls are in the way now and then.
    const sway = setInterval(() => {
      const ahead = session.player.zone === 0 ? Direction2.east : Direction2.west;
      const ways = [ahead, ahead, Direction2.south, ahead, ahead, Direction2.north];
      walker.walk = ways[Math.floor(session.player.made / 12) % ways.length];
      zones.add(session.player.zone);
    }, 50);
    await until(() => session.handOvers > 1);
    clearInterval(sway);
    expect([...zones].sort((a, b) => a - b)).toStrictEqual([0, 1]);
    expect([walker.problems, ...[...session.links.values()].map(({ missed }) => missed)]).toStrictEqual([[], 0, 0]);
    expect(leavings.slice(0, session.handOvers)).toStrictEqual(Array.from({ length: session.handOvers }, () => true));
    walker.leave();
  });

  it('goes on with the next host when its zone ends', async () => {
    const walker = await server.walker();
    const { session } = walker;
    await until(() => session.player.taken > 5);
    const { zone } = session.player;
    const link = session.links.get(zone)!;
    const { fence } = link.frame!;
    const taken = session.player.taken;
    const response = await fetch(`${server.address}/zones/${zone}/end`, { method: 'POST' });
    expect(await response.json()).toStrictEqual({ ended: zone });
    await until(() => !link.isOpen);
    expect(session.body).toBeDefined();
    await until(() => session.player.taken > taken + 5);
    expect(session.links.get(session.player.zone)!.frame!.fence).toBeGreaterThan(fence);
    expect([walker.problems, coinsOf(walker)]).toStrictEqual([[], COINS_AT_BIRTH]);
    walker.leave();
  });
});

describe('a server', () => {
  const get = (path: string, options?: RequestInit): Promise<Response> => fetch(server.address + path, options);

  it('has the page, the world and its zones', async () => {
    expect(await (await get('/')).text()).toBe('<p>page</p>');
    expect(await (await get('/world')).json()).toMatchObject({ columns: 2, rows: 1 });
    const zones: unknown = await (await get('/zones')).json();
    expect(zones).toMatchObject({
      kept: [
        { zone: 0, mayEnd: true },
        { zone: 1, mayEnd: true },
      ],
      failed: [],
    });
    expect((await get('/', { method: 'HEAD' })).status).toBe(200);
  });

  it('sends the world once to a client that keeps it', async () => {
    const first = await get('/world');
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('content-encoding'), etag]).toStrictEqual(['gzip', expect.stringMatching(/^W\/"/)]);
    const again = await get('/world', { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toStrictEqual([304, '']);
  });

  it.each([
    ['/nothing', 'GET', 404],
    ['/../package.json', 'GET', 404],
    ['/nothing', 'POST', 404],
    ['/zones/7/end', 'POST', 404],
    ['/zones', 'DELETE', 405],
  ])('answers %s by %s with %i', async (path, method, status) => {
    expect((await get(path, { method })).status).toBe(status);
  });

  it.each(['create/zone', 'joinOrCreate/zone', 'joinById/zone', 'reconnect/zone', 'join/nothing', 'leave/zone'])(
    'has no way to %s',
    async (way) => {
      const { token } = await signIn(server.address);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      expect((await get(`/matchmake/${way}`, { method: 'POST', body: '{}', headers })).ok).toBe(false);
    },
  );

  it.each([
    ['1', 'The game has been updated. Reload the page', 426],
    [GAME_VERSION - 1, 'The game has been updated. Reload the page', 426],
    [GAME_VERSION + 1, 'The game is being updated. This zone follows soon', 503],
  ])('lets a page of version %s not join: %s', async (version, message, code) => {
    const { token } = await signIn(server.address);
    await expect(server.join(token, 0, version)).rejects.toMatchObject({ message, code });
  });

  it('lets pages of other origins neither read nor sign in', async () => {
    const response = await get('/sign-in', { method: 'POST', headers: { origin: 'https://evil.example' } });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toStrictEqual([403, 'null']);
    const own = await get('/sign-in', { method: 'POST', headers: { origin: server.address } });
    expect([own.status, own.headers.get('access-control-allow-origin')]).toStrictEqual([200, server.address]);
    expect(own.headers.get('access-control-allow-credentials')).toBe('true');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    const { token } = await signIn(server.address);
    const joined = await get('/matchmake/join/zone', {
      method: 'POST',
      body: '{}',
      headers: { origin: 'https://evil.example', authorization: `Bearer ${token}` },
    });
    expect(joined.ok).toBe(false);
  });
});

describe('a server that stops', () => {
  it('ends the connections of pages that go on asking', async () => {
    const own = await TestServer.start('--zones', '1x1', '--tiles', '10', '--herd', '0');
    const { hostname, port } = new URL(own.address);
    const page = connect(Number(port), hostname);
    let answer = '';
    page.on('data', (data) => (answer += String(data)));
    await once(page, 'connect');
    // Half a request, so that the connection is in use when the server closes.
    page.write(`GET /zones HTTP/1.1\r\nHost: ${hostname}\r\n`);
    const stopped = own.stop();
    const isOpen = (): Promise<boolean> =>
      new Promise((resolve) => {
        const other = connect(Number(port), hostname);
        other.once('connect', () => resolve(true)).once('error', () => resolve(false));
        other.once('connect', () => other.destroy());
      });
    while (await isOpen()) await pause(10);
    page.write('\r\n');
    await once(page, 'close');
    expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n[^]*connection: close\r\n/i);
    await stopped;
  });
});
