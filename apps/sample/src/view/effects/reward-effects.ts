/**
 * What rewards a player: a goal bursts into light, a wall that falls throws stones and dust, a door splinters.
 *
 * Shows: the events of a step as pictures; positions moved along directions.
 */
import { tileCenter, type TileSpace } from '@tilewright/tilemap';
import {
  degrees,
  Direction2,
  type Length,
  meters,
  mul,
  position,
  type Position2,
  seconds,
  sub,
} from '@tilewright/units';
import type { Opening, StepEvents } from '../../simulation/events.js';
import { colors } from '../colors.js';
import { ringRadius } from '../paint/effects.js';
import { cell } from '../paint/pen.js';
import { type Brush, easeOut, type Effect } from './effect.js';
import { drawPuffs, drawSparks, flying, type Spray } from './sparks.js';

const around = { direction: Direction2.east, spread: degrees(180) } as const;
/** A wide wall throws no more than this many tiles do. */
const mostTiles = 12;

const stones = { tint: 0xb3a99a, dust: 0x8f877c, count: 5, size: meters(0.5) } as const;
const splinters = { tint: 0xb9793a, dust: 0x7d6a55, count: 3, size: meters(0.34) } as const;
type Debris = typeof stones | typeof splinters;

export function rewardEffects({ goalReached, breaches, doors }: StepEvents, space: TileSpace): readonly Effect[] {
  return [
    ...(goalReached === undefined ? [] : [goalEffect(goalReached.position)]),
    ...breaches.map((opening) => openingEffect(opening, space, stones)),
    ...doors.map((opening) => openingEffect(opening, space, splinters)),
  ];
}

/** A goal was reached. */
function goalEffect(center: Position2): Effect {
  return {
    lasts: seconds(1.1),
    draw(brush, age) {
      const { lights, pictures, isCalm } = brush;
      const alpha = (1 - age) * (1 - age);
      for (const reach of [meters(5), meters(3)]) {
        const width = mul(reach, (cell / ringRadius) * (isCalm ? 0.5 : easeOut(age)));
        lights.put(pictures.ring, center, width, { tint: colors.ray, alpha });
      }
      lights.put(pictures.glow, center, meters(isCalm ? 4 : 4 + 4 * age), { tint: colors.ray, alpha: 0.8 * alpha });
      const spray = { from: center, ...around, tint: colors.ray };
      drawSparks(brush, { ...spray, count: 28, reach: meters(6) }, age);
      drawSparks(brush, { ...spray, count: 14, reach: meters(3.4), tint: colors.lit }, age);
    },
  };
}

/** A wall fell, or a door opened. */
function openingEffect({ tiles }: Opening, space: TileSpace, debris: Debris): Effect {
  // Of a long wall, tiles all along it.
  const every = Math.ceil(tiles.length / mostTiles);
  const centers = tiles.filter((_, i) => i % every === 0).map((tile) => tileCenter(space, tile));
  return {
    lasts: seconds(0.9),
    draw(brush, age) {
      for (const [i, from] of centers.entries()) {
        // Each tile throws in directions of its own.
        const spray = { from, direction: Direction2.east, spread: degrees(180 - 7 * i) };
        drawPuffs(brush, { ...spray, count: 2, reach: meters(0.9), tint: debris.dust }, meters(2.2), age);
        const { tint, count, size } = debris;
        if (!brush.isCalm) drawPieces(brush, { ...spray, count, reach: meters(1.9), tint }, size, age);
      }
    },
  };
}

/** Pieces that fly in an arc, turn, and lie for a while. */
function drawPieces({ pictures, over }: Brush, spray: Spray, size: Length, age: number): void {
  const flight = Math.min(age / 0.6, 1);
  const height = meters(2.4 * flight * (1 - flight));
  for (const { place, direction } of flying(spray, flight)) {
    const alpha = Math.min(1, 3 * (1 - age));
    over.put(pictures.stone, position(place.x, sub(place.y, height)), size, {
      facing: direction,
      tint: spray.tint,
      alpha,
    });
  }
}
