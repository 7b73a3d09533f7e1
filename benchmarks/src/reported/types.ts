/** The cost of operations in the compiler, as the tests of `tools/consumer` measure it with the packed packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../harness/figure.js';
import { runScript } from './run-script.js';

interface Row {
  readonly name: string;
  readonly cost: number;
  readonly bound: number;
}

interface TestReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly meta: { readonly typeCost?: readonly Row[] } }[];
  }[];
}

const consumer = join('..', 'tools', 'consumer');

export const types: Report = {
  name: 'types',
  title: 'Types: instantiations per operation, TypeScript 7.0',
  take: async () => {
    const vitest = join(consumer, 'node_modules', 'vitest', 'vitest.mjs');
    // A separate file: the usual report covers all tests.
    const file = join('.reports', 'type-cost.json');
    await runScript(vitest, ['run', 'src/typeCost.test.ts', `--outputFile.json=${file}`], consumer);
    const report = JSON.parse(readFileSync(join(consumer, file), 'utf8')) as TestReport;
    const rows = report.testResults.flatMap(({ assertionResults }) =>
      assertionResults.flatMap(({ meta }) => meta.typeCost ?? []),
    );
    return rows.map(({ name, cost, bound }) => ({ name, value: cost, unit: 'instantiations', limit: bound }));
  },
};
