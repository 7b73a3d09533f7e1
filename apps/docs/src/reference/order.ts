/** The order of names on a page of the reference: what the documents use most comes first. */
import type { Export } from './exports.js';

/** How often the code of the documents has each word. */
export type Uses = ReadonlyMap<string, number>;

const CODE = /^```(?:ts|typescript)\n([\s\S]*?)\n```$/gm;
const COMMENT = /\/\/.*|\/\*[\s\S]*?\*\//g;

/** @param texts - Markdown */
export function usesIn(texts: readonly string[]): Uses {
  const uses = new Map<string, number>();
  for (const text of texts) {
    for (const [, code = ''] of text.matchAll(CODE)) {
      // Once for each block: a program that repeats a name does not need it more.
      const words = new Set(code.replaceAll(COMMENT, '').match(/\b[A-Za-z_]\w*\b/g));
      for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
}

/**
 * Values, then types; the forms of one function stand beside each other, the plain one first.
 *
 * @param first - the name with which a reader begins, where the documents use another one more
 */
export function byUse(exports: readonly Export[], uses: Uses, first?: string): Export[] {
  const usesOf = ({ name }: Pick<Export, 'name'>): number => uses.get(name.replace(/^.*\./, '')) ?? 0;
  const families = new Map<string, number>();
  const familyOf = ({ name, isValue }: Export): string => `${isValue}:${stemOf(name)}`;
  for (const each of exports) {
    const most = Math.max(families.get(familyOf(each)) ?? 0, usesOf(each));
    families.set(familyOf(each), each.name === first ? Infinity : most);
  }
  return [...exports].sort(
    (a, b) =>
      Number(b.isValue) - Number(a.isValue) ||
      (families.get(familyOf(b)) ?? 0) - (families.get(familyOf(a)) ?? 0) ||
      stemOf(a.name).localeCompare(stemOf(b.name), 'en') ||
      a.name.length - b.name.length ||
      a.name.localeCompare(b.name, 'en'),
  );
}

/** `tilesInCircle`, `tilesInCircleInto` and `visitTilesInCircle` are one family. */
function stemOf(name: string): string {
  return name
    .replace(/^visit/, '')
    .replace(/Into$/, '')
    .toLowerCase();
}
