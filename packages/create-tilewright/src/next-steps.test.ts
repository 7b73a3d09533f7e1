import { expect, it } from 'vitest';
import { nextSteps } from './next-steps.js';

const order = { folder: '/games/rogue', name: 'rogue', template: 'keep', more: [], packages: undefined } as const;

it('says how to start', () => {
  expect(nextSteps(order, '../rogue')).toBe(
    '\nMade rogue from the template keep. Start it:\n\n  cd ../rogue\n  npm install\n  npm start\n',
  );
});

it('needs no cd where one is already', () => {
  expect(nextSteps(order, '')).toMatch(/:\n\n {2}npm install\n/);
});

it('quotes paths with spaces', () => {
  expect(nextSteps(order, 'my games/rogue')).toContain('  cd "my games/rogue"\n');
});

it.each(['pnpm', 'yarn', 'bun', 'npm'])('speaks %s', (manager) => {
  const steps = nextSteps(order, 'rogue', `${manager}/10.1.0 npm/? node/v22.12.0 linux x64`);
  expect(steps).toContain(`\n  ${manager} install\n  ${manager} start\n`);
});

it('takes other managers for npm', () => {
  expect(nextSteps(order, 'rogue', 'cnpm/9')).toContain('\n  npm install\n');
});
