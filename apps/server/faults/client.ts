/** A player's client in a schedule: it numbers its inputs, sends them until a frame takes them, and finds its body again. */
import { degrees, Direction2, directionFromAngle } from '@tilewright/units';
import { creatureId, type PlayerNumber, type ZoneNumber } from '../src/simulation/ids.js';
import type { ActInput, Input } from '../src/simulation/inputs.js';
import type { World } from '../src/simulation/world.js';
import { zoneCount } from '../src/simulation/world.js';
import type { PlayerInFrame, ZoneFrame } from '../src/zones/frames.js';
import type { Dice } from './random.js';

/** After so many sends without news of its body, a client asks another zone. */
const PATIENCE = 6;

/** How far ahead of the frames a client numbers its inputs. */
const MOST_AHEAD = 3;

export class Client {
  readonly player: PlayerNumber;
  /** The zone that it believes to have its body. */
  zone: ZoneNumber;
  /** The inputs that no frame has taken yet, in order. */
  private readonly waiting: ActInput[] = [];
  /** The last number that was given, and the last that a frame took. */
  made = 0;
  taken = 0;
  /** Whether it ever saw its body. */
  hasJoined = false;
  private epoch = -1;
  private fence = 0;
  private tick = 0;
  private sendsWithoutNews = 0;
  private walk: Direction2 = Direction2.east;
  private readonly world: World;
  private readonly dice: Dice;

  constructor(player: PlayerNumber, world: World, dice: Dice) {
    this.player = player;
    this.world = world;
    this.dice = dice;
    this.zone = dice.below(zoneCount(world));
  }

  /** Does something new, unless too much of it is under way. */
  act(): void {
    if (!this.hasJoined || this.waiting.length >= MOST_AHEAD) return;
    const { dice, player } = this;
    // Seldom somewhere else, so that it gets to the next zone.
    if (dice.chance(0.1)) this.walk = directionFromAngle(degrees(dice.below(8) * 45));
    const walk = dice.chance(0.95) ? this.walk : undefined;
    this.waiting.push({
      kind: 'act',
      player,
      number: ++this.made,
      walk,
      gift: dice.chance(0.5) ? this.gift() : undefined,
    });
  }

  /** What it sends to its zone now: all that was not taken. */
  toSend(): readonly Input[] {
    this.sendsWithoutNews++;
    if (this.sendsWithoutNews > PATIENCE) this.search();
    return this.hasJoined ? this.waiting : [{ kind: 'join', player: this.player }];
  }

  /** @returns what is wrong with the frame: what was taken must not be taken back */
  see(frame: ZoneFrame): string | undefined {
    const mine = frame.players.get(this.player);
    if (mine !== undefined) return this.seeBody(frame, mine);
    const moved = frame.moved.get(this.player);
    if (moved !== undefined && frame.zone === this.zone) this.zone = moved;
    return undefined;
  }

  get isDone(): boolean {
    return this.hasJoined && this.waiting.length === 0;
  }

  protected search(): void {
    this.sendsWithoutNews = 0;
    this.zone = (this.zone + 1) % zoneCount(this.world);
  }

  /** Whether a frame shows the body later than all that it saw. */
  protected isNewer(frame: ZoneFrame, { epoch }: PlayerInFrame): boolean {
    if (epoch !== this.epoch) return epoch > this.epoch;
    if (frame.fence !== this.fence) return frame.fence > this.fence;
    return frame.tick > this.tick;
  }

  private seeBody(frame: ZoneFrame, mine: PlayerInFrame): string | undefined {
    if (!this.isNewer(frame, mine)) return undefined;
    this.sendsWithoutNews = 0;
    this.hasJoined = true;
    this.zone = frame.zone;
    this.epoch = mine.epoch;
    this.fence = frame.fence;
    this.tick = frame.tick;
    if (mine.taken < this.taken) return `player ${this.player}: input ${this.taken} was taken, and then ${mine.taken}`;
    this.taken = mine.taken;
    while (this.waiting.length > 0 && this.waiting[0]!.number <= mine.taken) this.waiting.shift();
    return undefined;
  }

  /** To any creature of the world, wherever the client believes it to be. */
  private gift(): NonNullable<ActInput['gift']> {
    const { dice, world } = this;
    const zones = zoneCount(world);
    return { to: creatureId(dice.below(zones), dice.below(world.herd)), zone: dice.below(zones) };
  }
}
