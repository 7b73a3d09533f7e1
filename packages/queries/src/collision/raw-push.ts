/** The result of a push at run time. */
import type { RawPoint } from '../arguments/raw.js';

export type RawPush =
  | { readonly isStuck: false; readonly position: RawPoint; readonly displacement: RawPoint }
  | { readonly isStuck: true };
