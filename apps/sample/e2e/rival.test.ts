/** A run that is to be beaten: the target while the user plays, and the verdict with the result. */
import { beforeAll, describe, expect, it } from 'vitest';
import { alreadyThere, deadly } from './testing/changed-maps.js';
import { GamePage, type PageOptions } from './game-page.js';
import { endOf, share } from './runs.js';
import { violationsOf } from './violations.js';
import { site } from './site.js';

const open = (options: string, rest: PageOptions): Promise<GamePage> => GamePage.open(site, { options, ...rest });

/** Opens the link as another user does, and presses the button that plays against its run. */
async function beat(address: string, rest: PageOptions): Promise<GamePage> {
  const guest = await open(address.slice(site.address.length), { ...rest, isTitle: true });
  await guest.page.click('#beat-run');
  await guest.until('a game', ({ phase }) => phase === 'ready');
  await guest.page.keyboard.press('p');
  await guest.until('a pause', ({ settings }) => settings.isPaused);
  return guest;
}

const textIs = (game: GamePage, id: string, text: string): Promise<void> =>
  game.untilTrue((given) => {
    const [id = '', ...words] = given.split(' ');
    const element = document.getElementById(id);
    return element?.hidden === false && element.textContent === words.join(' ');
  }, `${id} ${text}`);

/** Walks until the player has fallen, and its result is shown. */
async function fall(game: GamePage): Promise<void> {
  await game.page.keyboard.down('KeyD');
  for (let steps = 0; steps < 60 && (await game.step()).phase !== 'fallen'; steps++);
  await game.page.keyboard.up('KeyD');
  await game.untilVisible('#result');
}

describe('a run of somebody who did not fall', () => {
  let address = '';
  beforeAll(async () => {
    const game = await open('?creatures=9&seed=4', { prepare: deadly });
    await game.hold('KeyD', 1);
    address = await share(game);
    await game.close();
  });

  it('is named while it is to be beaten, and the result says that it was, and by how much', async () => {
    const guest = await beat(address, { prepare: deadly });
    const target = 'To beat: 0 goals, alive at 0:00';
    await textIs(guest, 'quest-rival', target);
    expect(await guest.page.isVisible('#result-rival')).toBe(false);
    expect(await violationsOf(guest.page)).toEqual([]);
    await guest.step(2);
    await fall(guest);
    expect(await violationsOf(guest.page)).toEqual([]);
    expect(await guest.page.textContent('#result-rival')).toMatch(/^You beat the shared run by \d\.\d\d\ss\.$/);
    // The same start again is against the same run; another one is not.
    await guest.page.keyboard.press('r');
    await guest.until('a new game', ({ phase }) => phase === 'ready');
    await textIs(guest, 'quest-rival', target);
    await guest.page.keyboard.press(']');
    await guest.until('more creatures', ({ creatureCount }) => creatureCount > 9);
    expect(await guest.page.isVisible('#quest-rival')).toBe(false);
    await guest.close();
  });

  it('is no longer to be beaten behind the title', async () => {
    const guest = await beat(address, { prepare: deadly });
    await textIs(guest, 'quest-rival', 'To beat: 0 goals, alive at 0:00');
    await guest.leave();
    await guest.start();
    expect(await guest.page.isVisible('#quest-rival')).toBe(false);
    await guest.close();
  });

  it.each([
    [360, 640],
    [640, 360],
    [1280, 720],
  ])('fits into %i by %i pixels', async (width, height) => {
    const guest = await beat(address, { prepare: deadly, viewport: { width, height } });
    const fits = (selector: string): Promise<boolean> =>
      guest.page.locator(selector).evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return isInside && element.scrollWidth <= element.clientWidth && document.body.scrollWidth <= innerWidth;
      });
    await textIs(guest, 'quest-rival', 'To beat: 0 goals, alive at 0:00');
    const say = (id: string, text: string): Promise<void> =>
      guest.page.evaluate(([id, text]) => void (document.getElementById(id!)!.textContent = text!), [id, text]);
    // The longest that it can say.
    await say('quest-rival', 'To beat: an escape that counts as 59:59');
    expect(await fits('#quest')).toBe(true);
    expect(await overlaps(guest, '#quest', ['#hud', '#minimap', '#bar', '#greeting'])).toEqual([]);
    await guest.step(2);
    await fall(guest);
    await say('result-rival', 'You did not beat the shared run: it is ahead by 59.99 s.');
    expect(await fits('#result > .panel')).toBe(true);
    await guest.close();
  });
});

it('a run that was watched is known at once, and one that is as good is said to be so', async () => {
  const game = await open('?creatures=9&seed=5', { prepare: alreadyThere });
  await game.step();
  expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
  await game.untilVisible('#result');
  await game.page.click('#share-result');
  await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
  const address = game.page.url();
  await game.close();

  const guest = await open(address.slice(site.address.length), { prepare: alreadyThere, isTitle: true });
  await guest.page.click('#watch-run');
  await guest.untilVisible('#result');
  await endOf(guest);
  expect(await guest.page.isVisible('#result-rival')).toBe(false);
  await guest.page.click('#beat-run');
  await guest.until('a new game', ({ phase }) => phase === 'ready');
  await textIs(guest, 'quest-rival', 'To beat: an escape that counts as 0:00');
  await guest.page.keyboard.press('p');
  await guest.step(2);
  expect((await guest.hold('KeyD', 1)).phase).toBe('escaped');
  await guest.untilVisible('#result');
  await textIs(guest, 'result-rival', 'You did exactly as well as the shared run.');
  await guest.close();
});

/** Those of the other elements that an element covers. */
async function overlaps({ page }: GamePage, selector: string, others: readonly string[]): Promise<string[]> {
  const one = (await page.locator(selector).boundingBox())!;
  const found: string[] = [];
  for (const other of others) {
    const box = await page.locator(other).boundingBox();
    if (box === null) continue;
    const isApart =
      one.x >= box.x + box.width ||
      box.x >= one.x + one.width ||
      one.y >= box.y + box.height ||
      box.y >= one.y + one.height;
    if (!isApart) found.push(other);
  }
  return found;
}
