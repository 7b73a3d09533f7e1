// Run inside a published package: packs it as a release would, and checks what a user would get.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTarball } from './lib/check-tarball.mjs';
import { pack } from './lib/pack.mjs';
import { Failure } from './lib/paths.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-pack-'));
try {
  const problems = await checkTarball(await pack(process.cwd(), folder));
  for (const problem of problems) console.log(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.log(error.message);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
