/** The lens on types shows the words of the compiler: what the compiler says is compared with what the lens shows. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { linesOf } from './source-plugin.js';

const own = fileURLToPath(new URL('..', import.meta.url));
const file = 'lens/mistakes.test-d.ts';
const text = readFileSync(`${own}src/${file}`, 'utf8');
/** Ignored by git, and inside the folder, so that the compiler finds the packages. */
const folder = join(own, '.reports/mistakes');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the compiler says of a text in place of the file: the first line of each error. */
function compilerSays(words: string): readonly string[] {
  mkdirSync(folder, { recursive: true });
  const elsewhere = words.replaceAll(/from '\.\.\//g, `from '${own}src/`);
  writeFileSync(join(folder, 'mistakes.ts'), elsewhere);
  const project = { extends: join(own, 'tsconfig.json'), files: ['mistakes.ts'], include: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project));
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  try {
    execFileSync(process.execPath, [join(dirname(manifest), bin.tsc), '-p', folder, '--pretty', 'false']);
    return [];
  } catch (problem) {
    const { stdout } = problem as { stdout: Buffer };
    return [...stdout.toString().matchAll(/^.*error TS\d+: (.*)$/gm)].map(([, first = '']) => first.trim());
  }
}

it('the words of each mistake are those of the compiler', () => {
  const { errors } = linesOf(text, file, 'moveByMistake');
  expect(errors).toHaveLength(3);
  expect(compilerSays(text)).toEqual([]);
  expect(compilerSays(text.replaceAll('@ts-expect-error', ''))).toEqual(errors);
});

it('each mistake is marked in the lines that the lens shows', () => {
  const { html } = linesOf(text, file, 'moveByMistake');
  const marked = html.split('\n').filter((line) => line.includes('mistake'));
  expect(marked.map((line) => line.replaceAll(/<[^>]*>/g, '').trim())).toEqual([
    'player.position = position(add(here.x, timeStep), here.y);',
    'player.position = add(here, velocity);',
    'player.position = toPixels(screen, here);',
  ]);
});
