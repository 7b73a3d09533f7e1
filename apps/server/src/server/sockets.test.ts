/** The sockets of one player: one in each zone, and few in all. */
import { Direction2 } from '@tilewright/units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../client/enter.js';
import { REPLACED, ROOM_CLOSED } from '../rooms/protocol.js';
import { GAME_VERSION } from '../simulation/version.js';
import { homeOf } from '../simulation/world.js';
import { COINS_AT_BIRTH } from '../simulation/zone.js';
import { newSession, TestServer, until } from './testing/running.js';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start('--zones', '2x2', '--tiles', '10', '--herd', '2');
});
afterAll(() => server.stop());

it('are few: a player with too many gets no other', async () => {
  const { token } = await signIn(server.address);
  const rooms = [];
  for (const zone of [0, 1, 2]) rooms.push(await server.join(token, zone));
  await expect(server.join(token, 3)).rejects.toThrow('at most 3 sockets');
  await rooms[0]!.leave();
  rooms.push(await server.join(token, 3));
  for (const room of rooms.slice(1)) await room.leave();
});

it('a zone that does not let a client in tells it why, and lets it in later', async () => {
  const signedIn = await signIn(server.address);
  const home = homeOf(server.world, signedIn.player);
  const rooms = [];
  for (const zone of [0, 1, 2, 3].filter((each) => each !== home)) rooms.push(await server.join(signedIn.token, zone));
  const session = await newSession(server.address, server.world, [], undefined, signedIn);
  const link = session.links.get(home)!;
  await until(() => link.refusal !== undefined);
  expect(link.refusal).toContain('A player has at most 3 sockets');
  for (const room of rooms) await room.leave();
  await until(() => link.isOpen);
  expect(link.refusal).toBeUndefined();
  session.close();
});

describe('two pages of one player', () => {
  it('are one after the other: the earlier one stops, and the later one goes on', async () => {
    const first = await server.walker(Direction2.east);
    await until(() => first.session.player.taken > 5);
    const { taken } = first.session.player;
    const second = await server.walker(Direction2.south, undefined, first.signedIn);
    await until(() => first.session.isReplaced);
    const before = second.session.player.taken;
    expect(before).toBeGreaterThanOrEqual(taken);
    await until(() => second.session.player.taken > before + 10);
    expect([first.session.links.size, second.session.isReplaced]).toStrictEqual([0, false]);
    expect(first.session.act({ walk: Direction2.east, gift: undefined })).toBe(false);
    expect([first.problems, second.problems]).toStrictEqual([[], []]);
    const { body } = second.session;
    expect(body?.link.mirror.columns.coins.get(body.row)).toBe(COINS_AT_BIRTH);
    first.leave();
    second.leave();
  });

  it('are told apart by their ids: a page whose earlier attempt comes late joins again', async () => {
    const { token } = await signIn(server.address);
    const codes: number[] = [];
    const rooms = [];
    for (const page of ['this one', 'this one', 'another one']) {
      const room = await server.join(token, 0, GAME_VERSION, page);
      room.onLeave((code) => codes.push(code));
      rooms.push(room);
    }
    await until(() => codes.length === 2);
    expect(codes).toStrictEqual([ROOM_CLOSED, REPLACED]);
    await rooms[2]!.leave();
  });

  it('are not taken for two when one of them joins again', async () => {
    const walker = await server.walker(Direction2.east);
    const link = walker.session.links.get(walker.session.player.zone)!;
    // As if the process had stood still: it joins again, before the old socket is closed.
    for (let i = 0; i <= 41; i++) link.wait();
    await until(() => !link.isOpen);
    await until(() => link.isOpen);
    const { taken } = walker.session.player;
    await until(() => walker.session.player.taken > taken + 5);
    expect([walker.session.isReplaced, walker.problems]).toStrictEqual([false, []]);
    walker.leave();
  });
});
