/** The reference as pages: one for each topic, one with all names of each package, and one that leads to them. */
import type { Page } from '../content/page.js';
import { browse } from '../content/repository.js';
import type { Section } from '../search/engine.js';
import { grouped } from '../figures/parts/words.js';
import { lineOf } from '../search/sections.js';
import type { Export } from './exports.js';
import { isUnreleased, sinceOf } from './since.js';
import { keyOf } from './sizes.js';
import type { Topic } from './topics.js';

type Sizes = ReadonlyMap<string, number>;
/** Markdown that stands below a signature, by `module#name`. */
type Tables = ReadonlyMap<string, string>;

export function referencePages(topics: readonly Topic[], sizes: Sizes, tables: Tables): Page[] {
  const homes = [...new Set(topics.map(({ home }) => home))];
  const page = (group: string, address: string, title: string, label: string, text: string): Page => ({
    address,
    area: 'reference',
    group,
    title,
    label,
    text: `# ${title}\n\n${text}\n`,
  });
  return [
    page('Reference', 'reference/index', 'Reference', 'Overview', overviewText(topics, homes)),
    ...homes.flatMap((home) => {
      const own = topics.filter((topic) => topic.home === home);
      const title = `All names of ${home}`;
      return [
        page(home, `reference/${home}/index`, title, 'All names', namesText(home, own, sizes)),
        ...own.map((topic) => {
          const texts = topic.exports.map((each) => exportText(each, sizes, tables));
          return page(home, topic.address, topic.title, topic.title, [topic.about, ...texts].join('\n\n'));
        }),
      ];
    }),
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

function overviewText(topics: readonly Topic[], homes: readonly string[]): string {
  const count = topics.reduce((sum, { exports }) => sum + exports.length, 0);
  const release = isUnreleased() ? ['There was no release yet: all names come with the first one.'] : [];
  const tables = homes.map((home) => {
    const own = topics.filter((topic) => topic.home === home);
    const rows = own.map(
      ({ address, title, about }) => `| [${title}](${address.replace('reference/', './')}.md) | ${about} |`,
    );
    const names = own.reduce((sum, { exports }) => sum + exports.length, 0);
    const link = `[All ${names} names of ${home}](./${home}/index.md), with their sizes.`;
    return `## @tilewright/${home}\n\n| topic | what it is for |\n| --- | --- |\n${rows.join('\n')}\n\n${link}`;
  });
  const first = `All ${grouped(count)} names that the packages export, by topic. Each page begins with what programs use most.`;
  return [first, ...release, ...tables].join('\n\n');
}

/** A row for each name of a package, in the order of the alphabet. */
function namesText(home: string, topics: readonly Topic[], sizes: Sizes): string {
  const own = topics.flatMap(({ address, exports }) => exports.map((each) => ({ address, each })));
  const rows = own
    .sort((a, b) => a.each.name.localeCompare(b.each.name, 'en') || a.each.module.localeCompare(b.each.module, 'en'))
    .map(({ address, each }) => {
      const size = sizes.get(keyOf(each));
      const subpath = each.module.split('/').slice(2).join('/');
      // `add` of units/scalar is another one than `add` of units.
      const isShared = own.some((other) => other.each !== each && other.each.name === each.name);
      const link = `[\`${each.name}\`](${address.replace(`reference/${home}/`, './')}.md#${anchorOf(each)})`;
      const from = isShared && subpath !== '' ? ` of /${subpath}` : '';
      const cells = [`${link}${from}`, size === undefined ? 'type' : kilobytes(size), sentenceOf(each)];
      return `| ${cells.join(' | ')} |`;
    });
  const sizesText =
    'Behind a value stands the size of its import in kB, with all that it needs of the packages, minified and gzipped. Two imports share code, so together they are smaller than the sum.';
  const table = `| name | kB | what it is |\n| --- | --- | --- |\n${rows.join('\n')}`;
  const first = `The ${own.length} names of \`@tilewright/${home}\`. ${sizesText}`;
  return [first, '<div class="names">', table, '</div>'].join('\n\n');
}

/** The first sentence about a name, as a cell of a table. */
function sentenceOf({ comment }: Export): string {
  const first = firstParagraph(comment.about);
  return (/^.*?\.(?=\s|$)/.exec(first)?.[0] ?? first).replace(/:$/, '.').replaceAll('|', String.raw`\|`);
}

function exportText(each: Export, sizes: Sizes, tables: Tables): string {
  const { name, module, source, calls, signatures, comment, members } = each;
  const { about, parameters, returns, throws, remarks, examples } = comment;
  const size = sizes.get(keyOf(each));
  const exact = `\`\`\`typescript\n${signatures.join('\n')}\n\`\`\``;
  const [first = '', ...rest] = about.split(/\n\n(?=\S)/);
  const list = (rows: readonly string[]): string => rows.join('\n');
  return [
    `## ${name} {#${anchorOf(each)}}`,
    ...calls.map((call) => `<p class="call"><code>${call}</code></p>`),
    first,
    // What a reader writes comes first; the exact types are for the questions that it leaves.
    calls.length === 0 ? exact : `<details class="exact"><summary>Exact types</summary>\n\n${exact}\n\n</details>`,
    ...rest,
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
