/**
 * `llms.txt`: what the packages carry for coding agents, and a list of all pages. The file's name is a convention.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from './description.js';
import type { Page } from './page.js';
import { repository } from './repository.js';

export function llmsText(pages: readonly Page[]): string {
  const skill = readFileSync(join(repository, 'skills/tilewright/SKILL.md'), 'utf8');
  const rules = skill.replace(/^---\n[\s\S]*?\n---\n/, '').trim();
  const groups = new Map<string, string[]>();
  for (const page of pages) {
    const links = groups.get(page.group) ?? [];
    groups.set(page.group, links);
    links.push(`- [${page.title}](./${page.address}.md): ${descriptionOf(page)}`);
  }
  const lists = [...groups].map(([group, links]) => `## ${group}\n\n${links.join('\n')}`);
  return `${[rules, ...lists].join('\n\n')}\n`;
}
