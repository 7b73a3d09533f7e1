// Prose in comments is wrapped at the width of the code: `npm run lint -- --fix` does it.

const WIDTH = 120;
/** A line that keeps its break: drawings, lists, tables, code, and words for tools. */
const FIXED = /^(\s{2,}|[-*|>#<$]|\d+\.\s|```|@ts-|oxlint|error( [\d.]+)?:)/;
/** Code in a line is one word. */
const WORD = /(?:[^\s`]|`[^`]*`)+/g;
/** The columns of a drawing beside words. */
const DRAWN = /\S {2,}\S/;

export const commentWidth = {
  meta: { fixable: /** @type {const} */ ('whitespace') },
  /** @param {any} context */
  create(context) {
    const { sourceCode } = context;
    /** @param {any[]} comments one block, or the lines of one paragraph */
    const check = (comments) => {
      const [first] = comments;
      const range = [first.range[0], comments.at(-1).range[1]];
      const indent = sourceCode.lines[first.loc.start.line - 1].slice(0, first.loc.start.column);
      // Behind code, or in it.
      if (indent.trim() !== '') return;
      const old = sourceCode.text.slice(...range);
      if (
        old
          .split('\n')
          .every((/** @type {string} */ line, /** @type {number} */ i) => widthOf(line, i, indent) <= WIDTH)
      )
        return;
      const wrapped = first.type === 'Block' ? wrappedBlock(old, indent) : wrappedLines(old, indent);
      if (wrapped === old) return;
      const fix = (/** @type {any} */ fixer) => fixer.replaceTextRange(range, wrapped);
      const message = `A comment is at most ${WIDTH} columns wide: npm run lint -- --fix wraps it.`;
      context.report({ loc: { start: first.loc.start, end: comments.at(-1).loc.end }, message, fix });
    };
    return {
      Program() {
        /** @type {any[]} */
        let run = [];
        for (const comment of sourceCode.getAllComments()) {
          const last = run.at(-1);
          const goesOn =
            last?.type === 'Line' &&
            comment.type === 'Line' &&
            last.loc.start.line + 1 === comment.loc.start.line &&
            last.loc.start.column === comment.loc.start.column;
          if (!goesOn && run.length > 0) {
            check(run);
            run = [];
          }
          run.push(comment);
        }
        if (run.length > 0) check(run);
      },
    };
  },
};

/**
 * @param {string} line
 * @param {number} index the first line of a comment has lost its indent
 * @param {string} indent
 */
function widthOf(line, index, indent) {
  return line.length + (index === 0 ? indent.length : 0);
}

/**
 * @param {string} text
 * @param {string} indent
 */
function wrappedBlock(text, indent) {
  if (!text.startsWith('/**')) return text;
  const lines = text
    .slice(3, -2)
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  lines[0] = lines[0]?.trim() ?? '';
  if (lines[0] === '') lines.shift();
  if (lines.at(-1)?.trim() === '') lines.pop();
  const body = wrappedProse(lines, `${indent} * `);
  return ['/**', ...body, `${indent} */`].join('\n');
}

/**
 * @param {string} text
 * @param {string} indent
 */
function wrappedLines(text, indent) {
  const lines = text.split('\n').map((line) => line.replace(/^\s*\/\/ ?/, '').trimEnd());
  return wrappedProse(lines, `${indent}// `).join('\n').trimStart();
}

/**
 * @param {string[]} lines without their marks
 * @param {string} prefix of each line
 */
function wrappedProse(lines, prefix) {
  /** @type {string[]} */
  const done = [];
  /** @type {string[]} */
  let paragraph = [];
  let isExample = false;
  let isFence = false;
  const end = () => {
    const isTooWide = paragraph.some((line) => prefix.length + line.length > WIDTH);
    const words = isTooWide && !paragraph.some((line) => DRAWN.test(line)) ? filled(paragraph, prefix) : paragraph;
    done.push(...words.map((line) => prefix + line));
    paragraph = [];
  };
  for (const line of lines) {
    const isTag = line.startsWith('@');
    if (isTag) isExample = line.startsWith('@example');
    const isFixed = line === '' || isExample || isFence || FIXED.test(line);
    if (line.startsWith('```')) isFence = !isFence;
    if (isFixed || isTag) end();
    if (isFixed) done.push((prefix + line).trimEnd());
    else paragraph.push(line);
  }
  end();
  return done;
}

/**
 * @param {string[]} paragraph
 * @param {string} prefix
 */
function filled(paragraph, prefix) {
  /** @type {string[]} */
  const lines = [];
  let line = '';
  for (const word of paragraph.join(' ').match(WORD) ?? []) {
    if (line !== '' && prefix.length + line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
