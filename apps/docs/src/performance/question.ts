/** A question that a page asks two libraries in the browser of its reader. */

/** One side of a question: the work that is timed, and what it answers. */
export interface Side {
  /** Does the work once. @returns a number that depends on all of it, so that nothing can be left out */
  readonly run: () => number;
  /** The answers of a run, one for each of the things asked. */
  readonly answers: () => readonly number[];
}

/** The texts of a question on the page. */
export interface About {
  readonly name: string;
  /** What is done. */
  readonly title: string;
  /** The call of ours, and the library beside it. */
  readonly ours: string;
  readonly peer: string;
  /** What one answer is: `tiles`. */
  readonly things: string;
  /** Why answers may differ, where they do by design. */
  readonly why?: string;
}

export interface Question extends About {
  readonly make: () => { readonly ours: Side; readonly peer: Side };
}

/** What came out. */
export interface Result {
  readonly name: string;
  /** How many of the answers are the same. They are compared before anything is timed. */
  readonly same: number;
  readonly all: number;
  /** How many times as fast as the peer ours is: the median of the rounds, the smallest, and the largest. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

/** The same numbers on every device, in [0, 1): a linear congruential generator. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}
