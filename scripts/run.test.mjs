import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson, root } from './lib/paths.mjs';

/**
 * Runs a command of the repository that fails at once, under a Node that says that it is another one.
 *
 * @param {string} version
 */
function runUnder(version) {
  const program = `
    Object.defineProperty(process.versions, 'node', { value: '${version}' });
    process.argv.splice(1, 0, 'run.cjs', 'no-such-command');
    require('./scripts/run.cjs');`;
  return spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
}

describe('the Node version', () => {
  it.each(['20.19.0', '22.12.0', '23.0.0', '100.0.0'])('%s is supported', (version) => {
    expect(runUnder(version).stderr).toBe('\nThere is no command no-such-command: npm run lists the commands.\n');
  });

  it.each(['10.24.1', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])('%s gets a message with the remedy', (version) => {
    const { status, stdout, stderr } = runUnder(version);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^tilewright needs Node 20\.19 or later .*\nInstall a current version from .*nvm/);
    expect(stderr).toContain(`this is Node ${version}.`);
  });

  it('is the one that package.json requires', () => {
    expect(readJson(join(root, 'package.json')).engines.node).toBe('^20.19.0 || >=22.12.0');
  });

  it('is checked in a syntax that old versions parse', () => {
    const code = readFileSync(join(root, 'scripts/run.cjs'), 'utf8').replaceAll(/\/\/.*/g, '');
    expect(code).not.toMatch(/=>|\b(const|let|class|async|await|export)\b|`|\?\.|\?\?|\.\.\./);
  });
});
