import { codeToHtml } from 'shiki';
import { expect, it } from 'vitest';
import { codeTheme } from './theme.js';
import { typedCode } from './transformer.js';

const blocks = [
  "import type { BlockingOptions } from '@tilewright/queries';\ndeclare const a: BlockingOptions<boolean>;\na.corners;",
  "import type { BlockingOptions } from '@tilewright/queries';\ndeclare const b: BlockingOptions<number>;\nb.corners;",
];
const pages = blocks.map((code) => ({ text: `\`\`\`ts\n${code}\n\`\`\`` }));

async function rendered(order: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const transformer = typedCode(pages, () => '');
  const found = new Map<string, string>();
  for (const code of order) {
    found.set(code, await codeToHtml(code, { lang: 'ts', theme: codeTheme, transformers: [transformer] }));
  }
  return found;
}

it('a block is shown the same, whatever was rendered before it', async () => {
  const first = await rendered(blocks);
  const last = await rendered([...blocks].reverse());
  for (const block of blocks) expect(last.get(block)).toBe(first.get(block));
});
