/** What clients see of a body that goes from one zone to the next, whichever zone ticks first. */
import { Mirror } from '@tilewright/sync';
import { Direction2, instant, meters, type Position2, seconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { Player } from '../client/player.js';
import { bodyRows } from '../messages/body-rows.js';
import { encodeClientMessage } from '../messages/client-message.js';
import { decodeFrame, type ServerFrame } from '../messages/server-frame.js';
import { playerId } from '../simulation/ids.js';
import type { ClientInput, Input } from '../simulation/inputs.js';
import type { Letter } from '../simulation/letters.js';
import { hashOfZone } from '../simulation/state.js';
import { worldFrom } from '../simulation/world.js';
import { Zone } from '../simulation/zone.js';
import { frameOf } from '../zones/frames.js';
import { Passes } from './passes.js';
import { Audience } from './audience.js';

const world = worldFrom(
  Array.from({ length: 10 }, () => '.'.repeat(16)),
  { columns: 2, rows: 1, herd: 1, seed: 3 },
);
const rows = bodyRows({ space: world.space, bounds: world.solid.bounds });

const passes = new Passes({ secret: 'a secret of this test', life: seconds(10), now: () => instant(seconds(0)) });

/** A zone with a room, in which players 0 and 1 are. */
class Side {
  readonly zone: Zone;
  readonly inbox: Letter[] = [];
  readonly mirrors = [0, 1].map(() => new Mirror(rows, { space: world.space }));
  private readonly inputs: Input[] = [];
  private readonly audience: Audience;
  private readonly spectators;

  constructor(number: number, onFrame: (frame: ServerFrame) => void) {
    this.zone = new Zone(world, number);
    const offer = (input: Input): unknown => this.inputs.push(input);
    this.audience = new Audience({ rows, zone: this.zone, fence: 1, passes, offer });
    this.spectators = this.mirrors.map((mirror, player) =>
      this.audience.enter(player, {
        backlog: 0,
        send: (bytes) => {
          const frame = decodeFrame(bytes.slice());
          mirror.apply(frame.objects);
          if (player === 0) onFrame(frame);
        },
        sendPass: () => {},
        close: () => {},
      }),
    );
  }

  hear(player: number, eye: Position2 | undefined, inputs: readonly ClientInput[]): void {
    this.audience.hear(
      this.spectators[player]!,
      encodeClientMessage({ eye, inputs, pass: eye && passes.issue(player, eye) }),
    );
  }

  /** @returns the hash of the state before its frames, and after them */
  tick(others: readonly Side[]): readonly [string, string] {
    const parcels = this.zone.step(this.inputs.splice(0), this.inbox.splice(0));
    for (const { to, letters } of parcels) others[to]!.inbox.push(...letters);
    const hash = hashOfZone(this.zone);
    this.audience.show(frameOf(this.zone, 1));
    return [hash, hashOfZone(this.zone)];
  }
}

describe('when a body is handed over', () => {
  it.each([
    { how: 'at once', order: [0, 1], around: ['leaving', 'here'] },
    { how: 'a tick later', order: [1, 0], around: ['leaving', undefined] },
  ])('and the next zone shows it $how, each tick has a frame with it, further on', ({ order, around }) => {
    const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
    const told: ServerFrame['news'][] = [];
    const sides = [0, 1].map(
      (number) =>
        new Side(number, (frame) => {
          expect(player.see(frame)).toBeUndefined();
          told[number] = frame.news;
        }),
    );
    sides[0]!.hear(0, undefined, player.toSend());
    sides[0]!.tick(sides);
    const ticks: (string | undefined)[][] = [];
    let east = -1;
    while (ticks.at(-1)?.[0] !== 'moved') {
      player.act({ walk: Direction2.east, gift: undefined });
      const eye = seenBy(0, sides);
      for (const side of sides) {
        side.hear(0, eye, side.zone.number === player.zone ? player.toSend() : []);
        side.hear(1, eye, []);
      }
      for (const number of order) {
        const [before, after] = sides[number]!.tick(sides);
        expect(after).toBe(before);
      }
      ticks.push(told.map((news) => news?.kind));
      const shown = valueIn(seenBy(0, sides)!.x, meters);
      expect(shown).toBeGreaterThanOrEqual(east);
      expect(valueIn(seenBy(1, sides)!.x, meters)).toBe(shown);
      east = shown;
    }
    expect(ticks.slice(-3)).toStrictEqual([['here', undefined], around, ['moved', 'here']]);
    expect([player.zone, player.epoch]).toStrictEqual([1, 1]);
  });

  it('a frame of the zone that it left changes nothing when it comes late', () => {
    const player = new Player({ player: 0, zones: 2, home: 0, zone: 0, patience: 40 });
    const see = (zone: number, fence: number, news: ServerFrame['news']): unknown =>
      player.see({ zone, fence, tick: 7, news });
    see(0, 9, { kind: 'here', epoch: 2, taken: 4 });
    see(1, 1, { kind: 'here', epoch: 3, taken: 6 });
    expect(see(0, 9, { kind: 'leaving', epoch: 2, taken: 5, to: 1 })).toBeUndefined();
    expect([player.zone, player.epoch, player.taken]).toStrictEqual([1, 3, 6]);
  });
});

/** Where a client sees the body of player 0: in the mirror in which it has the greater epoch. */
function seenBy(client: number, sides: readonly Side[]): Position2 | undefined {
  const seen = sides.flatMap(({ mirrors }) => {
    const mirror = mirrors[client]!;
    const row = mirror.rowOf(playerId(0));
    const { columns } = mirror;
    return row === undefined ? [] : [{ epoch: columns.epoch.get(row), position: columns.position.get(row) }];
  });
  return seen.sort((a, b) => b.epoch - a.epoch)[0]?.position;
}
