/** The bare array: what all maps are compared with. */
import { alternating, type Contender } from '../harness/contender.js';
import { bounds } from './loops.js';

const { width, height } = bounds;

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

const make = (): Uint8Array => {
  const data = new Uint8Array(width * height);
  setAll(data);
  return data;
};
const answer = (data: Uint8Array): readonly number[] => [getAll(data)];
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
