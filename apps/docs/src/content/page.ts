import type { Area } from './contents.js';

/** A page, ready to be rendered. */
export interface Page {
  /** Without an extension: `guide/units/index`. */
  readonly address: string;
  readonly area: Area;
  readonly group: string;
  readonly title: string;
  /** In the list of pages. */
  readonly label: string;
  /** The document that a reader edits, in the repository. */
  readonly file?: string;
  readonly text: string;
}
