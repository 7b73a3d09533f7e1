import { hours, instant, seconds } from '@tilewright/units';
import { beforeEach, expect, it } from 'vitest';
import { type SignIn, signInAsGuest } from './accounts.js';
import { Gate } from './gate.js';
import { MOST_CLIENTS, MOST_REFUSALS, MOST_SOCKETS } from './limits.js';
import { Origins } from './origins.js';
import { NO_PLACE } from './protocol.js';
import { Tokens } from './tokens.js';

const now = () => instant(seconds(0));
let players: number;
const SIGN_INS = 7;
const from = (address: string) => ({ headers: new Headers(), body: '', address });

let gate: Gate;
let signIn: SignIn;
let hasPlaceFor: (player: number) => boolean;
const audience = (size: number, isFree = true) => ({ size, hasPlaceFor: () => isFree });

beforeEach(() => {
  players = 0;
  hasPlaceFor = () => true;
  signIn = signInAsGuest;
  gate = new Gate({
    tokens: new Tokens({ secret: 'a secret of this test', world: '', life: hours(1), now }),
    origins: new Origins(),
    newPlayer: async () => players++,
    mostPlayers: 3,
    signIn: (request) => signIn(request),
    mostSignIns: SIGN_INS,
    hasPlaceFor: (player) => hasPlaceFor(player),
    now,
  });
});

it('signs players in while they have a place, however many did before', async () => {
  for (const player of [0, 1, 2, 3, 4]) await expect(gate.signIn(from('here'))).resolves.toMatchObject({ player });
  hasPlaceFor = () => false;
  await expect(gate.signIn(from('here'))).rejects.toThrow('The world is full (players: 3)');
});

it('signs in so many from one address', async () => {
  for (let i = 0; i < SIGN_INS; i++) await gate.signIn(from('here'));
  await expect(gate.signIn(from('here'))).rejects.toThrow('Too many players sign in from this address');
  await expect(gate.signIn(from('there'))).resolves.toBeDefined();
});

it('asks the game which clients may come in', async () => {
  signIn = async ({ body, headers }) => {
    if (body !== 'a password') throw new Error('not you');
    return Number(headers.get('x-account'));
  };
  const who = { ...from('here'), headers: new Headers({ 'x-account': '77' }) };
  await expect(gate.signIn(who)).rejects.toThrow('not you');
  const { player, token } = await gate.signIn({ ...who, body: 'a password' });
  expect([player, gate.admit(token)]).toStrictEqual([77, 77]);
});

it('refuses everything from an address after 60 refusals, and lets other addresses in', () => {
  for (let i = 0; i < MOST_REFUSALS; i++) {
    expect(gate.isTired('here')).toBe(false);
    gate.noteRefusal('here');
  }
  expect([gate.isTired('here'), gate.isTired('there')]).toStrictEqual([true, false]);
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

it('refuses a player without a place for its body, and says so with a code of its own', () => {
  const refused = { code: NO_PLACE, message: 'The world is full (players: 3)' };
  expect(() => gate.enter(0, audience(0, false))).toThrow(expect.objectContaining(refused));
  for (let i = 0; i < MOST_SOCKETS; i++) gate.enter(0, audience(0));
});
