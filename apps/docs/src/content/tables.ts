import type { MarkdownOptions } from 'vitepress';

/**
 * Puts each table into a box that scrolls, so that a wide one does not make the page wider than a phone. A corner
 * without words is no heading: screen readers would read an empty one.
 */
export const wrapTables: NonNullable<MarkdownOptions['config']> = (md) => {
  md.core.ruler.push('empty-corners', ({ tokens }) => {
    for (const [index, token] of tokens.entries()) {
      const [, words, end] = tokens.slice(index, index + 3);
      if (token.type !== 'th_open' || words?.content !== '' || end === undefined) continue;
      token.tag = end.tag = 'td';
    }
  });
  md.renderer.rules.table_open = (): string => '<div class="table"><table>';
  md.renderer.rules.table_close = (): string => '</table></div>';
};
