/** What changed: the changelogs of the packages, and before them the changes that wait for a release. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGES } from './contents.js';
import type { Page } from './page.js';
import { repository } from './repository.js';

const FOLDER = join(repository, '.changeset');

export function changelog(): Page {
  const waiting = unreleased();
  const released = [...PACKAGES, 'create-tilewright'].flatMap((name) => {
    const file = join(repository, 'packages', name, 'CHANGELOG.md');
    return existsSync(file) ? [readFileSync(file, 'utf8').replaceAll(/^#/gm, '##').trim()] : [];
  });
  const text = [
    '# Changelog',
    'All packages have the same version and are released together.',
    ...(waiting.length === 0 ? [] : ['## In the next release', ...waiting]),
    ...released,
  ].join('\n\n');
  return {
    address: 'changelog',
    area: 'guide',
    group: 'More',
    title: 'Changelog',
    label: 'Changelog',
    text: `${text}\n`,
  };
}

/** The announcements that wait for a release, each with the packages that it changes. */
function unreleased(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .flatMap((name) => {
      const [, head = '', body = ''] =
        /^---\n([\s\S]*?)---\n([\s\S]*)$/.exec(readFileSync(join(FOLDER, name), 'utf8')) ?? [];
      const changed = [...head.matchAll(/^['"]?(?:@tilewright\/)?([\w-]+)['"]?:/gm)].map(([, each]) => each);
      return body.trim() === '' ? [] : [`**${changed.join(', ')}.** ${body.trim()}`];
    });
}
