/** The pages of the reference: exports that are declared beside each other. */
import { posix } from 'node:path';
import { ABOUT } from './about.js';
import type { Export } from './exports.js';
import { byUse, type Uses } from './order.js';

export interface Topic {
  /** `reference/queries/segment` */
  readonly address: string;
  readonly home: string;
  readonly title: string;
  /** In a sentence, what its names are for. */
  readonly about: string;
  readonly exports: readonly Export[];
}

/** In the order of the packages and of `ABOUT`; names in the order in which readers need them. */
export function topicsOf(exports: readonly Export[], uses: Uses): Topic[] {
  const topics = new Map<string, Export[]>();
  for (const each of exports) {
    const key = `${each.home}/${partOf(each)}`;
    const before = topics.get(key) ?? [];
    const same = before.find(({ name }) => name === each.name);
    // Some subpaths export again what the package exports; `same` is what has the shorter import.
    if (same !== undefined && same.source !== each.source) throw new Error(`${key} has two exports named ${each.name}`);
    topics.set(key, same === undefined ? [...before, each] : before);
  }
  const known = Object.keys(ABOUT);
  const homes = [...new Set(exports.map(({ home }) => home))];
  return [...topics]
    .map(([key, list]) => {
      const [home = ''] = key.split('/');
      const about = ABOUT[key];
      if (about === undefined) throw new Error(`reference/about.ts must have a title and a sentence for ${key}`);
      return { key, topic: { address: `reference/${key}`, home, ...about, exports: byUse(list, uses, about.first) } };
    })
    .sort(
      (a, b) =>
        homes.indexOf(a.topic.home) - homes.indexOf(b.topic.home) || known.indexOf(a.key) - known.indexOf(b.key),
    )
    .map(({ topic }) => topic);
}

/** A namespace and a subpath of the package have a page each; other exports are together with those of their folder. */
function partOf({ name, module, home, source }: Export): string {
  const [namespace = ''] = name.split('.');
  if (namespace !== name) return namespace;
  const subpath = module.split('/')[2];
  if (subpath !== undefined) return subpath;
  const [folder, file] = posix.relative(`packages/${home}/src`, source).split('/');
  return file === undefined || folder === undefined ? 'all' : folder;
}
