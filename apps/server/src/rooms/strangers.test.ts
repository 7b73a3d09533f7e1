import { EventEmitter } from 'node:events';
import { beforeEach, expect, it } from 'vitest';
import { Strangers } from './strangers.js';

let strangers: Strangers;
const socket = (): EventEmitter => new EventEmitter();

beforeEach(() => {
  strangers = new Strangers(2);
});

it('are limited for one address, whatever others have', () => {
  expect([1, 2, 3].map(() => strangers.enter(socket(), 'a'))).toStrictEqual([true, true, false]);
  expect(strangers.enter(socket(), 'b')).toBe(true);
});

it('are strangers no more when they have a player, or are closed', () => {
  const [player, closed] = [socket(), socket()];
  for (const each of [player, closed]) strangers.enter(each, 'a');
  strangers.leave(player);
  closed.emit('close');
  // Each counts once.
  player.emit('close');
  strangers.leave(closed);
  expect(strangers.countOf('a')).toBe(0);
  expect([1, 2, 3].map(() => strangers.enter(socket(), 'a'))).toStrictEqual([true, true, false]);
});
