/**
 * The version of the game: a whole number that grows with each change of what a step does or of what is stored. Whoever changes
 * it says in `build.ts` how what the version before has stored is read.
 */
export const GAME_VERSION = 1;
