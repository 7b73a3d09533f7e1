/** The server of the benchmark: columns, a tracker of their rows, and a watcher for each client. */
import { ObjectAnswer, objectsInCircleInto, ObjectTracker } from '@tilewright/queries';
import { type EncodedRows, FrameBuffer, Watcher } from '@tilewright/sync';
import {
  circle,
  type Length,
  meters,
  pointColumnOver,
  type Position2,
  quantityColumnOver,
  vectorColumnOver,
  type Velocity2,
} from '@tilewright/units';
import { CLIENTS, type codecs, COUNT, type Herd, herdAt, kinds, RADIUS, record, space } from './scene.js';

/** More than any frame has here. */
const BUDGET = 4000;

/** Receives each frame, which is valid until the next one. */
export type Send = (client: number, frame: Uint8Array) => void;

export class Server {
  /** The objects that clients have seen, in all frames. */
  seen = 0;
  private readonly ticks: readonly Herd[];
  private tick = 0;
  private readonly positions = pointColumnOver<Position2>(new Float64Array(COUNT), new Float64Array(COUNT));
  private readonly velocities = vectorColumnOver<Velocity2>(new Float64Array(COUNT), new Float64Array(COUNT));
  private readonly tracker = new ObjectTracker<number>({ space });
  private readonly answer = new ObjectAnswer<number>();
  private readonly rows: EncodedRows<Length>;
  private readonly watchers: readonly Watcher[];

  constructor(seed: number, codec: (typeof codecs)['plain']) {
    this.ticks = record(seed);
    const { positions, velocities } = this;
    this.copy();
    this.tracker.addAll([...kinds.keys()], { positions });
    this.rows = codec.over({ position: positions, velocity: velocities, kind: quantityColumnOver<number>(kinds) });
    const buffer = new FrameBuffer();
    this.watchers = Array.from({ length: CLIENTS }, () => new Watcher(this.rows, { buffer }));
  }

  /** What the simulation does: it is in the time of all contenders. */
  move(): void {
    this.tick++;
    this.copy();
    this.tracker.moveAll(this.positions);
  }

  /** A frame for each client. */
  send(send: Send): void {
    const { rows, watchers, positions, tracker, answer } = this;
    rows.begin(this.tick);
    for (let client = 0; client < watchers.length; client++) {
      const watcher = watchers[client]!;
      const eye = positions.get(client);
      const count = objectsInCircleInto(answer, tracker, circle(eye, meters(RADIUS)));
      watcher.begin(eye);
      for (let i = 0; i < count; i++) {
        const row = answer.object(i);
        watcher.see(1000 + row, row);
      }
      this.seen += count;
      send(client, watcher.end(BUDGET));
    }
  }

  private copy(): void {
    const { x, y, velocityX, velocityY } = herdAt(this.ticks, this.tick);
    this.positions.rawX.set(x);
    this.positions.rawY.set(y);
    this.velocities.rawX.set(velocityX);
    this.velocities.rawY.set(velocityY);
  }
}
