// npm run api: writes what the packages declare to users into packages/*/api, where `npm run check -- api` looks for it.
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { buildPackages } from './lib/turbo.mjs';

export async function main() {
  endChildrenOnSignals();
  await install();
  const built = await buildPackages();
  if (built.code !== 0) {
    console.log(built.output);
    return built.code;
  }
  // Loaded late: it needs what is installed.
  const { writeReports } = await import('./lib/api-reports.mjs');
  const { written, problems } = writeReports();
  console.log(written.length === 0 ? 'The reports are up to date.' : `Wrote ${written.join(', ')}.`);
  for (const problem of problems) console.log(problem);
  return problems.length === 0 ? 0 : 1;
}
