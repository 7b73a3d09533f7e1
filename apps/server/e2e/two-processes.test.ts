import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { fetchZones } from '../src/client/enter.js';
import type { MemberProcess } from '../src/server/many-processes.js';
import { hostOf, numberOf, textOf, walkToTheOtherZone } from './player.js';
import { Site } from './site.js';

describe.skipIf(inject('redis') === '')('with two processes', () => {
  let site: Site;

  beforeAll(async () => {
    const world = ['--zones', '2x1', '--tiles', '12', '--herd', '8', '--lease', '800'];
    site = await Site.openMany('--redis', '--processes', '2', ...world);
    return () => site.close();
  });

  /** The process that keeps a zone. */
  async function keeperOf(zone: number): Promise<MemberProcess> {
    for (const member of site.members) {
      const kept = await fetchZones(member.address);
      if (kept.some((report) => report.zone === zone)) return member;
    }
    throw new Error(`Zone ${zone} must have a host`);
  }

  it('pages walk from one to the other, and go on when one is killed', async () => {
    const pages = [await site.player(), await site.player()];
    for (const page of pages) {
      await walkToTheOtherZone(page);
      expect([await textOf(page, 'missing'), await textOf(page, 'coins')]).toStrictEqual(['0', '10']);
    }

    const zone = await numberOf(pages[0]!, 'zone');
    const hosts = await Promise.all(pages.map((page) => hostOf(page, zone)));
    process.kill((await keeperOf(zone)).pid!, 'SIGKILL');
    await Promise.all(pages.map((page, i) => untilAnotherHost(page, zone, hosts[i]!)));

    // Whoever keeps the zones now takes what the players do.
    for (const page of pages) await walkToTheOtherZone(page);
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
