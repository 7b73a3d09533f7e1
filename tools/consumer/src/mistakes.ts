/** Typical mistakes: each file says above its lines what every supported compiler must say of them. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const fixtures = fileURLToPath(new URL('../fixtures/mistakes', import.meta.url));
/** Its lines say which argument is missing, in what compilers print below the first line. */
export const missing = 'mistakes/solid.ts';

/** Copies the mistakes into `mistakes`, and returns their files. */
export function copyMistakes(folder: string): string[] {
  cpSync(fixtures, join(folder, 'mistakes'), { recursive: true });
  return readdirSync(fixtures)
    .sort()
    .map((file) => `mistakes/${file}`);
}

/** The order of the members of a union or of an object is no compiler's promise. */
export function settled(message: string): string {
  return message
    .replace(/[\w<>]+(?: \| [\w<>]+)+/g, (union) => union.split(' | ').sort().join(' | '))
    .replace(/\{ ([^{}]+); \}/g, (_, members: string) => `{ ${members.split('; ').sort().join('; ')}; }`);
}

const textOf = (file: string): string => readFileSync(join(fixtures, '..', file), 'utf8');

/** Each line of a file that must fail, with the text above it; `// error 7.0:` is the wording of one compiler. */
export function expectedErrors(file: string, version: string): string[] {
  const lines = textOf(file).split('\n');
  const own = `// error ${version}: `;
  return lines.flatMap((line, index) => {
    if (!line.startsWith('// error: ')) return [];
    const fails = lines.findIndex((other, at) => at > index && !other.startsWith('// error'));
    const said = lines.slice(index + 1, fails).find((other) => other.startsWith(own));
    return [settled(`${file} ${fails + 1}: ${said === undefined ? line.slice(10) : said.slice(own.length)}`)];
  });
}

/** The arguments that are missing in `missing`. */
export function missingArguments(): string[] {
  return [...textOf(missing).matchAll(/^\/\/ missing: (\w+)$/gm)].map(([, name = '']) => name);
}
