/** A world with a place for one player. */
import { Direction2 } from '@tilewright/units';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../client/enter.js';
import { COINS_AT_BIRTH } from '../simulation/zone.js';
import { pause, TestServer, until } from './testing/running.js';

let server: TestServer;

beforeAll(async () => {
  server = await TestServer.start('--zones', '1x1', '--tiles', '10', '--herd', '2', '--players', '1', '--away', '1');
});
afterAll(() => server.stop());

it('has a place for the next player after one has left, and later for the first one again', async () => {
  const before = await signIn(server.address);
  const walker = await server.walker(Direction2.east);
  await until(() => walker.session.player.taken > 3);
  const { taken } = walker.session.player;
  await expect(signIn(server.address)).rejects.toThrow('The world is full (players: 1)');
  await expect(server.join(before.token)).rejects.toThrow('The world is full (players: 1)');
  const { signedIn } = walker;
  walker.leave();
  let room;
  while (room === undefined) room = await server.join(before.token).catch(() => pause(100).then(() => undefined));
  await room.leave();
  const back = await server.walker(Direction2.east, undefined, signedIn);
  expect(back.session.player.taken).toBeGreaterThanOrEqual(taken);
  const { body } = back.session;
  const coins = body?.link.mirror.columns.coins.get(body.row);
  expect([back.problems, coins]).toStrictEqual([[], COINS_AT_BIRTH]);
});
