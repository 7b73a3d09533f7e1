/**
 * Sign-ins: the place for the accounts of your own game. The function is called once for each `POST /sign-in` that is
 * within the limits, and returns the player for which the client gets a token.
 */
import type { PlayerNumber } from '../simulation/ids.js';

/** What is known of a client that signs in. */
export interface SignInRequest {
  readonly headers: Headers;
  /** Up to 4 kB of whatever the page sent: a name and a password, or what another service has signed. */
  readonly body: string;
  /** Where the request comes from. */
  readonly address: string;
  /** Gives a number that no player had before, in any process. */
  readonly newPlayer: () => Promise<PlayerNumber>;
  /** Whether a new player would get a body now, as far as this process knows. */
  readonly hasPlaceFor: (player: PlayerNumber) => boolean;
}

/**
 * @returns the player, or `undefined` if the world is full.
 * @throws ServerError if the client may not come in, with the reason
 */
export type SignIn = (request: SignInRequest) => Promise<PlayerNumber | undefined>;

/** The numbers that a guest may be given, until one has a home with a free place. */
const MOST_NUMBERS = 16;

/**
 * Each sign-in is that of a guest, and a new player. With accounts it returns the number that belongs to the account,
 * and `newPlayer()` for a new one: the coins of a player come back with the number.
 */
export const signInAsGuest: SignIn = async ({ newPlayer, hasPlaceFor }) => {
  // A number costs nothing: a player counts when it gets a body. The home of one may be full, and that of the next not.
  for (let tries = 0; tries < MOST_NUMBERS; tries++) {
    const player = await newPlayer();
    if (hasPlaceFor(player)) return player;
  }
  return undefined;
};
