// npm run measure: how long a view of tiles takes to be drawn again, in the Chromium that TILEWRIGHT_CHROMIUM names.
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@tilewright/testing/browser';
import { bundle } from '@tilewright/testing/bundle';

const browser = await launchBrowser();
const page = await browser.newPage();
await page.addScriptTag({ content: await bundle(fileURLToPath(new URL('program.ts', import.meta.url))) });
const { redraw, idle } = await page.evaluate('program.timeOfShow(60)');
console.log(`40 x 30 tiles drawn again: ${redraw.toFixed(3)} ms; nothing changed: ${idle.toFixed(3)} ms`);
await browser.close();
