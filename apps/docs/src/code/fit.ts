/**
 * Code as the column of a page shows it: the documents have lines of up to 120 characters, which would scroll there.
 *
 * A formatter breaks the statements. Comments behind code that do not fit get lines of their own, and long ones are
 * broken between words. The program stays the same.
 */
import { format } from 'oxfmt';
import ts from 'typescript';
import { announcedErrors } from '@tilewright/testing/announced';

/** In characters: the narrowest column of a desktop, beside both lists, has them in one line. */
export const CODE_WIDTH = 86;

const BLOCK = /^```(ts|typescript)\n([\s\S]*?)\n```$/gm;
/** What tools read, and what is not shown. */
const DIRECTIVE = /^\/\/ (?:error:|@ts-|---)/;
const IGNORE = '// oxfmt-ignore\n';

/** A page with its code in lines that fit. */
export async function withFittedCode(text: string): Promise<string> {
  let [written, end] = ['', 0];
  for (const { 0: whole, 1: language = '', 2: code = '', index } of text.matchAll(BLOCK)) {
    written += `${text.slice(end, index)}\`\`\`${language}\n${await fittedCode(code)}\n\`\`\``;
    end = index + whole.length;
  }
  return written + text.slice(end);
}

/** @returns the same program; a block that is no program, such as a part of one, stays as it is */
export async function fittedCode(code: string): Promise<string> {
  if (!isWide(code)) return code;
  // The compiler's words belong to the line below an announcement, so that line stays whole.
  const guarded = announcedErrors(code).reduceRight(
    (text, { end }) => text.slice(0, end) + IGNORE + text.slice(end),
    code,
  );
  const formatted = await format('block.ts', guarded, { printWidth: CODE_WIDTH, singleQuote: true });
  if (formatted.errors.length > 0) return code;
  return fittedComments(formatted.code.replaceAll(/^ *\/\/ oxfmt-ignore\n/gm, '').trimEnd());
}

const isWide = (code: string): boolean => code.split('\n').some((line) => line.length > CODE_WIDTH);

function fittedComments(code: string): string {
  const lines = code.split('\n');
  const starts = commentsIn(code);
  return lines.flatMap((line, index) => fittedLine(line, starts.get(index))).join('\n');
}

/** @param at - where in the line a comment begins that ends with the line */
function fittedLine(line: string, at: number | undefined): string[] {
  if (line.length <= CODE_WIDTH || at === undefined) return [line];
  const [before, comment] = [line.slice(0, at).trimEnd(), line.slice(at)];
  const indent = /^ */.exec(line)?.[0] ?? '';
  if (before === '') return broken(comment, indent);
  // A value stands below its line, a reason above.
  return comment.startsWith('// =>') ? [before, ...broken(comment, indent)] : [...broken(comment, indent), before];
}

/** The lines of one comment. */
function broken(comment: string, indent: string): string[] {
  const [, open = ''] = /^(\/\/ =>|\/\/|\/\*\*|\*)/.exec(comment) ?? [];
  if (open === '' || DIRECTIVE.test(comment)) return [indent + comment];
  if (open === '/**') {
    const words = comment.slice(3).replace(/\*\/$/, '').trim();
    return [`${indent}/**`, ...filled(words, `${indent} * `, `${indent} * `), `${indent} */`];
  }
  const next = open === '// =>' ? '//   ' : open;
  return filled(comment.slice(open.length).trim(), `${indent}${open} `, `${indent}${next} `);
}

/** A text in lines, each behind a start. */
function filled(text: string, first: string, next: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(' ')) {
    const isEmpty = line === first || line === next;
    if (!isEmpty && line.length + word.length > CODE_WIDTH) {
      lines.push(line.trimEnd());
      line = next;
    }
    line += `${word} `;
  }
  return [...lines, line.trimEnd()];
}

/** Where in each line a comment begins, or a line of one, that ends with the line: a string can have the same signs. */
function commentsIn(code: string): ReadonlyMap<number, number> {
  const file = ts.createSourceFile('block.ts', code, ts.ScriptTarget.ES2022, true);
  const found = new Map<number, number>();
  const note = ({ pos, end }: ts.CommentRange): void => {
    const text = code.slice(pos, end);
    const { line, character } = file.getLineAndCharacterOfPosition(pos);
    for (const [index, each] of text.split('\n').entries()) {
      found.set(line + index, index === 0 ? character : each.length - each.trimStart().length);
    }
  };
  const visit = (node: ts.Node): void => {
    for (const range of ts.getLeadingCommentRanges(code, node.getFullStart()) ?? []) note(range);
    for (const range of ts.getTrailingCommentRanges(code, node.getEnd()) ?? []) note(range);
    for (const child of node.getChildren(file)) visit(child);
  };
  visit(file);
  return found;
}
