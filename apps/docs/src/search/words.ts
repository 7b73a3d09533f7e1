/** How the search reads text: the same for what is written and for what is asked. */

/** Words that say nothing about a subject. */
const COMMON = new Set(
  'a an and are as at be by can do does for from get how i if in is it its of on or that the this to what when where which with you your my me between out into'.split(
    ' ',
  ),
);
/** Words of a question that its answer does not repeat. */
const ASKING = new Set(
  'any anything but character each has have here keep know make makes many me much not nothing other should so some something there thing use want why work works would'.split(
    ' ',
  ),
);
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/**
 * The words of a text. A name in code gives itself and its parts: `castRay` is found by "cast ray", "raycast" needs a
 * synonym.
 */
export function wordsOf(text: string): string[] {
  // The dot is a part of `rot.js`.
  const joined = text.replaceAll(/(?<=\w)\.(?=js\b)/g, '');
  return joined.split(/[^\p{L}\p{N}]+/u).flatMap((word) => {
    const parts = word.match(PARTS) ?? [];
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

/** A word as it is stored: without capitals and endings; `null` if it is not worth it. */
export function stem(word: string): string | null {
  const lower = word.toLowerCase();
  if (lower.length < 2 || COMMON.has(lower)) return null;
  return lower.replace(/(?<=[a-z]{2}[^s])s$/, '').replace(/(?<=[a-z]{3})(?:ing|ed|e)$/, '');
}

/** A word of a question, as it is looked for; `null` if it only asks. */
export function asked(word: string): string | null {
  return ASKING.has(word.toLowerCase()) ? null : stem(word);
}
