/** `llms.txt`: the rules for programs that use the packages, and a list of all pages. The file's name is a convention. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from './page.js';
import { site } from './repository.js';

export function llmsText(pages: readonly Page[]): string {
  const rules = readFileSync(join(site, 'pages/llms.md'), 'utf8').trimEnd();
  const groups = new Map<string, string[]>();
  for (const { group, title, address } of pages) {
    const links = groups.get(group) ?? [];
    groups.set(group, links);
    links.push(`- [${title}](./${address}.html)`);
  }
  const lists = [...groups].map(([group, links]) => `## ${group}\n\n${links.join('\n')}`);
  return `${[rules, ...lists].join('\n\n')}\n`;
}
