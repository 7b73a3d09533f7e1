import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { complaint } from './node-version.cjs';
import { readJson, root } from './paths.mjs';

describe('the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '22.20.0', '23.0.0', '24.1.0', '100.0.0'])('%s is supported', (version) => {
    expect(complaint(version)).toBeUndefined();
  });

  it.each(['0.10.48', '8.17.0', '18.20.4', '20.18.3', '21.7.3', '22.11.0'])(
    '%s gets a message with the remedy',
    (version) => {
      expect(complaint(version)).toMatch(
        /needs Node 20\.19 or later.*this is Node .*\nInstall a current version from .*nvm/,
      );
      expect(complaint(version)).toContain(version);
    },
  );

  it('is the one that package.json requires', () => {
    expect(readJson(join(root, 'package.json')).engines.node).toBe('^20.19.0 || >=22.12.0');
  });

  it('is checked before anything else happens', () => {
    const program = `Object.defineProperty(process.versions, 'node', { value: '12.22.12' }); require('./scripts/run.cjs')`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', program], { cwd: root, encoding: 'utf8' });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^tilewright needs Node 20\.19 or later .*this is Node 12\.22\.12/);
  });

  it.each(['run.cjs', 'lib/node-version.cjs'])('is checked by %s in a syntax that any Node parses', (file) => {
    const code = readFileSync(join(root, 'scripts', file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    expect(code).not.toMatch(/=>|\b(const|let|class|async|await|import|export)\b|`|\?\.|\?\?|\.\.\./);
    // No trailing comma after the last argument either: Node 6 rejects it.
    expect(code).not.toMatch(/,\s*\)/);
  });
});
