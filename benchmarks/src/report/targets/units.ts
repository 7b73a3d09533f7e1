/** Bounds for the cost of each form of the verbs. */
import type { Form } from '../../harness/hosts.js';
import { bytes, type Goal, type Section } from './target.js';

const raw = 'units/raw';

function unitCost(contender: string, form: Form, rows: readonly string[], bound: number): Goal[] {
  return rows.map((row) => ({ kind: 'cost', question: 'units', form, row, contender, against: raw, bound }));
}

const directions: readonly string[] = [
  'turn headings',
  'turn towards goals',
  'velocities of headings',
  'unit vectors of headings',
  'headings of velocities',
];

export const units: Section = {
  title: 'Units',
  targets: [
    ...(['bundled', 'browser'] as const).flatMap((form) => {
      const host = form === 'browser' ? 'Chromium' : 'Node';
      return [
        {
          what: `bulk verbs over columns, ${host}: step / scalars / limit`,
          against: 'raw `Float64Array` loops',
          goals: unitCost('units/bulk', form, ['one-line step', 'scalar column', 'limit speeds'], 1.05),
          seen: '1.0',
        },
        {
          what: `bulk verbs for directions, ${host}: turn / turn towards / to velocities / to unit vectors / from velocities`,
          against: 'raw loops',
          goals: unitCost('units/bulk', form, directions, 1.05),
          seen: '',
        },
      ];
    }),
    {
      what: 'twins, bundled: step / steering / scalars / accumulator',
      against: 'raw `Float64Array` loops',
      goals: unitCost(
        'units/twins',
        'bundled',
        ['one-line step', 'steering chain', 'scalar column', 'accumulator'],
        1.3,
      ),
      seen: '1.0 to 1.2',
    },
    {
      what: 'bytes per frame of the bulk verbs: step / scalars / limit',
      against: '',
      goals: bytes('units-allocation', 'units/bulk', ['one-line step', 'scalar column', 'limit speeds']),
      seen: '0',
    },
  ],
};
