// npm run conformance: makes the table, scores all libraries, and writes both pages.
import { build } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { bugsPage, conformancePage, kinds, readCases, scoresOf } from './pages.mjs';

const outfile = '.built/table.mjs';
await build({
  entryPoints: ['src/table/table.ts'],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  logLevel: 'error',
});
const { casesOf, textOf } = await import(pathToFileURL(outfile).href);

const scores = new Map();
for (const kind of kinds) {
  writeFileSync(`table/${kind}.json`, textOf(casesOf(kind)));
  const cases = readCases(kind);
  const scored = await scoresOf(cases);
  scores.set(cases, scored);
  const line = scored.map(({ title, score }) => `${title} ${score.exact} of ${score.asked}`);
  console.log(`${kind}: ${line.join(', ')}`);
}
writeFileSync('../../docs/conformance.md', conformancePage(scores));
writeFileSync('../../docs/bugs-in-others.md', bugsPage());
