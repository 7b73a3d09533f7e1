/** The gallery: a card for each page that is played under `/play/`, and for each article with its figures. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionOf } from './description.js';
import type { Page } from './page.js';
import { repository } from './repository.js';

/** Where its pictures are: `npm run screenshots gallery` takes those of games, `npm run pictures` draws the others. */
const PICTURES = 'apps/docs/src/gallery';
/** The built pages that are played. */
export const PLAYED: string = join(repository, 'apps/sample/dist');

/** A page that is played. */
export interface Played {
  /** Under `/play/`. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
}

/** The game, what leads to it page by page, and what else there is. */
export function playedPages(folder = PLAYED): Played[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.html'))
    .map((path) => ({ path, ...headOf(path, readFileSync(join(folder, path), 'utf8')) }));
  const place = ({ path, order }: (typeof pages)[number]): number => (path === 'index.html' ? -1 : order);
  return pages.sort((a, b) => place(a) - place(b) || (a.path < b.path ? -1 : 1));
}

/** What a page says of itself; the order of pages that are parts of one is in their descriptions. */
function headOf(path: string, html: string): { title: string; about: string; order: number } {
  const [, title] = /<title>(.*?)(?: - .*)?<\/title>/.exec(html) ?? [];
  const [, description] = /<meta\s+name="description"\s+content="([^"]*)"/.exec(html) ?? [];
  if (title === undefined || description === undefined) {
    throw new Error(`The page ${path} of the sample must have a title and a description`);
  }
  const [, order] = /\bPage (\d+) of \d+/.exec(description) ?? [];
  const about = (/^.*?[.](?=\s|$)/.exec(description)?.[0] ?? description).replace(/, made with tilewright/, '');
  return { title, about: /[.!?]$/.test(about) ? about : `${about}.`, order: Number(order ?? Infinity) };
}

/** A figure of an article on a line of its own. */
const FIGURE = /^<[A-Z]\w* \/>$/gm;

/** @returns the page, and its pictures: from a file of the repository to the address on the site */
export function gallery(
  pages: readonly Page[],
  played: readonly Played[],
): { readonly page: Page; readonly pictures: ReadonlyMap<string, string> } {
  const pictures = new Map<string, string>();
  const picture = (name: string): string => {
    const file = `${PICTURES}/${name}`;
    if (!existsSync(join(repository, file))) throw new Error(`The gallery must have the picture ${file}`);
    const address = `pictures/gallery-${name}`;
    pictures.set(file, address);
    return `![](./${address})`;
  };
  const card = (image: string, link: string, about: string): string =>
    `<div>\n\n${image}\n\n**${link}**\n\n${about}\n\n</div>`;
  const cards = (list: readonly string[]): string => `<div class="cards gallery">\n\n${list.join('\n\n')}\n\n</div>`;

  const games = played.map(({ path, title, about }) =>
    card(
      picture(`${path.replace(/\.html$/, '').replaceAll('/', '-')}.webp`),
      `[${title}](/play/${path}){target="_self"}`,
      about,
    ),
  );
  const list = pages.find(({ address }) => address === 'articles/index')?.text ?? '';
  const articles = pages.flatMap((page) => {
    const name = page.address.replace(/^articles\//, '');
    const figures = page.text.match(FIGURE)?.length ?? 0;
    if (name === page.address || figures === 0) return [];
    const [, listed] = new RegExp(String.raw`\]\((?:\./)?${name}\.md\):? (.*)$`, 'm').exec(list) ?? [];
    const about = `${listed ?? descriptionOf(page)} ${figures} ${figures === 1 ? 'figure' : 'figures'}.`;
    return [card(picture(`${name}.svg`), `[${page.title}](./${page.address}.md)`, capital(about))];
  });
  const text = [
    '# Gallery',
    'Everything here runs in the browser, by keys, mouse and touch, and leads to its source.',
    '## Games',
    cards(games),
    'A world over many servers runs on your own computer: `npm run server -- --demo`, as [the guide of the server](./guide/server/index.md) says.',
    '## Articles with figures',
    cards(articles),
    'In the [playground](./playground.md) you write programs of your own.',
  ];
  return {
    page: {
      address: 'gallery',
      area: 'none',
      group: 'Begin',
      title: 'Gallery',
      label: 'Gallery',
      text: `${text.join('\n\n')}\n`,
    },
    pictures,
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
