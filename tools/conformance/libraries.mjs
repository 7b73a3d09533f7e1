// The libraries whose answers are scored, in the order of the tables.
import { readFileSync } from 'node:fs';

/**
 * @typedef {object} Library
 * @property {string} adapter the file in `adapters`
 * @property {string} title
 * @property {string} [package]
 */

/** @type {readonly Library[]} */
export const libraries = [
  { adapter: 'tilewright', title: 'tilewright' },
  { adapter: 'tilewright-view', title: 'tilewright, field of view' },
  { adapter: 'published', title: 'the usual loops' },
  { adapter: 'fast-voxel-raycast', title: 'fast-voxel-raycast', package: 'fast-voxel-raycast' },
  { adapter: 'littlejs', title: 'LittleJS', package: 'littlejsengine' },
  { adapter: 'phaser', title: 'Phaser', package: 'phaser' },
  { adapter: 'planck', title: 'planck', package: 'planck' },
  { adapter: 'rapier2d', title: 'rapier2d', package: '@dimforge/rapier2d-compat' },
  { adapter: 'bresenham', title: 'bresenham', package: 'bresenham' },
  { adapter: 'mrpas', title: 'MRPAS', package: 'mrpas' },
  { adapter: 'rot-js-precise', title: 'rot.js, precise', package: 'rot-js' },
  { adapter: 'rot-js-recursive', title: 'rot.js, recursive', package: 'rot-js' },
  { adapter: 'rot-js-discrete', title: 'rot.js, discrete', package: 'rot-js' },
  { adapter: 'rot-js-paths', title: 'rot.js, A*', package: 'rot-js' },
  { adapter: 'easystarjs', title: 'easystarjs', package: 'easystarjs' },
  { adapter: 'javascript-astar', title: 'javascript-astar', package: 'javascript-astar' },
  { adapter: 'l1-path-finder', title: 'l1-path-finder', package: 'l1-path-finder' },
  { adapter: 'pathfinding-a-star', title: 'PathFinding.js, A*', package: 'pathfinding' },
  { adapter: 'pathfinding-jump-points', title: 'PathFinding.js, jump points', package: 'pathfinding' },
  { adapter: 'pathfinding-both-ends', title: 'PathFinding.js, Dijkstra from both ends', package: 'pathfinding' },
];

const manifest = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

/**
 * The version that is installed, which the manifest pins.
 *
 * @param {string} name
 * @returns {string}
 */
export function versionOf(name) {
  return manifest.devDependencies[name];
}
