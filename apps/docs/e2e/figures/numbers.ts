import {
  add,
  difference,
  distance,
  div,
  hertz,
  meters,
  metersPerSecond,
  midpoint,
  moveTowards,
  mul,
  normalized,
  position,
  sub,
  valueIn,
  velocity,
} from '@tilewright/units';
import { type Verb, VERBS, verbMatrix } from '../../src/code/verb-matrix.js';
import { TYPES } from '../../src/figures/numbers/types.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/numbers-that-know-what-they-are.html';
const short = (number: number): string => String(Number(number.toFixed(2)));
const several = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const at = (state: State, key: string) => {
  const [x, y] = placeOf(state, key);
  return position(meters(x), meters(y));
};
const pair = ({ x, y }: { x: number; y: number }): string => `(${short(x)}, ${short(y)})`;
const verbs = verbMatrix(TYPES).outcomes;

export const numberFigures: readonly FigureCase[] = [
  {
    page,
    name: 'dt',
    handles: [],
    random: (random) => ({ rate: String(wholeBetween(random, 10, 240)) }),
    said(state) {
      const rate = numberOf(state, 'rate');
      const dt = div(1, hertz(rate));
      let [forgotten, timed] = [position(meters(0), meters(0)), position(meters(0), meters(0))];
      for (let frame = 0; frame < rate; frame++) {
        forgotten = add(forgotten, difference(meters(0.05), meters(0)));
        timed = add(timed, mul(velocity(metersPerSecond(3), metersPerSecond(0)), dt));
      }
      const [far, right] = [valueIn(forgotten.x, meters), valueIn(timed.x, meters)];
      return `At ${rate} frames per second: after one second, the runner who moves 0.05 m in each frame is at ${short(far)} m, and the one who moves by velocity times dt is at ${short(right)} m.`;
    },
  },
  {
    page,
    name: 'verbs',
    handles: ['Pair of types'],
    random: (random) => ({
      a: TYPES[wholeBetween(random, 0, TYPES.length - 1)] ?? '',
      b: TYPES[wholeBetween(random, 0, TYPES.length - 1)] ?? '',
      verb: pick(random, VERBS),
    }),
    said(state) {
      const { a = '', b = '' } = state;
      const verb = VERBS.find((each): each is Verb => each === state['verb']) ?? 'add';
      const [row, column] = [a, b].map((name) => TYPES.findIndex((each) => each === name));
      const { type, refusal } = verbs[verb][row ?? 0]?.[column ?? 0] ?? {};
      const outcome = type === undefined ? `does not compile: ${refusal ?? ''}` : `compiles, and its type is ${type}.`;
      return `${verb}(${a}, ${b}) ${outcome}`;
    },
  },
  {
    page,
    name: 'origin',
    handles: ['Point A', 'Point B', 'Origin'],
    random: (random) => ({
      a: randomPlace(random, 12, 8, 20),
      b: randomPlace(random, 12, 8, 20),
      origin: randomPlace(random, 12, 8, 20),
    }),
    said(state) {
      const [[ax, ay], [bx, by], [ox, oy]] = [placeOf(state, 'a'), placeOf(state, 'b'), placeOf(state, 'origin')];
      const [a, b] = [at(state, 'a'), at(state, 'b')];
      const sum = { x: ax + bx - ox, y: ay + by - oy };
      const [x, y] = [Number(short(sum.x)), Number(short(sum.y))];
      const isOff = x < 0 || y < 0 || x > 12 || y > 8;
      const inMeters = ({ x, y }: ReturnType<typeof midpoint<typeof a>> | ReturnType<typeof difference>) => ({
        x: valueIn(x, meters),
        y: valueIn(y, meters),
      });
      return `On the board, the sum is the place ${pair(sum)}${isOff ? ', off the board' : ''}: it moves with the origin. The middle stays at ${pair(inMeters(midpoint(a, b)))}, and from A to B it is always ${pair(inMeters(sub(b, a)))}.`;
    },
  },
  {
    page,
    name: 'arrive',
    handles: ['Start', 'Goal'],
    random: (random) => ({
      start: randomPlace(random, 12, 5, 4),
      goal: randomPlace(random, 12, 5, 4),
      step: String(wholeBetween(random, 1, 30)),
      frame: String(wholeBetween(random, 0, 40)),
    }),
    said(state) {
      const [start, goal] = [at(state, 'start'), at(state, 'goal')];
      const step = meters(numberOf(state, 'step') / 10);
      const frames = numberOf(state, 'frame');
      let [blind, ours, arrival] = [start, start, -1];
      const arrives = (frame: number): void => {
        if (arrival < 0 && ours.x === goal.x && ours.y === goal.y) arrival = frame;
      };
      arrives(0);
      for (let frame = 1; frame <= frames; frame++) {
        const direction = normalized(sub(goal, blind));
        if (direction !== undefined) blind = add(blind, mul(direction, step));
        ours = moveTowards(ours, goal, step);
        arrives(frame);
      }
      const away = (place: typeof start): string => `${valueIn(distance(place, goal), meters).toFixed(2)} m away`;
      const moved = arrival < 0 ? `is ${away(ours)} from it` : `arrived after ${several(arrival, 'frame')}`;
      return `After ${several(frames, 'frame')}, the walker of whole steps is ${away(blind)} from the goal. The one that moves by moveTowards ${moved}.`;
    },
  },
];
