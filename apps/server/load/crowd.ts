/** Many clients of a real server, which walk about and note when their frames come. */
import { setTimeout as pause } from 'node:timers/promises';
import { degrees, Direction2, directionFromAngle, instant, milliseconds } from '@tilewright/units';
import { Session } from '../src/client/session.js';
import type { ServerFrame } from '../src/messages/server-frame.js';
import { TOKEN_LIFE } from '../src/rooms/limits.js';
import { Tokens } from '../src/rooms/tokens.js';
import { Random } from '../src/simulation/random.js';
import type { World } from '../src/simulation/world.js';

const SEND_MILLISECONDS = 50;
/** How often a client chooses another direction, of its sends. */
const CHANGES = 0.03;

/** How many join at the same time. */
const AT_ONCE = 8;

/** One client, and what it noted. */
class Walker {
  readonly session: Session;
  /** Between frames that show its body. */
  gaps: number[] = [];
  /** Of these, those over which the body went to another zone. */
  handOvers: number[] = [];
  /** Frames of all zones, and of each the bodies that it shows. */
  frames = 0;
  visible = 0;
  problems = 0;
  private walk: Direction2 = Direction2.east;
  private told: Direction2 | undefined;
  private epoch = -1;
  /** When the last frame came that showed its body. */
  seen = NaN;
  private readonly sending: NodeJS.Timeout;

  constructor({ address, world, isBusy }: CrowdOptions, tokens: Tokens, player: number, random: Random) {
    this.session = new Session({
      address,
      world,
      // Signing in is limited for each address, and all of these come from one.
      signedIn: { player, token: tokens.issue(player) },
      report: () => this.problems++,
      onRefused: () => this.problems++,
      onNoPlace: () => this.problems++,
      later: (time, then) => setTimeout(then, time),
      onFrame: (frame) => this.note(frame),
    });
    this.sending = setInterval(() => {
      if (random.chance(CHANGES)) this.walk = directionFromAngle(random.between(degrees(-180), degrees(180)));
      // As the page does it, a direction that is held is no news.
      const isNew = isBusy || this.walk !== this.told;
      if (isNew && this.session.act({ walk: this.walk, gift: undefined })) this.told = this.walk;
      this.session.send();
    }, SEND_MILLISECONDS);
  }

  get bytes(): number {
    return [...this.session.links.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  forget(): void {
    this.gaps = [];
    this.handOvers = [];
    this.frames = 0;
    this.visible = 0;
    for (const link of this.session.links.values()) link.bytes = 0;
  }

  leave(): void {
    clearInterval(this.sending);
    this.session.close();
  }

  private note({ zone, news }: ServerFrame): void {
    this.frames++;
    this.visible += this.session.links.get(zone)?.mirror.ids.length ?? 0;
    if (news === undefined || news.kind === 'moved' || news.epoch < this.epoch) return;
    const now = performance.now();
    const gap = now - this.seen;
    this.seen = now;
    if (Number.isNaN(gap)) return;
    this.gaps.push(gap);
    if (news.epoch > this.epoch && this.epoch >= 0) this.handOvers.push(gap);
    this.epoch = news.epoch;
  }
}

export interface CrowdOptions {
  readonly address: string;
  readonly world: World;
  readonly secret: string;
  /** The id of the world. */
  readonly worldId: string;
  /** Whether each client does something new 20 times in a second, as if its player aimed all the time. */
  readonly isBusy: boolean;
  readonly clients: number;
}

export class Crowd {
  readonly walkers: readonly Walker[];

  private constructor(walkers: readonly Walker[]) {
    this.walkers = walkers;
  }

  /** Lets clients in, some at a time, until all have bodies. */
  static async enter(options: CrowdOptions): Promise<Crowd> {
    const { secret, worldId, clients } = options;
    const tokens = new Tokens({
      secret,
      world: worldId,
      life: TOKEN_LIFE,
      now: () => instant(milliseconds(Date.now())),
    });
    const random = new Random(1);
    const walkers: Walker[] = [];
    for (let player = 0; player < clients; player++) {
      walkers.push(new Walker(options, tokens, player, random));
      await joined(walkers[Math.max(0, player - AT_ONCE)]!);
    }
    for (const walker of walkers) await joined(walker);
    return new Crowd(walkers);
  }

  get gaps(): readonly number[] {
    return this.walkers.flatMap(({ gaps }) => gaps);
  }

  get handOvers(): readonly number[] {
    return this.walkers.flatMap(({ handOvers }) => handOvers);
  }

  /** The sum of a number that each client has. */
  sum(numberOf: (walker: Walker) => number): number {
    return this.walkers.reduce((sum, walker) => sum + numberOf(walker), 0);
  }

  forget(): void {
    for (const walker of this.walkers) walker.forget();
  }

  /** Waits until every client has seen its body after a time, and again after some frames more. */
  async untilSeenAfter(time: number): Promise<void> {
    while (!this.walkers.every(({ seen }) => seen > time)) await pause(SEND_MILLISECONDS);
    await pause(10 * SEND_MILLISECONDS);
  }

  leave(): void {
    for (const walker of this.walkers) walker.leave();
  }
}

async function joined({ session }: Walker): Promise<void> {
  while (!session.player.hasJoined) await pause(5);
}
