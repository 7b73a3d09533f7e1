/**
 * What a user writes without these functions: loops over plain numbers where these give the same answers, otherwise
 * over single questions; for a snapshot, a copy of as much memory.
 */
import { isVisible, snapshotInto, TrackerSnapshot } from '@tilewright/queries';
import {
  columnOf,
  contender,
  count,
  origin,
  placesOf,
  type Scene,
  sights,
  size,
  space,
  type Sprite,
  type Work,
} from './scene.js';

function seeing({ walls, from, to }: Scene, isFromOneEye: boolean): Work {
  const seen = new Uint8Array(sights);
  return {
    run: () => {
      let free = 0;
      for (let row = 0; row < sights; row++) {
        const isSeen = isVisible(walls, space, from.get(isFromOneEye ? 0 : row), to.get(row));
        seen[row] = isSeen ? 1 : 0;
        if (isSeen) free++;
      }
      return free;
    },
    answer: () => seen,
  };
}

/** Copies as many bytes as a snapshot holds. */
function copying({ tracker }: Scene): Work {
  const snapshot = new TrackerSnapshot<Sprite>();
  snapshotInto(snapshot, tracker);
  const { bytes } = snapshot;
  const copy = new Uint8Array(bytes.length);
  return {
    run: () => {
      copy.set(bytes);
      return copy.length;
    },
    answer: () => [copy.length, tracker.size],
  };
}

/** The tile of a coordinate, with a look at the borders, which a quotient may round across. */
function tileOf(value: number, start: number): number {
  const at = Math.floor((value - start) / size);
  if (value < start + at * size) return at - 1;
  return value >= start + (at + 1) * size ? at + 1 : at;
}

const oneByOne = contender('one by one', {
  'tiles of 10,000 positions': ({ points: { rawX, rawY } }) => {
    const tiles = new Int32Array(2 * count);
    return {
      run: () => {
        for (let row = 0; row < count; row++) {
          tiles[2 * row] = tileOf(rawX[row]!, origin.x);
          tiles[2 * row + 1] = tileOf(rawY[row]!, origin.y);
        }
        return tiles[0]!;
      },
      answer: () => tiles,
    };
  },
  '1,000 sights from one eye': (scene) => seeing(scene, true),
  '1,000 sights, row by row': (scene) => seeing(scene, false),
  '10,000 objects go where they say': (scene) => {
    const { tracker, sprites } = scene;
    const [xs, ys] = [new Float64Array(count), new Float64Array(count)];
    const column = columnOf(xs, ys);
    const placeOf = ({ places }: Sprite, frame: 0 | 1) => places[frame];
    let frame: 0 | 1 = 0;
    return {
      run: () => {
        frame = frame === 0 ? 1 : 0;
        for (let row = 0; row < count; row++) {
          const { x, y } = placeOf(sprites[row]!, frame);
          xs[row] = x;
          ys[row] = y;
        }
        tracker.moveAll(column);
        return frame;
      },
      answer: () => placesOf(scene),
    };
  },
  'snapshot of 10,000 objects': copying,
  'restore 10,000 objects': copying,
});
export default oneByOne;
