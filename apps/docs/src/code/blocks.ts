import type { Page } from '../content/page.js';
import { Compiler } from './compiler.js';

const BLOCK = /^```ts\n([\s\S]*?)\n```$/gm;

/** The blocks of a page that are compiled. */
function blocksOf({ text }: Page): string[] {
  return [...text.matchAll(BLOCK)].map(([, code = '']) => code);
}

/**
 * A compiler that has all blocks in its program.
 *
 * @param importsOf - the lines that stand before a block for the compiler only
 */
export function compilerFor(pages: readonly Page[], importsOf: (block: string) => string): Compiler {
  const compiler = new Compiler();
  for (const page of pages) for (const block of blocksOf(page)) compiler.add(importsOf(block) + block);
  return compiler;
}
