/**
 * The version of the game: a whole number that grows with each change of what a step does or of what is stored. With
 * each new version, `build.ts` has to say how stored zones and mail of the version before are read.
 */
export const GAME_VERSION = 1;
