/** The bare array, with which all maps are compared. */
import { alternating, type Contender } from '../harness/contender.js';
import { bounds, small } from './loops.js';

const { x: left, y: top, width, height } = bounds;

function setAll(data: Uint8Array): number {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = (x ^ y) & 1;
  }
  return 0;
}

function getAll(data: Uint8Array): number {
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sum += data[y * width + x] ?? 0;
  }
  return sum;
}

/** A visitor over a bare array, as a user would write it, with the same arguments as the visitor of `forEach`. */
function visitAll(data: Uint8Array, visit: (value: number, x: number, y: number) => void): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) visit(data[y * width + x] ?? 0, x + left, y + top);
  }
}

function forEach(data: Uint8Array): number {
  let sum = 0;
  visitAll(data, (value) => {
    sum += value;
  });
  return sum;
}

function make(): Uint8Array {
  const data = new Uint8Array(width * height);
  setAll(data);
  return data;
}

const side = small.width;

function getSmall(data: Uint8Array): number {
  let sum = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) sum += data[y * side + x] ?? 0;
  }
  return sum;
}

function makeSmall(): Uint8Array {
  const data = new Uint8Array(side * side);
  for (let index = 0; index < data.length; index++) data[index] = (index ^ (index >> 6)) & 1;
  return data;
}

const answer = (data: Uint8Array): readonly number[] => [getAll(data)];
const get = alternating(make, getAll, answer);

const contender: Contender = {
  name: 'raw',
  rows: {
    getAt: get,
    setAt: alternating(make, setAll, answer),
    forEach: get,
    'forEach, 64 x 64': alternating(makeSmall, getSmall, (data) => [getSmall(data)]),
    'get, over tilesIn': get,
    'make 4096 x 4096 bytes': () => ({
      run: () => new Uint8Array(4096 * 4096).length,
      answer: () => [4096 * 4096],
    }),
  },
};
export default contender;

export const visitor: Contender = { name: 'raw, a visitor', rows: { forEach: alternating(make, forEach, answer) } };
