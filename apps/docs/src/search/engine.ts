/** The search of the site. It runs in the browser, and in tests. */
import MiniSearch, { type Options, type SearchResult } from 'minisearch';
import { asked, stem, wordsOf } from './words.js';

/** A part of a page under one heading, or an export. */
export interface Section {
  readonly id: number;
  /** `guide/units/index#which-form-when` */
  readonly address: string;
  readonly title: string;
  /** The title of its page, unless it is the page itself; of an export, its package. */
  readonly above: string;
  /** The part of the site: `Recipes`. */
  readonly group: string;
  /** What it begins with, in a line: a heading alone says too little. */
  readonly line: string;
  readonly text: string;
}

/** What is found, without its text. */
export interface Found extends Pick<Section, 'address' | 'title' | 'above' | 'group' | 'line'> {
  readonly score: number;
  /** Whether its title has one of the words. */
  readonly isInTitle: boolean;
}

/** The index as it is stored, with the synonyms. */
export interface StoredIndex {
  readonly index: string;
  readonly synonyms: Readonly<Record<string, string>>;
}

const OPTIONS: Options<Section> = {
  fields: ['title', 'above', 'group', 'text'],
  storeFields: ['address', 'title', 'above', 'group', 'line'],
  tokenize: wordsOf,
  processTerm: stem,
};
/** How much a reader with a question wants a kind of page. */
const WEIGHTS: readonly (readonly [address: RegExp, weight: number])[] = [
  [/^guide\/(?:recipes|engines)/, 1],
  [/^guide\/sample/, 0.6],
  [/^guide/, 1.4],
  [/^(?:reference|articles)/, 0.8],
  [/^(?:decisions|glossary|performance|conformance|bugs-in-others)/, 0.6],
];
/** Of a word that stands for another one, and of several words that together stand for others. */
const SYNONYM_WEIGHT = 0.9;
const PHRASE_WEIGHT = 2;
const MOST_FOUND = 12;

export function indexOf(sections: readonly Section[]): MiniSearch<Section> {
  const index = new MiniSearch(OPTIONS);
  index.addAll(sections);
  return index;
}

/** The search over a stored index. */
export function searchIn({ index, synonyms }: StoredIndex): (question: string) => Found[] {
  const loaded = loadIndex(index);
  return (question) => find(loaded, synonyms, question);
}

function loadIndex(stored: string): MiniSearch<Section> {
  return MiniSearch.loadJSON(stored, OPTIONS);
}

/** What a question finds, best first; one answer for each page or export. */
export function find(index: MiniSearch<Section>, synonyms: StoredIndex['synonyms'], question: string): Found[] {
  const spoken = question.toLowerCase().replaceAll('-', ' ');
  const more = Object.entries(synonyms).flatMap(([word, others]) =>
    new RegExp(`(?<![\\w])${word.replaceAll(/[^\w ]/g, String.raw`\$&`)}(?:s|es)?(?![\\w])`).test(spoken)
      ? [{ queries: [others], weight: word.includes(' ') ? PHRASE_WEIGHT : SYNONYM_WEIGHT }]
      : [],
  );
  // A question may have no other words: "why".
  const words = wordsOf(question);
  const isOnlyAsking = words.every((word) => asked(word) === null);
  const stems = words.map(stem).filter((word) => word !== null);
  const matching = isOnlyAsking ? { ...MATCHING, processTerm: stem } : MATCHING;
  const options = { boost: { title: 4, above: 1.5, group: 1.5 }, ...matching };
  const results = index.search({
    combineWith: 'OR',
    boostDocument: (_, __, stored) => weightOf(String(stored?.['address'])),
    queries: [
      { queries: [question], ...options },
      ...more.map(({ queries, weight }) => ({ queries, ...options, boostTerm: () => weight })),
    ],
  });
  const shown = new Set<string>();
  return results
    .filter((result) => (isOnlyAsking ? hasInTitle(result, stems) : isAbout(result)))
    .map(foundOf)
    .filter(({ address }) => {
      const [page = ''] = address.split('#');
      const isNew = !shown.has(page);
      shown.add(page);
      return isNew;
    })
    .slice(0, MOST_FOUND);
}

const weightOf = (address: string): number => WEIGHTS.find(([kind]) => kind.test(address))?.[1] ?? 1;
/** Forgives a slip of the finger in a long word. */
const fuzziness = (term: string): number | false => (term.length > 4 ? 0.2 : false);
const MATCHING = { processTerm: asked, prefix: (term: string) => term.length > 2, fuzzy: fuzziness };

const isInTitle = ({ match }: SearchResult): boolean => Object.values(match).some((fields) => fields.includes('title'));

/** Words that only ask are in many texts: `why` finds the page with that title. */
const hasInTitle = ({ match }: SearchResult, words: readonly string[]): boolean =>
  words.every((word) => match[word]?.includes('title') === true);

/** A word that is only similar to what was asked is in some text of every site: then it must be in the title. */
const isAbout = (result: SearchResult): boolean =>
  isInTitle(result) || result.terms.some((term) => result.queryTerms.includes(term));

function foundOf(result: SearchResult): Found {
  const stored = (field: 'address' | 'title' | 'above' | 'group' | 'line'): string => String(result[field]);
  const [address, title, above] = [stored('address'), stored('title'), stored('above')];
  const { score } = result;
  return { address, title, above, group: stored('group'), line: stored('line'), score, isInTitle: isInTitle(result) };
}
