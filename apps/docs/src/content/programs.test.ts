import { expect, it } from 'vitest';
import { codeIn } from '../playground/address.js';
import { withPrograms } from './programs.js';

const block = (code: string): string => `\`\`\`ts\n${code}\n\`\`\`\n\n`;

it('a link right behind a program carries it, with what is not shown', async () => {
  const hidden = "import 'a';\n// ---cut---\n2;";
  const text = `${block('1;')}[Try it](./playground.md), and\n\n${block(hidden)}[Break it](../playground.md).\n`;
  const written = await withPrograms(text);
  expect(written.replaceAll(/#code=[\w-]+/g, '')).toBe(
    `${block('1;')}<a href="./playground.html">Try it</a>, and\n\n${block(hidden)}<a href="../playground.html">Break it</a>.\n`,
  );
  const hashes = written.match(/#code=[\w-]+/g) ?? [];
  expect(await Promise.all(hashes.map(codeIn))).toEqual(['1;\n', "import 'a';\n\n2;\n"]);
});

it('other links stay as they are', async () => {
  const text = `${block('1;')}The [playground](playground.md), or\n\n[another](start.md).\n`;
  expect(await withPrograms(text)).toBe(text);
});
