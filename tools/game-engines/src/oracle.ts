/** Brute force: compares the answers of a program with loops over all tiles and all bodies, in plain numbers. */
import type { Frame, Pair } from './frame.js';
import { doomedFrame, hero, isWall, levelHeight, levelWidth, reach } from './level.js';

/** How an engine's numbers become tiles of the level, in which y grows to the south. */
export interface World {
  /** The engine's units in a tile. */
  readonly tileSize: number;
  /** Where the north-west corner of the level is in the engine's world. */
  readonly corner: Pair;
  /** Whether y grows to the north. Default: false. */
  readonly up?: boolean;
}

/** More than what engines lose by rounding, in tiles, and less than any difference that matters. */
const CLOSE = 1e-6;
const SUBSTEPS = 4096;

/** What is wrong in some frames, and how much there was to compare. */
export interface Comparison {
  readonly wrong: readonly string[];
  readonly hits: number;
  readonly near: number;
  readonly blocked: number;
  readonly gone: number;
}

export function compare(frames: readonly Frame[], { tileSize, corner, up = false }: World): Comparison {
  const wrong: string[] = [];
  let [hits, near, blocked, gone] = [0, 0, 0, 0];
  const inTiles = ([x, y]: Pair): Pair => [(x - corner[0]) / tileSize, ((y - corner[1]) / tileSize) * (up ? -1 : 1)];
  for (const [i, frame] of frames.entries()) {
    const say = (words: string): void => void wrong.push(`frame ${i}: ${words}`);
    const [from, to, pointer] = [frame.from, frame.to, frame.pointer].map(inTiles) as [Pair, Pair, Pair];

    const wanted = walked(from, frame.step);
    // A substep is the error of the brute force; after a corner that it just missed, there are more.
    const tolerance = CLOSE + (4 * Math.hypot(...frame.step)) / SUBSTEPS;
    if (Math.hypot(to[0] - wanted[0], to[1] - wanted[1]) > tolerance)
      say(`the hero is at ${to.join()}, not ${wanted.join()}`);
    if (overlapsWall(to, CLOSE)) say(`the hero is in a wall at ${to.join()}`);
    if (Math.hypot(to[0] - from[0] - frame.step[0], to[1] - from[1] - frame.step[1]) > CLOSE) blocked++;

    const walls = wallsOn(to, pointer);
    const first = Math.min(...walls.map(({ fraction }) => fraction));
    if (frame.hit === undefined) {
      if (walls.some(({ fraction }) => fraction < 1 - CLOSE)) say('a wall is missing');
    } else {
      hits++;
      const { tile, fraction } = frame.hit;
      const same = walls.find(({ x, y }) => x === tile[0] && y === tile[1]);
      if (same === undefined) say(`the ray does not meet the wall ${tile.join()}`);
      else if (same.fraction > first + CLOSE) say(`the wall ${tile.join()} is not the first`);
      if (Math.abs(fraction - first) > CLOSE) say(`the wall is at ${first} of the ray, not ${fraction}`);
    }

    near += frame.near.length;
    const found = new Set(frame.near);
    if (found.size !== frame.near.length) say('a body is there twice');
    for (const { id, x, y, radius } of frame.bodies) {
      const [bodyX, bodyY] = inTiles([x, y]);
      const gap = Math.hypot(bodyX - pointer[0], bodyY - pointer[1]) - radius / tileSize - reach;
      if (Math.abs(gap) > CLOSE && found.has(id) !== gap < 0) say(`body ${id} is ${gap} outside, found or not`);
      found.delete(id);
    }
    for (const body of found) say(`body ${body} is not there`);
    if (i > doomedFrame && frame.bodies.every(({ id }) => id !== 0)) gone++;
  }
  return { wrong, hits, near, blocked, gone };
}

function overlapsWall([x, y]: Pair, slack: number): boolean {
  const half = hero.half - slack;
  for (let row = Math.floor(y - half); row < y + half; row++) {
    for (let column = Math.floor(x - half); column < x + half; column++) if (isWall(column, row)) return true;
  }
  return false;
}

/** Many little steps, each along x and then along y. A wall ends the motion along its axis. */
function walked(from: Pair, step: Pair): Pair {
  let [x, y] = from;
  let [dx, dy] = [step[0] / SUBSTEPS, step[1] / SUBSTEPS];
  for (let i = 0; i < SUBSTEPS; i++) {
    if (overlapsWall([x + dx, y], CLOSE)) dx = 0;
    x += dx;
    if (overlapsWall([x, y + dy], CLOSE)) dy = 0;
    y += dy;
  }
  return [x, y];
}

/** Every wall that a segment meets, and the fraction of the segment before it. */
function wallsOn(from: Pair, to: Pair): { x: number; y: number; fraction: number }[] {
  const met = [];
  for (let y = 0; y < levelHeight; y++) {
    for (let x = 0; x < levelWidth; x++) {
      if (!isWall(x, y)) continue;
      const [left, right] = within(from[0], to[0], x);
      const [top, bottom] = within(from[1], to[1], y);
      const fraction = Math.max(left, top, 0);
      if (fraction <= Math.min(right, bottom, 1)) met.push({ x, y, fraction });
    }
  }
  return met;
}

/** The fractions between which a coordinate is within `low` and `low + 1`. */
function within(from: number, to: number, low: number): Pair {
  if (from === to) return from >= low && from <= low + 1 ? [-Infinity, Infinity] : [Infinity, -Infinity];
  const [a, b] = [(low - from) / (to - from), (low + 1 - from) / (to - from)];
  return [Math.min(a, b), Math.max(a, b)];
}
