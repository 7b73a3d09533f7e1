/** Source files that a page shows as they are. They are compiled like any other block of code. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './repository.js';

const FIGURES = 'apps/docs/src/figures';
/**
 * `<!-- source: ray/walk.ts -->`: the code of a figure, folded. `<!-- file: templates/... -->`: any other, unfolded.
 */
const SOURCE = /^<!-- (source|file): ([\w./-]+\.ts) -->$/gm;

/** The text of a page with the files that it names. */
export function withSources(text: string): string {
  return text.replaceAll(SOURCE, (_, kind: string, path: string) => {
    if (kind === 'file') return block(path);
    const summary = `<summary>The code of the figure: <code>${path}</code></summary>`;
    return `<details class="source">${summary}\n\n${block(`${FIGURES}/${path}`)}\n\n</details>`;
  });
}

function block(path: string): string {
  return `\`\`\`ts\n${readFileSync(join(repository, path), 'utf8').trimEnd()}\n\`\`\``;
}
