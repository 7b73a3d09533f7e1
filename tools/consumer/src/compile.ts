/** The supported compilers, and what they say. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type ts from 'typescript';
import { engineNames } from './project.js';

/** Those that this run compiles with: each configuration of the tests names its own. */
export const versions: readonly string[] = (process.env['TYPESCRIPT_VERSIONS'] ?? '5.9 6.0 7.0').split(' ');

/** Those that have an interface for programs. */
export const programVersions: readonly string[] = ['5.9', '6.0'];

/** One error. */
export interface Diagnostic {
  readonly file: string;
  readonly line: number;
  /** Its first line, which is what an editor shows. */
  readonly message: string;
  /** What a terminal shows below that. */
  readonly rest: string;
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
  noEmit: true,
};

const require = createRequire(import.meta.url);

/**
 * What a compiler says of some files of a project, and of all declarations that they lead to. Those of engines have
 * errors of their own, which are not ours to mend.
 */
export function compile(
  folder: string,
  version: string,
  resolution: Resolution,
  files: readonly string[],
): readonly Diagnostic[] {
  const config = writeConfig(folder, resolution, files);
  if (!programVersions.includes(version)) {
    return saidByCommand(folder, version, config).filter(({ file }) => !isOfEngine(file));
  }
  // What others declare is in the same files for both.
  const isLeftOut = resolution === 'NodeNext' ? isOfEngine : isOfOthers;
  return saidByProgram(folder, version, config, (file) => !isLeftOut(file));
}

/** What a compiler that has an interface for programs says of a project with settings of its own. */
export function checkProject(folder: string, version: string): readonly Diagnostic[] {
  return saidByProgram(folder, version, 'tsconfig.json', () => true);
}

const isOfEngine = (file: string): boolean => engineNames.some((name) => file.includes(`/node_modules/${name}/`));
const isOfOthers = (file: string): boolean => /\/node_modules\/(?!@tilewright\/|tilewright\/)/.test(file);

/**
 * By the interface for programs, which a compiler in JavaScript has: only it can leave out files that need no check.
 */
function saidByProgram(
  folder: string,
  version: string,
  config: string,
  isChecked: (file: string) => boolean,
): Diagnostic[] {
  const api = require(`typescript-${version}`) as typeof ts;
  const fail = (said: ts.Diagnostic): never => {
    throw new Error(`tsc ${version}: ${api.flattenDiagnosticMessageText(said.messageText, '\n')}`);
  };
  const host = { ...api.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const parsed = api.getParsedCommandLineOfConfigFile(join(folder, config), {}, host)!;
  const program = api.createProgram(parsed.fileNames, parsed.options);
  const checked = program.getSourceFiles().filter(({ fileName }) => isChecked(fileName));
  const all = [...parsed.errors, ...checked.flatMap((file) => api.getPreEmitDiagnostics(program, file))];
  return all.map((said) => {
    const { file, start } = said;
    if (file === undefined || start === undefined) return fail(said);
    const texts = [said, ...(said.relatedInformation ?? [])].map(({ messageText }) =>
      api.flattenDiagnosticMessageText(messageText, '\n'),
    );
    const [message = '', ...rest] = texts.join('\n').split('\n');
    return {
      file: relative(folder, file.fileName).replaceAll('\\', '/'),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      message,
      rest: rest.join('\n'),
    };
  });
}

/** By the command, as in a terminal. */
function saidByCommand(folder: string, version: string, config: string): Diagnostic[] {
  // More checkers than one do much of their work twice.
  const output = stripVTControlCharacters(run(folder, version, config, ['--pretty', 'true', '--checkers', '1']));
  const all = output.split(/^(?=(?:\S.* )?error TS\d+: )/m).filter((said) => /error TS\d+: /.test(said));
  return all.map((said) => {
    const [, file, line, message, rest] = /^(.+):(\d+):\d+ - error TS\d+: (.*)\n([^]*)$/.exec(said) ?? [];
    if (file === undefined || message === undefined) throw new Error(`tsc ${version}: ${said}`);
    return { file, line: Number(line), message, rest: rest ?? '' };
  });
}

/**
 * How many type instantiations a compiler counts for one file.
 *
 * @param flags - `--skipLibCheck`, as most projects have it: what the check of all declarations finds out first costs
 * nothing later, and would hide in both terms of a difference
 */
export function instantiations(folder: string, version: string, file: string, flags: readonly string[] = []): number {
  const config = writeConfig(folder, 'NodeNext', [file]);
  const output = run(folder, version, config, ['--extendedDiagnostics', '--singleThreaded', ...flags]);
  const count = /Instantiations:\s+(\d+)/.exec(output)?.[1];
  if (count === undefined) throw new Error(`tsc ${version} counted nothing:\n${output}`);
  return Number(count);
}

/** Writes the settings of a project, as a user has them, and returns the name of their file. */
function writeConfig(folder: string, resolution: Resolution, files: readonly string[]): string {
  const module = resolution === 'NodeNext' ? 'NodeNext' : 'ESNext';
  const compilerOptions = { ...strict, module, moduleResolution: resolution };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  return 'tsconfig.json';
}

/** What a command prints. */
function run(folder: string, version: string, config: string, flags: readonly string[]): string {
  const manifestPath = require.resolve(`typescript-${version}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifestPath, 'utf8')) as { bin: { tsc: string } };
  const tsc = join(dirname(manifestPath), bin.tsc);
  const { error, status, stdout, stderr } = spawnSync(process.execPath, [tsc, '--project', config, ...flags], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error !== undefined) throw error;
  if (stdout === '' && status !== 0) throw new Error(`tsc ${version} failed: ${stderr}`);
  return stdout;
}
