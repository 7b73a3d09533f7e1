import { describe, expect, it } from 'vitest';
import type { PlayerFrame } from '../zones/frames.js';
import { Player } from './player.js';

function frame(epoch: number, fence: number, tick: number, taken = 0): PlayerFrame {
  return { zone: epoch, fence, tick, news: { kind: 'here', epoch, taken } };
}

/** Each is newer than all before it. */
const inOrder = [
  { epoch: 0, fence: 7, tick: 90 },
  { epoch: 0, fence: 7, tick: 91 },
  { epoch: 0, fence: 8, tick: 40 },
  { epoch: 1, fence: 2, tick: 3 },
  { epoch: 1, fence: 2, tick: 4 },
  { epoch: 1, fence: 3, tick: 1 },
];

it('believes the greatest epoch, then the greatest fencing number, then the greatest tick', () => {
  for (const [i, newest] of inOrder.entries()) {
    const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
    player.see(frame(newest.epoch, newest.fence, newest.tick));
    // Were one of them newer, its number would be taken.
    for (const { epoch, fence, tick } of inOrder.slice(0, i + 1)) player.see(frame(epoch, fence, tick, 5));
    expect([player.taken, player.zone, player.epoch]).toStrictEqual([0, newest.epoch, newest.epoch]);
    for (const [j, { epoch, fence, tick }] of inOrder.slice(i + 1).entries()) {
      player.see(frame(epoch, fence, tick, j + 1));
      expect(player.taken).toBe(j + 1);
    }
  }
});

it('says what cannot be: an input that was taken, and then not', () => {
  const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
  expect(player.see(frame(0, 1, 1, 4))).toBeUndefined();
  expect(player.see(frame(0, 1, 2, 3))).toBe('player 0: input 4 was taken, and then 3');
});

it('asks its home for its body when it has no news, and then the other zones in turn', () => {
  const player = new Player({ player: 1, zones: 4, home: 1, zone: 3, patience: 0 });
  const asked = Array.from({ length: 7 }, () => {
    player.toSend();
    return player.zone;
  });
  expect(asked).toStrictEqual([1, 2, 1, 3, 1, 0, 1]);
});

it('asks for a body again when it has no news of its own, which may sleep', () => {
  const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 1 });
  const kinds = (): string[] => player.toSend().map(({ kind }) => kind);
  expect(kinds()).toStrictEqual(['join']);
  player.see(frame(0, 1, 1));
  player.act({ walk: undefined, gift: undefined });
  expect([kinds(), kinds()]).toStrictEqual([['act'], ['join', 'act']]);
  player.see(frame(1, 1, 2));
  expect(kinds()).toStrictEqual(['act']);
});

describe('a world that was restored from a copy', () => {
  const played = (): Player => {
    const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
    player.see(frame(3, 7, 90, 0), 5);
    for (let number = 1; number <= 3; number++) player.act({ walk: undefined, gift: undefined });
    player.see(frame(3, 7, 91, 1), 5);
    return player;
  };

  it('is believed although its epochs, fencing numbers and inputs are older: waiting inputs get new numbers', () => {
    const player = played();
    player.see(frame(3, 7, 92, 3), 5);
    player.act({ walk: undefined, gift: undefined });
    expect(player.see(frame(1, 2, 3, 0), 6)).toBeUndefined();
    expect([player.taken, player.epoch, player.zone, player.made]).toStrictEqual([0, 1, 1, 1]);
    expect(player.toSend()).toMatchObject([{ kind: 'act', number: 1 }]);
    expect(player.see(frame(1, 2, 4, 1), 6)).toBeUndefined();
    expect(player.isDone).toBe(true);
  });

  it('changes nothing where nothing was lost', () => {
    const player = played();
    expect(player.see(frame(3, 8, 92, 1), 6)).toBeUndefined();
    expect(player.toSend()).toMatchObject([{ number: 2 }, { number: 3 }]);
  });

  it('hears nothing of before that comes late', () => {
    const player = played();
    player.see(frame(1, 2, 3, 0), 6);
    expect(player.see(frame(3, 7, 92, 3), 5)).toBeUndefined();
    expect(player.see({ zone: 1, fence: 7, tick: 92, news: { kind: 'moved', to: 0 } }, 5)).toBeUndefined();
    expect([player.taken, player.epoch, player.zone]).toStrictEqual([0, 1, 1]);
    expect(player.see(frame(1, 2, 4, 1), 6)).toBeUndefined();
    expect(player.see(frame(1, 2, 5, 0), 6)).toContain('input 1 was taken, and then 0');
  });
});

it('numbers on from what the world has taken', () => {
  const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
  player.see(frame(0, 1, 1, 2));
  player.see(frame(0, 1, 2, 20));
  player.act({ walk: undefined, gift: undefined });
  expect(player.toSend()).toMatchObject([{ number: 21 }]);
});
