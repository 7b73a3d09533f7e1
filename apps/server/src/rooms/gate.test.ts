import { hours, instant, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { Gate } from './gate.js';
import { MOST_CLIENTS, MOST_SIGN_INS, MOST_SOCKETS } from './limits.js';
import { Origins } from './origins.js';
import { Tokens } from './tokens.js';

const now = () => instant(seconds(0));
let players: number;
let gate: Gate;
let hasPlaceFor: (player: number) => boolean;
const audience = (size: number, isFree = true) => ({ size, hasPlaceFor: () => isFree });

beforeEach(() => {
  players = 0;
  hasPlaceFor = () => true;
  gate = new Gate({
    tokens: new Tokens({ secret: 'a secret of this test', life: hours(1), now }),
    origins: new Origins(),
    newPlayer: async () => players++,
    mostPlayers: 3,
    hasPlaceFor: (player) => hasPlaceFor(player),
    now,
  });
});

it('signs players in while they have a place, however many did before', async () => {
  for (const player of [0, 1, 2, 3, 4]) await expect(gate.signIn('here')).resolves.toMatchObject({ player });
  // The home of the next ones is full.
  hasPlaceFor = (player) => player > 7;
  await expect(gate.signIn('here')).resolves.toMatchObject({ player: 8 });
  hasPlaceFor = () => false;
  await expect(gate.signIn('here')).rejects.toThrow('The world is full (players: 3)');
});

it('signs in so many from one address', async () => {
  for (let i = 0; i < MOST_SIGN_INS; i++) await gate.signIn('here').catch(() => undefined);
  await expect(gate.signIn('here')).rejects.toThrow('Too many players sign in from this address');
  await expect(gate.signIn('there')).resolves.toBeDefined();
});

it('lets so many clients into a zone, and says so', () => {
  gate.enter(0, audience(MOST_CLIENTS - 1));
  expect(() => gate.enter(0, audience(MOST_CLIENTS))).toThrow(`This zone is full (clients: ${MOST_CLIENTS})`);
});

it('counts the sockets of a player, and forgets those that left', () => {
  for (let i = 0; i < MOST_SOCKETS; i++) gate.enter(0, audience(0));
  expect(() => gate.enter(0, audience(0))).toThrow(`at most ${MOST_SOCKETS} sockets`);
  gate.enter(1, audience(0));
  gate.leave(0);
  gate.enter(0, audience(0));
});

it('lets nobody in who finds no place for a body, and says so', () => {
  expect(() => gate.enter(0, audience(0, false))).toThrow('The world is full (players: 3)');
  for (let i = 0; i < MOST_SOCKETS; i++) gate.enter(0, audience(0));
});
