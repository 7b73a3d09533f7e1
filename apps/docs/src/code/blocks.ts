import type { Page } from '../content/page.js';
import { Compiler } from './compiler.js';

const BLOCK = /^```ts\n([\s\S]*?)\n```$/gm;

/** What is above this line is compiled, and not shown. */
const CUT = '// ---cut---\n';

/** A block as it is compiled: lines for the compiler only, and those that are shown. */
export interface Block {
  readonly hidden: string;
  readonly shown: string;
}

/** @param importsOf - the lines that stand before a block for the compiler only */
export function partsOf(block: string, importsOf: (block: string) => string): Block {
  const at = block.indexOf(CUT);
  return at < 0
    ? { hidden: importsOf(block), shown: block }
    : { hidden: block.slice(0, at), shown: block.slice(at + CUT.length) };
}

/** The blocks of a page that are compiled. */
export function blocksOf({ text }: Pick<Page, 'text'>): string[] {
  return [...text.matchAll(BLOCK)].map(([, code = '']) => code);
}

/**
 * A compiler that has all blocks in its program.
 *
 * @param importsOf - the lines that stand before a block for the compiler only
 */
export function compilerFor(pages: readonly Pick<Page, 'text'>[], importsOf: (block: string) => string): Compiler {
  const compiler = new Compiler();
  for (const block of pages.flatMap(blocksOf)) {
    const { hidden, shown } = partsOf(block, importsOf);
    compiler.add(hidden + shown);
  }
  return compiler;
}
