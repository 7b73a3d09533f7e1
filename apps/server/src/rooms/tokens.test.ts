import { add, type Instant, instant, minutes, seconds } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { BadToken, Tokens } from './tokens.js';

const secret = 'a secret of some length';
const life = minutes(10);
let time: Instant;
let tokens: Tokens;

beforeEach(() => {
  time = instant(seconds(1_790_000_000));
  tokens = new Tokens({ secret, world: 'one', life, now: () => time });
});

describe('a token', () => {
  it('names its player, in every process with the secret', () => {
    const other = new Tokens({ secret, world: 'one', life, now: () => time });
    for (const player of [0, 7, 4_503_599_627_370_495]) expect(other.verify(tokens.issue(player))).toBe(player);
  });

  it('is good until it expires', () => {
    const token = tokens.issue(7);
    time = add(time, add(life, seconds(-1)));
    expect(tokens.verify(token)).toBe(7);
    time = add(time, seconds(1));
    expect(() => tokens.verify(token)).toThrow(BadToken);
  });

  it('of another secret is refused', () => {
    const forger = new Tokens({ secret: 'another secret as long', world: 'one', life, now: () => time });
    expect(() => tokens.verify(forger.issue(7))).toThrow(BadToken);
  });

  it('of another world is refused, also with the same secret', () => {
    const before = new Tokens({ secret, world: 'the one before', life, now: () => time });
    expect(() => tokens.verify(before.issue(7))).toThrow(BadToken);
  });

  it('is refused when any letter of it is changed, cut off or added', () => {
    const token = tokens.issue(12);
    for (let i = 0; i < token.length; i++) {
      const changed = token[i] === '7' ? '8' : '7';
      expect(() => tokens.verify(token.slice(0, i) + changed + token.slice(i + 1)), `letter ${i}`).toThrow(BadToken);
      expect(() => tokens.verify(token.slice(0, i)), `${i} letters`).toThrow(BadToken);
    }
    for (const more of [`${token}A`, `0${token}`, ` ${token}`, `${token}\n`]) {
      expect(() => tokens.verify(more)).toThrow(BadToken);
    }
  });

  it('is not a player that is none, even if it is signed', () => {
    expect(() => tokens.verify(tokens.issue(2 ** 52))).toThrow(BadToken);
    expect(() => tokens.verify(tokens.issue(-1))).toThrow(BadToken);
  });

  it.each([undefined, null, 5, {}, [], '', '...', 'a.b.c'])('is not %j', (token) => {
    expect(() => tokens.verify(token)).toThrow(BadToken);
  });
});

it('refuses a secret that can be guessed', () => {
  expect(() => new Tokens({ secret: 'secret', world: 'one', life, now: () => time })).toThrow(
    'at least 16 letters, received 6',
  );
});
