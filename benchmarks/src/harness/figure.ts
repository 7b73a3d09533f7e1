/** Figures other than times: taken from existing checks, and reported with the others. */

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The limit of the check, if a check takes the figure. */
  readonly limit?: number;
}

export interface Report {
  readonly name: string;
  readonly title: string;
  readonly take: () => Promise<readonly Figure[]>;
}
