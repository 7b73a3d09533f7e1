/** The parts of a doc comment. */
import ts from 'typescript';

export interface Comment {
  readonly about: string;
  readonly parameters: readonly (readonly [name: string, text: string])[];
  readonly returns: string;
  readonly throws: string;
  readonly remarks: string;
  readonly examples: readonly string[];
}

export function commentOf(symbol: ts.Symbol, checker: ts.TypeChecker): Comment {
  const tags = symbol.getJsDocTags(checker);
  const text = ({ text: parts }: ts.JSDocTagInfo): string => plain(ts.displayPartsToString(parts));
  const all = (name: string): string[] => tags.filter((tag) => tag.name === name).map(text);
  return {
    about: plain(ts.displayPartsToString(symbol.getDocumentationComment(checker))),
    parameters: all('param').map((each) => {
      const [, name = each, about = ''] = /^(\S+)\s*-?\s*([\s\S]*)$/.exec(each) ?? [];
      return [name, about] as const;
    }),
    returns: all('returns').join(' '),
    throws: all('throws').join(' '),
    remarks: all('remarks').join('\n\n'),
    examples: all('example').map(codeOf),
  };
}

/** A link to another name is that name. */
function plain(text: string): string {
  return text.replaceAll(/\{@link (\S+?)\}/g, '`$1`').trim();
}

/** The code of an example, with or without a fence. */
function codeOf(example: string): string {
  return example
    .split('\n')
    .filter((line) => !line.startsWith('```'))
    .join('\n');
}
