/**
 * Long steps over chunked maps: the gaps between chunks, which a body passes at once. So the cost of a step depends on
 * the chunks, and not on its length.
 *
 *     start               chunk                 chunk
 *      [ ]-              +-----+                                 The strips are those of rays: columns, or rows, along the
 *     |   --|          | |     |   |     |            |          axis with more borders. A strip ends where the trailing
 *     |     | --       | | [ ] |   |     |   +-----+  |          edge has left it. Then the leading edge goes to the next
 *     |     |   --     | +-----+-- |     |   | [ ] |  |          strip, and the other axis to where it is at that time.
 *      first    skipped    strip   skipped    strip
 *
 * All tiles in a gap are background, which must stop nothing: one of its tiles is asked.
 */
import { type Strip, stripsAlong } from '@tilewright/queries/kernel';
import { type AxisMotion, compareTimes } from './axis-motion.js';
import { WORTH_CUTTING } from './limits.js';
import type { SolidFaces } from './faces.js';

/** The gaps on the path of a body; `undefined` if the path is not much longer than its part in chunks. */
export function gapsOf(x: AxisMotion, y: AxisMotion, faces: SolidFaces): Gaps | undefined {
  const { chunks } = faces;
  if (chunks === undefined) return undefined;
  const isAlongRows = x.bordersLeft >= y.bordersLeft;
  const [main, other] = isAlongRows ? [x, y] : [y, x];
  const length = chunks.chunkSize * (chunks.chunkCount + 1);
  if (!(main.bordersLeft > WORTH_CUTTING * length)) return undefined;
  const strips = stripsAlong(chunks, isAlongRows, main.sign, main.entering * main.sign, length);
  const beyond = strips[0]!.to * main.sign;
  // No chunk contains the last column, or row, of a strip.
  const isEmpty = isAlongRows
    ? faces.isEmpty(within(beyond, faces.west, faces.east), within(other.low, faces.north, faces.south))
    : faces.isEmpty(within(other.low, faces.west, faces.east), within(beyond, faces.north, faces.south));
  return isEmpty ? new Gaps(main, other, strips, faces) : undefined;
}

export class Gaps {
  /** The axis along which the strips lie. The sweep of a strip is over when it has no next border. */
  readonly main: AxisMotion;
  private readonly other: AxisMotion;
  private readonly strips: readonly Strip[];
  private readonly isOutsideSolid: boolean;
  /** The last border of the main axis in the step. */
  private readonly last: number;
  private at = 0;

  constructor(main: AxisMotion, other: AxisMotion, strips: readonly Strip[], { isOutsideSolid }: SolidFaces) {
    this.main = main;
    this.other = other;
    this.strips = strips;
    this.isOutsideSolid = isOutsideSolid;
    this.last = main.lastBorder;
    this.endAfter(strips[0]!);
  }

  /** Whether the step ends in the strip: then the sweep goes to its end. */
  get isLast(): boolean {
    return this.main.lastBorder === this.last;
  }

  /** Goes to the next strip on the path, or to the edge of a closed map. Returns whether there is one. */
  skip(): boolean {
    const { main, other, last } = this;
    const strip = this.strips[++this.at];
    main.lastBorder = last;
    let border = strip === undefined ? Number.NaN : main.borderBefore(strip.from * main.sign);
    const isStrip = (last - border) * main.sign >= 0;
    if (!isStrip) border = this.reachesEdge(main) ? last : Number.NaN;
    const isAtOther = this.reachesEdge(other) && !(this.timeOrder(other.lastBorder, border) > 0);
    if (isAtOther) goTo(other, other.lastBorder, main);
    else if (border === border) goTo(main, border, other);
    else return false;
    if (isStrip && !isAtOther) this.endAfter(strip!);
    return true;
  }

  /** Sets the end of the sweep, after which the trailing edge has left a strip. */
  private endAfter({ to }: Strip): void {
    const { main } = this;
    const end = main.borderBefore((to + Math.ceil(2 * main.half) + 1) * main.sign);
    if ((this.last - end) * main.sign > 0) main.lastBorder = end;
  }

  /** Whether the body comes to the edge of a closed map along an axis. */
  private reachesEdge(axis: AxisMotion): boolean {
    return this.isOutsideSolid && axis.hasNext && axis.isLastAtEdge;
  }

  /** Compares when the other axis is at one border with when the main axis is at another; NaN if that is NaN. */
  private timeOrder(otherBorder: number, border: number): number {
    const { main, other } = this;
    if (border !== border) return Number.NaN;
    const { border: now } = main;
    main.border = border;
    const order = compareTimes(other, otherBorder, true, main);
    main.border = now;
    return order;
  }
}

/** Goes to the time at which the leading edge of one axis is at a border ahead. */
function goTo(axis: AxisMotion, border: number, across: AxisMotion): void {
  if ((border - axis.border) * axis.sign <= 0) return;
  axis.skipTo(border);
  across.skipUntil(axis);
}

function within(tile: number, first: number, end: number): number {
  return Math.min(Math.max(tile, first), end - 1);
}
