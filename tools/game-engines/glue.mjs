/**
 * Counts the lines that each program needs to join its engine and tilewright, and writes the table of them and the code
 * of the programs into the documents: node glue.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A program: its file in `src`, the name of the engine, the adapter if it uses one, and the unit of its world.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string} title
 * @property {string} [adapter]
 * @property {string} world
 */

/** @type {readonly Program[]} */
export const programs = [
  { name: 'phaser', title: 'Phaser', adapter: '@tilewright/phaser', world: 'pixels' },
  { name: 'pixi', title: 'PixiJS', adapter: '@tilewright/pixi', world: 'pixels' },
  { name: 'excalibur', title: 'Excalibur', world: 'pixels' },
  { name: 'kaplay', title: 'KAPLAY', world: 'pixels' },
  { name: 'littlejs', title: 'LittleJS', world: 'tiles, y to the north' },
  { name: 'three', title: 'three.js', world: 'meters, on x and z' },
  { name: 'bitecs', title: 'bitECS', world: 'yours' },
  { name: 'koota', title: 'koota', world: 'yours' },
];

const recipes = programs.filter(({ adapter }) => adapter === undefined);

/** The most lines of glue, with an adapter and without one, and of drawing for debugging. */
export const limits = { adapter: 15, recipe: 10, drawing: 15 };

const repository = fileURLToPath(new URL('../../', import.meta.url));
const pages = `${repository}docs/engines/`;
const LINE_WIDTH = 120;

/** @param {string} name */
function sourceOf(name) {
  return readFileSync(new URL(`src/${name}.ts`, import.meta.url), 'utf8').replaceAll('\r\n', '\n');
}

/**
 * The lines of code of glue, and of drawing for debugging. Imports, comments and empty lines are not counted.
 *
 * @param {string} source
 * @returns {{ glue: number; drawing: number }}
 */
export function count(source) {
  const counts = { glue: 0, drawing: 0 };
  /** @type {'glue' | 'drawing' | undefined} */
  let block;
  for (const line of source.split('\n').map((each) => each.trim())) {
    const [, start] = /^\/\/ (glue|drawing)$/.exec(line) ?? [];
    if (start === 'glue' || start === 'drawing') {
      if (block !== undefined) throw new Error(`"// ${start}" stands inside of "// ${block}"`);
      block = start;
    } else if (line.startsWith('// end of ')) {
      if (line === `// end of ${block}`) block = undefined;
      else if (line !== '// end of shown') throw new Error(`"${line}" ends nothing`);
    } else if (/ \/\/ (glue|drawing)$/.test(line)) {
      counts[line.endsWith('glue') ? 'glue' : 'drawing']++;
    } else if (block !== undefined && line !== '' && !/^(\/\/|import )/.test(line)) {
      counts[block]++;
    }
  }
  if (block !== undefined) throw new Error(`"// ${block}" has no end`);
  return counts;
}

/** The table of all programs. */
function table() {
  const rows = programs.map(({ name, title, adapter, world }) => {
    const { glue, drawing } = count(sourceOf(name));
    const uses = adapter === undefined ? 'recipe' : `[\`${adapter}\`](../../packages/${name}/README.md)`;
    return [
      adapter === undefined ? `[${title}](${name}.md)` : title,
      uses,
      world,
      `${glue}`,
      drawing === 0 ? '' : `${drawing}`,
    ];
  });
  const cells = [['engine', 'with', 'its world', 'glue', 'drawing'], ...rows];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => (i > 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i > 2 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [lineOf(cells[0] ?? []), rule, ...cells.slice(1).map(lineOf)].join('\n');
}

/**
 * The part of a program that its page shows, with the imports that it needs.
 *
 * @param {string} source
 */
export function shownCode(source) {
  const [, shown = ''] = /^ *\/\/ shown\n([\s\S]*?)^ *\/\/ end of shown$/m.exec(source) ?? [];
  const indent = /^ */.exec(shown)?.[0].length ?? 0;
  const code = shown
    .split('\n')
    .map((line) => line.slice(indent).replace(/ \/\/ (glue|drawing)$/, ''))
    .filter((line) => !/^\s*\/\/ (end of )?(glue|drawing)$/.test(line))
    .join('\n')
    .trim();
  const words = new Set(code.match(/\w+/g));
  const imports = [...source.matchAll(/^import (\w+|\{[^}]*\}) from '([^']+)';$/gm)].flatMap(
    ([, names = '', from = '']) => {
      if (from.startsWith('.')) return [];
      if (!names.startsWith('{')) return words.has(names) ? [`import ${names} from '${from}';`] : [];
      const used = names
        .slice(1, -1)
        .split(',')
        .map((name) => name.trim())
        .filter((name) => words.has(name.replace('type ', '')));
      if (used.length === 0) return [];
      if (used.every((name) => name.startsWith('type '))) {
        return [`import type { ${used.map((name) => name.slice(5)).join(', ')} } from '${from}';`];
      }
      const line = `import { ${used.join(', ')} } from '${from}';`;
      return [
        line.length <= LINE_WIDTH ? line : `import {\n${used.map((name) => `  ${name},\n`).join('')}} from '${from}';`,
      ];
    },
  );
  return `${imports.join('\n')}\n\n${code}`;
}

/** The documents as they should be, by their paths. */
export function documents() {
  const readme = `${pages}README.md`;
  return [
    { name: 'the table', path: readme, text: withPart(readme, 'table', table()) },
    ...recipes.map(({ name }) => {
      const path = `${pages}${name}.md`;
      return { name, path, text: withPart(path, 'program', `\`\`\`typescript\n${shownCode(sourceOf(name))}\n\`\`\``) };
    }),
  ];
}

/**
 * A document with a part that stands between two comments.
 *
 * @param {string} path
 * @param {string} part
 * @param {string} content
 */
function withPart(path, part, content) {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} must have the lines ${start} and ${end}`);
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of documents()) writeFileSync(path, text);
  console.log(table());
}
