// A temporary folder for one test.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * @param {Record<string, string>} [files] contents by path
 * @returns {string}
 */
export function folderWith(files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tilewright-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/**
 * @param {string} folder
 * @param {Record<string, string>} files
 */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
