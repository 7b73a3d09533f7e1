/**
 * The level of all programs: a room with walls, bodies that wander in it, and a hero. In tiles; y grows to the south.
 *
 * It stands for what a game has: each program hands it to its engine, and reads it from there.
 */

const rows = [
  '########################',
  '#......................#',
  '#..##...........#......#',
  '#..#.......##...#......#',
  '#..........#....#...#..#',
  '#.....#.........#...#..#',
  '#.....#.............#..#',
  '#..####......###.......#',
  '#.........#............#',
  '#.........#......##....#',
  '#..#......#.......#....#',
  '#..#..........#........#',
  '#..####.......#....##..#',
  '#.............#........#',
  '#......................#',
  '########################',
];

/** The size of the level, in tiles. */
export const [levelWidth, levelHeight] = [24, 16];

/** The size of the canvas, in pixels: at a zoom of 1.25, tiles of 16 pixels fill it. */
export const view = { width: 480, height: 320, zoom: 1.25 };

/** How often the bodies turn back, and when the first of them is destroyed. */
export const [turnEvery, doomedFrame] = [30, 45];

/** The radius of the circle in which a program looks for bodies, around the pointer, in tiles. */
export const reach = 4;

export function isWall(x: number, y: number): boolean {
  return rows[y]?.[x] === '#';
}

/** A sequence of numbers from 0 to 1, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** A body that wanders: its center and its radius in tiles, and its velocity in tiles per second. */
export interface Wanderer {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly radius: number;
}

const random = sequence(22);

/** Bodies that wander through walls: what stops them is not the subject here. */
export const wanderers: readonly Wanderer[] = Array.from({ length: 24 }, () => ({
  x: 2 + 20 * random(),
  y: 2 + 12 * random(),
  dx: 2 * random() - 1,
  dy: 2 * random() - 1,
  radius: 0.25 + 0.2 * random(),
}));

/** The hero is a box: where it starts, and half of its size. Its edges are multiples of 1/8 tile. */
export const hero = { x: 9, y: 6.5, half: 0.375 };

const headings = Array.from({ length: 32 }, () => [2 * random() - 1, 2 * random() - 1] as const);

/** How far the hero wants to go in a frame, in tiles: mostly slowly, now and then as fast as a bullet. */
export function heroStep(frame: number): readonly [dx: number, dy: number] {
  const [dx, dy] = headings[Math.floor(frame / 20) % headings.length]!;
  const speed = frame % 50 === 49 ? 20 : 0.15;
  return [dx * speed, dy * speed];
}
