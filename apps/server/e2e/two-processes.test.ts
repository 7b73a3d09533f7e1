import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fetchZones } from '../src/client/enter.js';
import type { MemberProcess } from '../src/server/many-processes.js';
import { numberOf, signedInOf, textOf, walkToTheOtherZone } from './player.js';
import { Site } from './site.js';

describe.skipIf(inject('redis') === '')('with two processes', () => {
  let site: Site;

  beforeAll(async () => {
    const world = ['--zones', '2x1', '--tiles', '12', '--herd', '8', '--lease', '800'];
    site = await Site.openMany('--redis', '--processes', '2', ...world);
    return () => site.close();
  });

  /** The process that keeps a zone, and the fencing number of its host: asks until one says so in time. */
  async function keeperOf(zone: number): Promise<{ readonly member: MemberProcess; readonly fence: number }> {
    for (;;) {
      for (const member of site.members) {
        const kept = await fetchZones(member.address).catch(() => []);
        const report = kept.find((each) => each.zone === zone);
        if (report !== undefined) return { member, fence: report.fence };
      }
    }
  }

  /** Lets the player of a page go on in a page from the process that keeps a zone. */
  async function moveToKeeper(page: Page, zone: number): Promise<Page> {
    const { address } = (await keeperOf(zone)).member;
    const signedIn = await signedInOf(page);
    await page.close();
    const moved = await site.player({ address, signedIn });
    // On a busy machine another process may have taken the zone meanwhile.
    return (await keeperOf(zone)).member.address === address ? moved : moveToKeeper(moved, zone);
  }

  it('pages walk from one to the other, and go on when their own is killed', async () => {
    const [first, second] = [await site.player(), await site.player()];
    for (const page of [first, second]) {
      await walkToTheOtherZone(page);
      expect([await textOf(page, 'missing'), await textOf(page, 'coins')]).toStrictEqual(['0', '10']);
    }

    // The process that is killed has served the page, keeps its zone, and is asked by it where zones are.
    const zone = await numberOf(first, 'zone');
    const own = await moveToKeeper(first, zone);
    const { member, fence } = await keeperOf(zone);
    process.kill(member.pid!, 'SIGKILL');
    await Promise.all([own, second].map((page) => untilAnotherHost(page, zone, fence)));

    // The next hosts take what the players do.
    for (const page of [own, second]) await walkToTheOtherZone(page);
    expect(site.problems).toStrictEqual([]);
  });
});

/** Waits until the table of a page shows another host of a zone, and its own zone is there. */
async function untilAnotherHost(page: Page, zone: number, before: number): Promise<void> {
  await page.waitForFunction(
    ([row, fence]) =>
      Number(document.querySelector<HTMLElement>(`#zones tr:nth-child(${row}) td:nth-child(2)`)?.innerText) > fence!,
    [zone + 1, before],
  );
  await page.waitForSelector('[data-phase=open]');
}
