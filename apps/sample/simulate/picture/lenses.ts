/**
 * The lenses: the current answers of the game's own queries, made visible.
 *
 * Shows: the tiles of a ray in order, the rows of a circle, arcs of sight, moves and directions from tile to tile, and the
 * tiles in which the tracker finds an object.
 */
import { nearestObjects, rowsInCircle, tilesOfObject } from '@tilewright/queries';
import { spiral, tile, tileBounds, tileCenter } from '@tilewright/tilemap';
import {
  add,
  circle,
  difference,
  meters,
  type Position2,
  rectangle,
  sub,
  tiles,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import { traceBlast } from '../../src/simulation/blast.js';
import type { CreatureId } from '../../src/simulation/creatures.js';
import type { Game } from '../../src/simulation/state.js';
import { tilesOfShot, traceShot } from '../../src/simulation/shot.js';
import { faces, lookoutFor, sightArcOf } from '../../src/simulation/watch.js';
import { circleOf, element, lineOf, rectangleOf, sectorPath, textAt, tileOf } from './svg.js';

const [yellow, blue, red, violet] = ['#ffcf5c', '#9be8ff', '#ff5a4d', '#c9a0ff'];
const label = {
  'text-anchor': 'middle',
  'dominant-baseline': 'central',
  'font-family': 'monospace',
  'font-size': 0.42,
};

/** The numbered tiles of the ray along the player's aim, the creatures that it passes through, and what stops it. */
export function drawRay({ world, creatures, player }: Game): string {
  const shot = traceShot(world, creatures, player.position, player.facing);
  const tiles = tilesOfShot(world, shot);
  return [
    ...tiles.map((each) =>
      tileOf(world.space, each, { fill: yellow, 'fill-opacity': 0.25, stroke: yellow, 'stroke-width': 0.05 }),
    ),
    lineOf(player.position, shot.end, { stroke: yellow, 'stroke-width': 0.1 }),
    ...shot.pierced.map(({ position }) => circleOf(circle(position, meters(0.12)), { fill: red })),
    circleOf(circle(shot.end, meters(0.18)), { fill: shot.target === undefined ? '#ff9b6a' : red }),
    ...tiles.map((each, i) => textAt(tileCenter(world.space, each), String(i + 1), { ...label, fill: '#ffffff' })),
  ].join('\n');
}

/** The rows of a blast, the blast, and a line to each creature in it: dashed where a wall is in between. */
export function drawBlast({ world, creatures }: Game, center: Position2): string {
  const { space, bounds } = world;
  const { circle: area, reached, sheltered } = traceBlast(world, creatures, center);
  const rows = [...rowsInCircle(space, area, { bounds })].map(({ y, xMin, xMax }, i) => {
    const row = rectangle(tileBounds(space, tile(xMin, y)).min, tileBounds(space, tile(xMax, y)).max);
    return rectangleOf(row, { fill: blue, 'fill-opacity': i % 2 === 0 ? 0.32 : 0.18 });
  });
  const lineTo = (id: CreatureId, dashes: string): string => {
    const place = creatures.positions.get(creatures.rowOf(id));
    return lineOf(center, place, { stroke: blue, 'stroke-width': 0.07, 'stroke-dasharray': dashes });
  };
  return [
    ...rows,
    circleOf(area, { fill: 'none', stroke: blue, 'stroke-width': 0.12 }),
    ...reached.map((id) => lineTo(id, 'none')),
    ...sheltered.map((id) => lineTo(id, '0.2 0.2')),
  ].join('\n');
}

/** The arcs of the nearest creatures that look toward the player, stronger where nothing is in between. */
export function drawSight({ world, creatures, player, view }: Game, most: number): string {
  const seeing = new Set(lookoutFor(world, creatures, view).watchers);
  const looks = (id: CreatureId): boolean => faces(creatures, creatures.rowOf(id), player.position);
  return nearestObjects(creatures.tracker, player.position, most, { filter: looks })
    .map((id) => {
      const { center, range, start, sweep } = sightArcOf(creatures, creatures.rowOf(id));
      const sees = seeing.has(id);
      return element('path', {
        d: sectorPath(center, range, start, sweep),
        fill: red,
        'fill-opacity': sees ? 0.1 : 0.02,
        stroke: red,
        'stroke-opacity': sees ? 0.8 : 0.25,
        'stroke-width': 0.05,
      });
    })
    .join('\n');
}

/** How far the tiles around the player are from it, and the direction of the first move. */
export function drawTrails({ world: { space }, trails }: Game, reach: number): string {
  const parts: string[] = [];
  for (const place of spiral(trails.goal, reach)) {
    const center = tileCenter(space, place);
    const way = trails.narrow.directionAt(space, center);
    const length = trails.narrow.distanceAt(place);
    if (way === undefined || length === undefined) continue;
    const arrow = vectorTowards(way, meters(0.38));
    parts.push(
      lineOf(sub(center, arrow), add(center, arrow), {
        stroke: '#b6f08a',
        'stroke-width': 0.06,
        'marker-end': 'url(#arrow)',
      }),
    );
    parts.push(
      textAt(add(center, difference(meters(0.3), meters(-0.32))), valueIn(length, tiles).toFixed(1), {
        ...label,
        'font-size': 0.28,
        fill: '#b6f08a',
      }),
    );
  }
  return parts.join('\n');
}

/** The tiles in which a creature is found: those that contain a part of it. */
export function drawTilesOf({ world: { space }, creatures }: Game, id: CreatureId): string {
  const row = creatures.rowOf(id);
  return [...tilesOfObject(creatures.tracker, creatures.handleOf(row))]
    .map((each) => tileOf(space, each, { fill: violet, 'fill-opacity': 0.3, stroke: violet, 'stroke-width': 0.06 }))
    .join('\n');
}
