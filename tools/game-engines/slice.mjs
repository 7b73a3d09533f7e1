/** Cuts from the shown part of a program what one task needs. */
import ts from 'typescript';

/**
 * A statement of the shown part: what it declares, what it uses, and whether it stands in the body of `update`.
 *
 * @typedef {object} Piece
 * @property {string} text with its comments
 * @property {ReadonlySet<string>} declares
 * @property {ReadonlySet<string>} uses
 * @property {boolean} isInFrame
 */

/**
 * The statements that a pattern matches, and all that declare what those use. The frame's function is kept with the
 * statements that remain of it.
 *
 * @param {string} code of a program, as its page shows it
 * @param {RegExp} wanted
 * @throws if nothing matches
 */
export function slice(code, wanted) {
  const { pieces, headOf } = piecesOf(code);
  const kept = new Set(pieces.filter(({ text }) => wanted.test(text)));
  if (kept.size === 0) throw new Error(`no statement of the program matches ${wanted}`);
  for (const { uses } of kept) {
    for (const piece of pieces) if ([...piece.declares].some((name) => uses.has(name))) kept.add(piece);
  }
  const textOf = (/** @type {boolean} */ isInFrame) =>
    pieces.filter((piece) => kept.has(piece) && piece.isInFrame === isInFrame).map(({ text }) => text);
  const frame = textOf(true);
  const before = textOf(false).join('\n');
  if (frame.length === 0) return before;
  const uses = new Set([...kept].flatMap((piece) => [...piece.uses]));
  return `${before}\n\n${headOf(uses)}\n${frame.join('\n')}\n}`.trim();
}

/**
 * @param {string} code
 * @returns {{ pieces: readonly Piece[]; headOf: (uses: ReadonlySet<string>) => string }} headOf: the comment and the
 * first
 *   line of `update`, with the parameters that are used
 */
function piecesOf(code) {
  const file = ts.createSourceFile('shown.ts', code, ts.ScriptTarget.ESNext, true);
  /** @type {Piece[]} */
  const pieces = [];
  /** @type {(uses: ReadonlySet<string>) => string} */
  let headOf = () => '';
  for (const statement of file.statements) {
    if (!ts.isFunctionDeclaration(statement) || statement.name?.text !== 'update' || statement.body === undefined) {
      pieces.push(pieceOf(statement, false));
      continue;
    }
    const comment = code.slice(statement.getFullStart(), statement.getStart()).trim();
    headOf = (uses) => {
      const used = statement.parameters.filter(({ name }) => uses.has(name.getText()));
      return `${comment}\nfunction update(${used.map((each) => each.getText()).join(', ')}) {`;
    };
    const body = statement.body.statements.filter((each) => !ts.isReturnStatement(each));
    pieces.push(...body.map((each) => pieceOf(each, true)));
  }
  return { pieces, headOf };
}

/**
 * @param {ts.Statement} statement
 * @param {boolean} isInFrame
 * @returns {Piece}
 */
function pieceOf(statement, isInFrame) {
  const [declares, uses, own] = [new Set(), new Set(), new Set()];
  const isDeclaration =
    ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement);
  if (isDeclaration && statement.name !== undefined) declares.add(statement.name.text);
  if (ts.isVariableStatement(statement)) {
    for (const { name } of statement.declarationList.declarations) addNames(name, declares);
  }
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isParameter(node)) addNames(node.name, own);
    if (ts.isIdentifier(node) && !isMember(node)) uses.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  for (const name of own) uses.delete(name);
  const code = statement.getSourceFile().text;
  const start = ts.getLeadingCommentRanges(code, statement.pos)?.[0]?.pos ?? statement.getStart();
  const end = ts.getTrailingCommentRanges(code, statement.end)?.[0]?.end ?? statement.end;
  const text = code.slice(code.lastIndexOf('\n', start) + 1, end);
  return { text, declares, uses, isInFrame };
}

/**
 * The names that a pattern binds.
 *
 * @param {ts.BindingName} name
 * @param {Set<string>} names
 */
function addNames(name, names) {
  if (ts.isIdentifier(name)) names.add(name.text);
  else for (const element of name.elements) if (ts.isBindingElement(element)) addNames(element.name, names);
}

/**
 * Whether a name is that of a member: it says nothing of what is declared.
 *
 * @param {ts.Identifier} node
 */
function isMember(node) {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
