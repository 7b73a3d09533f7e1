import { nearestObjects } from '@tilewright/queries';
import { Mirror } from '@tilewright/sync';
import { Direction2, distance, instant, meters, position, type Position2, seconds, valueIn } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { bodyRows } from '../messages/body-rows.js';
import { type ClientMessage, encodeClientMessage } from '../messages/client-message.js';
import { decodePass, type Pass } from '../messages/pass.js';
import { decodeFrame, type ServerFrame } from '../messages/server-frame.js';
import { playerId } from '../simulation/ids.js';
import type { ClientInput, Input } from '../simulation/inputs.js';
import { worldFrom } from '../simulation/world.js';
import { Zone } from '../simulation/zone.js';
import { frameOf } from '../zones/frames.js';
import { Audience, type CloseReason, type Socket, type Spectator } from './audience.js';
import { Passes } from './passes.js';
import { BACKLOG_CLOSED, BACKLOG_SKIPPED, SIGHT } from './limits.js';

const world = worldFrom(
  Array.from({ length: 40 }, () => '.'.repeat(80)),
  { columns: 2, rows: 1, herd: 60, seed: 5 },
);
const rows = bodyRows({ space: world.space, bounds: world.solid.bounds });

const AWAY = 100;
const passes = new Passes({ secret: 'a secret of this test', life: seconds(10), now: () => instant(seconds(0)) });
/** What a zone gives the client of a player whose body is at a place; `undefined` for none. */
const passAt = (player: number, place: Position2 | undefined): Pass | undefined => place && passes.issue(player, place);

let zone: Zone;
let offered: Input[];
let audience: Audience;

/** A client with all that it was sent. */
class Watching implements Socket {
  backlog = 0;
  closed: CloseReason | undefined;
  readonly frames: ServerFrame[] = [];
  readonly passes: Pass[] = [];
  readonly mirror = new Mirror(rows, { space: world.space });
  readonly spectator: Spectator;

  constructor(player: number, of = audience) {
    this.spectator = of.enter(player, this);
  }

  send(bytes: Uint8Array): void {
    const frame = decodeFrame(bytes.slice());
    this.frames.push(frame);
    this.mirror.apply(frame.objects);
  }

  sendPass(pass: Uint8Array): void {
    this.passes.push(decodePass(pass));
  }

  close(why: CloseReason): void {
    this.closed = why;
  }

  say(message: Partial<ClientMessage>): void {
    const pass = passAt(this.spectator.player, message.eye);
    audience.hear(this.spectator, encodeClientMessage({ eye: undefined, inputs: [], pass, ...message }));
  }

  get ticks(): number[] {
    return this.frames.map(({ tick }) => tick);
  }
}

function step(count = 1): void {
  for (let i = 0; i < count; i++) {
    zone.step(offered.splice(0), []);
    audience.show(frameOf(zone, 1));
  }
}

const join = (player: number): ClientInput => ({ kind: 'join', player });
const act = (number: number, player = 0): ClientInput => ({
  kind: 'act',
  player,
  number,
  walk: Direction2.west,
  gift: undefined,
});

function audienceOf(fence: number): Audience {
  return new Audience({ rows, zone, fence, passes, offer: (input) => offered.push(input), away: AWAY });
}

beforeEach(() => {
  zone = new Zone(world, 0);
  offered = [];
  audience = audienceOf(1);
});

describe('a client', () => {
  it('sees in each tick what is around its body, and its own numbers', () => {
    const client = new Watching(0);
    client.say({ inputs: [join(0)] });
    for (let number = 1; number <= 30; number++) {
      step();
      client.say({ inputs: [act(number)] });
    }
    expect(client.ticks).toStrictEqual(Array.from({ length: 30 }, (_, i) => i + 1));
    expect(client.frames.at(-1)).toMatchObject({ zone: 0, fence: 1, news: { kind: 'here', epoch: 0, taken: 29 } });
    const { columns, tracker } = zone.bodies;
    const eye = columns.positions.get(zone.bodies.rowOf(playerId(0)));
    const rows = nearestObjects(tracker, eye, zone.bodies.count, { maxDistance: SIGHT });
    const seen = rows.map((row) => zone.bodies.idOf(row));
    expect([...client.mirror.ids].sort((a, b) => a - b)).toStrictEqual(seen.sort((a, b) => a - b));
    expect(seen.length).toBeGreaterThan(5);
    for (const [row, id] of [...client.mirror.ids].entries()) {
      const there = columns.positions.get(zone.bodies.rowOf(id));
      expect(valueIn(distance(client.mirror.columns.position.get(row), there), meters)).toBeLessThan(0.2);
      expect(client.mirror.columns.coins.get(row)).toBe(columns.coins.get(zone.bodies.rowOf(id)));
    }
  });

  it('without a body there sees what is around its eye, and nothing without one', () => {
    const client = new Watching(0);
    step();
    expect([client.mirror.size, client.frames[0]?.news]).toStrictEqual([0, undefined]);
    const eye = zone.bodies.columns.positions.get(7);
    client.say({ eye });
    step();
    expect(client.mirror.rowOf(zone.bodies.idOf(7))).toBeDefined();
    client.say({ eye: position(meters(1000), meters(1000)) });
    step();
    expect(client.mirror.size).toBe(0);
  });

  it('without a body there sees nothing without a pass, and with one only what is near the place that it names', () => {
    const client = new Watching(0);
    const eye = zone.bodies.columns.positions.get(7);
    for (const pass of [undefined, passAt(1, eye)]) {
      client.say({ eye, pass });
      step();
      expect(client.mirror.size).toBe(0);
    }
    // It would watch a place for ever that its body has left.
    client.say({ eye, pass: passAt(0, eye) });
    step(200);
    expect(client.mirror.size).toBeGreaterThan(0);
    step();
    expect(client.mirror.size).toBe(0);
    // Far from there, whatever it wants to see.
    client.say({ eye, pass: passAt(0, position(meters(1000), meters(1000))) });
    step();
    expect(client.mirror.size).toBe(0);
    const other = zone.bodies.columns.positions.get(8);
    client.say({ eye: position(meters(1000), meters(1000)), pass: passAt(0, other) });
    step();
    expect(client.mirror.rowOf(zone.bodies.idOf(8))).toBeDefined();
  });

  it('gets a pass with its first frame, and then once in two seconds, where its body is', () => {
    const client = new Watching(0);
    step(3);
    client.say({ inputs: [join(0)] });
    step(81);
    const body = zone.bodies.columns.positions.get(zone.bodies.rowOf(playerId(0)));
    expect(client.passes).toHaveLength(3);
    expect(valueIn(distance(client.passes[2]!.position, body), meters)).toBeLessThan(1);
    expect(passes.eyeOf(0, client.passes[2], body)).toStrictEqual(body);
  });

  it('goes on with the next host, and what it shows stays', () => {
    const first = new Watching(0);
    const eye = zone.bodies.columns.positions.get(7);
    first.say({ eye });
    step();
    audience = audienceOf(2);
    const frames: number[] = [];
    const socket: Socket = {
      backlog: 0,
      send: (bytes) => {
        first.mirror.apply(decodeFrame(bytes).objects);
        frames.push(first.mirror.entered.length);
      },
      sendPass: () => {},
      close: () => {},
    };
    const spectator = audience.enter(0, socket);
    audience.hear(spectator, encodeClientMessage({ eye, inputs: [], pass: passAt(0, eye) }));
    step();
    expect(frames).toHaveLength(1);
    expect(frames[0]).toBeLessThan(first.mirror.size / 2);
  });

  it('is told nothing after it left', () => {
    const client = new Watching(0);
    audience.leave(client.spectator);
    client.say({ inputs: [join(0)] });
    step();
    expect([client.frames, offered, audience.size]).toStrictEqual([[], [], 0]);
  });
});

describe('inputs', () => {
  it('are passed on once, in their order, however often they are sent', () => {
    const client = new Watching(0);
    client.say({ inputs: [join(0), join(0)] });
    client.say({ inputs: [join(0)] });
    expect(offered).toStrictEqual([join(0)]);
    step();
    client.say({ inputs: [join(0), act(2), act(1), act(1), act(2), act(9)] });
    expect(offered).toStrictEqual([act(1), act(2)]);
    client.say({ inputs: [act(1), act(2), act(3)] });
    expect(offered).toStrictEqual([act(1), act(2), act(3)]);
    step();
    client.say({ inputs: [act(1), act(2), act(3)] });
    expect(offered).toStrictEqual([]);
  });

  it('of a body that is not here are dropped', () => {
    const client = new Watching(0);
    client.say({ inputs: [act(1)] });
    zone.whereabouts.residents.note(playerId(0), 1, 1);
    client.say({ inputs: [join(0)] });
    expect(offered).toStrictEqual([]);
  });

  it('run ahead of the zone by few', () => {
    const client = new Watching(0);
    client.say({ inputs: [join(0)] });
    step();
    for (let from = 1; from < 40; from += 8) {
      client.say({ inputs: Array.from({ length: 8 }, (_, i) => act(from + i)) });
    }
    expect(offered).toHaveLength(8);
  });
});

describe('a client that', () => {
  it('sends what means nothing is closed', () => {
    for (const bytes of [new Uint8Array(0), new Uint8Array(7), Uint8Array.from({ length: 900 }, () => 255)]) {
      const client = new Watching(0);
      audience.hear(client.spectator, bytes);
      expect([client.closed, audience.size]).toStrictEqual(['malformed message', 0]);
    }
  });

  it('reads slowly skips frames, and then has all', () => {
    const [slow, good] = [new Watching(0), new Watching(1)];
    const eye = zone.bodies.columns.positions.get(7);
    for (const client of [slow, good]) client.say({ eye });
    step(3);
    slow.backlog = BACKLOG_SKIPPED + 1;
    step(5);
    slow.backlog = BACKLOG_SKIPPED;
    step(2);
    expect(slow.ticks).toStrictEqual([1, 2, 3, 9, 10]);
    expect(good.ticks).toStrictEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(slow.mirror.ids)).toStrictEqual(new Set(good.mirror.ids));
  });

  it('does not read is closed', () => {
    const client = new Watching(0);
    client.backlog = BACKLOG_CLOSED + 1;
    step();
    expect([client.closed, audience.size, client.frames]).toStrictEqual(['does not read', 0, []]);
  });
});

describe('a player who has gone', () => {
  it('loses its body after a while, and has it again when it comes back, with its coins', () => {
    const [client, other] = [new Watching(0), new Watching(2)];
    for (const { player } of [client.spectator, other.spectator]) {
      (player === 0 ? client : other).say({ inputs: [join(player)] });
    }
    step();
    const id = playerId(0);
    client.say({ inputs: [act(1)] });
    step();
    zone.bodies.columns.coins.set(zone.bodies.rowOf(id), 14);
    audience.leave(client.spectator);
    step(AWAY);
    expect(zone.bodies.rowOf(id)).toBeGreaterThanOrEqual(0);
    step(40);
    expect([zone.bodies.rowOf(id), zone.bodies.rowOf(playerId(2)) >= 0]).toStrictEqual([-1, true]);
    const again = new Watching(0);
    step();
    expect(again.frames.at(-1)?.news).toBeUndefined();
    again.say({ inputs: [join(0)] });
    step();
    expect(again.frames.at(-1)?.news).toStrictEqual({ kind: 'here', epoch: 1, taken: 1 });
    expect(zone.bodies.columns.coins.get(zone.bodies.rowOf(id))).toBe(14);
  });

  it('and comes back in time keeps it', () => {
    const client = new Watching(0);
    client.say({ inputs: [join(0)] });
    step();
    audience.leave(client.spectator);
    for (let times = 0; times < 3; times++) {
      step(AWAY - 20);
      audience.leave(new Watching(0).spectator);
      const back = new Watching(0);
      step(40);
      audience.leave(back.spectator);
    }
    expect(zone.bodies.rowOf(playerId(0))).toBeGreaterThanOrEqual(0);
  });
});

it('asks for no body where there is no place', () => {
  zone.whereabouts.residents.places = 0;
  const client = new Watching(0);
  client.say({ inputs: [join(0)] });
  expect([offered, audience.hasPlaceFor(0)]).toStrictEqual([[], false]);
});
