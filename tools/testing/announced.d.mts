/** What a compiler says of a line, which is counted from 1. */
export interface Said {
  readonly line: number;
  readonly message: string;
}

/** What a compiler should say of the line below a comment, and where the comment is. */
export interface Announced extends Said {
  readonly start: number;
  /** Behind its line. */
  readonly end: number;
}

/** What the comments `// error: text` of an example announce. */
export function announcedErrors(code: string): Announced[];

/**
 * What a compiler does not say though it is announced, and what it says though it is not: a sentence for each.
 *
 * @param placeOf - how the sentences name a line
 */
export function disagreements(
  announced: readonly Said[],
  said: readonly Said[],
  placeOf?: (line: number) => string,
): string[];
