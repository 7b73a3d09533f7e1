/**
 * Walk: a map as text, and a player who walks in it.
 *
 * Shows: `bitTilemapFrom` makes the map of walls; `moveAndSlide` moves a circle, which slides along them.
 */
import { moveAndSlide } from '@tilewright/motion';
import { bitTilemapFrom, tileCenter, tileRect, tilesIn, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Circle2,
  framesAt,
  meters,
  metersPerSecond,
  metersPerTile,
  moveTowards,
  mul,
  position,
  type Position2,
  sub,
  vectorTowards,
} from '@tilewright/units';
import type { Commands, Picture } from './page.js';

/** `#` is a wall, and `@` the place where the player starts. The pages after this one have creatures at `o` and `h`. */
const rows = [
  '################################',
  '#.........#..........#.........#',
  '#.@.......#..........#....o....#',
  '#.........#....##....#.........#',
  '#....##........##..............#',
  '#....##...#..........#....##...#',
  '#.........#....o.....#....##...#',
  '#.........#..........#.........#',
  '####..#########..##########..###',
  '#.........#..........#.........#',
  '#...o.....#..#....#..#....o....#',
  '#..............................#',
  '#.........#..#....#............#',
  '#....##...#..........#...##....#',
  '#....##...####..######...##....#',
  '#..........................h...#',
  '#....o...........o.............#',
  '################################',
];
export const bounds = tileRect({ x: 0, y: 0, width: 32, height: 18 });
export const solid = bitTilemapFrom(bounds, (x, y) => rows[y]?.[x] === '#');
/** Where the tiles lie in the world: a tile is a square of 1 m. */
export const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** The places in the map that have a letter. */
export function placesOf(letter: string): Position2[] {
  const tiles = [...tilesIn(bounds)].filter(({ x, y }) => rows[y]?.[x] === letter);
  return tiles.map((tile) => tileCenter(space, tile));
}

/** How long a step takes: a sixtieth of a second. */
export const timeStep = framesAt(60)(1);
const speed = metersPerSecond(6);

export interface Game {
  player: Circle2;
}

export function createGame(): Game {
  return { player: circle(placesOf('@')[0]!, meters(0.35)) };
}

export function step(game: Game, { walk, goTo }: Commands): void {
  const { center } = game.player;
  const most = mul(speed, timeStep);
  const wanted =
    walk === undefined ? sub(moveTowards(center, goTo ?? center, most), center) : vectorTowards(walk, most);
  game.player = moveAndSlide(solid, space, game.player, wanted).body;
}

export function draw(picture: Picture, { player }: Game): void {
  picture.tiles(solid, '#4a4458');
  picture.disc(player, '#2b4acb');
}
