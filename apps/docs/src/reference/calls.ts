/** A call as a reader writes it: `castRay(map, space, ray, { corners?, bounds? })`, before its exact signature. */
import ts from 'typescript';

/** With more fields, the options are named and not listed. */
const MOST_FIELDS = 6;

/** @returns the calls that a function, or a class with `new`, allows; of overloads each that looks different */
export function callsOf(name: string, declarations: readonly ts.Declaration[], checker: ts.TypeChecker): string[] {
  const calls = declarations.flatMap((declaration) => {
    if (ts.isFunctionDeclaration(declaration)) return [callOf(name, declaration, checker)];
    if (!ts.isClassDeclaration(declaration)) return [];
    return declaration.members
      .filter(ts.isConstructorDeclaration)
      .filter((each) => (ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Private) === 0)
      .map((each) => `new ${callOf(name, each, checker)}`);
  });
  return [...new Set(calls)];
}

function callOf(name: string, { parameters }: ts.SignatureDeclaration, checker: ts.TypeChecker): string {
  return `${name}(${parameters.map((each) => parameterOf(each, checker)).join(', ')})`;
}

function parameterOf(parameter: ts.ParameterDeclaration, checker: ts.TypeChecker): string {
  const name = parameter.name.getText();
  const fields = parameter.type === undefined ? undefined : fieldsOf(parameter.type, checker);
  if (fields !== undefined && fields.length <= MOST_FIELDS) return `{ ${fields.join(', ')} }`;
  if (fields !== undefined) return fields.every((field) => field.endsWith('?')) ? 'options?' : 'options';
  if (parameter.dotDotDotToken !== undefined) return `...${name}`;
  return parameter.questionToken === undefined ? name : `${name}?`;
}

/** The fields of the first type in a declaration that is one for options. */
function fieldsOf(type: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) && type.typeName.text.endsWith('Options')) {
    const fields = checker.getPropertiesOfType(checker.getTypeAtLocation(type));
    if (fields.length > 0) return fields.map(fieldOf);
  }
  return ts.forEachChild(type, (child) => (ts.isTypeNode(child) ? fieldsOf(child, checker) : undefined));
}

const fieldOf = ({ name, flags }: ts.Symbol): string => ((flags & ts.SymbolFlags.Optional) === 0 ? name : `${name}?`);
