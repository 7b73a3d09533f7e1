/**
 * What a client knows of its player: it numbers what the player does, sends it until a frame takes it, and finds its
 * body again wherever it went. No sockets and no clock, so that the schedules of faults run this code, too.
 */
import type { PlayerNumber, ZoneNumber } from '../simulation/ids.js';
import type { ActInput, ClientInput } from '../simulation/inputs.js';
import type { PlayerFrame, PlayerHere, PlayerLeaving } from '../zones/frames.js';

export interface PlayerOptions {
  readonly player: PlayerNumber;
  readonly zones: number;
  /** The zone that made its body, and knows where it is. */
  readonly home: ZoneNumber;
  /** The zone that is asked first. */
  readonly zone: ZoneNumber;
  /** The number of sends without news of its body after which it asks another zone. */
  readonly patience: number;
}

/** How far ahead of the frames inputs are numbered. */
const MOST_AHEAD = 3;

export class Player {
  readonly player: PlayerNumber;
  /** The zone that it believes to have its body. */
  zone: ZoneNumber;
  /** The inputs that no frame has taken yet, in order. */
  protected readonly waiting: ActInput[] = [];
  /** The last number that was given, and the last that a frame took. */
  made = 0;
  taken = 0;
  /** Whether it ever saw its body. */
  hasJoined = false;
  /** Of the last frame that showed the body. */
  epoch = -1;
  private generation = 0;
  private fence = 0;
  private tick = 0;
  private sendsWithoutNews = 0;
  /** It had no news of its body for a while, which may sleep. */
  private isSearching = false;
  /** The last zone that it asked without any hint. */
  private tried: ZoneNumber;
  private readonly home: ZoneNumber;
  private readonly zones: number;
  private readonly patience: number;

  constructor({ player, zones, home, zone, patience }: PlayerOptions) {
    this.player = player;
    this.zones = zones;
    this.home = home;
    this.zone = zone;
    this.tried = home;
    this.patience = patience;
  }

  /** Does something new, unless too much of it is under way. @returns whether it did */
  act({ walk, gift }: Pick<ActInput, 'walk' | 'gift'>): boolean {
    if (!this.canAct) return false;
    this.waiting.push({ kind: 'act', player: this.player, number: ++this.made, walk, gift });
    return true;
  }

  get canAct(): boolean {
    return this.hasJoined && this.waiting.length < MOST_AHEAD;
  }

  /** What it sends to its zone now: all that was not taken, and that it wants a body if it has no news of one. */
  toSend(): readonly ClientInput[] {
    this.sendsWithoutNews++;
    if (this.sendsWithoutNews > this.patience) this.search();
    if (this.hasJoined && !this.isSearching) return this.waiting;
    return [{ kind: 'join', player: this.player }, ...this.waiting];
  }

  /**
   * @param generation - of the store of the frame: a greater one may know less than was seen, and is right
   * @returns what is wrong with the frame: what was taken must not be taken back
   */
  see(frame: PlayerFrame, generation = 0): string | undefined {
    const { news } = frame;
    if (news === undefined) return undefined;
    if (news.kind !== 'moved') return this.seeBody(frame, news, generation);
    if (frame.zone === this.zone && generation >= this.generation) this.zone = news.to;
    return undefined;
  }

  get isDone(): boolean {
    return this.hasJoined && this.waiting.length === 0;
  }

  protected search(): void {
    this.sendsWithoutNews = 0;
    this.isSearching = true;
    if (this.zone !== this.home) {
      this.zone = this.home;
      return;
    }
    // The home has no host, or the zone that it names has none.
    this.tried = (this.tried + 1) % this.zones;
    this.zone = this.tried;
  }

  /** Whether a frame shows the body later than all that it saw. */
  protected isNewer(frame: PlayerFrame, { epoch }: PlayerHere | PlayerLeaving): boolean {
    if (epoch !== this.epoch) return epoch > this.epoch;
    if (frame.fence !== this.fence) return frame.fence > this.fence;
    return frame.tick > this.tick;
  }

  private seeBody(frame: PlayerFrame, here: PlayerHere | PlayerLeaving, generation: number): string | undefined {
    if (generation < this.generation) return undefined;
    const isRestored = generation > this.generation;
    if (!isRestored && !this.isNewer(frame, here)) return undefined;
    this.generation = generation;
    this.sendsWithoutNews = 0;
    this.isSearching = false;
    this.zone = here.kind === 'here' ? frame.zone : here.to;
    this.epoch = here.epoch;
    this.fence = frame.fence;
    this.tick = frame.tick;
    // After a reload, and after another page played with this body, the numbers go on where the world is.
    this.made = Math.max(this.made, here.taken);
    this.hasJoined = true;
    if (isRestored && here.taken < this.taken) this.beginAnew(here.taken);
    if (here.taken < this.taken) return `player ${this.player}: input ${this.taken} was taken, and then ${here.taken}`;
    this.taken = here.taken;
    while (this.waiting.length > 0 && this.waiting[0]!.number <= here.taken) this.waiting.shift();
    return undefined;
  }

  /** The world was restored, and has forgotten what it had taken: the numbers go on from there, also of what waits. */
  private beginAnew(taken: number): void {
    this.taken = taken;
    this.made = taken;
    const waiting = this.waiting.map((act) => ({ ...act, number: ++this.made }));
    this.waiting.splice(0, this.waiting.length, ...waiting);
  }
}
