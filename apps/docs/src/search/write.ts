import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../content/page.js';
import { PUBLIC_FOLDER } from '../content/write.js';
import { indexOf, type StoredIndex } from './engine.js';
import { sectionsOf } from './sections.js';
import { synonyms } from './synonyms.js';

/** Its name on the site. */
const FILE = 'search.json';

/** Writes the index, which a browser loads with the first search. */
export function writeSearchIndex(pages: readonly Page[]): void {
  const stored: StoredIndex = { index: JSON.stringify(indexOf(sectionsOf(pages))), synonyms: synonyms() };
  writeFileSync(join(PUBLIC_FOLDER, FILE), JSON.stringify(stored));
}
