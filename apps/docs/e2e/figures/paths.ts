import { findPath, FlowField, tilesTooNarrow, wayPoints } from '@tilewright/paths';
import { type MoveRule, type Tile, tile, unitTileSpace } from '@tilewright/tilemap';
import { tiles, valueIn } from '@tilewright/units';
import { fewestMoves } from '../../src/figures/paths/fewest-moves.js';
import { grouped } from '../../src/figures/parts/words.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { paintedWalls, randomMasks } from './masks.js';
import { pick, type Random, wholeBetween } from './random.js';

const page = 'articles/ways-through-the-map.html';
const [WIDTH, HEIGHT] = [14, 9];
const tileOf = (state: State, key: string): Tile => {
  const [x, y] = placeOf(state, key);
  return tile(Math.floor(x), Math.floor(y));
};
const randomMiddle = (random: Random): string =>
  `${wholeBetween(random, 0, WIDTH - 1) + 0.5},${wholeBetween(random, 0, HEIGHT - 1) + 0.5}`;
const several = (number: number, noun: string): string => `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
const short = (number: number): string => String(Number(number.toFixed(2)));
const allTiles = Array.from({ length: WIDTH * HEIGHT }, (_, i) => tile(i % WIDTH, Math.floor(i / WIDTH)));

export const pathFigures: readonly FigureCase[] = [
  {
    page,
    name: 'size',
    handles: ['Start', 'Goal'],
    random: (random) => ({
      from: randomMiddle(random),
      to: randomMiddle(random),
      radius: String(wholeBetween(random, 1, 25)),
      walls: randomMasks(random, WIDTH, HEIGHT),
    }),
    said(state) {
      const walls = paintedWalls(state, WIDTH, HEIGHT);
      const [from, to] = [tileOf(state, 'from'), tileOf(state, 'to')];
      const number = numberOf(state, 'radius') / 10;
      const radius = tiles(number);
      const point = findPath(walls, from, to);
      if (point === undefined) return 'There is no path from A to B.';
      const narrow = tilesTooNarrow(walls, { space: unitTileSpace, radius });
      const tooNarrow = point.tiles.filter((each) => narrow.get(each)).length;
      const first = `The path of a point is ${short(valueIn(point.length, tiles))} tiles long; in ${several(tooNarrow, 'tile')} of it, a body of radius ${number} does not fit.`;
      const body = findPath(walls, from, to, { radius });
      if (body === undefined) return `${first} For this body there is no path.`;
      const points = wayPoints(walls, unitTileSpace, body, { radius }).length;
      return `${first} The path of the body is ${short(valueIn(body.length, tiles))} tiles long, with ${several(points, 'way point')}.`;
    },
  },
  {
    page,
    name: 'path',
    handles: ['Start', 'Goal'],
    random: (random) => ({
      from: randomMiddle(random),
      to: randomMiddle(random),
      rule: pick(random, ['no-corner-cutting', 'eight-way', 'four-way']),
      walls: randomMasks(random, WIDTH, HEIGHT),
    }),
    said(state) {
      const walls = paintedWalls(state, WIDTH, HEIGHT);
      const [from, to] = [tileOf(state, 'from'), tileOf(state, 'to')];
      const rule = (['no-corner-cutting', 'eight-way', 'four-way'] satisfies MoveRule[]).find(
        (each) => each === state['rule'],
      );
      const path = findPath(walls, from, to, { rule });
      const fewest = fewestMoves(walls, from, to, rule ?? 'no-corner-cutting');
      if (path === undefined || fewest === undefined) return 'There is no path from A to B.';
      let long = 0;
      for (const [index, each] of fewest.entries()) {
        const before = fewest[index - 1] ?? each;
        long += Math.hypot(each.x - before.x, each.y - before.y);
      }
      const far = valueIn(path.length, tiles);
      const more = far === 0 ? 0 : Math.round((100 * (long - far)) / far);
      return `The shortest path is ${short(far)} tiles long: ${path.straight} straight and ${several(path.diagonal, 'diagonal move')}. The one with the fewest moves, ${fewest.length - 1}, is ${short(long)} tiles long, ${more} % more.`;
    },
  },
  {
    page,
    name: 'crowd',
    handles: ['Goal'],
    random: (random) => ({
      goal: randomMiddle(random),
      step: String(wholeBetween(random, 0, 30)),
      walls: randomMasks(random, WIDTH, HEIGHT),
    }),
    said(state) {
      const walls = paintedWalls(state, WIDTH, HEIGHT);
      const goal = tileOf(state, 'goal');
      const steps = numberOf(state, 'step');
      const flow = new FlowField(walls, { goals: goal });
      let [all, arrived, lost, longest] = [0, 0, 0, -1];
      for (let index = 0; index < 30; index++) {
        let at = tile((index * 4 + Math.floor(index / 4)) % WIDTH, Math.floor((index * 9) / 30));
        if (walls.get(at)) continue;
        all++;
        for (let step = 0; step < steps; step++) at = flow.nextTile(at) ?? at;
        const left = flow.distanceAt(at);
        if (at.x === goal.x && at.y === goal.y) arrived++;
        if (left === undefined) lost++;
        else longest = Math.max(longest, valueIn(left, tiles));
      }
      const way = longest < 0 ? '' : ` The longest way that is left is ${short(longest)} tiles.`;
      const rest = lost === 0 ? '' : ` ${lost} of them cannot get there.`;
      return `After ${several(steps, 'step')}, ${arrived} of ${all} are at the goal.${way}${rest}`;
    },
  },
  {
    page,
    name: 'repair',
    handles: ['Goal', 'Tile that changes'],
    random: (random) => ({
      goal: randomMiddle(random),
      door: randomMiddle(random),
      walls: randomMasks(random, WIDTH, HEIGHT),
    }),
    said(state) {
      const walls = paintedWalls(state, WIDTH, HEIGHT);
      const open = allTiles.filter((each) => !walls.get(each)).length;
      const [goals, door] = [tileOf(state, 'goal'), tileOf(state, 'door')];
      const before = new FlowField(walls.clone(), { goals });
      const opens = walls.get(door);
      walls.set(door, !opens);
      const after = new FlowField(walls, { goals });
      const changed = allTiles.filter((each) => before.distanceAt(each) !== after.distanceAt(each)).length;
      return `The tile ${door.x}, ${door.y} ${opens ? 'opens' : 'closes'}: the way of ${changed} of ${several(open, 'open tile')} changes. The repaired field and a new one differ in 0.`;
    },
  },
];
