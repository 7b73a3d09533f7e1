/** The game as one version of the code has it, and what that reads of what older versions have stored. */
import type { ZoneNumber } from './ids.js';
import { GAME_VERSION } from './version.js';
import type { World } from './world.js';
import { Zone } from './zone.js';

export interface GameBuild {
  readonly version: number;
  /** A zone before its first step. */
  readonly createZone: (world: World, zone: ZoneNumber) => Zone;
  /**
   * A state that an older version has saved, as this one saves it.
   *
   * @throws OtherVersion for versions that it does not know
   */
  readonly migrate: (version: number, saved: Uint8Array) => Uint8Array;
  /** The same for letters of an older version, as bytes without their version. */
  readonly migrateLetters: (version: number, letters: Uint8Array) => Uint8Array;
}

/** What another version has stored: nothing is wrong with it, and only a process of that version can go on with it. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';

  /** @param what - what was read, such as `a saved zone` */
  constructor(what: string, { stored, own }: { readonly stored: number; readonly own: number }) {
    super(
      stored < own
        ? `${what} has version ${stored} of the game, and this process version ${own}: migrate in src/simulation/build.ts has to say how it is read`
        : `${what} has version ${stored} of the game, and this process version ${own}: start a process of version ${stored}`,
    );
  }
}

/** This version. There was none before it. */
export const thisBuild: GameBuild = {
  version: GAME_VERSION,
  createZone: (world, zone) => new Zone(world, zone),
  migrate: (stored) => {
    throw new OtherVersion('a saved zone', { stored, own: GAME_VERSION });
  },
  migrateLetters: (stored) => {
    throw new OtherVersion('mail', { stored, own: GAME_VERSION });
  },
};
