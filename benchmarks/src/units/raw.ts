/** Bare loops over `Float64Array`s, as a user would write them. All others are compared with these loops. */
import { alternating, type Contender } from '../harness/contender.js';
import { count, dt, maxForce, maxSpeed, sample, scene } from './scene.js';

type Floats = Float64Array;

/** Directions are in units of 2^-32 turn. */
const bitsPerRadian = 2 ** 31 / Math.PI;

function step(px: Floats, py: Floats, vx: Floats, vy: Floats, frame: number): number {
  for (let i = 0; i < count; i++) {
    px[i] = px[i]! + vx[i]! * frame;
    py[i] = py[i]! + vy[i]! * frame;
  }
  return px[0]!;
}

function steer(px: Floats, py: Floats, vx: Floats, vy: Floats, gx: Floats, gy: Floats, frame: number): number {
  for (let i = 0; i < count; i++) {
    let x = gx[i]! - px[i]!;
    let y = gy[i]! - py[i]!;
    let length = Math.sqrt(x * x + y * y);
    let factor = length > maxSpeed ? maxSpeed / length : 1;
    x = x * factor - vx[i]!;
    y = y * factor - vy[i]!;
    length = Math.sqrt(x * x + y * y);
    factor = length > maxForce ? maxForce / length : 1;
    const nx = vx[i]! + x * factor * frame;
    const ny = vy[i]! + y * factor * frame;
    vx[i] = nx;
    vy[i] = ny;
    px[i] = px[i]! + nx * frame;
    py[i] = py[i]! + ny * frame;
  }
  return px[0]!;
}

function slow(speed: Floats, drag: Floats, frame: number): number {
  for (let i = 0; i < count; i++) speed[i] = speed[i]! + drag[i]! * frame;
  return speed[0]!;
}

function energy(mass: Floats, vx: Floats, vy: Floats): number {
  let total = 0;
  for (let i = 0; i < count; i++) total += mass[i]! * (vx[i]! * vx[i]! + vy[i]! * vy[i]!) * 0.5;
  return total;
}

function limit(vx: Floats, vy: Floats, top: number): number {
  for (let i = 0; i < count; i++) {
    const x = vx[i]!;
    const y = vy[i]!;
    const length = Math.sqrt(x * x + y * y);
    if (length > top) {
      const factor = top / length;
      vx[i] = x * factor;
      vy[i] = y * factor;
    }
  }
  return vx[0]!;
}

/** Headings wrap like ours, but large angles and ties get no exact rounding. */
function turn(heading: Int32Array, spin: Floats, frame: number): number {
  for (let i = 0; i < count; i++) heading[i] = heading[i]! + Math.round(spin[i]! * frame * bitsPerRadian);
  return heading[0]!;
}

/** Turns the shorter way, by at most the limit, without exact rounding. */
function turnTowards(heading: Int32Array, goal: Int32Array, rate: Floats, frame: number): number {
  for (let i = 0; i < count; i++) {
    const way = (goal[i]! - heading[i]!) | 0;
    const limit = rate[i]! * frame * bitsPerRadian;
    heading[i] = heading[i]! + (way > limit ? Math.round(limit) : way < -limit ? -Math.round(limit) : way);
  }
  return heading[0]!;
}

/** Uses the platform's functions, whose last bit differs between engines. */
function velocitiesOf(heading: Int32Array, speed: Floats, vx: Floats, vy: Floats): number {
  for (let i = 0; i < count; i++) {
    const angle = heading[i]! / bitsPerRadian;
    vx[i] = Math.cos(angle) * speed[i]!;
    vy[i] = Math.sin(angle) * speed[i]!;
  }
  return vx[0]!;
}

function unitVectorsOf(heading: Int32Array, vx: Floats, vy: Floats): number {
  for (let i = 0; i < count; i++) {
    const angle = heading[i]! / bitsPerRadian;
    vx[i] = Math.cos(angle);
    vy[i] = Math.sin(angle);
  }
  return vx[0]!;
}

function headingsOf(vx: Floats, vy: Floats, heading: Int32Array): number {
  for (let i = 0; i < count; i++) heading[i] = Math.round(Math.atan2(vy[i]!, vx[i]!) * bitsPerRadian);
  return heading[0]!;
}

const raw: Contender = {
  name: 'raw arrays',
  rows: {
    'one-line step': alternating(
      scene,
      ({ px, py, vx, vy }) => step(px, py, vx, vy, dt),
      ({ px, py }) => sample(px, py),
    ),
    'steering chain': alternating(
      scene,
      ({ px, py, vx, vy, gx, gy }) => steer(px, py, vx, vy, gx, gy, dt),
      ({ px, py, vx, vy }) => sample(px, py, vx, vy),
    ),
    'scalar column': alternating(
      scene,
      ({ speed, drag }) => slow(speed, drag, dt),
      ({ speed }) => sample(speed),
    ),
    accumulator: alternating(
      scene,
      ({ mass, vx, vy }) => energy(mass, vx, vy),
      ({ mass, vx, vy }) => [energy(mass, vx, vy)],
    ),
    'limit speeds': alternating(
      scene,
      ({ vx, vy }) => limit(vx, vy, maxSpeed),
      ({ vx, vy }) => sample(vx, vy),
    ),
    'turn headings': alternating(
      scene,
      ({ heading, spin }) => turn(heading, spin, dt),
      ({ heading }) => sample(heading),
    ),
    'turn towards goals': alternating(
      scene,
      ({ heading, aim, turnRate }) => turnTowards(heading, aim, turnRate, dt),
      ({ heading }) => sample(heading),
    ),
    'velocities of headings': alternating(
      scene,
      ({ heading, speed, vx, vy }) => velocitiesOf(heading, speed, vx, vy),
      ({ vx, vy }) => sample(vx, vy),
    ),
    'unit vectors of headings': alternating(
      scene,
      ({ heading, vx, vy }) => unitVectorsOf(heading, vx, vy),
      ({ vx, vy }) => sample(vx, vy),
    ),
    'headings of velocities': alternating(
      scene,
      ({ vx, vy, heading }) => headingsOf(vx, vy, heading),
      ({ heading }) => sample(heading),
    ),
  },
};
export default raw;
