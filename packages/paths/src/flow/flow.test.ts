import { tile, tileRect, typedTilemap, type TypedTilemap } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { GROUND_OPTIONS, requireGround } from '../arguments/options.js';
import { Ground } from '../ground/ground.js';
import { ALL_NODES, DIAGONAL, STRAIGHT } from '../limits.js';
import { Random } from '../testing/random.js';
import { Flow } from './flow.js';
import { type Plan, plainField } from './testing/plain-field.js';

const rules = ['four-way', 'eight-way', 'no-corner-cutting'] as const;
it('try', () => {
  const random = new Random(3);
  for (let round = 0; round < 60; round++) {
    const width = random.integer(1, 24), height = random.integer(1, 24);
    const map = typedTilemap(tileRect({ x: 0, y: 0, width, height }), Uint8Array);
    const d = random.next() * 0.5;
    const weighted = round % 2 === 1;
    const any = () => (random.next() < d ? 0 : weighted ? random.integer(1, round % 4 === 1 ? 255 : 4) : 1);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) map.setAt(x, y, any());
    const rule = rules[round % 3]!;
    const source = requireGround('t', map, { isSolid: (v: number) => v === 0, rule, ...(weighted ? { cost: (v: number) => v } : {}) }, GROUND_OPTIONS);
    const ground = new Ground('t', source);
    const goals = () => Array.from({ length: random.integer(1, 4) }, () => [random.integer(0, width - 1), random.integer(0, height - 1)] as const);
    let g = goals();
    const flow = new Flow('t', ground, g.map(([x, y]) => tile(x, y)));
    const plan: Plan = { width, height, isOpen: (x, y) => map.getAt(x, y) !== 0, costOf: (x, y) => (weighted ? map.getAt(x, y) : 1), rule };
    const check = () => {
      const ways = plainField(plan, g);
      const { values, far } = flow.grid;
      ways.forEach((way, i) => {
        const x = i % width, y = Math.floor(i / width);
        const id = ground.idAt(x, y);
        const s = weighted ? 1 : 2;
        const expected = !plan.isOpen(x, y) ? -1 : way === undefined ? far : (way.straight * STRAIGHT + way.diagonal * DIAGONAL) / s;
        if (values[id] !== expected) expect.fail(`round ${round} ${x} ${y} ${values[id]} ${expected} w=${weighted} ${rule}`);
      });
    };
    check();
    for (let change = 0; change < 40; change++) {
      for (let n = random.integer(0, 2); n >= 0; n--) map.setAt(random.integer(0, width - 1), random.integer(0, height - 1), any());
      if (random.next() < 0.3) { g = random.next() < 0.5 ? [...g.slice(1), ...goals()] : goals(); flow.setGoals('t', g.map(([x, y]) => tile(x, y))); }
      flow.follow('t');
      if (random.next() < 0.5) flow.update(ALL_NODES);
      else {
        let k = 0;
        while (!flow.update(random.integer(1, 40))) {
          if (random.next() < 0.1) { map.setAt(random.integer(0, width - 1), random.integer(0, height - 1), any()); flow.follow('t'); }
          if (k++ > 1000) expect.fail('endless');
        }
      }
      flow.follow('t');
      flow.update(ALL_NODES);
      check();
    }
  }
});
