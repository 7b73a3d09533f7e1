/** Bounds for rectangles and outlines of solid tiles. */
import { largeRows } from '../../shapes/rows.js';
import { kinds } from '../../shapes/scene.js';
import { type Section, speeds, type Target, times } from './target.js';

/** How many times as fast as the peer. */
const LEAST_SPEED = 5;
/** 0.4 s. */
const MOST_NANOSECONDS = 4e8;
const ours = 'shapes/tilewright';

function target(work: string, peer: string): Target {
  const bounds = Object.fromEntries(kinds.map((kind) => [`${work}, ${kind}`, LEAST_SPEED]));
  return {
    what: `${work} of ${kinds.join(' / ')}`,
    against: peer,
    goals: speeds('shapes', ours, `shapes/peers/${peer}`, bounds),
    seen: '',
  };
}

export const shapes: Section = {
  title: 'Shapes of solid tiles',
  targets: [
    target('rectangles', 'bitmap-to-boxes'),
    target('least rectangles', 'bitmap-to-boxes'),
    target('outlines', 'contour-2d'),
    {
      what: 'nanoseconds for rectangles / outlines of 4096 x 4096 tiles, of which a fifth is solid',
      against: '',
      goals: times('shapes', ours, Object.fromEntries(largeRows.map((row) => [row, MOST_NANOSECONDS]))),
      seen: '',
    },
  ],
};
