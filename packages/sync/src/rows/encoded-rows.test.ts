/** Rows are encoded when they are seen, or all at once: nobody can tell. */
import { expect, it } from 'vitest';
import {
  directionColumn,
  meters,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  unsafeDirection,
} from '@tilewright/units';
import { directionCodec, exactCodec, pointCodec, rowCodec, Watcher } from '../index.js';

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

it('frames are the same, whether other clients see few or many', () => {
  const codec = rowCodec({
    position: pointCodec({ within: rectangle(at(0, 0), at(99, 99)), step: meters(1) }),
    heading: directionCodec({ bits: 7 }),
    kind: exactCodec({ least: -2, greatest: 9 }),
    flags: exactCodec({ least: 0, greatest: 2 ** 32 - 1 }),
  });
  const columns = {
    position: pointColumn<Position2>(40),
    heading: directionColumn(40),
    kind: quantityColumn<number>(40),
    flags: quantityColumn<number>(40),
  };
  const [few, many] = [codec.over(columns), codec.over(columns)];
  const [own, other, crowd] = [new Watcher(few), new Watcher(many), new Watcher(many)];
  for (let tick = 0; tick < 300; tick++) {
    for (let row = 0; row < 40; row++) {
      columns.position.set(row, at((7 * row + tick) % 99, (row * tick) % 99));
      columns.heading.set(row, unsafeDirection((row * tick) << 20));
      columns.kind.set(row, ((row + tick) % 12) - 2);
      columns.flags.set(row, (row * tick * 0x9e37_79b1) % 2 ** 32);
    }
    // A row that nobody may see yet.
    if (tick > 5) columns.position.set(39, at(-1, 0));
    // A tick in which all rows have codes, and one in which a kind has none.
    if (tick % 50 === 20) columns.position.set(39, at(1, 0));
    if (tick % 50 === 21) columns.kind.set(38, 10);
    // All bits are flags that have a code; one more has none.
    columns.flags.set(5, 2 ** 32 - 1);
    if (tick % 50 === 20) columns.flags.set(37, 2 ** 32);
    const isBad = tick > 5 && tick % 50 !== 20;
    few.begin(tick);
    many.begin(tick);
    crowd.begin();
    for (let row = 0; row < (tick % 100 < 50 ? 37 : 2); row++) crowd.see(row, row);
    crowd.end();
    const frames = [own, other].map((watcher) => {
      watcher.begin();
      watcher.see(7, 5);
      if (isBad) expect(() => watcher.see(8, 39)).toThrow('watcher.see: position.x of row 39 must be a number from 0');
      if (tick % 50 === 21)
        expect(() => watcher.see(8, 38)).toThrow('watcher.see: kind of row 38 must be a whole number');
      if (tick % 50 === 20)
        expect(() => watcher.see(8, 37)).toThrow(
          'watcher.see: flags of row 37 must be a whole number from 0 to 4294967295',
        );
      return watcher.end().slice();
    });
    expect(frames[1]).toEqual(frames[0]);
  }
});
