/** What a link to a zone does when the page is older than the server. */
import { type Client, MatchMakeError } from '@colyseus/sdk';
import { expect, it } from 'vitest';
import { bodyRows } from '../messages/body-rows.js';
import { OUTDATED } from '../rooms/protocol.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { ZoneLink } from './zone-link.js';

const world = threeZones();

/** A link whose server is a part of a client of Colyseus. */
function linkTo(client: object): { readonly link: ZoneLink; readonly delays: readonly number[] } {
  const delays: number[] = [];
  const link = new ZoneLink({
    zone: 0,
    page: 'this one',
    find: async () => asClient(client),
    world,
    rows: bodyRows({ space: world.space, bounds: world.solid.bounds }),
    onFrame: () => {},
    onRefused: () => {
      throw new Error('the token is good');
    },
    onPass: () => {},
    onReplaced: () => {
      throw new Error('there is no other page');
    },
    later: (milliseconds, then) => {
      if (delays.push(milliseconds) < 20) then();
    },
  });
  return { link, delays };
}

function asClient(client: object): Client;
function asClient(client: unknown): unknown {
  return client;
}

const turns = async (): Promise<void> => {
  for (let i = 0; i < 10; i++) await new Promise(setImmediate);
};

it('says that the page has to be reloaded, and does not ask again', async () => {
  let joins = 0;
  const { link } = linkTo({
    join: async () => {
      joins++;
      throw new MatchMakeError('The game has been updated. Reload the page', OUTDATED);
    },
  });
  await turns();
  expect([link.refusal, link.isOpen]).toStrictEqual(['The game has been updated. Reload the page', false]);
  const before = joins;
  for (let i = 0; i < 100; i++) link.wait();
  await turns();
  expect(joins).toBe(before);
});

it('says the same for frames of another version, once, and closes', async () => {
  let take: (bytes: Uint8Array) => void = () => {};
  let left = 0;
  const room = {
    reconnection: {},
    onMessage: (_: string, then: typeof take) => (take = then),
    onLeave: () => {},
    leave: async () => void left++,
  };
  const { link } = linkTo({ join: async () => room });
  await turns();
  left = 0;
  for (let frame = 0; frame < 3; frame++) take(Uint8Array.of(4 * 9, 1, 1, 1));
  expect([link.refusal, link.isOpen, left]).toStrictEqual(['The game has been updated. Reload the page', false, 1]);
});
