/** Steady frames: all objects of a client move to and fro, and none enters or leaves. */
import { FrameBuffer, Mirror, Watcher } from '@tilewright/sync';
import {
  addScaled,
  pointColumnOver,
  type Position2,
  quantityColumnOver,
  scaleColumn,
  seconds,
  vectorColumnOver,
  type Velocity2,
} from '@tilewright/units';
import type { Contender, Task } from '../harness/contender.js';
import { codecs, RATE, SIDE, space } from './scene.js';
import { APPLY, WRITE, WRITE_SHORT } from './steady-scene.js';

const VISIBLE = 65;
const SHORT_BUDGET = 150;
/** Enough that the engine has optimized what is called, and that frames of all lengths were there before. */
const ROUNDS = 20_000;
/** After so many ticks all turn around. */
const TURN = 10;
const dt = seconds(1 / RATE);

function taskOf(budget: number, isApplied: boolean): () => Task {
  return () => {
    const numbers = (scale: number): Float64Array =>
      Float64Array.from({ length: VISIBLE }, (_, i) => scale * (0.25 + ((i * 0.618) % 1) / 2));
    const columns = {
      position: pointColumnOver<Position2>(numbers(SIDE), numbers(SIDE)),
      velocity: vectorColumnOver<Velocity2>(numbers(4), numbers(4).reverse()),
      kind: quantityColumnOver<number>(new Float64Array(VISIBLE)),
    };
    const codec = codecs.plain;
    const rows = codec.over(columns);
    const watcher = new Watcher(rows, { buffer: new FrameBuffer() });
    const mirror = new Mirror(codec, { space });
    const eye = columns.position.get(0);
    let tick = 0;
    const run = (): number => {
      if (tick % TURN === 0) scaleColumn(columns.velocity, -1);
      addScaled(columns.position, columns.velocity, dt);
      rows.begin(++tick);
      watcher.begin(eye);
      for (let row = 0; row < VISIBLE; row++) watcher.see(row, row);
      const frame = watcher.end(budget);
      if (isApplied) mirror.apply(frame);
      return frame.length;
    };
    for (let i = 0; i < ROUNDS; i++) run();
    return { run, answer: () => [watcher.size] };
  };
}

const steady: Contender = {
  name: 'tilewright',
  rows: {
    [WRITE]: taskOf(Number.POSITIVE_INFINITY, false),
    [WRITE_SHORT]: taskOf(SHORT_BUDGET, false),
    [APPLY]: taskOf(Number.POSITIVE_INFINITY, true),
  },
};
export default steady;
