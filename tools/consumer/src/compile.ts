/** The supported compilers, as a user runs them, and what they say. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Those that this run compiles with: each configuration of the tests names its own. */
export const versions: readonly string[] = (process.env['TYPESCRIPT_VERSIONS'] ?? '5.9 6.0 7.0').split(' ');

/** One error: only its first line, which is what an editor shows. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** How a project resolves modules. */
export type Resolution = 'NodeNext' | 'Bundler';

const strict = {
  strict: true,
  target: 'ES2022',
  lib: ['ES2022', 'DOM'],
  types: [],
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  // The declarations of the packages are checked too.
  skipLibCheck: false,
  noErrorTruncation: true,
};

/** Compiles files of a project; with `outDir`, writes JavaScript too. */
export function compile(
  folder: string,
  version: string,
  resolution: Resolution,
  files: readonly string[],
  outDir?: string,
): readonly Diagnostic[] {
  const { stdout } = run(folder, version, resolution, files, outDir, []);
  return stdout.split('\n').flatMap((line) => {
    const match = /^(.+)\((\d+),\d+\): error TS\d+: (.*)$/.exec(line.trimEnd());
    if (match === null) {
      if (/error TS/.test(line)) throw new Error(`tsc ${version}: ${line}`);
      return [];
    }
    return [{ file: match[1] ?? '', line: Number(match[2]), message: match[3] ?? '' }];
  });
}

/**
 * How many type instantiations the compiler counts for one file.
 *
 * @param flags - `--skipLibCheck`, as most projects have it: what the check of all declarations finds out first costs nothing
 * later, and would hide in both terms of a difference
 */
export function instantiations(folder: string, version: string, file: string, flags: readonly string[] = []): number {
  const counting = ['--extendedDiagnostics', '--singleThreaded', ...flags];
  const { stdout } = run(folder, version, 'NodeNext', [file], undefined, counting);
  const count = /Instantiations:\s+(\d+)/.exec(stdout)?.[1];
  if (count === undefined) throw new Error(`tsc ${version} counted nothing:\n${stdout}`);
  return Number(count);
}

/** All that a compiler prints in a terminal, with the lines below the first ones. */
export function prettyOutput(folder: string, version: string, files: readonly string[]): string {
  return run(folder, version, 'NodeNext', files, undefined, ['--pretty', 'true']).stdout;
}

function run(
  folder: string,
  version: string,
  resolution: Resolution,
  files: readonly string[],
  outDir: string | undefined,
  flags: readonly string[],
): { stdout: string } {
  const module = resolution === 'NodeNext' ? 'NodeNext' : 'ESNext';
  const emit = outDir === undefined ? { noEmit: true } : { outDir, noEmitOnError: false, rootDir: '.' };
  const config = `tsconfig.${version}.${resolution}.json`;
  const compilerOptions = { ...strict, module, moduleResolution: resolution, ...emit };
  writeFileSync(join(folder, config), JSON.stringify({ compilerOptions, files }));
  // Only TypeScript 7 knows the flag, and only there it is needed: the others have one thread.
  const known = flags.filter((flag) => flag !== '--singleThreaded' || version === '7.0');
  const result = spawnSync(process.execPath, [compiler(version), '--project', config, '--pretty', 'false', ...known], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (result.error !== undefined) throw result.error;
  if (result.stdout === '' && result.status !== 0) throw new Error(`tsc ${version} failed: ${result.stderr}`);
  return result;
}

function compiler(version: string): string {
  const manifestPath = createRequire(import.meta.url).resolve(`typescript-${version}/package.json`);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin: { tsc: string } };
  return join(dirname(manifestPath), manifest.bin.tsc);
}
