/** The sample starts and plays, as it was built and in development: all that `npm test` sees of it in a browser. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDevelopment, visit } from './development.js';
import { GamePage, type Site } from './game-page.js';
import { site } from './site.js';

const hasTitle = 'document.body.dataset.phase === "title" && document.querySelector("#start").checkVisibility()';
const tenSeconds = 600;
/** What the development server and a browser without a GPU say. */
const notOurs = /^\[vite\] connect|GL Driver Message/u;

let development: Awaited<ReturnType<typeof openDevelopment>>;

beforeAll(async () => {
  development = await openDevelopment(site);
});
afterAll(() => development.close());

describe.each([
  ['built', () => site],
  ['in development', () => development],
])('%s', (_, opened) => {
  it('plays for ten seconds, and the console stays empty', async () => {
    const site: Site = opened();
    if (site === development) await visit(site, '', hasTitle);
    const said: string[] = [];
    const game = await GamePage.open(site, {
      isTitle: true,
      prepare: async (page) =>
        page.on('console', (message) => {
          if (!notOurs.test(message.text())) said.push(`${message.type()}: ${message.text()}`);
        }),
    });
    await game.until('the title', ({ phase }) => phase === 'title');
    expect(await game.page.isVisible('#start')).toBe(true);
    const { player: before } = await game.start();
    const { steps } = await game.pause();
    await game.hold('KeyD', tenSeconds / 2);
    const after = await game.hold('Space', tenSeconds / 2);
    expect(after.steps).toBe(steps + tenSeconds);
    expect(after.shots).toBeGreaterThan(0);
    expect(after.player).not.toEqual(before);
    await game.close();
    expect(said).toEqual([]);
  });
});
