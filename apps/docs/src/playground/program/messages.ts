/** What the page and a running program say to each other. */

/** A line of output. */
export interface Line {
  readonly kind: 'said' | 'error';
  readonly text: string;
}

/** What a program tells. */
export type Told =
  | { readonly kind: 'began' }
  | { readonly kind: 'line'; readonly line: Line }
  /** There was more output than fits. */
  | { readonly kind: 'more' }
  /** The value of an expression with a `// =>` comment, by the number that the compiler gave it. */
  | { readonly kind: 'answer'; readonly index: number; readonly text: string }
  | { readonly kind: 'threw'; readonly text: string }
  | { readonly kind: 'finished' };

/** A program as the compiler leaves it: the body of a function with these parameters. */
export interface Script {
  readonly text: string;
  /** The name of the parameter that takes the values of the `// =>` comments. */
  readonly show: string;
}
