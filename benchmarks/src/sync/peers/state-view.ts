/**
 * Colyseus' schema: one object for each of the herd, and a `StateView` for each client, to which the same tracker adds
 * and from which it removes what comes and goes.
 */
import { Decoder, Encoder, schema, type SchemaType, StateView, t } from '@colyseus/schema';
import { ObjectAnswer, objectsInCircleInto, ObjectTracker } from '@tilewright/queries';
import { circle, meters, pointColumnOver, type Position2 } from '@tilewright/units';
import type { Contender, Task } from '../../harness/contender.js';
import {
  ANSWER_TICKS,
  CLIENTS,
  COUNT,
  type Herd,
  herdAt,
  kinds,
  MOVES,
  PLAIN,
  RADIUS,
  record,
  space,
} from '../scene.js';
import type { Send } from '../server.js';

/** As large as what our codecs send: positions in 32 bits, since 16 bits of steps have no other type here. */
const Creature = schema(
  { x: t.float32(), y: t.float32(), velocityX: t.float32(), velocityY: t.float32(), kind: t.uint8() },
  'Creature',
);
type Creature = SchemaType<typeof Creature>;
const World = schema({ creatures: t.map(Creature).view() }, 'World');

Encoder.BUFFER_SIZE = 4 * 1024 * 1024;

class Server {
  seen = 0;
  private readonly ticks: readonly Herd[];
  private tick = 0;
  private readonly positions = pointColumnOver<Position2>(new Float64Array(COUNT), new Float64Array(COUNT));
  private readonly tracker = new ObjectTracker<number>({ space });
  private readonly answer = new ObjectAnswer<number>();
  private readonly creatures: readonly Creature[];
  private readonly encoder: Encoder;
  private readonly views: readonly StateView[];
  /** What each client saw in the last frame, and when a client saw an object last. */
  private readonly visible: readonly Set<number>[];
  private readonly stamps: readonly Int32Array[];

  constructor(seed: number) {
    this.ticks = record(seed);
    const world = new World();
    this.creatures = Array.from({ length: COUNT }, (_, row) => {
      const creature = new Creature();
      creature.kind = kinds[row]!;
      world.creatures.set(String(1000 + row), creature);
      return creature;
    });
    this.encoder = new Encoder(world);
    this.copy();
    this.tracker.addAll([...kinds.keys()], { positions: this.positions });
    this.views = Array.from({ length: CLIENTS }, () => new StateView());
    this.visible = this.views.map(() => new Set<number>());
    this.stamps = this.views.map(() => new Int32Array(COUNT));
    this.encoder.discardChanges();
  }

  move(): void {
    this.tick++;
    this.copy();
    this.tracker.moveAll(this.positions);
  }

  send(send: Send): void {
    const { encoder, views } = this;
    for (let client = 0; client < CLIENTS; client++) this.look(client);
    const it = { offset: 0 };
    encoder.encode(it);
    const sharedOffset = it.offset;
    for (let client = 0; client < CLIENTS; client++) {
      send(client, encoder.encodeView(views[client]!, sharedOffset, it));
    }
    encoder.discardChanges();
  }

  /** Without sending, changes would pile up. */
  discard(): void {
    this.encoder.discardChanges();
  }

  private look(client: number): void {
    const { answer, tracker, positions, creatures, tick } = this;
    const view = this.views[client]!;
    const visible = this.visible[client]!;
    const stamps = this.stamps[client]!;
    const count = objectsInCircleInto(answer, tracker, circle(positions.get(client), meters(RADIUS)));
    for (let i = 0; i < count; i++) {
      const row = answer.object(i);
      stamps[row] = tick;
      if (visible.has(row)) continue;
      visible.add(row);
      view.add(creatures[row]!);
    }
    for (const row of visible) {
      if (stamps[row] === tick) continue;
      visible.delete(row);
      view.remove(creatures[row]!);
    }
    this.seen += count;
  }

  private copy(): void {
    const { x, y, velocityX, velocityY } = herdAt(this.ticks, this.tick);
    this.positions.rawX.set(x);
    this.positions.rawY.set(y);
    for (let row = 0; row < COUNT; row++) {
      const creature = this.creatures[row]!;
      creature.x = x[row]!;
      creature.y = y[row]!;
      creature.velocityX = velocityX[row]!;
      creature.velocityY = velocityY[row]!;
    }
  }
}

let bytes = 0;
const count = (_: number, frame: Uint8Array): void => void (bytes += frame.length);

function tickOf(isSending: boolean): () => Task {
  return () => {
    const servers = [new Server(1), new Server(2)] as const;
    let turn: 0 | 1 = 0;
    return {
      objects: CLIENTS,
      run: () => {
        turn = turn === 0 ? 1 : 0;
        servers[turn].move();
        if (isSending) servers[turn].send(count);
        else servers[turn].discard();
        return bytes;
      },
      answer: shownCounts,
    };
  };
}

/** How many objects each client shows after some ticks. */
function shownCounts(): number[] {
  const server = new Server(1);
  const states = Array.from({ length: CLIENTS }, () => new World());
  const decoders = states.map((state) => new Decoder(state));
  for (let tick = 0; tick < ANSWER_TICKS; tick++) {
    server.move();
    server.send((client, frame) => void decoders[client]!.decode(frame));
  }
  return states.map(({ creatures }) => creatures.size);
}

/** The bytes that are sent for an object that a client sees, in a second. */
export function bytesOf(warmUp: number, ticks: number): number {
  const server = new Server(1);
  for (let tick = 0; tick < warmUp; tick++) {
    server.move();
    server.send(count);
  }
  bytes = server.seen = 0;
  for (let tick = 0; tick < ticks; tick++) {
    server.move();
    server.send(count);
  }
  return bytes / server.seen;
}

const stateView: Contender = { name: 'StateView', rows: { [PLAIN]: tickOf(true), [MOVES]: tickOf(false) } };
export default stateView;
