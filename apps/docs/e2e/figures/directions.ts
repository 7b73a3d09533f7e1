import { tilesInSector } from '@tilewright/queries';
import { tileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  angleBetween,
  angleOf,
  contains,
  degrees,
  Direction2,
  directionBetween,
  directionFromAngle,
  distance,
  lerpDirection,
  normalizeSigned,
  radians,
  sector,
  sub,
  tilePosition,
  tiles,
  turn,
  turnTowards,
  valueIn,
} from '@tilewright/units';
import { fineDegrees } from '../../src/figures/parts/words.js';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/directions.html';
const short = (number: number): string => String(Number(number.toFixed(1)));
const several = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
const at = ([x, y]: readonly [number, number]) => tilePosition(tiles(x), tiles(y));
const heading = (from: readonly [number, number], to: readonly [number, number]): Direction2 =>
  directionBetween(at(from), at(to)) ?? Direction2.east;
/** From 0 to 360. */
const degreesOf = (direction: Direction2): number => {
  const signed = valueIn(angleOf(direction), degrees);
  return signed < 0 ? signed + 360 : signed;
};
const between = (from: Direction2, to: Direction2): number => valueIn(angleBetween(from, to), degrees);

export const directionFigures: readonly FigureCase[] = [
  {
    page,
    name: 'short',
    handles: ['Heading', 'Goal'],
    random: (random) => ({
      from: randomPlace(random, 12, 8, 20),
      to: randomPlace(random, 12, 8, 20),
      percent: String(wholeBetween(random, 0, 100)),
    }),
    said(state) {
      const [from, to] = [heading([6, 4], placeOf(state, 'from')), heading([6, 4], placeOf(state, 'to'))];
      const percent = numberOf(state, 'percent');
      const numbers = degreesOf(from) + (percent / 100) * (degreesOf(to) - degreesOf(from));
      const shortest = degreesOf(lerpDirection(from, to, percent / 100));
      return `From ${short(degreesOf(from))}° to ${short(degreesOf(to))}°. By the numbers it is a turn of ${short(degreesOf(to) - degreesOf(from))}°, and ${percent} % of it lead to ${short(numbers)}°. The shortest turn is ${short(between(from, to))}°, and ${percent} % of it lead to ${short(shortest)}°.`;
    },
  },
  {
    page,
    name: 'turret',
    handles: ['Target'],
    random: (random) => ({
      target: randomPlace(random, 12, 7, 20),
      start: String(wholeBetween(random, 0, 359)),
      rate: String(wholeBetween(random, 1, 90)),
      step: String(wholeBetween(random, 0, 36)),
    }),
    said(state) {
      const goal = heading([6, 3.5], placeOf(state, 'target'));
      const [steps, rate] = [numberOf(state, 'step'), numberOf(state, 'rate')];
      let barrel = directionFromAngle(degrees(numberOf(state, 'start')));
      let arrival = barrel === goal ? 0 : -1;
      for (let step = 1; step <= steps; step++) {
        barrel = turnTowards(barrel, goal, degrees(rate));
        if (arrival < 0 && barrel === goal) arrival = step;
      }
      const rest = between(barrel, goal);
      const aim =
        arrival >= 0
          ? `exactly at the target, which it reached in step ${arrival}`
          : `and has ${short(Math.abs(rest))}° to go, ${rest > 0 ? 'clockwise' : 'counterclockwise'}`;
      return `After ${several(steps, 'step')} of at most ${rate}°, the turret points to ${short(degreesOf(barrel))}°, ${aim}.`;
    },
  },
  {
    page,
    name: 'drift',
    handles: [],
    random: (random) => ({
      turn: pick(random, ['90', '45', '10', '1']),
      times: String(wholeBetween(random, 0, 6)),
    }),
    said(state) {
      const [step, times] = [numberOf(state, 'turn'), 10 ** numberOf(state, 'times')];
      const goal = (step * times) % 360;
      const inRadians = valueIn(degrees(step), radians);
      const float = new Float32Array(1);
      let [double, direction] = [0, Direction2.east];
      for (let i = 0; i < times; i++) {
        float[0] = (float[0] ?? 0) + Math.fround(inRadians);
        double += inRadians;
        direction = turn(direction, degrees(step));
      }
      const off = (value: number): string => {
        const turned = sub(normalizeSigned(radians(value)), degrees(goal));
        return fineDegrees(valueIn(normalizeSigned(turned), degrees));
      };
      const bits = fineDegrees(between(directionFromAngle(degrees(goal)), direction));
      return `After ${times.toLocaleString('en-US')} ${times === 1 ? 'turn' : 'turns'} by ${step}°, the heading should be ${goal}°. A 32-bit float is off by ${off(float[0] ?? 0)}, a double by ${off(double)}, and a Direction2 by ${bits}.`;
    },
  },
  {
    page,
    name: 'cone',
    handles: ['Where the guard looks', 'Guard', 'Thief'],
    random: (random) => ({
      guard: randomPlace(random, 12, 8, 20),
      gaze: randomPlace(random, 12, 8, 20),
      thief: randomPlace(random, 12, 8, 20),
      opening: String(wholeBetween(random, 10, 350)),
    }),
    said(state: State) {
      const [guard, gaze, thief] = [placeOf(state, 'guard'), placeOf(state, 'gaze'), placeOf(state, 'thief')];
      const view = sector(at(guard), tiles(5), heading(guard, gaze), degrees(numberOf(state, 'opening')));
      const covered = [
        ...tilesInSector(unitTileSpace, view, { bounds: tileRect({ x: 0, y: 0, width: 12, height: 8 }) }),
      ].length;
      const far = valueIn(distance(at(guard), at(thief)), tiles).toFixed(2);
      const off = short(Math.abs(between(heading(guard, gaze), heading(guard, thief))));
      return `The thief is ${far} tiles away, and ${off}° beside the middle of a view of ${numberOf(state, 'opening')}°: the guard ${contains(view, at(thief)) ? 'sees' : 'does not see'} it. The view has a part of ${several(covered, 'tile')} of the map.`;
    },
  },
];
