/** Source files of figures that an article shows as they are: `<!-- source: ray/walk.ts -->`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { site } from './repository.js';

const SOURCE = /^<!-- source: ([\w/-]+\.ts) -->$/gm;

/** The text of an article with the sources that it names, folded, as blocks of code that are compiled like any other. */
export function withSources(text: string): string {
  return text.replaceAll(SOURCE, (_, path: string) => {
    const code = readFileSync(join(site, 'src/figures', path), 'utf8').trimEnd();
    return `<details class="source"><summary>The code of the figure: <code>${path}</code></summary>\n\n\`\`\`ts\n${code}\n\`\`\`\n\n</details>`;
  });
}
