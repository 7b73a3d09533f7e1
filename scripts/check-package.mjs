// Run inside a published package: packs it as a release would, and checks what a user would get.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenOnSignals, runNode } from './lib/children.mjs';
import { runPnpm } from './lib/install.mjs';
import { readTarball } from './lib/tarball.mjs';
import { packageProblems } from './lib/package-problems.mjs';
import { toolFile } from './lib/paths.mjs';

endChildrenOnSignals();
const folder = mkdtempSync(join(tmpdir(), 'tilewright-pack-'));
try {
  process.exitCode = await check();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function check() {
  const packed = await runPnpm(['pack', '--pack-destination', folder], { cwd: process.cwd(), quiet: true });
  const [name] = readdirSync(folder);
  if (packed.code !== 0 || name === undefined) {
    console.log(packed.output);
    return 1;
  }
  const tarball = join(folder, name);
  const problems = packageProblems(readTarball(readFileSync(tarball)));
  for (const problem of problems) console.log(problem);

  const publint = await runNode(toolFile('publint'), ['run', tarball, '--strict'], { quiet: true });
  if (publint.code !== 0) console.log(publint.output);
  const types = await runNode(toolFile('@arethetypeswrong/cli', 'attw'), [tarball, '--profile', 'esm-only'], {
    quiet: true,
  });
  if (types.code !== 0) console.log(types.output);
  return problems.length === 0 && publint.code === 0 && types.code === 0 ? 0 : 1;
}
