/** The result of a push at run time. */
import type { RawPoint } from '@tilewright/units/checks';

export type RawPush =
  | { readonly isStuck: false; readonly center: RawPoint; readonly displacement: RawPoint }
  | { readonly isStuck: true };
