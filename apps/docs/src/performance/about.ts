/** The questions, without the libraries that answer them: those load when a reader asks. */
import type { About } from './question.js';

export const RAYS = {
  name: 'rays',
  title: 'The first walls on 200 rays',
  ours: 'castRay',
  peer: 'fast-voxel-raycast',
  things: 'walls',
} as const satisfies About;

export const OBJECTS = {
  name: 'objects',
  title: '2,000 circles move, and 200 circles ask what they overlap',
  ours: 'ObjectTracker',
  peer: 'flatbush, built again for each frame',
  things: 'answers',
} as const satisfies About;

export const SIGHT = {
  name: 'sight',
  title: 'What 8 eyes see on a map of 40 × 40 tiles',
  ours: 'markTilesInView',
  peer: 'rot-js, precise shadow casting',
  things: 'tiles',
  why: 'The two have different rules: here an open tile is in view if a straight line from the eye reaches its center.',
} as const satisfies About;

export const BODIES = {
  name: 'bodies',
  title: '10,000 bodies move by their velocities',
  ours: 'addScaled, on columns',
  peer: 'gl-matrix, vec2.scaleAndAdd',
  things: 'coordinates',
} as const satisfies About;

export const ABOUT: readonly About[] = [RAYS, OBJECTS, SIGHT, BODIES];
