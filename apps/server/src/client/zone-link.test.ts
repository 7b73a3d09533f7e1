/** What a link to a zone does when it is not let in. */
import { type Client, MatchMakeError } from '@colyseus/sdk';
import { expect, it } from 'vitest';
import { bodyRows } from '../messages/body-rows.js';
import { NO_PLACE, OUTDATED } from '../rooms/protocol.js';
import { threeZones } from '../simulation/testing/worlds.js';
import { ZoneLink, type ZoneLinkOptions } from './zone-link.js';

const world = threeZones();

/** Longer than every pause before another attempt, and no longer than an attempt may take. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * A link whose server is a part of a client of Colyseus. Pauses are over at once, and attempts are given up by a test.
 */
function linkTo(client: object, onNoPlace: ZoneLinkOptions['onNoPlace'] = () => {}) {
  let pauses = 0;
  const giveUp: (() => void)[] = [];
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
    onNoPlace,
    onPass: () => {},
    onReplaced: () => {
      throw new Error('there is no other page');
    },
    later: (milliseconds, then) => {
      if (milliseconds >= PATIENCE_MILLISECONDS) giveUp.push(then);
      else if (++pauses < 20) then();
    },
  });
  return { link, giveUp };
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

it('says that the home of the player is full, and goes on asking', async () => {
  let isFull = true;
  const told: boolean[] = [];
  const room = { reconnection: {}, onMessage: () => {}, onLeave: () => {}, leave: async () => {} };
  const join = async (): Promise<object> => {
    if (isFull) throw new MatchMakeError('The world is full (players: 1)', NO_PLACE);
    return room;
  };
  const { link }: { readonly link: ZoneLink } = linkTo({ join }, () => {
    told.push(link.hasNoPlace);
    isFull = told.length < 3;
  });
  await turns();
  expect(told).toStrictEqual([true, true, true]);
  expect([link.isOpen, link.refusal, link.hasNoPlace]).toStrictEqual([true, undefined, false]);
});

it('ignores the refusal of an attempt that it has given up', async () => {
  let refuse = (): void => undefined;
  let joins = 0;
  let told = 0;
  const room = { reconnection: {}, onMessage: () => {}, onLeave: () => {}, leave: async () => {} };
  const join = async (): Promise<object> => {
    if (++joins > 1) return room;
    return new Promise((_, reject) => {
      refuse = () => reject(new MatchMakeError('The world is full (players: 1)', NO_PLACE));
    });
  };
  const { link, giveUp } = linkTo({ join }, () => told++);
  await turns();
  giveUp[0]!();
  await turns();
  refuse();
  await turns();
  expect([link.isOpen, link.refusal, link.hasNoPlace, told, joins]).toStrictEqual([true, undefined, false, 0, 2]);
});
