/** What tests do with the page of a player, and what it shows, in a world of two zones beside each other. */
import type { Page } from 'playwright-core';

export const textOf = (page: Page, id: string): Promise<string> => page.locator(`#${id}`).innerText();
export const numberOf = async (page: Page, id: string): Promise<number> => Number(await textOf(page, id));

/** The player of the tab, in JSON. */
export async function signedInOf(page: Page): Promise<string> {
  return page.evaluate(() => sessionStorage.getItem('tilewright-server') ?? '');
}

/** Walks until the player was handed over, around the walls. */
export async function walkToTheOtherZone(page: Page): Promise<void> {
  const { keyboard } = page;
  const handOvers = await numberOf(page, 'hand-overs');
  const ahead = (await numberOf(page, 'zone')) === 0 ? 'ArrowRight' : 'ArrowLeft';
  await page.locator('canvas').focus();
  await keyboard.down(ahead);
  for (let side = 0; (await numberOf(page, 'hand-overs')) === handOvers; side = 1 - side) {
    const aside = side === 0 ? 'ArrowUp' : 'ArrowDown';
    await keyboard.down(aside);
    await page.waitForTimeout(700);
    await keyboard.up(aside);
    await page.waitForTimeout(700);
  }
  await keyboard.up(ahead);
}

/** The fencing number of a zone's host, as the table has it. */
export async function hostOf(page: Page, zone: number): Promise<number> {
  return Number(await page.locator(`#zones tr:nth-child(${zone + 1}) td:nth-child(2)`).innerText());
}
