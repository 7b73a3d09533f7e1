/**
 * What a room sends to a client after each tick: what concerns its player, and the frame of its watcher.
 *
 *     byte    the version, times 4, plus 0 if the player was never there, 1 if it is there, 2 if it left, 3 if
 *             it left in this tick
 *     whole   zone, fence, tick
 *     whole   there, or left in this tick: epoch, and the number of the last input that was taken
 *     whole   left: the zone where it went
 *     rest    the frame of `@tilewright/sync`
 *
 * A whole number has 7 bits a byte, the lowest first; all bytes but the last have their highest bit set.
 */
import type { PlayerFrame, PlayerNews } from '../zones/frames.js';

const VERSION = 2;
const ABSENT = 0;
const HERE = 1;
const MOVED = 2;
const LEAVING = 3;
const KINDS = 4;
/** A byte, and six numbers of 53 bits. */
const MOST_HEADER_BYTES = 49;
const SEVEN_BITS = 128;

/** Writes frames, one after the other into the same memory. */
export class FrameWriter {
  private bytes = new Uint8Array(MOST_HEADER_BYTES);
  private at = 0;

  /** @returns a view that is valid until the next call */
  write({ zone, fence, tick, news }: PlayerFrame, objects: Uint8Array): Uint8Array {
    if (MOST_HEADER_BYTES + objects.length > this.bytes.length) {
      this.bytes = new Uint8Array(2 * (MOST_HEADER_BYTES + objects.length));
    }
    this.at = 0;
    this.bytes[this.at++] = KINDS * VERSION + kindOf(news);
    this.whole(zone);
    this.whole(fence);
    this.whole(tick);
    if (news !== undefined && news.kind !== 'moved') {
      this.whole(news.epoch);
      this.whole(news.taken);
    }
    if (news !== undefined && news.kind !== 'here') this.whole(news.to);
    this.bytes.set(objects, this.at);
    return this.bytes.subarray(0, this.at + objects.length);
  }

  private whole(value: number): void {
    let rest = value;
    while (rest >= SEVEN_BITS) {
      this.bytes[this.at++] = (rest % SEVEN_BITS) + SEVEN_BITS;
      rest = Math.floor(rest / SEVEN_BITS);
    }
    this.bytes[this.at++] = rest;
  }
}

function kindOf(news: PlayerNews | undefined): number {
  return news === undefined ? ABSENT : { here: HERE, moved: MOVED, leaving: LEAVING }[news.kind];
}

export interface ServerFrame extends PlayerFrame {
  /** For the mirror of this zone. */
  readonly objects: Uint8Array;
}

/** A frame of another version of this format: the page and the server have different code. */
export class OtherFrames extends RangeError {
  override readonly name = 'OtherFrames';
}

/** @throws OtherFrames for another version; RangeError for bytes that are not of a frame */
export function decodeFrame(bytes: Uint8Array): ServerFrame {
  let at = 0;
  const byte = (): number => {
    const value = bytes[at++];
    if (value === undefined) throw malformed('be whole');
    return value;
  };
  const whole = (): number => {
    let value = 0;
    let factor = 1;
    for (let next = byte(); ; next = byte()) {
      value += factor * (next % SEVEN_BITS);
      if (value > Number.MAX_SAFE_INTEGER) throw malformed('have numbers of 53 bits');
      if (next < SEVEN_BITS) return value;
      factor *= SEVEN_BITS;
    }
  };
  const first = byte();
  if (Math.floor(first / KINDS) !== VERSION) {
    throw new OtherFrames(`decodeFrame: bytes must be of version ${VERSION}, received ${Math.floor(first / KINDS)}`);
  }
  const [zone, fence, tick] = [whole(), whole(), whole()];
  const news = readNews(first % KINDS, whole);
  return { zone, fence, tick, news, objects: bytes.subarray(at) };
}

function readNews(kind: number, whole: () => number): PlayerNews | undefined {
  switch (kind) {
    case ABSENT:
      return undefined;
    case HERE:
      return { kind: 'here', epoch: whole(), taken: whole() };
    case MOVED:
      return { kind: 'moved', to: whole() };
    default:
      return { kind: 'leaving', epoch: whole(), taken: whole(), to: whole() };
  }
}

function malformed(rule: string): RangeError {
  return new RangeError(`decodeFrame: bytes must ${rule}`);
}
