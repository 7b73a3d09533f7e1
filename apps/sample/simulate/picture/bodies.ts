/**
 * The player and the creatures, as circles with a line in the direction in which they look.
 *
 * Shows: columns read row by row; a direction and a length as a vector.
 */
import { objectsInRectangle } from '@tilewright/queries';
import { add, circle, meters, mul, type Rectangle2, vectorTowards } from '@tilewright/units';
import { chargeRadius } from '../../src/simulation/charges.js';
import type { Game } from '../../src/simulation/state.js';
import type { CreatureKind } from '../../src/simulation/balance.js';
import type { Herd } from '../../src/simulation/world.js';
import { at, circleOf, drawn, element, lineOf } from './svg.js';

const colors: Readonly<Record<CreatureKind, string>> = {
  rat: '#b7a9c4',
  frog: '#8fdc66',
  hound: '#d79a5b',
  guard: '#d0d6e2',
  ogre: '#9fbf62',
};

export function drawBodies({ creatures, player, charges }: Game, shown: Rectangle2): string {
  const parts: string[] = [];
  for (const id of objectsInRectangle(creatures.tracker, shown)) {
    const row = creatures.rowOf(id);
    const body = creatures.bodyOf(row);
    const color = colors[creatures.herdOf(row).kind];
    const edge = creatures.moods[row] === 'wandering' ? '#15131b' : '#ff5a4d';
    parts.push(circleOf(body, { fill: color, stroke: edge, 'stroke-width': 0.08 }));
    const nose = add(body.center, vectorTowards(creatures.headings.get(row), body.radius));
    parts.push(lineOf(body.center, nose, { stroke: '#15131b', 'stroke-width': 0.08 }));
  }
  const { position, radius, facing } = player;
  parts.push(circleOf(circle(position, radius), { fill: '#5aa5f0', stroke: '#ffffff', 'stroke-width': 0.12 }));
  const muzzle = add(position, vectorTowards(facing, mul(radius, 1.6)));
  parts.push(lineOf(position, muzzle, { stroke: '#ffffff', 'stroke-width': 0.16 }));
  for (const charge of charges) parts.push(circleOf(circle(charge.position, chargeRadius), { fill: '#ffcf5c' }));
  return parts.join('\n');
}

/** All creatures as dots, for a picture of the whole map: one path for each kind. */
export function drawDots({ creatures, player }: Game): string {
  const paths = new Map<Herd, string>();
  for (const [row, herd] of creatures.herds.entries()) {
    // A line of length zero with round ends is a dot.
    paths.set(herd, `${paths.get(herd) ?? ''}M${at(creatures.positions.get(row))}h0`);
  }
  const dots = [...paths].map(([{ kind, radius }, d]) =>
    element('path', { d, stroke: colors[kind], 'stroke-width': drawn(mul(radius, 2)), 'stroke-linecap': 'round' }),
  );
  return [...dots, circleOf(circle(player.position, meters(2)), { fill: '#5aa5f0', stroke: '#ffffff' })].join('\n');
}
