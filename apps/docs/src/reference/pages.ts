/** The reference as pages: one for each topic, and one with all names. */
import type { Page } from '../content/page.js';
import { browse } from '../content/repository.js';
import type { Section } from '../search/engine.js';
import { lineOf } from '../search/sections.js';
import type { Export } from './exports.js';
import { isUnreleased, sinceOf } from './since.js';
import { keyOf } from './sizes.js';
import type { Topic } from './topics.js';

type Sizes = ReadonlyMap<string, number>;
/** Markdown that stands below a signature, by `module#name`. */
type Tables = ReadonlyMap<string, string>;

export function referencePages(topics: readonly Topic[], sizes: Sizes, tables: Tables): Page[] {
  const index: Page = {
    address: 'reference/index',
    area: 'reference',
    group: 'Reference',
    title: 'All names',
    label: 'All names',
    text: `${indexText(topics, sizes)}\n`,
  };
  return [
    index,
    ...topics.map((topic): Page => ({
      address: topic.address,
      area: 'reference',
      group: topic.home,
      title: topic.title,
      label: topic.title,
      text: `# ${topic.title}\n\n${topic.exports.map((each) => exportText(each, sizes, tables)).join('\n\n')}\n`,
    })),
  ];
}

/** Each export as the search knows it. */
export function referenceSections(topics: readonly Topic[]): Omit<Section, 'id'>[] {
  return topics.flatMap(({ address, home, exports }) =>
    exports.map((each) => ({
      address: `${address}#${anchorOf(each)}`,
      title: each.name,
      above: home,
      group: 'Reference',
      line: lineOf(each.comment.about),
      text: firstParagraph(each.comment.about),
    })),
  );
}

function indexText(topics: readonly Topic[], sizes: Sizes): string {
  const count = topics.reduce((sum, { exports }) => sum + exports.length, 0);
  const homes = [...new Set(topics.map(({ home }) => home))];
  const lists = homes.map((home) => {
    const own = topics
      .filter((topic) => topic.home === home)
      .flatMap(({ address, exports }) => exports.map((each) => ({ address, each })));
    const rows = own
      .sort((a, b) => a.each.name.localeCompare(b.each.name, 'en') || a.each.module.localeCompare(b.each.module, 'en'))
      .map(({ address, each }) => {
        const size = sizes.get(keyOf(each));
        const subpath = each.module.split('/').slice(2).join('/');
        // `add` of units/scalar is another one than `add` of units.
        const isShared = own.some((other) => other.each !== each && other.each.name === each.name);
        const link = `[\`${each.name}\`](${address.replace('reference/', './')}.md#${anchorOf(each)})`;
        const from = isShared && subpath !== '' ? ` of /${subpath}` : '';
        return `${link}${from}${size === undefined ? '' : ` ${kilobytes(size)}`}`;
      });
    return `## @tilewright/${home}\n\n${rows.join(' · ')}`;
  });
  const sizesText =
    'Behind a value stands the size of its import in kB, with all that it needs of the packages, minified and gzipped. Two imports share code, so together they are smaller than the sum.';
  const release = isUnreleased() ? ['There was no release yet: all of them come with the first one.'] : [];
  return ['# All names', `${count} names. ${sizesText}`, ...release, ...lists].join('\n\n');
}

function exportText(each: Export, sizes: Sizes, tables: Tables): string {
  const { name, module, source, signatures, comment, members } = each;
  const { about, parameters, returns, throws, remarks, examples } = comment;
  const size = sizes.get(keyOf(each));
  const list = (rows: readonly string[]): string => rows.join('\n');
  return [
    `## ${name} {#${anchorOf(each)}}`,
    `\`\`\`typescript\n${signatures.join('\n')}\n\`\`\``,
    about,
    tables.get(keyOf(each)) ?? '',
    list(parameters.map(([parameter, text]) => `- \`${parameter}\`: ${oneLine(text)}`)),
    returns === '' ? '' : `**Returns** ${returns}`,
    throws === '' ? '' : `**Throws** ${throws}`,
    remarks,
    list(members.map((member) => `- \`${member.name}\`: ${oneLine(member.about)}`)),
    ...examples.map((example) => `\`\`\`ts\n${example}\n\`\`\``),
    [
      `From \`${module}\``,
      size === undefined ? 'a type, of no size' : `${kilobytes(size)} kB`,
      `since ${sinceOf(each)}`,
      `[source](${browse(source)})`,
    ].join(', ') + '.',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/**
 * A class or a type often differs from a function only by a capital, which an address does not keep: `Tile`, `tile`.
 */
const CLASS_OR_TYPE = /(?:^|\.)[A-Z]\w*[a-z]/;
export const anchorOf = ({ name }: Export): string =>
  name.replaceAll('.', '-').toLowerCase() + (CLASS_OR_TYPE.test(name) ? '-type' : '');
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
const firstParagraph = (text: string): string => oneLine(text.split('\n\n')[0] ?? '');
