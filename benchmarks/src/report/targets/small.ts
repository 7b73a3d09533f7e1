/** Bounds for what a game ships, and for the work of its compiler. */
import type { Section, Target } from './target.js';

const figure = (what: string, report: string, name: string, bound: number, seen = ''): Target => ({
  what,
  against: '',
  goals: [{ kind: 'figure', report, figure: name, bound }],
  seen,
});

export const small: Section = {
  title: 'Small, and quick to compile',
  targets: [
    figure('`position += velocity * dt`, bytes', 'sizes', 'units: position += velocity * dt', 500),
    figure('units in full, bytes', 'sizes', 'units: all of units', 8000),
    figure('tilemap without units, bytes', 'sizes', 'tilemap: all of tilemap, without units', 8000),
    figure(
      'queries with tilemap, without units, bytes',
      'sizes',
      'queries: all of queries with tilemap, without units',
      12_000,
    ),
    figure(
      'instantiations for an operation with a named result',
      'types',
      'named results of different operands',
      29,
      '17.9',
    ),
  ],
};
