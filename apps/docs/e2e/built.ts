/** What is in the built pages: addresses, links and anchors. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Parser } from 'htmlparser2';

/** The folder of the built site. */
export const built = fileURLToPath(new URL('../dist', import.meta.url));

/** A built page of the site's own. */
export interface BuiltPage {
  /** `guide/units/index.html` */
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  /** What its elements load or lead to, as it is written. */
  readonly targets: readonly string[];
}

/** All pages, except the one for unknown addresses, those of the sample, and those in frames. */
export function builtPages(): BuiltPage[] {
  return readdirSync(built, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html') && path !== '404.html' && !/^(?:play|steps)\//.test(path))
    .sort()
    .map((path) => ({ path, ...read(join(built, path)) }));
}

function read(file: string): Omit<BuiltPage, 'path'> {
  const ids = new Set<string>();
  const targets: string[] = [];
  const parser = new Parser({
    onopentag(name, { id, href, src }) {
      if (id !== undefined) ids.add(id);
      const target = href ?? src;
      if (target !== undefined) targets.push(target);
    },
  });
  parser.end(readFileSync(file, 'utf8'));
  return { ids, targets };
}
