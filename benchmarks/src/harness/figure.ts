/** Figures that are no times: taken from where they are checked already, and reported beside the others. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the check allows. */
  readonly limit: number;
}

export interface Report {
  readonly name: string;
  readonly title: string;
  readonly take: () => Promise<readonly Figure[]>;
}
