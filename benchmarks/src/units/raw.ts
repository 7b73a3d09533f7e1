/** The bare loops over `Float64Array`s that all others are compared with. */
import type { Contender } from '../harness/contender.js';
import { count, dt, maxForce, maxSpeed, sample, scene } from './scene.js';

const raw: Contender = {
  name: 'raw arrays',
  rows: {
    'one-line step': () => {
      const { px, py, vx, vy } = scene();
      return {
        run: () => {
          for (let i = 0; i < count; i++) {
            px[i] = px[i]! + vx[i]! * dt;
            py[i] = py[i]! + vy[i]! * dt;
          }
          return px[0]!;
        },
        answer: () => sample(px, py),
      };
    },
    'steering chain': () => {
      const { px, py, vx, vy, gx, gy } = scene();
      return {
        run: () => {
          for (let i = 0; i < count; i++) {
            let x = gx[i]! - px[i]!;
            let y = gy[i]! - py[i]!;
            let length = Math.sqrt(x * x + y * y);
            let factor = length > maxSpeed ? maxSpeed / length : 1;
            x = x * factor - vx[i]!;
            y = y * factor - vy[i]!;
            length = Math.sqrt(x * x + y * y);
            factor = length > maxForce ? maxForce / length : 1;
            const nx = vx[i]! + x * factor * dt;
            const ny = vy[i]! + y * factor * dt;
            vx[i] = nx;
            vy[i] = ny;
            px[i] = px[i]! + nx * dt;
            py[i] = py[i]! + ny * dt;
          }
          return px[0]!;
        },
        answer: () => sample(px, py, vx, vy),
      };
    },
    'scalar column': () => {
      const { speed, drag } = scene();
      return {
        run: () => {
          for (let i = 0; i < count; i++) speed[i] = speed[i]! + drag[i]! * dt;
          return speed[0]!;
        },
        answer: () => sample(speed),
      };
    },
    accumulator: () => {
      const { vx, vy, mass } = scene();
      let total = 0;
      return {
        run: () => {
          total = 0;
          for (let i = 0; i < count; i++) total += mass[i]! * (vx[i]! * vx[i]! + vy[i]! * vy[i]!) * 0.5;
          return total;
        },
        answer: () => [total],
      };
    },
    'limit speeds': () => {
      const { vx, vy } = scene();
      return {
        run: () => {
          for (let i = 0; i < count; i++) {
            const length = Math.sqrt(vx[i]! * vx[i]! + vy[i]! * vy[i]!);
            if (length > maxSpeed) {
              const factor = maxSpeed / length;
              vx[i] = vx[i]! * factor;
              vy[i] = vy[i]! * factor;
            }
          }
          return vx[0]!;
        },
        answer: () => sample(vx, vy),
      };
    },
  },
};
export default raw;
