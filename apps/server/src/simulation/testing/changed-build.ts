/** The next version of the game, in which every step leads elsewhere, and nothing is stored in another way. */
import { type GameBuild, OtherVersion } from '../build.js';
import type { Input } from '../inputs.js';
import type { Letter, Parcel } from '../letters.js';
import { GAME_VERSION } from '../version.js';
import { Zone } from '../zone.js';

const version = GAME_VERSION + 1;

class ChangedZone extends Zone {
  override step(inputs: readonly Input[], mail: readonly Letter[]): readonly Parcel[] {
    this.random.fraction();
    return super.step(inputs, mail);
  }
}

function known(stored: number, bytes: Uint8Array): Uint8Array {
  if (stored === GAME_VERSION) return bytes;
  throw new OtherVersion('what is stored', { stored, own: version });
}

export const changedBuild: GameBuild = {
  version,
  createZone: (world, zone) => new ChangedZone(world, zone),
  migrate: known,
  migrateLetters: known,
};
