/** The platform's functions. */
import { alternating, type Contender } from './harness/contender.js';
import { type Arguments, argumentsOf, type Row } from './trigonometry-arguments.js';

// One loop per function: a shared loop would call many functions, and no engine would inline them.

function sines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.sin(first[i]!);
  return total;
}

function cosines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.cos(first[i]!);
  return total;
}

function tangents({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.tan(first[i]!);
  return total;
}

function arcSines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.asin(first[i]!);
  return total;
}

function arcCosines({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.acos(first[i]!);
  return total;
}

function arcTangents({ first, second }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.atan2(first[i]!, second[i]!);
  return total;
}

const unit = Math.PI / 2 ** 31;

function directions({ first, second }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) total += Math.round(Math.atan2(first[i]!, second[i]!) / unit) | 0;
  return total;
}

function vectors({ first }: Arguments): number {
  let total = 0;
  for (let i = 0; i < first.length; i++) {
    const angle = first[i]! * unit;
    total += Math.cos(angle) + Math.sin(angle);
  }
  return total;
}

const row = (name: Row, loop: (data: Arguments) => number) =>
  alternating(argumentsOf(name), loop, (data) => [loop(data)]);

const platform: Contender = {
  name: 'platform',
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

export default platform;
