/**
 * Tokens name the player of a client: a player's number and an expiry, signed by a secret that only the servers know.
 * So any process checks them without asking another one.
 *
 *     12.1790000000.rPvhM1S0...   player, expiry in seconds since 1970, HMAC-SHA256 of both and the world as base64url
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { add, type Duration, type Instant, instant, seconds, sub, valueIn } from '@tilewright/units';
import { isPlayerNumber, type PlayerNumber } from '../simulation/ids.js';

export const FEWEST_SECRET_LETTERS = 16;
/** Numbers without leading zeros, so that there is one way to write each. */
const TOKEN = /^(0|[1-9]\d{0,15})\.([1-9]\d{0,11})\.([\w-]{43})$/;
const EPOCH: Instant = instant(seconds(0));

export interface TokensOptions {
  readonly secret: string;
  /** The id of the world: a token of another world would let its player into the body of another player. */
  readonly world: string;
  /** For how long a token is good. */
  readonly life: Duration;
  /** The time since 1970. */
  readonly now: () => Instant;
}

/** A token that is not good. Nothing says why: only forgers would learn from it. */
export class BadToken extends Error {
  override readonly name = 'BadToken';

  constructor() {
    super('The token is not good: sign in again');
  }
}

export class Tokens {
  private readonly options: TokensOptions;

  /** @throws RangeError if the secret is too short */
  constructor(options: TokensOptions) {
    const { length } = options.secret;
    if (length < FEWEST_SECRET_LETTERS) {
      throw new RangeError(`Tokens: secret must have at least ${FEWEST_SECRET_LETTERS} letters, received ${length}`);
    }
    this.options = options;
  }

  issue(player: PlayerNumber): string {
    const { life, now } = this.options;
    const signed = `${player}.${Math.ceil(valueIn(sub(add(now(), life), EPOCH), seconds))}`;
    return `${signed}.${this.signatureOf(signed)}`;
  }

  /**
   * The player of a token. @throws BadToken for anything else than a token of this secret and world that has not
   * expired
   */
  verify(token: unknown): PlayerNumber {
    const [, player, expiry, signature] = (typeof token === 'string' && TOKEN.exec(token)) || [];
    if (signature === undefined) throw new BadToken();
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(this.signatureOf(`${player}.${expiry}`)));
    const isLate = this.options.now() >= add(EPOCH, seconds(Number(expiry)));
    if (!isSigned || isLate || !isPlayerNumber(Number(player))) throw new BadToken();
    return Number(player);
  }

  private signatureOf(text: string): string {
    return createHmac('sha256', this.options.secret).update(`${this.options.world}.${text}`).digest('base64url');
  }
}
