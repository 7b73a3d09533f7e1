/**
 * The pictures of `docs/tracker.md`, drawn from inside of a tracker. This test fails if a committed one is not what
 * would be drawn now; `npm run pictures` draws them again.
 */
import { randomNumbers } from '@tilewright/testing/golden/random';
import { tileSpace } from '@tilewright/tilemap';
import { circle, meters, metersPerTile, position, type Position2, segmentBetween } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Level } from './level.js';
import { Slabs } from '../objects/slabs.js';
import type { Store } from './store.js';
import { colors, drawCells, drawCircles, drawGrid, drawLine, drawPage, drawRing } from './testing/drawing.js';
import { ObjectTracker } from './tracker.js';
import { firstObjectOnSegment, objectsInCircle } from '../objects/index.js';

const width = 30;
const height = 14;
const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

class Opened extends ObjectTracker<number> {
  get inside(): Store<number> {
    return this.store;
  }
}

/** Many rats and three castles. */
function scene(): { readonly tracker: Opened; readonly store: Store<number>; readonly levels: readonly Level[] } {
  const random = randomNumbers(17);
  const tracker = new Opened({ space: tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1) }) });
  for (let i = 0; i < 126; i++)
    tracker.add(i, circle(at(random() * width, random() * height), meters(0.15 + random() / 5)));
  tracker.add(126, circle(at(6, 4), meters(2)));
  tracker.add(127, circle(at(17, 9.5), meters(2.4)));
  tracker.add(128, circle(at(25, 3.5), meters(1.8)));
  const store = tracker.inside;
  store.rebuild(store.circles, 16);
  return { tracker, store, levels: store.circles.levels.filter(({ count }) => count > 0) };
}

it('of levels and cells', async () => {
  const { store, levels } = scene();
  expect(levels.length).toBe(2);
  const panels = levels.map((level, i) => ({
    title: i === 0 ? 'the level of the small, about one in a cell' : 'the level of the large',
    parts: [drawGrid(level), ...drawCircles(store, level, () => colors.looked)],
  }));
  await expect(drawPage(panels, width + 2, height + 2)).toMatchFileSnapshot('../../docs/tracker-levels.svg');
});

it('of a circle that is asked for', async () => {
  const { tracker, store, levels } = scene();
  const [x, y, radius] = [12, 7, 3.2];
  const found = new Set(objectsInCircle(tracker, circle(at(x, y), meters(radius))));
  const panels = levels.map((level, i) => {
    const covered = new Int32Array(4);
    level.cover(new Float64Array([x - radius, y - radius, x + radius, y + radius]), covered);
    const isTouched = (cell: number): boolean => {
      const column = (cell - level.base) % level.columns;
      const row = Math.floor((cell - level.base) / level.columns);
      return covered[0]! <= column && column <= covered[1]! && covered[2]! <= row && row <= covered[3]!;
    };
    const { records } = store.circles;
    const colorOf = (slot: number): string => {
      const record = 4 * store.slots.record[slot]!;
      if (found.has(store.slots.objectOf(slot))) return colors.query;
      return isTouched(level.cellOf(records[record]!, records[record + 1]!)) ? colors.looked : colors.object;
    };
    return {
      title:
        i === 0
          ? 'the cells that a circle reads (blue), and what it finds there (red), among the small'
          : 'among the large',
      parts: [
        ...drawCells(level, colors.touched, isTouched),
        drawGrid(level),
        ...drawCircles(store, level, colorOf),
        drawRing(x, y, radius),
      ],
    };
  });
  await expect(drawPage(panels, width + 2, height + 2)).toMatchFileSnapshot('../../docs/tracker-circle.svg');
});

it('of the stop rule of a first hit', async () => {
  const { tracker, store, levels } = scene();
  const [ax, ay, bx, by] = [1.5, 12.6, 28, 2.2];
  const hit = firstObjectOnSegment(tracker, segmentBetween(at(ax, ay), at(bx, by)));
  if (hit === undefined) throw new Error('the picture needs a hit');
  const along = (fraction: number): [number, number] => [ax + (bx - ax) * fraction, ay + (by - ay) * fraction];
  let best = 2;
  const panels = levels.map((level, i) => {
    const { records, start } = store.circles;
    const slabs = new Slabs();
    slabs.aim(new Float64Array([ax, ay, bx, by]));
    slabs.most = Math.min(best, 1);
    slabs.begin(level, start);
    const read = new Set<number>();
    let stop = slabs.most;
    while (slabs.next()) {
      if (slabs.entry > best) {
        stop = slabs.entry;
        break;
      }
      for (let row = slabs.north; row <= slabs.south; row++) {
        for (let column = slabs.west; column < slabs.east; column++) {
          const cell = level.base + row * level.columns + column;
          if (start[cell]! < start[cell + 1]!) read.add(cell);
          // The hit of the tracker, once the walk has come to its cell.
          for (let record = start[cell]!; record < start[cell + 1]!; record++) {
            const slot = records[4 * record + 3]!;
            if (slot >= 0 && store.slots.handleOf(slot) === hit.handle) best = hit.fraction;
          }
        }
      }
    }
    const colorOf = (slot: number): string => {
      if (store.slots.handleOf(slot) === hit.handle) return colors.query;
      const record = 4 * store.slots.record[slot]!;
      const { records } = store.circles;
      return read.has(level.cellOf(records[record]!, records[record + 1]!)) ? colors.looked : colors.object;
    };
    const [stopX, stopY] = along(stop);
    return {
      title: i === 0 ? 'the cells with objects that a ray reads until it stops, among the small' : 'among the large',
      parts: [
        ...drawCells(level, colors.touched, (cell) => read.has(cell)),
        drawGrid(level),
        ...drawCircles(store, level, colorOf),
        drawLine(ax, ay, ...along(hit.fraction), colors.query, false),
        ...(stop > hit.fraction ? [drawLine(...along(hit.fraction), stopX, stopY, colors.query, true)] : []),
      ],
    };
  });
  await expect(drawPage(panels, width + 2, height + 2)).toMatchFileSnapshot('../../docs/tracker-first-hit.svg');
});
