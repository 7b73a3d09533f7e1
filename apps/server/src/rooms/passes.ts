/**
 * Passes tie the eye of a client to its body. A zone sees only its own bodies, and clients see over its borders: so the
 * zone of a body signs where it is, and its client shows that to the zones beside it. Any process checks it by itself.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  add,
  distance,
  type Duration,
  type Instant,
  type Length,
  meters,
  type Position2,
  valueIn,
} from '@tilewright/units';
import { type Pass, SEAL_NUMBERS, secondsAt } from '../messages/pass.js';
import type { PlayerNumber } from '../simulation/ids.js';

export interface PassesOptions {
  readonly secret: string;
  /**
   * For how long a pass is good: longer than it takes until another host has the zone, or the client would see nothing
   * beside it.
   */
  readonly life: Duration;
  /** The time since 1970. */
  readonly now: () => Instant;
}

/** As far as a body gets before its client has the next pass, and a little more. */
const PASS_REACH: Length = meters(12);
const WORD = 4;

export class Passes {
  private readonly options: PassesOptions;

  constructor(options: PassesOptions) {
    this.options = options;
  }

  issue(player: PlayerNumber, position: Position2): Pass {
    const { now, life } = this.options;
    const expiry = Math.ceil(secondsAt(add(now(), life)));
    return { position, expiry, seal: numbersOf(this.sealOf(player, position, expiry)) };
  }

  /** Where a player may look: at the place that it wants, or at that of its pass if the wanted one is too far away. */
  eyeOf(player: PlayerNumber, pass: Pass | undefined, wanted: Position2 | undefined): Position2 | undefined {
    if (pass === undefined || wanted === undefined || !this.isGood(player, pass)) return undefined;
    return distance(wanted, pass.position) <= PASS_REACH ? wanted : pass.position;
  }

  private isGood(player: PlayerNumber, { position, expiry, seal }: Pass): boolean {
    if (!(secondsAt(this.options.now()) < expiry)) return false;
    const made = this.sealOf(player, position, expiry);
    return timingSafeEqual(made, bytesOf(seal));
  }

  private sealOf(player: PlayerNumber, { x, y }: Position2, expiry: number): Buffer {
    // Tokens are signed by the same secret: they have points between their parts, and no spaces.
    const signed = `pass ${player} ${valueIn(x, meters)} ${valueIn(y, meters)} ${expiry}`;
    return createHmac('sha256', this.options.secret)
      .update(signed)
      .digest()
      .subarray(0, SEAL_NUMBERS * WORD);
  }
}

function numbersOf(bytes: Buffer): readonly number[] {
  return Array.from({ length: SEAL_NUMBERS }, (_, i) => bytes.readUInt32LE(WORD * i));
}

/** Anything may come from clients. */
function bytesOf(numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(SEAL_NUMBERS * WORD);
  for (const [i, number] of numbers.entries()) bytes.writeUInt32LE(number >>> 0, WORD * i);
  return bytes;
}
