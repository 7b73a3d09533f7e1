import { hours, instant, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { Gate } from './gate.js';
import { MOST_CLIENTS, MOST_SIGN_INS, MOST_SOCKETS } from './limits.js';
import { Origins } from './origins.js';
import { Tokens } from './tokens.js';

const now = () => instant(seconds(0));
let players: number;
let gate: Gate;

beforeEach(() => {
  players = 0;
  gate = new Gate({
    tokens: new Tokens({ secret: 'a secret of this test', life: hours(1), now }),
    origins: new Origins(),
    newPlayer: async () => players++,
    mostPlayers: 3,
    now,
  });
});

it('signs players in until the world is full, and says so', async () => {
  for (const player of [0, 1, 2]) await expect(gate.signIn('here')).resolves.toMatchObject({ player });
  await expect(gate.signIn('here')).rejects.toThrow('The world is full (players: 3)');
});

it('signs in so many from one address', async () => {
  for (let i = 0; i < MOST_SIGN_INS; i++) await gate.signIn('here').catch(() => undefined);
  await expect(gate.signIn('here')).rejects.toThrow('Too many players sign in from this address');
  await expect(gate.signIn('there')).rejects.toThrow('full');
});

it('lets so many clients into a zone, and says so', () => {
  gate.enter(0, MOST_CLIENTS - 1);
  expect(() => gate.enter(0, MOST_CLIENTS)).toThrow(`This zone is full (clients: ${MOST_CLIENTS})`);
});

it('counts the sockets of a player, and forgets those that left', () => {
  for (let i = 0; i < MOST_SOCKETS; i++) gate.enter(0, 0);
  expect(() => gate.enter(0, 0)).toThrow(`at most ${MOST_SOCKETS} sockets`);
  gate.enter(1, 0);
  gate.leave(0);
  gate.enter(0, 0);
});
