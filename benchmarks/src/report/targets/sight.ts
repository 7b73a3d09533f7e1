/** Bounds for fields of view. */
import { aloneRows } from '../../sight/alone-scene.js';
import { rowName } from '../../sight/rows.js';
import { kinds, radii } from '../../sight/scene.js';
import { steadyForms } from '../../sight/steady-scene.js';
import { bytes, type Section, speeds, type Target, times } from './target.js';

const far = radii.filter((radius) => radius >= 24);

function ahead(kind: string, against: string, name: string, at: readonly number[], bound: number): Target {
  const bounds = Object.fromEntries(at.map((radius) => [rowName(kind, radius), bound]));
  const goals = speeds('sight', 'sight/tilewright', against, bounds);
  return { what: `tiles in view, ${kind}: radius ${at.join(' / ')}`, against: name, goals, seen: '' };
}

export const sight: Section = {
  title: 'Fields of view',
  targets: [
    ...kinds.map((kind) => ahead(kind, 'sight/peers/rot-recursive', 'rot-js, recursive', radii, 2.5)),
    ...kinds.map((kind) => ahead(kind, 'sight/each-tile', '`isVisible` to each tile', far, 20)),
    {
      what: 'nanoseconds for one view of an empty map of 256 x 256 / for 100 eyes of radius 16 in one map',
      against: '',
      goals: times('sight-alone', 'sight/alone', { [aloneRows[0]!]: 12_000, [aloneRows[1]!]: 250_000 }),
      seen: '',
    },
    {
      what: `bytes for a view from centers / from anywhere: ${steadyForms.map((form) => `\`${form}\``).join(', ')}`,
      against: '',
      goals: bytes(
        'sight-allocation',
        'sight/steady',
        steadyForms.flatMap((form) => [`${form}, centers`, `${form}, anywhere`]),
      ),
      seen: '',
    },
  ],
};
