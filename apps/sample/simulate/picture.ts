/**
 * A picture of a game as SVG: the surroundings of the player with all lenses, and the whole map beside them. One unit is one
 * meter in both.
 */
import { objectsInRectangle } from '@tilewright/queries';
import type { TiledMap } from '@tilewright/tiled';
import {
  expandRect,
  rectIntersection,
  rectSpanning,
  tile,
  tileAt,
  tileCorner,
  type TileRect,
} from '@tilewright/tilemap';
import { add, clampMagnitude, format, type Length, meters, rectangle, type Rectangle2, sub } from '@tilewright/units';
import type { CreatureId } from '../src/simulation/creatures.js';
import type { Game } from '../src/simulation/state.js';
import { traceShot } from '../src/simulation/shot.js';
import { drawBodies, drawDots } from './picture/bodies.js';
import { drawGround } from './picture/ground.js';
import { drawBlast, drawRay, drawSight, drawTilesOf, drawTrails } from './picture/lenses.js';
import { element, rectangleOf } from './picture/svg.js';

/** Tiles to each side of the player, in the picture and in the trails: plain numbers. */
const sight = 22;
const reachOfTrails = 7;
/** The most arcs. More would hide each other. */
const mostArcs = 6;
/** The greatest distance of the charge in its lens, less than that of the edge of the picture. */
const farthestThrow = meters(12);
/** Plain pixels. */
const size = 1000;
const margin = 20;
const line = 22;

const legend: readonly (readonly [color: string, text: string])[] = [
  ['#ffcf5c', 'the tiles of the ray along the aim, in order; it ends at the first wall or survivor'],
  ['#9be8ff', 'the rows of the circle of a charge in flight, and lines to the creatures in it (dashed: behind a wall)'],
  ['#ff5a4d', 'arcs of the six nearest creatures that look toward the player; stronger where nothing is in between'],
  ['#b6f08a', 'moves to the player, tile by tile, and the direction of the first one'],
  ['#c9a0ff', 'the tiles in which the tracker finds the largest creature in the picture'],
];

export function drawGame(map: TiledMap, game: Game): string {
  const { bounds } = game.world;
  const here = tileAt(game.world.space, game.player.position);
  const near = rectIntersection(expandRect(rectSpanning(here, here), sight), bounds);
  const overviewHeight = (size * bounds.height) / bounds.width;
  const height = margin * 2 + size;
  const x = margin * 2 + size;
  const arrow = element(
    'marker',
    { id: 'arrow', viewBox: '0 0 4 4', refX: 2, refY: 2, markerWidth: 3.5, markerHeight: 3.5, orient: 'auto' },
    element('path', { d: 'M0 0L4 2L0 4z', fill: '#b6f08a' }),
  );
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: margin * 3 + size * 2,
      height,
      viewBox: `0 0 ${margin * 3 + size * 2} ${height}`,
      'font-family': 'sans-serif',
      'font-size': 16,
    },
    element('defs', {}, arrow),
    element('rect', { width: '100%', height: '100%', fill: '#191720' }),
    part(near, { x: margin, y: margin, height: size }, drawNear(map, game, near)),
    part(bounds, { x, y: margin, height: overviewHeight }, drawAll(map, game, near)),
    ...legend.map(([color, text], i) =>
      element('text', { x, y: margin * 3 + overviewHeight + i * line, fill: color }, text),
    ),
    titleOf(game, { x, y: margin * 3 + overviewHeight + (legend.length + 1) * line }),
  )}\n`;
}

/** A part of the map in its own frame. */
function part(
  { x, y, width, height }: TileRect,
  frame: { x: number; y: number; height: number },
  inside: string,
): string {
  return element('svg', { ...frame, width: size, viewBox: `${x} ${y} ${width} ${height}` }, inside);
}

function drawNear(map: TiledMap, game: Game, near: TileRect): string {
  const { world, creatures, player } = game;
  const { end } = traceShot(world, creatures, player.position, player.facing);
  const thrown = clampMagnitude(sub(end, player.position), farthestThrow);
  const shown = inWorld(game, near);
  const largest = largestIn(game, shown);
  return [
    drawGround(map, near),
    drawSight(game, mostArcs),
    drawBlast(game, add(player.position, thrown)),
    largest === undefined ? '' : drawTilesOf(game, largest),
    drawRay(game),
    drawBodies(game, shown),
    drawTrails(game, reachOfTrails),
  ].join('\n');
}

/** The whole map with all creatures, and the outline of the other part. */
function drawAll(map: TiledMap, game: Game, near: TileRect): string {
  const frame = rectangleOf(inWorld(game, near), { fill: 'none', stroke: '#ffffff', 'stroke-width': 1 });
  return [drawGround(map, game.world.bounds), drawDots(game), frame].join('\n');
}

function inWorld({ world: { space } }: Game, { x, y, width, height }: TileRect): Rectangle2 {
  return rectangle(tileCorner(space, tile(x, y)), tileCorner(space, tile(x + width, y + height)));
}

function largestIn({ creatures }: Game, shown: Rectangle2): CreatureId | undefined {
  const radiusOf = (id: CreatureId): Length => creatures.radii.get(creatures.rowOf(id));
  return objectsInRectangle(creatures.tracker, shown).reduce<CreatureId | undefined>(
    (best, id) => (best === undefined || radiusOf(id) > radiusOf(best) ? id : best),
    undefined,
  );
}

function titleOf({ steps, creatures, player }: Game, place: { x: number; y: number }): string {
  const [x, y] = [player.position.x, player.position.y].map((length) => format(length, meters, { digits: 1 }));
  return element(
    'text',
    { ...place, fill: '#ffffff' },
    `step ${steps}, ${creatures.count} creatures, player at ${x}, ${y}`,
  );
}
