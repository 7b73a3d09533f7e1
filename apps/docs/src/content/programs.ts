/** Links to the playground that carry the program above them. */
import { partsOf } from '../code/blocks.js';
import { hashOf } from '../playground/address.js';

/** A program, and behind it a line that begins with a link to the playground. */
const BROKEN = /^(```ts\n([\s\S]*?)\n```\n\n)\[([^\]]+)\]\(((?:\.{0,2}\/)*playground)\.md\)/gm;

/**
 * A page whose links to the playground open it with the program right above them, imports included. They are HTML,
 * since VitePress takes what stands behind `#` for a heading, and changes it.
 */
export async function withPrograms(text: string): Promise<string> {
  let [written, end] = ['', 0];
  for (const { 0: whole, 1: block = '', 2: code = '', 3: label = '', 4: page = '', index } of text.matchAll(BROKEN)) {
    const { hidden, shown } = partsOf(code, () => '');
    const hash = await hashOf(`${hidden}\n${shown}\n`.trimStart());
    written += `${text.slice(end, index)}${block}<a href="${page}.html${hash}">${label}</a>`;
    end = index + whole.length;
  }
  return written + text.slice(end);
}
