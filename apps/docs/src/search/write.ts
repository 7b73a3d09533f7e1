import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PUBLIC_FOLDER } from '../content/write.js';
import { indexOf, type Section, type StoredIndex } from './engine.js';
import { synonyms } from './synonyms.js';

/** Its name on the site. */
const FILE = 'search.json';

/** Writes the index, which a browser loads with the first search. */
export function writeSearchIndex(sections: readonly Section[]): void {
  const stored: StoredIndex = { index: JSON.stringify(indexOf(sections)), synonyms: synonyms() };
  writeFileSync(join(PUBLIC_FOLDER, FILE), JSON.stringify(stored));
}
