/** Clients that do harm, each beside a good one that gets every frame. */
import type { Room } from '@colyseus/sdk';
import { Direction2, hours, instant, seconds } from '@tilewright/units';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../client/enter.js';
import { encodeClientMessage } from '../messages/client-message.js';
import { decodeFrame } from '../messages/server-frame.js';
import { MOST_MESSAGE_BYTES, MOST_MESSAGES_PER_SECOND, MOST_REQUEST_BYTES } from '../rooms/limits.js';
import { FRAME, MESSAGE, ROOM_CLOSED } from '../rooms/protocol.js';
import { Tokens } from '../rooms/tokens.js';
import type { ClientInput } from '../simulation/inputs.js';
import { GAME_VERSION } from '../simulation/version.js';
import { TestServer, until, type Walker } from './testing/running.js';

let server: TestServer;
let good: Walker;
let framesBefore: number;

beforeAll(async () => {
  server = await TestServer.start('--zones', '1x1', '--tiles', '16', '--herd', '20');
  good = await server.walker(Direction2.east);
});
afterAll(() => server.stop());

const goodFrames = (): number => good.session.links.get(0)?.frame?.tick ?? 0;

beforeEach(() => {
  framesBefore = goodFrames();
});
// The good client gets its frames: each of them, also while and after the bad one is there.
afterEach(async () => {
  await until(() => goodFrames() >= framesBefore + 10);
  const { missed, isOpen } = good.session.links.get(0)!;
  if (missed > 0 || !isOpen || good.problems.length > 0)
    throw new Error(`${missed} frames are missing: ${good.problems.join()}`);
});

interface Closed {
  code: number | undefined;
}

async function bad(): Promise<{ readonly room: Room; readonly closed: Closed }> {
  const room = await server.join((await signIn(server.address)).token);
  const closed: Closed = { code: undefined };
  room.onLeave((code) => {
    closed.code = code;
  });
  return { room, closed };
}

describe('a client that sends', () => {
  it.each([
    ['no bytes', new Uint8Array(0)],
    ['half a message', encodeClientMessage({ eye: undefined, inputs: [{ kind: 'join', player: 0 }] }).slice(0, 12)],
    ['random bytes', Uint8Array.from({ length: 200 }, (_, i) => (i * 97) % 251)],
  ])('%s is closed', async (_, bytes) => {
    const { room, closed } = await bad();
    room.sendBytes(MESSAGE, bytes);
    await until(() => closed.code !== undefined);
    expect(closed.code).toBe(ROOM_CLOSED);
  });

  it('a message that is too large is closed', async () => {
    const { room, closed } = await bad();
    room.sendBytes(MESSAGE, new Uint8Array(MOST_MESSAGE_BYTES + 1));
    await until(() => closed.code !== undefined);
    expect(closed.code).toBe(1009);
  });

  it.each([
    ['messages that Colyseus does not know', Uint8Array.of(13, 161, 120, 255, 255)],
    ['a message of another type', Uint8Array.of(13, 161, 120)],
  ])('%s is closed', async (_, bytes) => {
    const { room, closed } = await bad();
    room.connection.send(bytes);
    await until(() => closed.code !== undefined);
    expect(closed.code).toBeGreaterThanOrEqual(4000);
  });

  it('too many messages is closed', async () => {
    const { room, closed } = await bad();
    const message = encodeClientMessage({ eye: undefined, inputs: [] });
    // Two seconds' worth, since the count may begin again in between.
    for (let i = 0; i < 3 * MOST_MESSAGES_PER_SECOND; i++) room.sendBytes(MESSAGE, message);
    await until(() => closed.code !== undefined);
    expect(closed.code).toBeGreaterThanOrEqual(4000);
  });

  it('late, repeated and early inputs has each taken once, in order', async () => {
    const room = await server.join((await signIn(server.address)).token);
    let taken = -1;
    const seen: number[] = [];
    room.onMessage(FRAME, (bytes: Uint8Array) => {
      const { news } = decodeFrame(bytes);
      if (news?.kind !== 'here' || news.taken === taken) return;
      ({ taken } = news);
      seen.push(taken);
    });
    const send = (...inputs: ClientInput[]): void =>
      room.sendBytes(MESSAGE, encodeClientMessage({ eye: undefined, inputs }));
    const act = (number: number): ClientInput => ({
      kind: 'act',
      player: 0,
      number,
      walk: Direction2.north,
      gift: undefined,
    });
    send({ kind: 'join', player: 0 });
    await until(() => taken === 0);
    for (let i = 0; i < 5; i++) send(act(9), act(1), act(1), act(2), act(1), act(9));
    await until(() => taken === 2);
    send(act(1), act(2), act(NaN), act(3));
    await until(() => taken === 3);
    expect(seen.every((number, i) => i === 0 || number > seen[i - 1]!)).toBe(true);
    await room.leave();
  });
});

describe('a client that asks for', () => {
  it('a seat without a good token gets none', async () => {
    const now = () => instant(seconds(Date.now() / 1000));
    const forged = new Tokens({ secret: 'a secret that is not the one', world: '', life: hours(1), now }).issue(0);
    const { token } = await signIn(server.address);
    for (const wrong of ['', 'token', forged, token.replace(/^\d+/, '0000'), `${token}x`]) {
      await expect(server.join(wrong), wrong).rejects.toThrow('token is not good');
    }
  });

  it('the end of a zone does not get it, except in a demo', async () => {
    const { status } = await fetch(`${server.address}/zones/0/end`, { method: 'POST' });
    expect(status).toBe(404);
    const zones: unknown = await (await fetch(`${server.address}/zones`)).json();
    expect(zones).toMatchObject({ kept: [{ zone: 0, mayEnd: false }], failed: [] });
  });

  it('seats all the time gets no more', async () => {
    const { token } = await signIn(server.address);
    const reserve = (): Promise<Response> =>
      fetch(`${server.address}/matchmake/join/zone`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version: GAME_VERSION }),
      });
    const statuses: boolean[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await reserve()).ok);
    expect(statuses.filter((ok) => ok)).toHaveLength(60);
  });

  it('an answer to a request that is too large gets none', async () => {
    const options = { method: 'POST', body: 'x'.repeat(MOST_REQUEST_BYTES + 1) };
    for (const path of ['/sign-in', '/matchmake/join/zone']) {
      expect((await fetch(server.address + path, options)).status).toBe(413);
    }
  });
});
