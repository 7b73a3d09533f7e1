/** The lists of pages that readers see beside a page. */
import type { Area } from './contents.js';
import type { Page } from './page.js';

/** A page in a list. */
export interface Entry {
  readonly address: string;
  readonly label: string;
  /** The document in the repository, if there is one. */
  readonly file: string | undefined;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The groups of an area, in the order of reading. */
export interface PageList {
  readonly area: Area;
  readonly groups: readonly Group[];
}

/** What the theme gets. */
export interface ThemeConfig {
  readonly lists: readonly PageList[];
}

export function listsOf(pages: readonly Page[]): PageList[] {
  const areas = new Map<Area, Map<string, Entry[]>>();
  for (const { area, group, address, label, file } of pages) {
    if (area === 'none') continue;
    const groups = areas.get(area) ?? new Map<string, Entry[]>();
    areas.set(area, groups);
    const entries = groups.get(group) ?? [];
    groups.set(group, entries);
    entries.push({ address, label, file });
  }
  return [...areas].map(([area, groups]) => ({
    area,
    groups: [...groups].map(([title, entries]) => ({ title, entries })),
  }));
}
