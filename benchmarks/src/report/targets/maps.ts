/** Bounds for the cost of loops over maps. */
import type { Goal, Section } from './target.js';

const storages = ['bytes', 'floats', 'array', 'bits'];

export const maps: Section = {
  title: 'Maps',
  targets: [
    ...storages.map((storage) => ({
      what: `${storage}, in a program with no other storage: \`getAt\` / \`setAt\` over all tiles`,
      against: 'the bare array',
      goals: ['getAt', 'setAt'].map((row) => storageCost(storage, row, 'raw', 2.5)),
      seen: '',
    })),
    {
      what: `\`forEach\`: ${storages.join(' / ')}`,
      against: 'the bare array, no calls',
      goals: storages.map((storage) => storageCost(storage, 'forEach', 'raw', 1.1)),
      seen: '',
    },
    {
      what: `\`forEach\` over maps of 64 x 64 tiles, repeated: ${storages.join(' / ')}`,
      against: 'the bare array, no calls',
      goals: storages.map((storage) => storageCost(storage, 'forEach, 64 x 64', 'raw', 1.1)),
      seen: '',
    },
    {
      what: `\`forEach\` compared with a visitor (not a target of the design): ${storages.join(' / ')}`,
      against: 'a visitor over the bare array',
      goals: storages.map((storage) => storageCost(storage, 'forEach', 'raw#visitor', 1.1)),
      seen: '',
    },
  ],
};

function storageCost(storage: string, row: string, against: string, bound: number): Goal {
  return {
    kind: 'cost',
    question: 'tilemap-storage',
    form: 'bundled',
    row,
    contender: `tilemap-storage/one#${storage}`,
    against: `tilemap-storage/${against}`,
    bound,
  };
}
