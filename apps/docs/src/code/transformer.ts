import type { DecorationItem, ShikiTransformer } from 'shiki';
import { partsOf } from './blocks.js';
import type { Compiler } from './compiler.js';
import { explain, type Explained } from './explain.js';

/**
 * Adds to each block in TypeScript what the compiler says: an attribute on each name for the tooltip, and a line below each
 * mistake.
 *
 * VitePress renders each page three times, so the blocks are kept by their text.
 */
export function typedCode(compiler: Compiler, importsOf: (code: string) => string): ShikiTransformer {
  const explained = new Map<string, Explained>();
  const current = new WeakMap<object, Explained & { readonly imports: string }>();
  return {
    name: 'tilewright:typed-code',
    preprocess(code, options) {
      if (options.lang !== 'ts') return undefined;
      const { hidden, shown } = partsOf(code, importsOf);
      const found = explained.get(code) ?? explain(compiler, shown, hidden);
      explained.set(code, found);
      current.set(this.meta, { ...found, imports: importLinesOf(hidden) });
      options.decorations = decorationsOf(found);
      return found.code;
    },
    // After the decorations, which count the lines.
    pre(node) {
      const { code, problems, imports } = current.get(this.meta) ?? { code: '', problems: [], imports: '' };
      const [lines] = node.children;
      if (lines?.type !== 'element') return;
      const elements = lines.children.filter((child) => child.type === 'element');
      for (const { end, message } of problems) {
        const line = code.slice(0, end).split('\n').length - 1;
        elements[line]?.children.push({
          type: 'element',
          tagName: 'span',
          // Not a part of the code that one copies.
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
      // What one copies runs elsewhere, too.
      const children = [{ type: 'text' as const, value: `${imports}\n\n` }];
      const properties = { hidden: true };
      if (imports !== '') lines.children.unshift({ type: 'element', tagName: 'span', properties, children });
    },
  };
}

/** The imports among the lines that stand before a block for the compiler only. */
function importLinesOf(hidden: string): string {
  return hidden.match(/^import .*$/gm)?.join('\n') ?? '';
}

function decorationsOf({ hovers, problems }: Explained): DecorationItem[] {
  return [
    ...hovers.map(({ start, end, text }) => ({ start, end, properties: { 'data-type': text } })),
    ...problems.map(({ start, end }) => ({ start, end, properties: { class: 'wrong' } })),
  ];
}
