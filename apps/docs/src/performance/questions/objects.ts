/** Two thousand circles move, and 200 circles ask which of them they overlap: a frame of a game. */
import { ObjectAnswer, objectsInCircleInto, ObjectTracker } from '@tilewright/queries';
import { unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  pointColumnOver,
  quantityColumnOver,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import Flatbush from 'flatbush';
import { OBJECTS } from '../about.js';
import { numbersFrom, type Question, type Side } from '../question.js';

const COUNT = 2000;
const QUESTIONS = 200;
const SIDE = 100;
const RADIUS = 0.4;
const REACH = 4;

/** Where all objects are in one frame. */
interface Frame {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}
type Frames = readonly [Frame, Frame];

export const objects: Question = {
  ...OBJECTS,
  make() {
    const next = numbersFrom(9);
    const column = (): Float64Array => Float64Array.from({ length: COUNT }, () => next() * SIDE);
    const now: Frame = { xs: column(), ys: column() };
    const moved = (values: Float64Array): Float64Array => values.map((value) => value + (next() - 0.5) / 5);
    const frames: Frames = [now, { xs: moved(now.xs), ys: moved(now.ys) }];
    const centers = Array.from({ length: QUESTIONS }, () => [next() * SIDE, next() * SIDE] as const);
    return { ours: withTracker(frames, centers), peer: withFlatbush(frames, centers) };
  },
};

type Centers = readonly (readonly [x: number, y: number])[];

function withTracker(frames: Frames, centers: Centers): Side {
  const columns = frames.map(({ xs, ys }) => pointColumnOver<TilePosition2>(xs, ys));
  const tracker = new ObjectTracker<number, TileLength>({ space: unitTileSpace });
  tracker.addAll(
    Array.from({ length: COUNT }, (_, index) => index),
    {
      centers: pointColumnOver<TilePosition2>(frames[0].xs, frames[0].ys),
      radii: quantityColumnOver<TileLength>(new Float64Array(COUNT).fill(RADIUS)),
    },
  );
  const asked = centers.map(([x, y]) => circle(tilePosition(tiles(x), tiles(y)), tiles(REACH)));
  const answer = new ObjectAnswer<number>();
  return sideOf(frames, (frame, sums) => {
    const column = columns[frame];
    if (column !== undefined) tracker.moveAll(column);
    asked.forEach((disc, index) => {
      objectsInCircleInto(answer, tracker, disc);
      let sum = 0;
      for (let i = 0; i < answer.length; i++) sum += answer.object(i);
      sums[index] = sum;
    });
  });
}

function withFlatbush(frames: Frames, centers: Centers): Side {
  return sideOf(frames, (frame, sums) => {
    const { xs, ys } = frames[frame];
    const tree = new Flatbush(COUNT);
    for (let i = 0; i < COUNT; i++) {
      const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
      tree.add(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS);
    }
    tree.finish();
    centers.forEach(([x, y], index) => {
      const overlaps = (i: number): boolean => {
        const [dx, dy] = [(xs[i] ?? 0) - x, (ys[i] ?? 0) - y];
        return dx * dx + dy * dy <= (RADIUS + REACH) * (RADIUS + REACH);
      };
      let sum = 0;
      for (const found of tree.search(x - REACH, y - REACH, x + REACH, y + REACH, overlaps)) sum += found;
      sums[index] = sum;
    });
  });
}

/** @param ask - moves all objects to a frame, and writes the sum of what each question finds */
function sideOf(frames: Frames, ask: (frame: 0 | 1, sums: Float64Array) => void): Side {
  const sums = new Float64Array(QUESTIONS);
  let frame: 0 | 1 = 0;
  return {
    answers: () =>
      frames.flatMap((_, index) => {
        ask(index === 0 ? 0 : 1, sums);
        return [...sums];
      }),
    run() {
      frame = frame === 0 ? 1 : 0;
      ask(frame, sums);
      return sums[0] ?? 0;
    },
  };
}
