/** What the packed packages export: one program reads it for all tests of their declarations. */
import { entriesOf, readExports } from '@tilewright/testing/declarations';
import { folderOf, packageNames } from './project.js';

const { checker, exports } = readExports(
  packageNames.flatMap((home) => entriesOf(folderOf(home)).map((entry) => ({ ...entry, home }))),
);

export { checker };

/** The exports of all entries of a package. */
export const exportsOf = (name: string): typeof exports => exports.filter(({ entry }) => entry.home === name);
