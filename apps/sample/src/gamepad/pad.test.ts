/** A gamepad as commands: sticks, triggers, and buttons that act once. */
import { angleOf, degrees, type Direction2, type Length, meters, valueIn } from '@tilewright/units';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Pad, type PadState } from './pad.js';

const actions = {
  onThrow: vi.fn<() => void>(),
  onStart: vi.fn<() => void>(),
  onAim: vi.fn<(direction: Direction2, distance: Length) => void>(),
};
let pad: Pad;
let plugged: (PadState | null)[];

/** A pad of the standard mapping with some buttons down. */
function state(axes: readonly number[] = [0, 0, 0, 0], ...down: readonly number[]): PadState {
  const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: down.includes(i) }));
  return { mapping: 'standard', connected: true, axes: [...axes], buttons };
}

function read(...given: Parameters<typeof state>): void {
  plugged = [null, state(...given)];
  pad.poll();
}

const inDegrees = (direction: Direction2 | undefined): number | undefined =>
  direction && Math.round(valueIn(angleOf(direction), degrees));

beforeEach(() => {
  vi.clearAllMocks();
  pad = new Pad(() => plugged, actions);
});

describe('the left stick', () => {
  it('walks where it is pushed, and slowly if it is pushed half way', () => {
    read([0.5, 0, 0, 0]);
    expect([inDegrees(pad.walk), pad.isSlow]).toEqual([0, true]);
    read([-0.7, 0.7, 0, 0]);
    expect([inDegrees(pad.walk), pad.isSlow]).toEqual([135, false]);
  });

  it('rests near its middle, and when the pad is unplugged', () => {
    read([0.2, -0.2, 0.2, 0.1]);
    expect([pad.walk, pad.isSlow]).toEqual([undefined, false]);
    expect(actions.onAim).not.toHaveBeenCalled();
    read([1, 0, 0, 0], 7);
    plugged = [null];
    pad.poll();
    expect([pad.walk, pad.isShooting]).toEqual([undefined, false]);
  });

  it('gives way to the cross', () => {
    read([1, 0, 0, 0], 12, 14);
    expect([inDegrees(pad.walk), pad.isSlow]).toEqual([-135, false]);
  });
});

it('the right stick aims, half as far if it is pushed half way, and keeps its aim on the way back', () => {
  read([0, 0, 0, 1]);
  read([0, 0, 0.5, 0]);
  read([0, 0, 0.4, 0]);
  const aims = actions.onAim.mock.calls.map(([direction, distance]) => [
    inDegrees(direction),
    valueIn(distance, meters),
  ]);
  expect(aims).toEqual([
    [90, 10],
    [0, 5],
  ]);
});

it('the right trigger shoots while it is held', () => {
  read(undefined, 7);
  expect(pad.isShooting).toBe(true);
  read();
  expect(pad.isShooting).toBe(false);
});

it.each([0, 6])('button %i throws once for each press', (button) => {
  for (const down of [[button], [button], [], [button]]) read(undefined, ...down);
  expect(actions.onThrow).toHaveBeenCalledTimes(2);
});

it('the start button acts once for each press', () => {
  for (const down of [[9], [9], [], [9]]) read(undefined, ...down);
  expect(actions.onStart).toHaveBeenCalledTimes(2);
});

it('does not read a pad whose mapping is unknown', () => {
  plugged = [{ ...state([1, 0, 0, 0], 7, 9), mapping: '' }];
  pad.poll();
  expect([pad.walk, pad.isShooting]).toEqual([undefined, false]);
  expect(actions.onStart).not.toHaveBeenCalled();
});

it('shakes where it can, also if the pad refuses', async () => {
  pad.rumble();
  read();
  pad.rumble();
  const playEffect = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('unplugged')));
  plugged = [{ ...state(), vibrationActuator: { playEffect } }];
  pad.poll();
  pad.rumble();
  expect(playEffect).toHaveBeenCalledExactlyOnceWith('dual-rumble', expect.objectContaining({ strongMagnitude: 0.6 }));
  await Promise.resolve();
});
