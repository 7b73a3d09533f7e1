/** Our functions, through their public, typed API. */
import {
  acos,
  type Angle,
  asin,
  atan2,
  cos,
  directionBits,
  directionOf,
  sin,
  tan,
  unitVector,
  unsafeDirection,
  unsafeNumber,
  unsafeQuantity,
  vector,
} from '@tilewright/units';
import { alternating, type Contender } from './harness/contender.js';
import { type Arguments, argumentsOf, type Row } from './trigonometry-arguments.js';

// One loop per function: a shared loop would call many functions, and no engine would inline them.

function sines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += sin(unsafeQuantity<Angle>(first[i]!));
  return total;
}

function cosines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += cos(unsafeQuantity<Angle>(first[i]!));
  return total;
}

function tangents({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += tan(unsafeQuantity<Angle>(first[i]!));
  return total;
}

function arcSines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += unsafeNumber(asin(first[i]!));
  return total;
}

function arcCosines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += unsafeNumber(acos(first[i]!));
  return total;
}

function arcTangents({ first, second }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += unsafeNumber(atan2(first[i]!, second[i]!));
  return total;
}

function directions({ first, second }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += directionBits(directionOf(vector(second[i]!, first[i]!))!);
  return total;
}

function vectors({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) {
    const { x, y } = unitVector(unsafeDirection(first[i]!));
    total += x + y;
  }
  return total;
}

const row = (name: Row, loop: (data: Arguments) => number) =>
  alternating(argumentsOf(name), loop, (data) => [loop(data)]);

const own: Contender = {
  name: 'own',
  rows: {
    'sin, an eighth of a turn': row('sin, an eighth of a turn', sines),
    'sin, a turn': row('sin, a turn', sines),
    'sin, 1e5 radians': row('sin, 1e5 radians', sines),
    'sin, 1e9 radians': row('sin, 1e9 radians', sines),
    'sin, quarter turns': row('sin, quarter turns', sines),
    'cos, a turn': row('cos, a turn', cosines),
    'tan, a turn': row('tan, a turn', tangents),
    asin: row('asin', arcSines),
    acos: row('acos', arcCosines),
    atan2: row('atan2', arcTangents),
    'direction of a vector': row('direction of a vector', directions),
    'vector of a direction': row('vector of a direction', vectors),
  },
};

export default own;
