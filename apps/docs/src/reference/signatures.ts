/** Declarations as readers see them. */
import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
/** In characters: a longer signature gets a line for each parameter. */
const WIDTH = 88;
/** A longer declaration, such as a table of products, is cut. */
const MOST_LINES = 40;

/** A declaration without comments, without what is private, and without words that say nothing here. */
export function signaturesOf(declaration: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(declaration) ? declaration.parent.parent : declaration;
  const shown = ts.isClassDeclaration(statement) ? withoutPrivate(statement) : statement;
  const text = printer
    .printNode(ts.EmitHint.Unspecified, shown, declaration.getSourceFile())
    .replace(/^export /, '')
    .replace(/^declare /, '')
    .replaceAll(/^( {4})+/gm, (indent) => ' '.repeat(indent.length / 2));
  const lines = text.split('\n').flatMap((line) => wrapped(line).split('\n'));
  if (lines.length <= MOST_LINES) return lines.join('\n');
  return [...lines.slice(0, MOST_LINES), `  // ... and ${lines.length - MOST_LINES} more lines`].join('\n');
}

function withoutPrivate(declaration: ts.ClassDeclaration): ts.ClassDeclaration {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  const members = declaration.members.filter(
    (member) =>
      (ts.getCombinedModifierFlags(member) & hidden) === 0 &&
      !(member.name !== undefined && ts.isPrivateIdentifier(member.name)),
  );
  const { modifiers, name, typeParameters, heritageClauses } = declaration;
  return ts.factory.updateClassDeclaration(declaration, modifiers, name, typeParameters, heritageClauses, members);
}

/** Gives each parameter of a long line its own line. */
function wrapped(line: string): string {
  if (line.length <= WIDTH) return line;
  const indent = /^ */.exec(line)?.[0] ?? '';
  const start = firstAtTop(line, '(');
  if (start < 0) return line;
  const end = closing(line, start);
  const parameters = atTop(line.slice(start + 1, end));
  if (parameters.length === 0) return line;
  const lines = parameters.map((parameter) => `${indent}  ${parameter},`);
  return [line.slice(0, start + 1), ...lines, `${indent}${line.slice(end)}`].join('\n');
}

const OPEN = '([{<';
const CLOSE = ')]}>';

/** Calls a function with each character and how deep it is in brackets; an arrow is no bracket. */
function walk(text: string, visit: (character: string, depth: number, index: number) => void): void {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const isArrow = character === '>' && text[i - 1] === '=';
    if (CLOSE.includes(character) && !isArrow) depth--;
    visit(character, depth, i);
    if (OPEN.includes(character)) depth++;
  }
}

function firstAtTop(text: string, wanted: string): number {
  let found = -1;
  walk(text, (character, depth, index) => {
    if (found < 0 && depth === 0 && character === wanted) found = index;
  });
  return found;
}

function closing(text: string, start: number): number {
  let found = -1;
  walk(text.slice(start), (character, depth, index) => {
    if (found < 0 && index > 0 && depth === 0 && character === ')') found = start + index;
  });
  return found;
}

/** The parts of a list that commas outside of brackets separate. */
function atTop(list: string): string[] {
  const parts = [''];
  walk(list, (character, depth) => {
    if (depth === 0 && character === ',') parts.push('');
    else parts[parts.length - 1] += character;
  });
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
