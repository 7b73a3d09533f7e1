/** The boxes of `pushOutAll`: the checks of their sizes, and the loop over the rows. */
import type { AnyQuantity } from '@tilewright/units';
import { type Floats, type Pairs, requirePositive, requireQuantityColumn } from '@tilewright/units/checks';
import { type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import type { BoxInTiles } from './box-in-tiles.js';
import { MOST_TILES } from './limits.js';
import { tooFar } from './push-out.js';
import { pushedBox } from './pushed-box.js';
import type { PushOuts } from './push-outs.js';

/** The sizes of boxes at run time. */
export interface RawBoxSizes {
  readonly halfWidths: Floats | number;
  readonly halfHeights: Floats | number;
}

export function isOfBoxes(sizes: Floats | number | RawBoxSizes): sizes is RawBoxSizes {
  return typeof sizes === 'object' && sizes !== null && ('halfWidths' in sizes || 'halfHeights' in sizes);
}

/** @throws RangeError unless both are a size, or a column of sizes, that are positive and not too large */
export function requireBoxSizes(where: string, sizes: RawBoxSizes, size: number, rows: number): RawBoxSizes {
  requireHalves(where, 'sizes.halfWidths', sizes.halfWidths, size, rows);
  requireHalves(where, 'sizes.halfHeights', sizes.halfHeights, size, rows);
  return sizes;
}

function requireHalves(where: string, parameter: string, halves: Floats | number, size: number, rows: number): void {
  if (typeof halves === 'number') {
    requireHalf(where, parameter, halves, size);
    return;
  }
  const { raw } = requireQuantityColumn(where, parameter, halves, rows, 'positions');
  const most = MOST_TILES * size;
  for (let row = 0; row < rows; row++) {
    const half = raw[row]!;
    if (!(half > 0 && half < most)) requireHalf(where, `${parameter}[${row}]`, half, size);
  }
}

function requireHalf(where: string, parameter: string, half: number, size: number): void {
  requirePositive(where, parameter, half);
  if (half / size > MOST_TILES) throw tooFar(where, parameter, half / size);
}

/** Notes the boxes that overlap solid tiles, and how they are pushed out. */
export function findPushesOfBoxes(
  found: PushOuts<AnyQuantity>,
  box: BoxInTiles,
  { rawX, rawY, length }: Pairs,
  { halfWidths, halfHeights }: RawBoxSizes,
  space: RawSpace,
  reach: number | undefined,
): void {
  const size = sizeOfTiles(space);
  box.setSpace(space);
  for (let row = 0; row < length; row++) {
    box.x.start = rawX[row]!;
    box.y.start = rawY[row]!;
    box.x.half = (typeof halfWidths === 'number' ? halfWidths : halfWidths.raw[row]!) / size;
    box.y.half = (typeof halfHeights === 'number' ? halfHeights : halfHeights.raw[row]!) / size;
    if (box.isClear()) continue;
    const push = pushedBox(box, reach ?? Math.max(box.x.half, box.y.half) + 1);
    found.add(row, push.isStuck ? undefined : push);
  }
}
