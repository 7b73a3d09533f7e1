/** Lets players in: with a token, from pages of our own, and not too often. */
import { ServerError } from '@colyseus/core';
import type { Instant } from '@tilewright/units';
import type { SignedIn } from '../messages/answers.js';
import type { SignIn, SignInRequest } from './accounts.js';
import type { PlayerNumber } from '../simulation/ids.js';
import type { Audience } from './audience.js';
import { ATTEMPTS_TIME, MOST_CLIENTS, MOST_JOINS, MOST_REFUSALS, MOST_SOCKETS } from './limits.js';
import type { Origins } from './origins.js';
import { RateLimits } from './rate-limit.js';
import { NO_PLACE, UNAUTHORIZED } from './protocol.js';
import { BadToken, type Tokens } from './tokens.js';

export interface GateOptions {
  readonly tokens: Tokens;
  readonly origins: Origins;
  readonly now: () => Instant;
  /** Decides which players may come in. */
  readonly signIn: SignIn;
  /** Of one address, in each `ATTEMPTS_TIME`. */
  readonly mostSignIns: number;
  /** Gives a number to each new player, once in all processes, in order from 0. */
  readonly newPlayer: () => Promise<PlayerNumber>;
  /** How many players may have a body at one time. */
  readonly mostPlayers: number;
  /** Whether a new player would get a body now, as far as this process knows. */
  readonly hasPlaceFor: (player: PlayerNumber) => boolean;
}

const FORBIDDEN = 403;
const TOO_MANY = 429;
const FULL = 503;

export class Gate {
  private readonly options: GateOptions;
  private readonly joins: RateLimits<PlayerNumber>;
  private readonly signIns: RateLimits<string>;
  private readonly refusals: RateLimits<string>;
  private readonly sockets = new Map<PlayerNumber, number>();

  constructor(options: GateOptions) {
    const { now } = options;
    this.options = options;
    this.joins = new RateLimits({ most: MOST_JOINS, time: ATTEMPTS_TIME, now });
    this.signIns = new RateLimits({ most: options.mostSignIns, time: ATTEMPTS_TIME, now });
    this.refusals = new RateLimits({ most: MOST_REFUSALS, time: ATTEMPTS_TIME, now });
  }

  /** @throws ServerError for requests of pages that are not ours */
  requireOrigin(headers: Headers): void {
    if (!this.options.origins.allow(headers.get('origin'), headers.get('host'))) {
      throw new ServerError(FORBIDDEN, 'Pages of this origin may not connect');
    }
  }

  /**
   * Gives a client a player, and a token for it.
   *
   * @throws ServerError if too many come from that address, if the world is full, or if the game refuses the client
   */
  async signIn(request: Pick<SignInRequest, 'headers' | 'body' | 'address'>): Promise<SignedIn> {
    const { tokens, newPlayer, hasPlaceFor } = this.options;
    if (!this.signIns.allows(request.address))
      throw new ServerError(TOO_MANY, 'Too many players sign in from this address');
    const player = await this.options.signIn({ ...request, newPlayer, hasPlaceFor });
    if (player === undefined) throw this.worldIsFull(FULL);
    return { player, token: tokens.issue(player) };
  }

  /**
   * Whether the limit of refused joins from an address is reached: then the next join is refused, whatever it sends.
   */
  isTired(address: string): boolean {
    return this.refusals.isReached(address);
  }

  /** Counts a join that was refused. */
  noteRefusal(address: string): void {
    this.refusals.allows(address);
  }

  private worldIsFull(code: number): ServerError {
    return new ServerError(code, `The world is full (players: ${this.options.mostPlayers})`);
  }

  /** The player of a token. @throws ServerError if the token is not good, or the player joins too often */
  admit(token: unknown): PlayerNumber {
    const player = this.playerOf(token);
    if (!this.joins.allows(player)) throw new ServerError(TOO_MANY, 'This player joins too often');
    return player;
  }

  /**
   * @param audience - of the zone. @throws ServerError if the zone is full, or the player has too many sockets, or
   * finds no place for its body
   */
  enter(player: PlayerNumber, audience: Pick<Audience, 'size' | 'hasPlaceFor'>): void {
    const clients = audience.size;
    if (clients >= MOST_CLIENTS) throw new ServerError(FULL, `This zone is full (clients: ${MOST_CLIENTS})`);
    const count = this.sockets.get(player) ?? 0;
    if (count >= MOST_SOCKETS) throw new ServerError(TOO_MANY, `A player has at most ${MOST_SOCKETS} sockets`);
    if (!audience.hasPlaceFor(player)) throw this.worldIsFull(NO_PLACE);
    this.sockets.set(player, count + 1);
  }

  leave(player: PlayerNumber): void {
    const count = (this.sockets.get(player) ?? 0) - 1;
    if (count > 0) this.sockets.set(player, count);
    else this.sockets.delete(player);
  }

  private playerOf(token: unknown): PlayerNumber {
    try {
      return this.options.tokens.verify(token);
    } catch (error) {
      if (!(error instanceof BadToken)) throw error;
      throw new ServerError(UNAUTHORIZED, error.message);
    }
  }
}
