/** The texts of the page are readable: they fit into small windows, and contrast with their background. */
import { describe, expect, it } from 'vitest';
import { sharedGame } from './shared-game.js';

describe('the page', () => {
  const game = sharedGame({}, { viewport: { width: 1280, height: 720 } });

  it.each([
    [360, 640],
    [640, 360],
    [1280, 720],
  ])('fits into %i by %i pixels', async (width, height) => {
    const { page } = game();
    await page.setViewportSize({ width, height });
    await game().state();
    for (const id of ['greeting', 'hud', 'bar', 'help', 'side']) {
      const opener = { help: 'h', side: 'v' }[id];
      const isShut = !(await page.isVisible(`#${id}`));
      if (opener !== undefined && isShut) await page.keyboard.press(opener);
      await page.waitForSelector(`#${id}`, { state: 'visible' });
      const box = (await page.locator(`#${id}`).boundingBox())!;
      expect(box.x, id).toBeGreaterThanOrEqual(0);
      expect(box.y, id).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, id).toBeLessThanOrEqual(width);
      expect(box.y + box.height, id).toBeLessThanOrEqual(height);
      const overflow = await page.evaluate((id) => {
        const { scrollWidth, clientWidth } = document.getElementById(id)!;
        return scrollWidth - clientWidth;
      }, id);
      expect(overflow, id).toBeLessThanOrEqual(1);
      if (id === 'help') await page.keyboard.press('Escape');
    }
  });

  it('has text with a contrast of at least 4.5 to 1', async () => {
    const { page } = game();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('v');
    await page.keyboard.press('h');
    await page.waitForSelector('#help', { state: 'visible' });
    const poor = await page.evaluate(() => {
      type Color = readonly [number, number, number, number];
      const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
      const colorOf = (css: string): Color => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = css;
        pen.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0, a = 0] = pen.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
      };
      const over = (top: Color, ground: Color): Color => {
        const mix = (i: 0 | 1 | 2): number => top[i] * top[3] + ground[i] * (1 - top[3]);
        return [mix(0), mix(1), mix(2), 1];
      };
      const luminance = (color: Color): number => {
        const [r = 0, g = 0, b = 0] = color.slice(0, 3).map((part) => {
          const c = part / 255;
          return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      let seen = 0;
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement!;
        if (texts.currentNode.textContent?.trim() === '' || !element.checkVisibility()) continue;
        if (element.closest('script, noscript, style, option') !== null) continue;
        seen++;
        const grounds: Color[] = [];
        for (let each: Element | null = element; each !== null; each = each.parentElement) {
          grounds.unshift(colorOf(getComputedStyle(each).backgroundColor));
        }
        // The map behind the panels may have any color. The page has a background of its own only outside the panels.
        for (const map of [
          [0, 0, 0, 1],
          [255, 255, 255, 1],
        ] as const) {
          const isOnPanel = element.closest('.panel, #bar') !== null;
          const ground = (isOnPanel ? grounds.slice(2) : grounds).reduce(
            (below, top) => over(top, below),
            map as Color,
          );
          const text = over(colorOf(getComputedStyle(element).color), ground);
          const [a, b] = [luminance(text), luminance(ground)];
          const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
          if (ratio < 4.5) found.push(`${element.tagName}.${element.className} "${element.textContent}": ${ratio}`);
        }
      }
      return { found, seen };
    });
    expect(poor.found).toEqual([]);
    expect(poor.seen).toBeGreaterThan(60);
  });

  it('shows source in full, and without wrapping once the panels are wider', async () => {
    const { page } = game();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.keyboard.press('v');
    for (const isWide of [false, true]) {
      for (let key = 1; key <= 7; key++) {
        await page.keyboard.press(String(key));
        const { settings } = await game().state();
        if (isWide && key === 1) await page.click('#widen');
        const sources = page.locator('#lens pre');
        expect(await sources.count(), settings.lens).toBeGreaterThan(0);
        for (const source of await sources.all()) {
          const { heightOfLine, hidden } = await source.evaluate((pre) => ({
            // Only the compiler's words wrap.
            heightOfLine: Math.max(
              ...[...pre.querySelectorAll('.sh__line')]
                .filter((line) => line.querySelector('.words') === null && !line.classList.contains('words'))
                .map((line) => line.getBoundingClientRect().height),
            ),
            hidden: Math.max(pre.scrollWidth - pre.clientWidth, pre.scrollHeight - pre.clientHeight),
          }));
          // The panels scroll; nothing in them does.
          expect(hidden, settings.lens).toBeLessThanOrEqual(0);
          if (isWide) expect(heightOfLine, settings.lens).toBeLessThan(1.5 * 17.25);
        }
      }
    }
  });

  it('has no animation for users who ask for less motion', async () => {
    const { page } = game();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await page.isVisible('#hurt')).toBe(false);
    await page.emulateMedia({ reducedMotion: null });
  });
});
