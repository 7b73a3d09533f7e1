/** Closes what a test file leaves open: a page that goes on running would slow down all others. */
import { afterAll } from 'vitest';
import { site } from './site.js';

afterAll(async () => {
  for (const context of site.browser.contexts()) await context.close();
});
