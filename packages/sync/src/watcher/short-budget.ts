/**
 * Chooses what fits into a frame: the nearest objects first; waiting counts as being nearer.
 *
 *     rank = (distance + an eighth of the farthest distance) / (frames of waiting + 1)     the lowest is sent first
 *
 * Without the eighth, an object at the eye would always come first, and all others could wait forever. With it,
 * distances alone make no rank more than nine times another. So if each frame has room for one of n objects that
 * change all the time, no object waits for more than 18 n frames.
 */
import type { FrameBuffer } from '../bytes/frame-buffer.js';
import { NONE } from '../limits.js';
import type { RowLayout } from '../rows/row-layout.js';
import { NearestFirst } from './nearest-first.js';
import type { News } from './news.js';
import type { RowWriter } from './row-writer.js';
import type { Watched } from './watched.js';

/** A mask bit above the bits of all fields. */
const CHOSEN = 0x8000;
/** The fraction of the farthest distance that is added to all distances. */
const SHARE = 1 / 8;
/** The least amount that is added, since all objects may be at the eye. */
const STEP = 1;

export class ShortBudget {
  /** The eye in steps; NaN without one. */
  eyeX: number = Number.NaN;
  eyeY: number = Number.NaN;
  private readonly layout: RowLayout;
  private readonly watched: Watched;
  private readonly writer: RowWriter;
  private readonly buffer: FrameBuffer;
  private readonly nearest = new NearestFirst();

  constructor(layout: RowLayout, watched: Watched, writer: RowWriter, buffer: FrameBuffer) {
    this.layout = layout;
    this.watched = watched;
    this.writer = writer;
    this.buffer = buffer;
  }

  /** Keeps the news that fits before the offset `room` of the buffer. The other objects wait. */
  choose(news: News, codes: Int32Array, room: number): void {
    const { buffer, watched, writer, nearest } = this;
    const { places, masks, count } = news;
    const { at } = buffer;
    this.rank(news, codes);
    for (let i = 0; i < count; i++) nearest.add(i);
    let bytes = at;
    while (!nearest.isEmpty) {
      const i = nearest.take();
      buffer.at = at;
      // Written only for its length: as the first entry, where it is longest.
      writer.write(places[i]!, NONE, masks[i]!);
      bytes += buffer.at - at;
      if (bytes > room) break;
      masks[i]! |= CHOSEN;
    }
    buffer.at = at;
    watched.areWaiting = true;
    news.count = 0;
    for (let i = 0; i < count; i++) {
      if ((masks[i]! & CHOSEN) === 0) watched.waits[places[i]!]!++;
      else news.add(places[i]!, masks[i]! & ~CHOSEN);
    }
  }

  private rank({ places, count }: News, codes: Int32Array): void {
    const { watched, nearest, layout, eyeX, eyeY } = this;
    const { rows, orders, waits } = watched;
    nearest.start(count);
    const { ranks } = nearest;
    let farthest = 0;
    for (let i = 0; i < count; i++) {
      const place = places[i]!;
      const at = rows[place]! * layout.width;
      const dx = codes[at]! - eyeX;
      const dy = codes[at + 1]! - eyeY;
      const distance = eyeX === eyeX ? Math.sqrt(dx * dx + dy * dy) : orders[place]!;
      if (distance > farthest) farthest = distance;
      ranks[i] = distance;
    }
    const base = Math.max(STEP, farthest * SHARE);
    for (let i = 0; i < count; i++) ranks[i] = (ranks[i]! + base) / (1 + waits[places[i]!]!);
  }
}
