// npm run api: writes what the packages declare to users into packages/*/api, where `npm run check -- api` looks for
// it.
import { writeReports } from './lib/api-reports.mjs';
import { buildPackages } from './lib/turbo.mjs';

export async function main() {
  await buildPackages();
  const { written, problems } = writeReports();
  console.log(written.length === 0 ? 'The reports are up to date.' : `Wrote ${written.join(', ')}.`);
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
}
