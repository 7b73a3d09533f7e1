/**
 * Walks of a box among tiles, at 60 steps a second, the same in all engines. A contender is an engine with one box
 * in a world of walls; a run of a row is one walk.
 */
import type { Contender, Task } from '../../harness/contender.js';
import { columnOfWalls, halfHeight, halfWidth, rowOfWalls, thinWall, tileSize, type Walls } from './walls.js';

/** An engine with one body. Coordinates are pixels, velocities pixels per second. */
export interface Walker {
  /** The center of the body. */
  readonly x: number;
  readonly y: number;
  /** Makes a world of these walls, in place of the one before. */
  enter(walls: Walls): void;
  /** Puts the body, at rest, at a center. */
  place(x: number, y: number): void;
  /** Gives the body a velocity, as a game does in each step, and advances by a sixtieth of a second. */
  step(vx: number, vy: number): void;
}

export type Row = 'free' | 'floor' | 'wall' | 'ceiling' | 'thin wall';

/** How many runs a row has. */
export const runsOf: Readonly<Record<Row, number>> = {
  free: 1,
  floor: 16,
  wall: 16,
  ceiling: 16,
  'thin wall': 64,
};
export const rows = Object.keys(runsOf) as readonly Row[];

/** A contender from an engine. */
export function walks(name: string, walker: Walker): Contender {
  return {
    name,
    rows: {
      free: () => withoutWalls(walker),
      floor: () => alongWall(walker, rowOfWalls, 0, weight),
      wall: () => alongWall(walker, columnOfWalls, push, 0),
      ceiling: () => alongWall(walker, rowOfWalls, 0, -weight),
      'thin wall': () => throughWall(walker),
    },
  };
}

/** Walks where nothing is in the way: a check of the walker. Answers: by how much it ends elsewhere, in pixels. */
function withoutWalls(walker: Walker): Task {
  let off = 0;
  walker.enter(thinWall);
  return {
    run: () => {
      const [x, y] = [6 * tileSize, 6 * tileSize];
      walker.place(x, y);
      for (let step = 0; step < 12; step++) walker.step(60, 120);
      off = Math.max(Math.abs(walker.x - (x + 12)), Math.abs(walker.y - (y + 24)));
      return off;
    },
    answer: () => [off],
  };
}

/** Steps of one walk along a row of walls. */
export const stepsAlong = 600;
/**
 * The speeds at which the body is pressed against a row, in pixels a second: by what gravity adds in a step, 1,200
 * pixels a second squared, and by a player who walks against a wall.
 */
const weight = 20;
const push = 200;
/** A step is lost if it is shorter than this part of what it should be. */
const enough = 0.9;

/** Walks along a row of walls, pressed against it. Answers: the steps that are lost, and all steps. */
function alongWall(walker: Walker, walls: Walls, pressX: number, pressY: number): Task {
  let [runs, lost] = [0, 0];
  walker.enter(walls);
  return {
    run: () => {
      const run = runs++;
      // 60 to 480 pixels a second, in both directions, on both sides of a wall.
      const speed = 60 * (1 + (run >> 1));
      const way = run % 2 === 0 ? 1 : -1;
      const pressedX = run % 4 < 2 ? pressX : -pressX;
      const length = Math.max(walls.width, walls.height) * tileSize;
      const start = way > 0 ? 4 * tileSize : length - 4 * tileSize;
      // A pixel away from the row.
      const near = (half: number, pressed: number): number =>
        pressed > 0 ? 4 * tileSize - half - 1 : 5 * tileSize + half + 1;
      if (pressX === 0) walker.place(start, near(halfHeight, pressY));
      else walker.place(near(halfWidth, pressedX), start);
      for (let step = 0; step < stepsAlong; step++) {
        const before = pressX === 0 ? walker.x : walker.y;
        const along = way * speed;
        walker.step(pressX === 0 ? along : pressedX, pressX === 0 ? pressY : along);
        const moved = ((pressX === 0 ? walker.x : walker.y) - before) * way;
        // NaN is lost too.
        if (!(moved >= (enough * speed) / 60)) lost++;
      }
      return lost;
    },
    answer: () => [lost, runs * stepsAlong],
  };
}

/**
 * The speeds of the shots at a thin wall: in steps of 60 pixels a second, then longer ones, up to 3,600 pixels a step.
 */
function speedOf(run: number): number {
  return run < 60 ? 60 * (run + 1) : 3600 * [3, 8, 20, 60][run - 60]!;
}

/** The phases at which a step ends, as a part of the step. */
const phases = 8;

/**
 * Shoots the body at a wall of one tile. Answers: the speeds at which it passes, the slowest of them, all speeds, and
 * the largest gap between a body that the wall stopped and the wall, in thousandths of a pixel.
 */
function throughWall(walker: Walker): Task {
  let [runs, passes, slowest, gap] = [0, 0, 0, 0];
  walker.enter(thinWall);
  return {
    run: () => {
      const speed = speedOf(runs++);
      let hasPassed = false;
      for (let phase = 0; phase < phases; phase++) {
        const west = 4 * tileSize;
        walker.place(west - halfWidth - ((phase + 0.5) / phases) * Math.min(speed / 60, 2 * tileSize), 7.5 * tileSize);
        for (let step = 0; step < 8; step++) walker.step(speed, 0);
        if (walker.x > west + tileSize) hasPassed = true;
        else gap = Math.max(gap, west - halfWidth - walker.x);
      }
      if (hasPassed) {
        passes++;
        slowest = slowest === 0 ? speed : slowest;
      }
      return passes;
    },
    answer: () => [passes, slowest, runs, Math.round(1000 * gap)],
  };
}
