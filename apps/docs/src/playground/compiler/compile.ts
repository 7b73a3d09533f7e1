/** What the compiler makes of a program: its words where it refuses it, and otherwise what runs. */
import type { VirtualTypeScriptEnvironment } from '@typescript/vfs';
import ts from 'typescript';
import type { Script } from '../program/messages.js';

/** What the compiler refuses: its own first line. */
export interface Refusal {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

/** A `// =>` comment, by its number: what stands behind its arrow is replaced by the value. */
export interface Answer {
  readonly from: number;
  readonly to: number;
  /** The name of the type of the value, where it says more than the value does. */
  readonly type: string;
}

export interface Compiled {
  readonly refusals: readonly Refusal[];
  /** Only what is not refused runs. */
  readonly script: Script | undefined;
  readonly answers: readonly Answer[];
}

/** An expression whose value a comment shows, and what stands for it in the script. */
interface Shown extends Answer {
  readonly inserted: readonly { readonly at: number; readonly text: string }[];
}

const ARROW = '// =>';
const LONGEST_TYPE = 40;
/** The types of which values say what they are. */
const PLAIN = /^(?:number|string|boolean|undefined|null|void|never|any|unknown|true|false|[\d"'-].*)$/;

/** @param file - of the program, which the environment has already */
export function compile(environment: VirtualTypeScriptEnvironment, file: string): Compiled {
  const { languageService } = environment;
  const program = languageService.getProgram();
  const source = program?.getSourceFile(file);
  if (program === undefined || source === undefined) throw new Error(`${file} is not in the program`);
  const refusals = [...languageService.getSyntacticDiagnostics(file), ...languageService.getSemanticDiagnostics(file)];
  if (refusals.length > 0) {
    return { refusals: refusals.map((each) => refusalOf(each, source)), script: undefined, answers: [] };
  }
  const show = unusedName(source.text);
  const shown = shownIn(source, program.getTypeChecker(), show);
  return { refusals: [], script: { text: javascriptOf(source.text, shown), show }, answers: shown };
}

function refusalOf({ start = 0, length = 0, messageText }: ts.Diagnostic, source: ts.SourceFile): Refusal {
  const message = typeof messageText === 'string' ? messageText : messageText.messageText;
  return { from: start, to: start + length, line: lineOf(source, start), message };
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line + 1;
}

/** A name that the program does not have. */
function unusedName(text: string): string {
  let name = '$show';
  while (text.includes(name)) name += '_';
  return name;
}

/** The expressions, and the constants and variables, that a `// =>` comment follows. */
function shownIn(source: ts.SourceFile, checker: ts.TypeChecker, show: string): Shown[] {
  const shown: Shown[] = [];
  const visit = (node: ts.Node): void => {
    const value = shownBy(node);
    const comment = value === undefined ? undefined : commentBehind(node, source);
    if (value !== undefined && comment !== undefined) {
      const call = `${show}(${shown.length}, `;
      shown.push({
        from: comment.pos + ARROW.length,
        to: comment.end,
        type: typeName(value, checker),
        inserted: ts.isExpressionStatement(node)
          ? [
              { at: value.getStart(source), text: `${call}(` },
              { at: value.getEnd(), text: '))' },
            ]
          : [{ at: node.getEnd(), text: `;${call}${value.getText(source)});` }],
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return shown;
}

/** The expression of a statement, or the one name that it declares. */
function shownBy(node: ts.Node): ts.Node | undefined {
  if (ts.isExpressionStatement(node)) return node.expression;
  if (!ts.isVariableStatement(node)) return undefined;
  const [declaration, another] = node.declarationList.declarations;
  return declaration !== undefined && another === undefined && ts.isIdentifier(declaration.name)
    ? declaration.name
    : undefined;
}

function commentBehind(statement: ts.Node, { text }: ts.SourceFile): ts.CommentRange | undefined {
  const [comment] = ts.getTrailingCommentRanges(text, statement.getEnd()) ?? [];
  return comment !== undefined && text.startsWith(ARROW, comment.pos) ? comment : undefined;
}

function typeName(node: ts.Node, checker: ts.TypeChecker): string {
  const type = checker.getTypeAtLocation(node);
  const name = checker.typeToString(type, node, ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope);
  return PLAIN.test(name) || name.length > LONGEST_TYPE || /[{(]/.test(name) ? '' : name;
}

/** The program without types, with its shown expressions. */
function javascriptOf(code: string, shown: readonly Shown[]): string {
  const inserted = shown.flatMap((each) => each.inserted).sort((a, b) => b.at - a.at);
  const text = inserted.reduce((before, each) => before.slice(0, each.at) + each.text + before.slice(each.at), code);
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      moduleDetection: ts.ModuleDetectionKind.Force,
    },
  });
  return outputText;
}
