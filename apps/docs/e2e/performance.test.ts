/** The questions that a reader asks in the browser. */
import { expect, it } from 'vitest';
import { ABOUT } from '../src/performance/about.js';
import { ready, site } from './site.js';

it('are loaded and answered on a click, and not before', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
  const problems: string[] = [];
  const workers: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('worker', (worker) => workers.push(worker.url()));
  await page.goto(`${site.address}performance/run-it-here.html`);
  await ready(page);
  const answers = page.locator('[data-result]');
  expect(await answers.allTextContents()).toEqual(ABOUT.map(() => 'not asked yet'));
  expect(workers).toEqual([]);

  await page.getByRole('button', { name: 'Run it here' }).click();
  await page.getByText('All questions are answered.').waitFor({ timeout: 120_000 });
  expect(workers.length).toBe(1);
  for (const text of await answers.allTextContents()) {
    expect(text).toMatch(/times as (?:fast|long)|equally fast/);
    expect(text).toMatch(/ between .* in 15 rounds\. (?:All [\d,]+|[\d,]+ of [\d,]+) \w+ are the same\.$/);
  }
  await page.getByRole('button', { name: 'Run it again' }).waitFor();
  expect(problems).toEqual([]);
});
