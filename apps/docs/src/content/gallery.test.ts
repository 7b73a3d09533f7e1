import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gallery, type Played } from './gallery.js';
import { makeContent } from './pages.js';
import { repository } from './repository.js';

const { pages } = makeContent();
const game: Played = { path: 'index.html', title: 'The keep', about: 'A game.' };
const walk: Played = { path: 'ladder/walk.html', title: 'Walk', about: 'A map.' };

describe('the gallery', () => {
  const { page, pictures } = gallery(pages, [game, walk]);

  it('has a card with a picture, a link and a line for each game', () => {
    expect(page.text).toContain(
      '![](./pictures/gallery-ladder-walk.webp)\n\n**[Walk](/play/ladder/walk.html){target="_self"}**\n\nA map.',
    );
    expect(page.text.indexOf('[The keep]')).toBeLessThan(page.text.indexOf('[Walk]'));
  });

  it('has a card for each article', () => {
    const articles = pages.filter(({ address }) => /^articles\/(?!index)/.test(address));
    expect(articles.length).toBeGreaterThan(5);
    for (const { address, title } of articles) {
      expect(page.text).toContain(`**[${title}](./${address}.md)**`);
      expect(page.text).toContain(`gallery-${address.replace('articles/', '')}.svg`);
    }
    expect(page.text).toMatch(/\n\n[A-Z].*\. \d+ figures\.\n/);
  });

  it('has pictures that are there, and small', () => {
    expect(pictures.size).toBeGreaterThan(8);
    const large = [...pictures.keys()].filter((file) => statSync(join(repository, file)).size > 30_000);
    expect(large).toEqual([]);
  });

  it('refuses a game without a picture', () => {
    expect(() => gallery(pages, [{ ...game, path: 'other.html' }])).toThrow(
      'The gallery must have the picture apps/docs/src/gallery/other.webp',
    );
  });

  it('shows the first figure of each article', () => {
    for (const { address, text } of pages.filter((each) => /^articles\/(?!index)/.test(each.address))) {
      const [, figure = ''] = /^<([A-Z]\w*) \/>$/m.exec(text) ?? [];
      const drawn = readFileSync(join(repository, 'apps/docs/src/pictures/of/articles.ts'), 'utf8');
      expect(drawn).toMatch(new RegExp(String.raw`'?${address.replace('articles/', '')}'?: ${figure},`));
      expect(existsSync(join(repository, `apps/docs/src/gallery/${address.replace('articles/', '')}.svg`))).toBe(true);
    }
  });
});
