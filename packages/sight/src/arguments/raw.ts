/**
 * The types of arguments at run time. Public signatures have typed quantities; implementations and kernels use these
 * types.
 */
import type { Angle, Direction2 } from '@tilewright/units';
import type { RawPoint } from '@tilewright/units/checks';

export type { RawPoint } from '@tilewright/units/checks';

export interface RawView {
  readonly position: RawPoint;
  readonly maxDistance?: number | undefined;
  readonly direction?: Direction2 | undefined;
  readonly angle?: Angle | undefined;
}
