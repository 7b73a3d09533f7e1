/** The lines of code of a formatted file: without imports, comments and empty lines. */
export function codeLinesOf(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*\*[\s\S]*?\*\//g, '').replaceAll(/^import [\s\S]*?;\n/gm, '');
  return code.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
}
