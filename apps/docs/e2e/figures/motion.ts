import { type Body2, box, moveAndSlide, pushOut, sweep } from '@tilewright/motion';
import {
  type BitTilemap,
  cardinalDirections,
  directionSetHas,
  nameOfDirection,
  unitTileSpace,
} from '@tilewright/tilemap';
import {
  circle,
  distance,
  tileDifference,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
  valueIn,
} from '@tilewright/units';
import { type FigureCase, numberOf, placeOf, type State } from './figure-case.js';
import { paintedWalls, randomMasks } from './masks.js';
import { pick, randomPlace, wholeBetween } from './random.js';

const page = 'articles/bodies-among-walls.html';
const position = (state: State, key: string): TilePosition2 => {
  const [x, y] = placeOf(state, key);
  return tilePosition(tiles(x), tiles(y));
};
const way = (x: number, y: number) => tileDifference(tiles(x), tiles(y));
const short = (number: number): string => String(Number(number.toFixed(2)));
const numbersOf = ({ x, y }: TilePosition2): [number, number] => [valueIn(x, tiles), valueIn(y, tiles)];
const at = (place: TilePosition2): string => {
  const [x, y] = numbersOf(place);
  return `x ${short(x)}, y ${short(y)}`;
};

function bodyOf(state: State, key: string, half: number): Body2<TileLength> {
  const center = position(state, key);
  return state['shape'] === 'box' ? box(center, way(half, half)) : circle(center, tiles(half));
}

/** The loop of the article, written again: it pushes the body out of each tile, the shorter way. */
function pushed(walls: BitTilemap, [x, y]: readonly [number, number]): { place: [number, number]; seams: number } {
  const [halfWidth, halfHeight] = [0.375, 0.4375];
  const isWall = (column: number, row: number): boolean => walls.getOrAt(column, row, true);
  const columns = [Math.floor(x - halfWidth), Math.floor(x + halfWidth)] as const;
  const rows = [Math.floor(y - halfHeight), Math.floor(y + halfHeight)] as const;
  let seams = 0;
  for (let row = rows[0]; row <= rows[1]; row++) {
    for (let column = columns[0]; column <= columns[1]; column++) {
      const overlapX = halfWidth + 0.5 - Math.abs(x - (column + 0.5));
      const overlapY = halfHeight + 0.5 - Math.abs(y - (row + 0.5));
      if (!isWall(column, row) || overlapX <= 0 || overlapY <= 0) continue;
      const [signX, signY] = overlapX < overlapY ? [Math.sign(x - (column + 0.5)), 0] : [0, Math.sign(y - (row + 0.5))];
      x += signX * overlapX;
      y += signY * overlapY;
      if (isWall(column + signX, row + signY)) seams++;
    }
  }
  return { place: [x, y], seams };
}

export const motionFigures: readonly FigureCase[] = [
  {
    page,
    name: 'seams',
    handles: ['Body'],
    random: (random) => ({
      start: randomPlace(random, 12, 6, 20),
      side: String(wholeBetween(random, -50, 50)),
      down: String(wholeBetween(random, -50, 50)),
      walls: randomMasks(random, 12, 6),
    }),
    said(state) {
      const walls = paintedWalls(state, 12, 6);
      const [dx, dy] = [numberOf(state, 'side') / 100, numberOf(state, 'down') / 100];
      let place = placeOf(state, 'start');
      let body = box(position(state, 'start'), way(0.375, 0.4375));
      let seams = 0;
      for (let i = 0; i < 30; i++) {
        const next = pushed(walls, [place[0] + dx, place[1] + dy]);
        place = next.place;
        seams += next.seams;
        body = moveAndSlide(walls, unitTileSpace, body, way(dx, dy), { outside: 'solid' }).body;
      }
      const times = seams === 1 ? '1 time' : `${seams} times`;
      return `After 30 steps, the loop has the body at x ${short(place[0])}, y ${short(place[1])}; seams pushed it ${times}. moveAndSlide has it at ${at(body.center)}.`;
    },
  },
  {
    page,
    name: 'fast',
    handles: ['Body', 'Where it should get to'],
    random: (random) => ({
      from: randomPlace(random, 12, 7, 20),
      to: randomPlace(random, 12, 7, 20),
      steps: String(wholeBetween(random, 1, 20)),
      walls: randomMasks(random, 12, 7),
    }),
    said(state) {
      const walls = paintedWalls(state, 12, 7);
      const [[ax, ay], [bx, by]] = [placeOf(state, 'from'), placeOf(state, 'to')];
      const count = numberOf(state, 'steps');
      const step = way((bx - ax) / count, (by - ay) / count);
      const half = way(0.375, 0.4375);
      let body = box(position(state, 'from'), half);
      let passed = 0;
      for (let i = 0; i < count; i++) {
        const [x, y] = numbersOf(body.center);
        const next = box(tilePosition(tiles(x + valueIn(step.x, tiles)), tiles(y + valueIn(step.y, tiles))), half);
        const push = pushOut(walls, unitTileSpace, next);
        if (push === undefined && sweep(walls, unitTileSpace, body, step)) passed++;
        body = push?.isStuck === false ? box(push.center, half) : next;
      }
      const through = passed === 0 ? 'passes no wall' : `passes a wall in ${passed} of them`;
      const first = `Moved first, in ${count} step${count === 1 ? '' : 's'}, the body gets to ${at(body.center)}, and ${through}.`;
      const move = moveAndSlide(walls, unitTileSpace, box(position(state, 'from'), half), way(bx - ax, by - ay));
      if (move.startsInside) return `${first} moveAndSlide does not move a body that starts inside a wall.`;
      const tile = move.hits[0]?.tile;
      const stop = tile === undefined ? 'meets nothing' : `stops it at tile ${tile.x}, ${tile.y}`;
      return `${first} moveAndSlide ${stop}, and ends at ${at(move.center)}.`;
    },
  },
  {
    page,
    name: 'slide',
    handles: ['Start', 'Toward'],
    random: (random) => ({
      from: randomPlace(random, 12, 7, 4),
      to: randomPlace(random, 12, 7, 4),
      shape: pick(random, ['box', 'circle']),
      walls: randomMasks(random, 12, 7),
    }),
    said(state) {
      const [[ax, ay], [bx, by]] = [placeOf(state, 'from'), placeOf(state, 'to')];
      const move = moveAndSlide(
        paintedWalls(state, 12, 7),
        unitTileSpace,
        bodyOf(state, 'from', 0.5),
        way(bx - ax, by - ay),
      );
      if (move.startsInside) return 'The body starts inside a wall, and does not move.';
      const end = `It ends at ${at(move.center)}.`;
      const [first] = move.hits;
      if (first === undefined) return `Nothing is in the way. ${end}`;
      const { tile, side, fraction } = first;
      const where = side === undefined ? 'a corner' : `the ${nameOfDirection(side)} side`;
      const count = move.hits.length === 1 ? '1 contact,' : `${move.hits.length} contacts, the first`;
      const blocked = cardinalDirections.filter((direction) => directionSetHas(move.blocked, direction));
      const names = blocked.map((direction) => nameOfDirection(direction)).join(', ');
      return `${count} with ${where} of tile ${tile.x}, ${tile.y}, after ${Math.round(100 * fraction)} % of the step. Blocked: ${names}. ${end}`;
    },
  },
  {
    page,
    name: 'out',
    handles: ['Body'],
    random: (random) => ({
      body: randomPlace(random, 12, 7, 20),
      shape: pick(random, ['box', 'circle']),
      most: String(wholeBetween(random, 1, 40)),
      walls: randomMasks(random, 12, 7),
    }),
    said(state) {
      const most = numberOf(state, 'most') / 10;
      const body = bodyOf(state, 'body', 0.4);
      const push = pushOut(paintedWalls(state, 12, 7), unitTileSpace, body, { maxDistance: tiles(most) });
      if (push === undefined) return 'The body overlaps no wall, and stays.';
      if (push.isStuck) return `There is no free place within ${most} tiles: the body is stuck.`;
      const far = valueIn(distance(body.center, push.center), tiles);
      const [x, y] = numbersOf(push.center);
      return `The nearest free place is ${far.toFixed(2)} tiles away, at x ${x.toFixed(2)}, y ${y.toFixed(2)}.`;
    },
  },
];
