/** Why there is no answer of the compiler. */

/** The worker did not answer in time, and is ended. */
export class CompilerStopped extends Error {}

/** The script of the compiler, or its declarations, did not load. */
export class CompilerMissing extends Error {}
