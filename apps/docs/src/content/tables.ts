import type { MarkdownOptions } from 'vitepress';

/** Puts each table into a box that scrolls, so that a wide one does not make the page wider than a phone. */
export const wrapTables: NonNullable<MarkdownOptions['config']> = (md) => {
  md.renderer.rules.table_open = (): string => '<div class="table"><table>';
  md.renderer.rules.table_close = (): string => '</table></div>';
};
