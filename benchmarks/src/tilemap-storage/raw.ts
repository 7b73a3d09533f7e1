/** The bare array: what all maps are compared with. */
import { alternating, type Contender } from '../harness/contender.js';
import { bounds } from './loops.js';

const { x: left, y: top, width, height } = bounds;

type Numbers = Uint8Array | Int16Array | Float32Array;

function setAll(data: Numbers): number {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = (x ^ y) & 1;
  }
  return 0;
}

function getAll(data: Numbers): number {
  let sum = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sum += data[y * width + x] ?? 0;
  }
  return sum;
}

/** What one writes to have a visitor over a bare array: it is told the same as that of `forEach`. */
function visitAll(data: Numbers, visit: (value: number, x: number, y: number) => void): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) visit(data[y * width + x] ?? 0, x + left, y + top);
  }
}

export function forEach(data: Numbers, toNumber: (value: number) => number): number {
  let sum = 0;
  visitAll(data, (value) => {
    sum += toNumber(value);
  });
  return sum;
}

export function makeRaw(array: new (length: number) => Numbers): Numbers {
  const data = new array(width * height);
  setAll(data);
  return data;
}

const make = (): Numbers => makeRaw(Uint8Array);
const answer = (data: Numbers): readonly number[] => [getAll(data)];
const get = alternating(make, getAll, answer);

const contender: Contender = {
  name: 'raw',
  rows: {
    getAt: get,
    setAt: alternating(make, setAll, answer),
    forEach: get,
    'get, over tilesIn': get,
    'make 4096 x 4096 bytes': () => ({
      run: () => new Uint8Array(4096 * 4096).length,
      answer: () => [4096 * 4096],
    }),
  },
};
export default contender;

export const visitorRows: Contender['rows'] = {
  forEach: alternating(make, (data) => forEach(data, (value) => value), answer),
};
export const visitor: Contender = { name: 'raw, a visitor', rows: visitorRows };
