/**
 * Whether a page and a zone have the same version of the game: else neither would understand what the other one says.
 */
import { ServerError } from '@colyseus/core';
import { GAME_VERSION } from '../simulation/version.js';
import { OUTDATED } from './protocol.js';

const UNAVAILABLE = 503;

/**
 * @param options - of a join, which a client may have made up
 * @throws ServerError with words for the player if the versions differ
 */
export function requireVersion(options: unknown): void {
  const version = versionIn(options);
  if (version === GAME_VERSION) return;
  if (version !== undefined && version > GAME_VERSION) {
    throw new ServerError(UNAVAILABLE, 'The game is being updated. This zone follows soon');
  }
  throw new ServerError(OUTDATED, 'The game has been updated. Reload the page');
}

function versionIn(options: unknown): number | undefined {
  if (typeof options !== 'object' || options === null || !('version' in options)) return undefined;
  return typeof options.version === 'number' ? options.version : undefined;
}
