/** The bound of waiting, where each frame has room for exactly one of many objects that always have news. */
import { Random, runs } from '@tilewright/testing';
import { meters, pointColumn, position, type Position2, quantityColumn, rectangle } from '@tilewright/units';
import { expect, it } from 'vitest';
import { FrameBuffer } from '../bytes/frame-buffer.js';
import { exactCodec, pointCodec, rowCodec } from '../index.js';
import { News } from './news.js';
import { RowWriter } from './row-writer.js';
import { ShortBudget } from './short-budget.js';
import { Watched } from './watched.js';

const within = rectangle(position(meters(0), meters(0)), position(meters(512), meters(512)));
const codec = rowCodec({
  position: pointCodec({ within, step: meters(1 / 128) }),
  kind: exactCodec({ least: 0, greatest: 15 }),
});

it('lets none of n wait for more than 18 n frames', () => {
  for (let seed = 1; seed <= runs(20); seed++) {
    const random = new Random(seed);
    const count = random.integer(1, 12);
    const columns = { position: pointColumn<Position2>(), kind: quantityColumn<number>(count) };
    for (let i = 0; i < count; i++) {
      const far = random.next() < 0.5 ? 0 : 2 ** random.integer(-7, 9);
      columns.position.push(position(meters(far), meters(0)));
    }
    const rows = codec.over(columns);
    rows.begin(0);
    const watched = new Watched();
    watched.begin(true);
    for (let i = 0; i < count; i++) {
      rows.encode('test', i);
      watched.see(i, i);
    }
    const buffer = new FrameBuffer();
    const writer = new RowWriter(codec.layout, watched, buffer);
    writer.start(rows.codes, 0);
    const budget = new ShortBudget(codec.layout, watched, writer, buffer);
    if (seed % 4 > 0) budget.eyeX = budget.eyeY = 0;
    const sentAt = new Int32Array(count);
    for (let frame = 1; frame <= 60 * count; frame++) {
      const news = new News();
      news.start(count);
      for (let place = 0; place < count; place++) news.add(place, 0);
      buffer.at = 0;
      // Each enters with 9 bytes: its place, its id, 3 + 3 bytes of position, 1 of kind.
      budget.choose(news, rows.codes, 12);
      expect(news.count).toBe(1);
      const place = news.places[0]!;
      watched.waits[place] = 0;
      sentAt[place] = frame;
      for (const at of sentAt) expect(frame - at).toBeLessThanOrEqual(18 * count);
    }
  }
});
