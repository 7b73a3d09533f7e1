// What a package declares to users, as text: a report of API Extractor for each of its entries, made of its built
// declarations.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import {
  CompilerState,
  Extractor,
  ExtractorConfig,
  ExtractorLogLevel,
  ExtractorMessageCategory,
} from '@microsoft/api-extractor';
import { Failure, readJson } from './paths.mjs';

/**
 * @typedef {{ entry: string; file: string; text: string; problems: string[]; forgotten: string[] }} Report
 *
 * @param {string} repository
 * @param {string} folder of the package
 * @param {{ exports?: Record<string, { types?: string }> }} manifest
 * @returns {Report[]} one for each entry that has types
 */
export function reportsOf(repository, folder, { exports = {} }) {
  const entries = Object.entries(exports).flatMap(([entry, { types }]) =>
    types === undefined ? [] : [{ entry, types: join(folder, types) }],
  );
  if (entries.length === 0) return [];
  const missing = entries.filter(({ types }) => !existsSync(types)).map(({ types }) => relative(repository, types));
  if (missing.length > 0) throw new Failure(`${missing.join(', ')} is not built: run npm run build`);
  const work = realpathSync(mkdtempSync(join(tmpdir(), 'tilewright-api-')));
  try {
    const configs = entries.map(({ entry, types }) => ({
      entry,
      config: configOf(repository, folder, entry, types, work),
    }));
    const [{ config: first }] = /** @type {[typeof configs[number]]} */ (configs);
    const compilerState = CompilerState.create(first, { additionalEntryPoints: entries.map(({ types }) => types) });
    return configs.map(({ entry, config }) => reportOf(repository, entry, config, compilerState, work));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/**
 * @param {string} repository
 * @param {string} entry
 * @param {ExtractorConfig} config
 * @param {CompilerState} compilerState
 * @param {string} work the folder that the report is written to
 * @returns {Report}
 */
function reportOf(repository, entry, config, compilerState, work) {
  /** @type {string[]} */
  const problems = [];
  /** @type {string[]} */
  const forgotten = [];
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback(message) {
      const { category, messageId, logLevel, text, sourceFilePath, sourceFileLine } = message;
      // Nothing is printed, nor written into the report.
      message.handled = true;
      if (messageId === 'ae-forgotten-export') forgotten.push(/"(.+?)"/.exec(text)?.[1] ?? text);
      else if (category !== ExtractorMessageCategory.Console && logLevel !== ExtractorLogLevel.None) {
        problems.push(
          `${relative(repository, sourceFilePath ?? config.mainEntryPointFilePath)}:${sourceFileLine}: ${text}`,
        );
      }
    },
  });
  const text = readFileSync(join(work, fileOf(entry)), 'utf8');
  return { entry, file: fileOf(entry), text, problems, forgotten: [...new Set(forgotten)] };
}

/**
 * @param {string} repository
 * @param {string} folder
 * @param {string} entry
 * @param {string} types
 * @param {string} work a folder for what it writes
 */
function configOf(repository, folder, entry, types, work) {
  const { compilerOptions } = readJson(join(repository, 'tsconfig.base.json'));
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: fileOf(entry),
        reportFolder: work,
        reportTempFolder: join(work, 'temp'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning },
          // All that an entry exports is public, and what may go without a comment is said elsewhere.
          'ae-missing-release-tag': { logLevel: ExtractorLogLevel.None },
          'ae-undocumented': { logLevel: ExtractorLogLevel.None },
        },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
}

/** @param {string} entry as `exports` names it: `.` or `./kernel` */
function fileOf(entry) {
  return `${entry === '.' ? 'index' : entry.slice(2).replaceAll('/', '.')}.api.md`;
}
