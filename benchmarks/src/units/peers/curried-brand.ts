/**
 * A branded number, and verbs curried through rest parameters, as in libraries that promise no cost. Written for the
 * benchmark.
 */
import { alternating, type Contender } from '../../harness/contender.js';
import { count, dt, sample, scene } from '../scene.js';

type Brand<Unit extends string> = number & { readonly unit: Unit };
type Binary = (...operands: number[]) => number & ((b: number) => number);

function curried(verb: (a: number, b: number) => number): Binary {
  return ((...operands: number[]) =>
    operands.length >= verb.length
      ? verb(...(operands as [number, number]))
      : (...rest: number[]) => verb(...([...operands, ...rest] as [number, number]))) as Binary;
}

const add = curried((a, b) => a + b) as unknown as (a: Brand<'m/s'>, b: Brand<'m/s'>) => Brand<'m/s'>;
const multiply = curried((a, b) => a * b) as unknown as (a: Brand<'m/s^2'>, b: Brand<'s'>) => Brand<'m/s'>;
const frame = dt as Brand<'s'>;

const contender: Contender = {
  name: 'curried brand',
  rows: {
    'scalar column': alternating(
      scene,
      ({ speed, drag }) => {
        for (let i = 0; i < count; i++) {
          speed[i] = add(speed[i] as Brand<'m/s'>, multiply(drag[i] as Brand<'m/s^2'>, frame));
        }
        return speed[0]!;
      },
      ({ speed }) => sample(speed),
    ),
  },
};
export default contender;
