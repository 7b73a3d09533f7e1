import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { leanTypeScript } from './lean.js';

const require = createRequire(import.meta.url);
const file = createRequire(require.resolve('typescript')).resolve('@typescript/old');
const code = readFileSync(file, 'utf8');

it('leaves out a fifth of TypeScript, and no compiler', () => {
  const lean = leanTypeScript(code);
  expect(lean.length).toBeLessThan(0.8 * code.length);
  expect(lean).toContain('function createTypeChecker(');
  expect(lean).toContain('function createLanguageService(');
  expect(lean).not.toContain('registerCodeFix({');
});

it('refuses a file with another layout', () => {
  expect(() => leanTypeScript(code.replaceAll('// src/', '// lib/'))).toThrow('has its layout changed?');
});
