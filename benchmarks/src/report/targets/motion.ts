/** Bounds for bodies that move among walls, and for the walks in real engines. */
import { rowNames } from '../../motion/rows.js';
import { columns, figureName, ours } from '../../motion/walks/report.js';
import { type Section, speeds, type Target, times } from './target.js';

const among = rowNames.slice(0, 2);
const inTheOpen = rowNames.slice(2);

function ahead(peer: string, name: string, bound: number): Target {
  const bounds = Object.fromEntries(among.map((row) => [row, bound]));
  const goals = speeds('motion', 'motion/tilewright', `motion/peers/${peer}`, bounds);
  return { what: 'bodies among walls, in bulk: boxes / circles', against: name, goals, seen: '' };
}

const walked = ['floor', 'wall', 'ceiling', 'passes', 'deep'] as const;

export const motion: Section = {
  title: 'Bodies among tiles',
  targets: [
    ahead('rapier2d#controller', "rapier2d's controller alone", 3),
    ahead('rapier2d', 'rapier2d', 1),
    ahead('planck', 'planck', 1),
    ahead('matter-js', 'matter-js', 1),
    {
      what: 'boxes among walls, in bulk, in Chromium',
      against: 'LittleJS / Phaser Arcade / Excalibur',
      goals: ['littlejs', 'phaser-arcade', 'excalibur'].map((peer) => ({
        kind: 'speed',
        question: 'motion-engines',
        form: 'browser',
        row: among[0]!,
        contender: 'motion/tilewright',
        against: `motion/peers/${peer}`,
        bound: 1,
      })),
      seen: '',
    },
    {
      what: 'nanoseconds for a single move among walls: box / circle',
      against: '',
      goals: times('motion', 'motion/tilewright#single', { [among[0]!]: 250, [among[1]!]: 400 }),
      seen: '110 to 260 (boxes)',
    },
    {
      what: 'nanoseconds for a body with no wall within its step, in bulk: box / circle',
      against: '',
      goals: times('motion', 'motion/tilewright', { [inTheOpen[0]!]: 60, [inTheOpen[1]!]: 60 }),
      seen: '',
    },
    ...ours.map((engine): Target => ({
      what: `walks, ${engine.name}: ${walked.map((column) => columns[column]).join(' / ')}`,
      against: '',
      goals: walked.map((column) => ({
        kind: 'figure',
        report: 'walks',
        figure: figureName(engine, column),
        bound: 0,
      })),
      seen: '0',
    })),
  ],
};
