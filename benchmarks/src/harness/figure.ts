/** Figures other than times: taken from existing checks, and reported with the others. */

export interface Figure {
  /** On the page the part after `: ` is the name of a column. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}

export interface Report {
  readonly name: string;
  readonly title: string;
  /** How the figures are taken. */
  readonly note: string;
  readonly take: () => Promise<readonly Figure[]>;
}
