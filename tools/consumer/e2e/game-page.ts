/** The page of a game, as a player sees it: where things are is read from a picture of it. */
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** WebGL in software. */
export const flags: readonly string[] = ['--enable-unsafe-swiftshader'];

/** Said of a picture that is taken of a page. */
const expectedWords = ['GPU stall due to ReadPixels'];

export interface GamePage {
  readonly page: Page;
  /** What the page complains about, and files that it lacks. */
  readonly problems: readonly string[];
}

/** Opens a page, and waits for its canvas. */
export async function openPage(opener: Browser | BrowserContext, address: string): Promise<GamePage> {
  const page = await opener.newPage();
  await page.setViewportSize({ width: 800, height: 600 });
  const problems: string[] = [];
  page.on('console', (message) => {
    const isExpected = expectedWords.some((words) => message.text().includes(words));
    if (['error', 'warning'].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('requestfailed', (request) => problems.push(`${request.url()} failed`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(address);
  await page.waitForSelector('canvas');
  return { page, problems };
}

type Color = readonly [red: number, green: number, blue: number];

/** How much of a page has a color, and where: the middle and the borders of that, in pixels. */
export interface Spot {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly right: number;
}

/** Finds a color on a page. */
export async function findColor(page: Page, color: Color): Promise<Spot> {
  const picture = await page.screenshot();
  return page.evaluate(readPicture, { picture: picture.toString('base64'), color });
}

/** Runs in the page, which can read pictures. */
async function readPicture({ picture, color }: { picture: string; color: Color }): Promise<Spot> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const pen = canvas.getContext('2d')!;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  let [count, x, y, right] = [0, 0, 0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (color.some((part, j) => Math.abs(part - data[i + j]!) > 2)) continue;
    const at = i / 4;
    count++;
    x += at % image.width;
    y += Math.floor(at / image.width);
    right = Math.max(right, at % image.width);
  }
  return { count, x: x / count, y: y / count, right };
}
