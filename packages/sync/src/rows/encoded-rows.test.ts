/** Rows are encoded when they are seen, or all at once: nobody can tell. */
import { expect, it } from 'vitest';
import { meters, pointColumn, position, type Position2, rectangle } from '@tilewright/units';
import { pointCodec, rowCodec, Watcher } from '../index.js';

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

it('frames are the same, whether other clients see few or many', () => {
  const codec = rowCodec({ position: pointCodec({ within: rectangle(at(0, 0), at(99, 99)), step: meters(1) }) });
  const columns = { position: pointColumn<Position2>(40) };
  const [few, many] = [codec.over(columns), codec.over(columns)];
  const [own, other, crowd] = [new Watcher(few), new Watcher(many), new Watcher(many)];
  for (let tick = 0; tick < 300; tick++) {
    for (let row = 0; row < 40; row++) columns.position.set(row, at((7 * row + tick) % 99, (row * tick) % 99));
    // A row that nobody may see yet.
    if (tick > 5) columns.position.set(39, at(-1, 0));
    few.begin(tick);
    many.begin(tick);
    crowd.begin();
    for (let row = 0; row < (tick % 100 < 50 ? 39 : 2); row++) crowd.see(row, row);
    crowd.end();
    const frames = [own, other].map((watcher) => {
      watcher.begin();
      watcher.see(7, 5);
      if (tick > 5)
        expect(() => watcher.see(8, 39)).toThrow('watcher.see: position.x of row 39 must be a number from 0');
      return watcher.end().slice();
    });
    expect(frames[1]).toEqual(frames[0]);
  }
});
