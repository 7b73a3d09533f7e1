import type { DecorationItem, ShikiTransformer } from 'shiki';
import type { Page } from '../content/page.js';
import { blocksOf, compilerFor, partsOf } from './blocks.js';
import { explain, type Explained } from './explain.js';

/**
 * Adds to each block in TypeScript what the compiler says: an attribute on each name for the tooltip, and a line below
 * each mistake.
 *
 * VitePress renders each page three times, so the blocks are kept by their text. It renders pages in any order, and how
 * the compiler writes a type depends on what it has read before: so they are read here, in their own order, and the
 * pages of two builds are the same.
 *
 * @param pages - those whose blocks are in the program of the compiler
 * @param importsOf - the lines that stand before a block for the compiler only
 */
export function typedCode(pages: readonly Pick<Page, 'text'>[], importsOf: (code: string) => string): ShikiTransformer {
  const compiler = compilerFor(pages, importsOf);
  const explained = new Map<string, Explained>();
  const explainedOf = (code: string): Explained => {
    const { hidden, shown } = partsOf(code, importsOf);
    const found = explained.get(code) ?? explain(compiler, shown, hidden);
    explained.set(code, found);
    return found;
  };
  for (const code of pages.flatMap(blocksOf)) explainedOf(code);
  const current = new WeakMap<object, Explained & { readonly hidden: string }>();
  return {
    name: 'tilewright:typed-code',
    preprocess(code, options) {
      // With a limit, a busy machine leaves the rest of a line without colors.
      options.tokenizeTimeLimit = 0;
      if (options.lang !== 'ts') return undefined;
      const { hidden } = partsOf(code, importsOf);
      const found = explainedOf(code);
      current.set(this.meta, { ...found, hidden: hidden.trim() });
      options.decorations = decorationsOf(found);
      return found.code;
    },
    // After the decorations, which count the lines.
    pre(node) {
      const { code, problems, hidden } = current.get(this.meta) ?? { code: '', problems: [], hidden: '' };
      const [lines] = node.children;
      if (lines?.type !== 'element') return;
      const elements = lines.children.filter((child) => child.type === 'element');
      const lineOf = (position: number): number => code.slice(0, position).split('\n').length - 1;
      for (const { start, end, message } of problems) {
        elements[lineOf(start)]?.children.unshift(copiedOnly(`// error: ${message.split('\n')[0]}\n`));
        elements[lineOf(end)]?.children.push({
          type: 'element',
          tagName: 'span',
          // Not a part of the copied code: there it is a comment.
          properties: { class: 'vp-copy-ignore' },
          children: [
            { type: 'text', value: '\n' },
            {
              type: 'element',
              tagName: 'span',
              properties: { class: 'mistake' },
              children: [{ type: 'text', value: message }],
            },
          ],
        });
      }
      // The copied code compiles elsewhere, too, except where it says that it does not.
      if (hidden !== '') lines.children.unshift(copiedOnly(`${hidden}\n\n`));
    },
  };
}

/** Text that a copy of the block contains and the page does not show. */
function copiedOnly(value: string) {
  const text = { type: 'text' as const, value };
  return { type: 'element' as const, tagName: 'span', properties: { hidden: true }, children: [text] };
}

function decorationsOf({ hovers, problems }: Explained): DecorationItem[] {
  return [
    ...hovers.map(({ start, end, text }) => ({ start, end, properties: { 'data-type': text } })),
    ...problems.map(({ start, end }) => ({ start, end, properties: { class: 'wrong' } })),
  ];
}
