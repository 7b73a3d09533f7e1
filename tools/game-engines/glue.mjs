/**
 * Counts the lines that each program needs to join its engine and tilewright, and writes the table of them, the code of
 * the programs and the lines for each task into the documents: node glue.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { programs, readText, shownPart, sourceOf, withImports } from './programs.mjs';
import { slice } from './slice.mjs';
import { tasks } from './tasks.mjs';

const recipes = programs.filter(({ adapter }) => adapter === undefined);

/** The most lines of glue, with an adapter and without one, and of drawing for debugging. */
export const limits = { adapter: 15, recipe: 10, drawing: 15 };

const repository = fileURLToPath(new URL('../../', import.meta.url));
const pages = `${repository}docs/engines/`;

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

/**
 * The lines of code that a reader pastes: of the shown part of a program, without imports, comments and empty lines.
 *
 * @param {string} source
 */
export function linesToPaste(source) {
  return shownPart(source)
    .split('\n')
    .map((each) => each.trim())
    .filter((line) => line !== '' && !/^(\/\/|import )/.test(line)).length;
}

/** The table of all programs. */
function table() {
  const rows = programs.map(({ name, title, adapter, world }) => {
    const { glue, drawing } = count(sourceOf(name));
    const uses = adapter === undefined ? 'recipe' : `[\`${adapter.name}\`](../../packages/${name}/README.md)`;
    return [
      adapter === undefined ? `[${title}](${name}.md)` : title,
      uses,
      world,
      `${linesToPaste(sourceOf(name))}`,
      `${glue}`,
      drawing === 0 ? '' : `${drawing}`,
    ];
  });
  const cells = [['engine', 'with', 'its world', 'lines in all', 'only for it', 'only to draw'], ...rows];
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => (i > 2 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i > 2 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width))).join(' | ')} |`;
  return [lineOf(cells[0] ?? []), rule, ...cells.slice(1).map(lineOf)].join('\n');
}

/**
 * A block of code of a program.
 *
 * @param {string} name
 * @param {(shown: string) => string} [cut]
 */
function block(name, cut = (shown) => shown) {
  const source = sourceOf(name);
  return `\`\`\`typescript\n${withImports(source, cut(shownPart(source)))}\n\`\`\``;
}

/**
 * What a reader has before the shown code of a program begins, and a link to all of it.
 *
 * @param {import('./programs.mjs').Program} program
 * @returns {{ have: string; all: string }}
 */
function placeOf({ name, adapter }) {
  if (adapter !== undefined) {
    return { have: adapter.have, all: `[The package](../../../packages/${name}/README.md) has the rest` };
  }
  const [have] = /^You have .*$/m.exec(readText(`${pages}${name}.md`)) ?? [];
  if (have === undefined) throw new Error(`${pages}${name}.md must have a line that begins with "You have"`);
  return { have, all: `[The recipe](../${name}.md) has the rest, and the edges` };
}

/**
 * One task in each engine that has it.
 *
 * @param {import('./tasks.mjs').Task} task
 */
function sectionsOf(task) {
  const sections = programs
    .filter(({ name }) => !task.lacks.includes(name))
    .map((program) => {
      const { have, all } = placeOf(program);
      const code = block(program.name, (shown) => slice(shown, task.wanted));
      return `## ${program.title}\n\n${have} ${all}.\n\n${code}`;
    });
  return sections.join('\n\n');
}

/** The documents as they should be, by their paths. */
export function documents() {
  const readme = `${pages}README.md`;
  return [
    { name: 'the table', path: readme, text: withPart(readme, 'table', table()) },
    ...recipes.map(({ name }) => {
      const path = `${pages}${name}.md`;
      return { name, path, text: withPart(path, 'program', block(name)) };
    }),
    ...tasks.map((task) => {
      const path = `${pages}tasks/${task.name}.md`;
      return { name: task.name, path, text: withPart(path, 'programs', sectionsOf(task)) };
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
  const text = readText(path);
  const [start, end] = [`<!-- ${part} -->`, `<!-- end of ${part} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${path} must have the lines ${start} and ${end}`);
  return `${text.slice(0, from)}${start}\n\n${content}\n\n${text.slice(to)}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, text } of documents()) writeFileSync(path, text);
  console.log(table());
}
