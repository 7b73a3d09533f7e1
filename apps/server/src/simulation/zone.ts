/**
 * A zone: a state, and how one step changes it. The same state, inputs and mail give the same state and the same mail,
 * to the last bit, in every engine: so a zone is recovered by replay.
 */
import { BlockedRows } from '@tilewright/motion';
import {
  contains,
  degrees,
  Direction2,
  directionFromAngle,
  metersPerSecond,
  type Rectangle2,
  velocity,
} from '@tilewright/units';
import { Bodies } from './bodies.js';
import { bump, givePushes, Pairs } from './crowd.js';
import { deliver, giveCoin } from './gifts.js';
import { steer, wander } from './herd.js';
import { type BodyId, creatureId, isPlayerNumber, type PlayerNumber, playerId, type ZoneNumber } from './ids.js';
import type { ActInput, Input } from './inputs.js';
import { type BirthLetter, type Body, type Letter, Outbox, type Parcel } from './letters.js';
import { Random } from './random.js';
import { numberColumn } from './rows-by-id.js';
import { moveAmongWalls } from './walls.js';
import { Whereabouts } from './whereabouts.js';
import { isZone, openPlaceIn, reachOf, type World, zoneAt, zoneCount } from './world.js';

/** What every body has when it is born: so a world in which nothing is lost or doubled has this many coins a body. */
export const COINS_AT_BIRTH = 10;

const STANDING = velocity(metersPerSecond(0), metersPerSecond(0));
const STROLL = 0.6;

export class Zone {
  readonly world: World;
  readonly number: ZoneNumber;
  readonly bodies: Bodies;
  readonly whereabouts = new Whereabouts(this);
  /**
   * The bodies that left in the last step, where they left: the next zone shows them only after a step of its own. No
   * part of the state.
   */
  leaving: readonly Body[] = [];
  readonly random: Random;
  /** Where the rest of the state is written to be saved, since a hash is made in every tick. */
  readonly counters = numberColumn();
  /** The number of steps so far. */
  tick = 0;
  private readonly reach: Rectangle2;
  private readonly pairs = new Pairs();
  private readonly blocked = new BlockedRows();

  /** A zone before its first step, with its herd. */
  constructor(world: World, number: ZoneNumber) {
    this.world = world;
    this.number = number;
    this.bodies = new Bodies(world.space);
    this.random = new Random(world.seed * zoneCount(world) + number);
    this.reach = reachOf(world, number);
    for (let serial = 0; serial < world.herd; serial++) {
      this.bodies.add(this.newborn(creatureId(number, serial), number, STROLL));
    }
  }

  /**
   * Makes one step of `timeStep`.
   *
   * @param inputs - of players, in any order; those that are not due are ignored
   * @param mail - the letters that arrived, in the order in which each zone sent them
   * @returns what this zone sends to others
   */
  step(inputs: readonly Input[], mail: readonly Letter[]): readonly Parcel[] {
    const { bodies, random, world, pairs, blocked } = this;
    const outbox = new Outbox();
    this.tick++;
    this.whereabouts.forget();
    for (const letter of mail) this.open(letter, outbox);
    for (const input of inputs) this.take(input, outbox);
    wander(bodies, random, this.tick);
    steer(bodies);
    bump(bodies, pairs);
    givePushes(bodies);
    moveAmongWalls(bodies, world, blocked);
    this.handOver(outbox);
    bodies.track();
    return outbox.parcels;
  }

  private open(letter: Letter, outbox: Outbox): void {
    switch (letter.kind) {
      case 'body':
        this.receive(letter.body);
        break;
      case 'moved':
        this.whereabouts.residents.note(letter.id, letter.zone, letter.epoch);
        break;
      case 'sleep':
        this.whereabouts.residents.sleep(letter.body);
        break;
      case 'birth':
        this.bear(letter, outbox);
        break;
      case 'gift':
        deliver(this, letter, outbox);
        break;
    }
  }

  private receive(body: Body): void {
    this.bodies.add(body);
    this.whereabouts.noteHere(body);
  }

  private take(input: Input, outbox: Outbox): void {
    if (input.kind === 'places') {
      this.whereabouts.residents.places = input.count;
      return;
    }
    // Any other number could be that of a creature, as the id of a body.
    if (!isPlayerNumber(input.player)) return;
    switch (input.kind) {
      case 'join':
        this.join(input.player, outbox);
        break;
      case 'act':
        this.act(input, outbox);
        break;
      case 'leave':
        this.leave(input.player, outbox);
        break;
    }
  }

  /**
   * Asks the home of a player for its body, once, unless this zone knows it: a client says that it joins until it sees
   * its body, and its home may not take mail for a long time.
   */
  private join(player: PlayerNumber, outbox: Outbox): void {
    const letter: BirthLetter = { kind: 'birth', player, zone: this.number };
    const home = this.whereabouts.homeOf(player);
    if (home === this.number) this.bear(letter, outbox);
    else if (this.whereabouts.noteAsked(player)) outbox.post(home, letter);
  }

  /**
   * Makes the body of a player, once, in the zone to which the player came, with what the player had before it slept.
   * While the home has no place, it makes none.
   */
  private bear({ player, zone }: BirthLetter, outbox: Outbox): void {
    const id = playerId(player);
    const { residents } = this.whereabouts;
    if (this.whereabouts.knows(id) || !residents.hasPlace) return;
    const body = { ...this.newborn(id, zone, 0), ...residents.wake(id) };
    if (zone === this.number) this.receive(body);
    else this.send(body, zone, outbox);
  }

  private act({ player, number, walk, gift }: ActInput, outbox: Outbox): void {
    const row = this.bodies.rowOf(playerId(player));
    const { taken, goals, strides } = this.bodies.columns;
    if (row < 0 || taken.get(row) + 1 !== number) return;
    taken.set(row, number);
    strides.set(row, walk === undefined ? 0 : 1);
    if (walk !== undefined) goals.set(row, walk);
    if (gift !== undefined && isZone(this.world, gift.zone)) giveCoin(this, row, gift, outbox);
  }

  /** Takes the body of a player from the world. What there is of it rests at its home. */
  private leave(player: PlayerNumber, outbox: Outbox): void {
    const { bodies, whereabouts } = this;
    const row = bodies.rowOf(playerId(player));
    if (row < 0) return;
    const body = bodies.bodyOf(row);
    bodies.remove(row);
    const sent = { ...body, epoch: body.epoch + 1 };
    const home = whereabouts.homeOf(player);
    if (home === this.number) {
      whereabouts.residents.sleep(sent);
      return;
    }
    whereabouts.noteGone(sent, home, outbox);
    outbox.post(home, { kind: 'sleep', body: sent });
  }

  /** Sends away the bodies that are beyond the border. */
  private handOver(outbox: Outbox): void {
    const { bodies, world, number, reach } = this;
    const { positions } = bodies.columns;
    const leaving: Body[] = [];
    // From the last row on, since a removed row is replaced by the last.
    for (let row = bodies.count - 1; row >= 0; row--) {
      if (contains(reach, positions.get(row))) continue;
      const to = zoneAt(world, positions.get(row));
      if (to === number) continue;
      const body = bodies.bodyOf(row);
      bodies.remove(row);
      leaving.push(body);
      this.send(body, to, outbox);
    }
    this.leaving = leaving;
  }

  private send(body: Body, to: ZoneNumber, outbox: Outbox): void {
    const sent = { ...body, epoch: body.epoch + 1 };
    this.whereabouts.noteGone(sent, to, outbox);
    outbox.post(to, { kind: 'body', body: sent });
  }

  private newborn(id: BodyId, zone: ZoneNumber, stride: number): Body {
    const heading = directionFromAngle(this.random.between(degrees(-180), degrees(180)));
    return {
      id,
      position: openPlaceIn(this.world, zone, this.random),
      velocity: STANDING,
      heading: stride === 0 ? Direction2.east : heading,
      goal: stride === 0 ? Direction2.east : heading,
      stride,
      coins: COINS_AT_BIRTH,
      taken: 0,
      epoch: 0,
    };
  }
}
