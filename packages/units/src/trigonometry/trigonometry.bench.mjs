// How long the deterministic functions take, as a ratio to the platform's own: `node trigonometry.bench.mjs [module]`.
//
// The module is the built package unless named. The two are interleaved, each in a loop compiled for it alone, and the
// best of the rounds counts, so that what else the machine does matters little. With --expose-gc: bytes per call too.
import { cpus } from 'node:os';

const units = await import(process.argv[2] ?? new URL('../../dist/index.js', import.meta.url).href);
const count = 4096;
const repeats = 20;
const rounds = 60;

let state = 12345;
function random() {
  state = (Math.imul(state, 1664525) + 1013904223) | 0;
  return (state >>> 8) / 2 ** 24;
}

function numbers(least, greatest) {
  return Float64Array.from({ length: count }, () => least + random() * (greatest - least));
}

function bitsOfVector(y, x) {
  return units.directionBits(units.directionOf(units.unsafeVector(x, y)));
}

function sumOfUnitVector(bits) {
  const { x, y } = units.unitVector(units.unsafeDirection(bits));
  return x + y;
}

function sumOfCosAndSin(bits) {
  return Math.cos(bits * 1.4629180792671596e-9) + Math.sin(bits * 1.4629180792671596e-9);
}

const turn = 2 * Math.PI;
const legs = [numbers(-100, 100), numbers(-100, 100)];
const cases = [
  ['sin', 'within an eighth', units.sin, Math.sin, [numbers(-turn / 8, turn / 8)]],
  ['sin', 'within a turn', units.sin, Math.sin, [numbers(-turn, turn)]],
  ['sin', 'up to 1e5', units.sin, Math.sin, [numbers(-1e5, 1e5)]],
  ['sin', 'up to 1e9', units.sin, Math.sin, [numbers(-1e9, 1e9)]],
  ['sin', 'up to 1e300', units.sin, Math.sin, [numbers(-1e300, 1e300)]],
  ['sin', 'quarter turns', units.sin, Math.sin, [numbers(-16, 16).map((k) => Math.round(k) * (Math.PI / 2))]],
  ['cos', 'within a turn', units.cos, Math.cos, [numbers(-turn, turn)]],
  ['cos', 'up to 1e9', units.cos, Math.cos, [numbers(-1e9, 1e9)]],
  ['tan', 'within a turn', units.tan, Math.tan, [numbers(-turn, turn)]],
  ['tan', 'up to 1e9', units.tan, Math.tan, [numbers(-1e9, 1e9)]],
  ['asin', '', units.asin, Math.asin, [numbers(-1, 1)]],
  ['acos', '', units.acos, Math.acos, [numbers(-1, 1)]],
  ['atan2', '', units.atan2, Math.atan2, legs],
  ['hypot', '', units.hypot, Math.hypot, legs],
  ['directionOf', 'against atan2', bitsOfVector, Math.atan2, legs],
  ['unitVector', 'against cos, sin', sumOfUnitVector, sumOfCosAndSin, [numbers(-(2 ** 31), 2 ** 31).map(Math.floor)]],
];

// The number makes each source a new one: the engine would share the call's feedback between equal sources.
let made = 0;
function loopOver(f, columns) {
  const parameters = columns.map((_, i) => `c${i}`);
  const body = `return () => { // ${made++}
    let total = 0;
    for (let k = 0; k < ${repeats}; k++) for (let i = 0; i < ${count}; i++) total += f(${parameters.map((c) => `${c}[i]`)});
    return total;
  }`;
  return new Function('f', ...parameters, body)(f, ...columns);
}

let sink = 0;
function nanoseconds(loop) {
  const start = process.hrtime.bigint();
  sink += loop();
  return Number(process.hrtime.bigint() - start) / (count * repeats);
}

function bytes(loop) {
  if (globalThis.gc === undefined) return '';
  globalThis.gc();
  const before = process.memoryUsage().heapUsed;
  sink += loop();
  return `${Math.max(0, (process.memoryUsage().heapUsed - before) / (count * repeats)).toFixed(1)} B`;
}

console.log(`node ${process.version}, ${cpus()[0]?.model}, best of ${rounds} rounds of ${count * repeats} calls`);
for (const [name, range, own, platform, columns] of cases) {
  const ownLoop = loopOver(own, columns);
  const platformLoop = loopOver(platform, columns);
  let best = Infinity;
  let bestOfPlatform = Infinity;
  for (let round = 0; round < rounds; round++) {
    best = Math.min(best, nanoseconds(ownLoop));
    bestOfPlatform = Math.min(bestOfPlatform, nanoseconds(platformLoop));
  }
  const label = `${name} ${range}`.padEnd(22);
  const times = `${best.toFixed(1).padStart(6)} ns, Math ${bestOfPlatform.toFixed(1).padStart(6)} ns`;
  console.log(`${label} ${times}, ratio ${(best / bestOfPlatform).toFixed(2)} ${bytes(ownLoop)}`);
}
if (Number.isNaN(sink)) console.log(sink);
