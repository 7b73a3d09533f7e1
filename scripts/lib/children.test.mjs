import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { run } from './children.mjs';

describe('run', () => {
  it('returns the output and the code', async () => {
    const program = `console.log('out'); console.error('err'); process.exitCode = 3;`;
    const { code, output } = await run(process.execPath, ['-e', program], { quiet: true });
    expect(code).toBe(3);
    expect(output).toContain('out\n');
    expect(output).toContain('err\n');
  });

  it('names a program that could not be started', async () => {
    const { code, output } = await run('no-such-program', [], { quiet: true });
    expect(code).toBe(1);
    expect(output).toContain('no-such-program');
  });

  it('ends a program that takes too long', async () => {
    const waiting = `setInterval(() => {}, 1000);`;
    const { code, output } = await run(process.execPath, ['-e', waiting], { quiet: true, timeout: 1 });
    expect(code).toBe(1);
    expect(output).toContain('timed out');
  });

  it.skipIf(process.platform === 'win32').each(/** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))(
    'ends the program after %s',
    async (signal) => {
      const waiting = `process.stdout.write('started'); setTimeout(() => {}, 60_000);`;
      const children = new URL('children.mjs', import.meta.url).href;
      const program = `
        const { run } = await import(${JSON.stringify(children)});
        await run(process.execPath, ['-e', ${JSON.stringify(waiting)}]);`;
      const started = spawn(process.execPath, ['--input-type=module', '-e', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      // It closes when no process holds it.
      const closed = new Promise((resolve) => started.on('close', (_, endedBy) => resolve(endedBy)));
      await new Promise((resolve) => started.stdout.once('data', resolve));
      started.kill(signal);
      expect(await closed).toBe(signal);
    },
  );
});
