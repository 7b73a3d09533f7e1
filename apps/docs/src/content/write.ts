/** Writes the pages into the folder from which VitePress renders the site. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PLAYED } from './gallery.js';
import { SITE_ADDRESS } from './head.js';
import type { Content } from './pages.js';
import { repository, site } from './repository.js';

/** The folder with all that VitePress reads. It is not checked in. */
export const PAGES_FOLDER: string = join(site, '.pages');

/** Brings the folder in line with the content. A file that stays the same is not written, so that no page reloads. */
export function writeContent({ pages, pictures }: Content): void {
  const kept = new Set<string>();
  const write = (path: string, content: string | Buffer): void => {
    const file = join(PAGES_FOLDER, path);
    kept.add(file);
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(content))) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
  for (const { address, text } of pages) write(`${address}.md`, text);
  for (const [file, address] of pictures) write(address, readFileSync(join(repository, file)));
  removeOthers(kept);
}

/** Writes what is on the site as it is. */
export function writePublic(name: string, text: string | Buffer): void {
  const file = join(PUBLIC_FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes each page as Markdown beside its HTML, for people and programs that rather read that. */
export function writeMarkdown(folder: string, pages: Content['pages']): void {
  for (const { address, text } of pages) {
    const file = join(folder, `${address}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Copies the built sample, which is played under `/play/`. */
export function copySample(): void {
  if (!existsSync(PLAYED)) throw new Error('The sample is not built: run `npm run docs:build` in the root');
  const play = join(PUBLIC_FOLDER, 'play');
  rmSync(play, { recursive: true, force: true }); // files of an earlier build have other names
  cpSync(PLAYED, play, { recursive: true });
  const page = join(play, 'index.html');
  writeFileSync(page, withSite(readFileSync(page, 'utf8')));
}

/** What the page of the game has in the repository, and what stands for it on the site. */
const LINKS: readonly (readonly [repository: RegExp, site: string])[] = [
  [/(<meta name="articles" content=")[^"]*/g, '$1../articles/*.html'],
  [/<a href="[^"]*#readme"[^>]*>Documentation(?=<)/g, '<a href="../index.html">Back to the site'],
];

/** Previews of links need the whole address of their picture. */
const PREVIEW_PATH = /(<meta property="og:image" content=")\.\//;

/** The page of the game with links to the site, in place of those to the repository. */
function withSite(html: string): string {
  const shown = SITE_ADDRESS === undefined ? html : html.replace(PREVIEW_PATH, `$1${SITE_ADDRESS}play/`);
  return LINKS.reduce((text, [repository, site]) => {
    const linked = text.replaceAll(repository, site);
    if (linked === text) throw new Error(`The page of the sample must have ${repository.source}`);
    return linked;
  }, shown);
}

/** What is on the site as it is. */
export const PUBLIC_FOLDER: string = join(PAGES_FOLDER, 'public');

/** Removes pages that are gone, so that no link to them seems to work. */
function removeOthers(kept: ReadonlySet<string>): void {
  if (!existsSync(PAGES_FOLDER)) return;
  for (const entry of readdirSync(PAGES_FOLDER, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const isPublic = !relative(PUBLIC_FOLDER, file).startsWith('..');
    if (entry.isFile() && !isPublic && !kept.has(file)) rmSync(file);
  }
}
