import { expect, it } from 'vitest';
import { oracleTilesInCircle } from '../testing/area-oracle.js';
import { CircleRows } from './circle-rows.js';
import { ANY, CENTER, INSIDE } from './codes.js';

const codes = { any: ANY, center: CENTER, inside: INSIDE } as const;
let seed = 1;
function rnd() {
  seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
  return (seed >>> 0) / 2 ** 32;
}
function coord() {
  const k = Math.floor(rnd() * 6);
  const n = Math.floor(rnd() * 8 - 4);
  if (k === 0) return n;
  if (k === 1) return n + 0.5;
  if (k === 2) return n + Math.floor(rnd() * 3) / 3;
  if (k === 3) return n + (rnd() - 0.5) * 1e-15;
  if (k === 4) return (rnd() - 0.5) * 1e-300;
  return rnd() * 8 - 4;
}
it('equals oracle', () => {
  let bad = 0;
  const t = Date.now();
  const rows = new CircleRows();
  for (let i = 0; i < 10000 && bad < 5; i++) {
    const c = [coord(), coord(), Math.abs(coord())] as const;
    if (i % 5 === 0) {
      c[2] as number;
    }
    for (const inc of ['any', 'center', 'inside'] as const) {
      const out: [number, number][] = [];
      rows.begin(...c, codes[inc], -100, -100, 100, 100);
      while (rows.next()) for (let x = rows.xMin; x <= rows.xMax; x++) out.push([x, rows.y]);
      const o = oracleTilesInCircle(...c, inc);
      if (JSON.stringify(out) !== JSON.stringify(o)) {
        bad++;
        console.log(inc, c, JSON.stringify(out), JSON.stringify(o));
      }
      const b = [0, 0, 0, 0].map(() => Math.floor(rnd() * 8 - 4)) as [number, number, number, number];
      rows.begin(...c, codes[inc], ...b);
      const out2: [number, number][] = [];
      while (rows.next()) for (let x = rows.xMin; x <= rows.xMax; x++) out2.push([x, rows.y]);
      const o2 = o.filter(([x, y]) => x >= b[0] && x <= b[2] && y >= b[1] && y <= b[3]);
      if (JSON.stringify(out2) !== JSON.stringify(o2)) {
        bad++;
        console.log('clip', inc, c, b, JSON.stringify(out2), JSON.stringify(o2));
      }
    }
  }
  console.log(Date.now() - t);
  expect(bad).toBe(0);
});
