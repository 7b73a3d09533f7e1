/**
 * A player of a real server, with dice in place of a person: it walks everywhere and gives coins to bodies in sight.
 */
import { degrees, Direction2, directionFromAngle } from '@tilewright/units';
import type { Session } from '../../src/client/session.js';
import { newSession, SEND_MILLISECONDS } from '../../src/server/testing/running.js';
import type { ActInput } from '../../src/simulation/inputs.js';
import type { World } from '../../src/simulation/world.js';
import type { Dice } from '../random.js';

export class Wanderer {
  readonly session: Session;
  /** What cannot be. */
  readonly problems: readonly string[];
  /** Whether it does new things. What it did before is sent in any case. */
  isPlaying = true;
  private readonly dice: Dice;
  private readonly sending: NodeJS.Timeout;
  private walk: Direction2 = Direction2.east;

  private constructor(session: Session, problems: readonly string[], dice: Dice) {
    this.session = session;
    this.problems = problems;
    this.dice = dice;
    this.sending = setInterval(() => this.send(), SEND_MILLISECONDS);
  }

  /** A new player of a server. */
  static async enter(address: string, world: World, dice: Dice): Promise<Wanderer> {
    const problems: string[] = [];
    return new Wanderer(await newSession(address, world, problems), problems, dice);
  }

  leave(): void {
    clearInterval(this.sending);
    this.session.close();
  }

  private send(): void {
    if (this.isPlaying) this.play();
    this.session.send();
  }

  private play(): void {
    const { dice, session } = this;
    if (!session.player.canAct) return;
    if (dice.chance(0.05)) this.walk = directionFromAngle(degrees(dice.below(8) * 45));
    session.act({ walk: this.walk, gift: dice.chance(0.1) ? this.gift() : undefined });
  }

  private gift(): ActInput['gift'] {
    const seen = this.session.bodies();
    if (seen.length === 0) return undefined;
    const { id, link } = this.dice.oneOf(seen);
    return { to: id, zone: link.zone };
  }
}
