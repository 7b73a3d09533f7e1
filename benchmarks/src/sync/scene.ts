/**
 * A herd of 10,000 on a square of 512 m, and 200 clients with a body each that see what is within 23.3 m: 65 at a time.
 * Most walk at up to 4 m/s, and turn about once a second; some rest. The simulation is recorded, so that only sending
 * is timed.
 */
import { metersPerTile, meters, position, rectangle, metersPerSecond, milliseconds } from '@tilewright/units';
import { exactCodec, pointCodec, rowCodec, vectorCodec } from '@tilewright/sync';
import { tileSpace } from '@tilewright/tilemap';
import { generator } from '../harness/random.js';

export const COUNT = 10_000;
export const CLIENTS = 200;
export const SIDE = 512;
export const RADIUS = 23.3;
/** Ticks a second. */
export const RATE = 20;
/** The recorded ticks: a run plays them to the end and back. */
const TICKS = 64;
const KINDS = 8;
/** The part of the herd that turns in a tick, and that rests. */
const TURNING = 0.05;
const RESTING = 0.15;
const GREATEST_SPEED = 4;
/** The distance of a reckoned position from the true one, at most. */
export const MAX_ERROR = 0.1;

export const rowNames = ['a tick of 200 clients', 'the same, reckoned', 'moves alone'] as const;
export const [PLAIN, RECKONED, MOVES] = rowNames;

/** Where all are at a tick, and how they go. */
export interface Herd {
  readonly x: Float64Array;
  readonly y: Float64Array;
  readonly velocityX: Float64Array;
  readonly velocityY: Float64Array;
}

export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(4) });

const within = rectangle(position(meters(0), meters(0)), position(meters(SIDE), meters(SIDE)));
const fields = {
  position: pointCodec({ within, step: meters(1 / 128) }),
  velocity: vectorCodec({ greatest: metersPerSecond(8), step: metersPerSecond(1 / 64) }),
  kind: exactCodec({ least: 0, greatest: KINDS - 1 }),
};
const reckoned = (maxError: number) =>
  rowCodec(fields, { reckoning: { tick: milliseconds(1000 / RATE), maxError: meters(maxError) } });

export const codecs = { plain: rowCodec(fields), exact: reckoned(0), reckoned: reckoned(MAX_ERROR) };

/** The kinds of the herd, which never change. */
export const kinds = Float64Array.from({ length: COUNT }, (_, i) => i % KINDS);

/** The recorded ticks of a herd. */
export function record(seed: number): readonly Herd[] {
  const random = generator(seed);
  const numbers = (make: () => number): Float64Array => Float64Array.from({ length: COUNT }, make);
  let herd: Herd = {
    x: numbers(() => random() * SIDE),
    y: numbers(() => random() * SIDE),
    velocityX: new Float64Array(COUNT),
    velocityY: new Float64Array(COUNT),
  };
  for (let i = 0; i < COUNT; i++) turn(herd, i, random);
  const ticks: Herd[] = [];
  for (let tick = 0; tick < TICKS; tick++) {
    ticks.push(herd);
    herd = next(herd, random);
  }
  return ticks;
}

function next(before: Herd, random: () => number): Herd {
  const herd: Herd = {
    x: before.x.slice(),
    y: before.y.slice(),
    velocityX: before.velocityX.slice(),
    velocityY: before.velocityY.slice(),
  };
  for (let i = 0; i < COUNT; i++) {
    if (random() < TURNING) turn(herd, i, random);
    advance(herd.x, herd.velocityX, i);
    advance(herd.y, herd.velocityY, i);
  }
  return herd;
}

/** Walks for a tick, and turns around at the border. */
function advance(places: Float64Array, velocities: Float64Array, i: number): void {
  const to = places[i]! + velocities[i]! / RATE;
  if (to < 0 || to > SIDE) velocities[i] = -velocities[i]!;
  else places[i] = to;
}

function turn({ velocityX, velocityY }: Herd, i: number, random: () => number): void {
  const speed = random() < RESTING ? 0 : random() * GREATEST_SPEED;
  const angle = random() * 2 * Math.PI;
  velocityX[i] = speed * Math.cos(angle);
  velocityY[i] = speed * Math.sin(angle);
}

/** The recorded tick of a running number: to the end, and back. */
export function herdAt(ticks: readonly Herd[], tick: number): Herd {
  const last = ticks.length - 1;
  const at = tick % (2 * last);
  return ticks[at <= last ? at : 2 * last - at]!;
}

/** The ticks after which answers are compared. */
export const ANSWER_TICKS = 4;
