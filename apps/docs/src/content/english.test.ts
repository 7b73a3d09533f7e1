/** Words that make a page harder to read than it has to be. */
import { expect, it } from 'vitest';
import { makeContent } from './pages.js';

const { pages } = makeContent();

/** What is no code, no table of the compiler's words, and no title of another site. */
function proseOf(text: string): string {
  return text
    .replaceAll(/^```[\s\S]*?^```$/gm, '')
    .replaceAll(/`[^`\n]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']');
}

const matches = (pattern: RegExp): string[] =>
  pages.flatMap(({ address, text }) =>
    [...proseOf(text).matchAll(pattern)].map(([found]) => `${address}: ${found.trim()}`),
  );

it('no page has "who" or "whoever": the creature that sees you, the author of the map', () => {
  expect(matches(/.{0,30}\b(?:who|whom|whoever)\b.{0,30}/gi)).toEqual([]);
});

it('no page has "one" where it means you', () => {
  const before =
    'that|this|the|each|every|only|no|of|any|another|than|with|in|at|for|from|or|and|by|to|last|next|new|slow|good|first|second';
  const one = new RegExp(
    `.{0,30}(?<!\\b(?:${before}) )\\bone(?:'s)? (?:may|can|must|wants|needs|would|should|could|sees|asks|reads|writes|knows|likes|calls|looks|has to|drags)\\b.{0,30}`,
    'gi',
  );
  expect(matches(one)).toEqual([]);
});
