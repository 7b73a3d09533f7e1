// npm run screenshots: takes the pictures of the READMEs from the built game; with names after --, only those.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import UPNG from 'upng-js';
import { openSite } from './browser.mjs';

const own = fileURLToPath(new URL('../docs/', import.meta.url));
/** One picture is also the repository's. A copy of the sample outside the repository lacks that folder. */
const cover = fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url));
/** The cards of the site's gallery, which a copy of the sample outside the repository lacks, too. */
const gallery = fileURLToPath(new URL('../../docs/src/gallery/', import.meta.url));
/** Larger ones make a README slow: a crowd of thousands has them with few colors. */
const mostBytes = 300_000;
const mostColors = 128;

/**
 * What the pictures of the lenses show: where the player starts, in meters, and where the pointer is, in pixels of the
 * page. The player is at (440, 360), and a meter has 32 pixels.
 */
const scenes = {
  // A shot that a wall stops.
  ray: { start: { x: 66, y: 66 }, aim: { x: 600, y: 190 }, steps: 25 },
  // Cells, whose walls shelter creatures next door from a blast.
  circle: { start: { x: 150.5, y: 104 }, aim: { x: 720, y: 400 }, steps: 230, creatures: 20_000 },
  // An ogre, which covers several tiles.
  object: { start: { x: 136.5, y: 24 }, aim: { x: 568, y: 360 }, steps: 2 },
  // Around the corner of a wall.
  steps: { start: { x: 82, y: 62 }, aim: { x: 590, y: 430 }, steps: 25 },
  spaces: { start: { x: 112, y: 72 }, aim: { x: 580, y: 270 }, steps: 25 },
  // A row of pillars, which hide parts of the hall.
  sight: { start: { x: 104, y: 24 }, aim: { x: 600, y: 330 }, steps: 25 },
  types: { start: { x: 112, y: 72 }, aim: { x: 580, y: 270 }, steps: 25 },
};

/**
 * @typedef {Window & { nextFrame: (milliseconds: number) => void }} SteppedWindow - draws a frame only when `nextFrame`
 * is called
 */
/** @typedef {keyof typeof scenes} LensName */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ width: number, height: number }} Size - of a picture, in pixels */

/**
 * What shows a crowd has half as many pixels again, and is drawn smaller: the camera alone would show a third of it.
 */
const zoomedOut = 1.5;

/**
 * What the player does before the picture of the game is taken: the keys that it holds, for how many steps, and how far
 * north it aims.
 */
const retreat = [
  { keys: ['w'], steps: 26, aim: 14 },
  { keys: [], steps: 130, aim: 12 },
  { keys: [], steps: 80, aim: 10 },
  { keys: ['s'], steps: 210, aim: 12 },
];

/** A picture for every six steps, ten in a second. */
const clip = { frames: 80, steps: 6, width: 640, height: 360, mostBytes: 3_000_000, mostColors: 48 };

/** The pictures of the gallery, in pixels. */
const card = { width: 480, height: 270, quality: 0.75, mostBytes: 30_000 };

/** What the player of each page of the ladder does before its picture is taken: the keys, and for how many steps. */
const ladder = {
  walk: [{ keys: ['ArrowRight'], steps: 45 }],
  see: [{ keys: ['ArrowRight'], steps: 70 }],
  shoot: [
    { keys: ['ArrowRight'], steps: 45 },
    { keys: ['Space'], steps: 2 },
  ],
  chase: [{ keys: ['ArrowRight', 'ArrowDown'], steps: 60 }],
  crowd: [{ keys: ['ArrowRight'], steps: 120 }],
};

const lenses = /** @type {LensName[]} */ (Object.keys(scenes));
const names = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => names.length === 0 || names.includes(name);

mkdirSync(own, { recursive: true });
// The browser would paint again only what changed, and which frames it paints depends on the clock: the corners of a
// panel then differ by a shade.
const { address, browser, close } = await openSite('--disable-partial-raster');
try {
  if (isWanted('game')) await takeGame();
  if (isWanted('clip')) await takeClip();
  for (const lens of lenses) if (isWanted(lens)) await takeLens(lens);
  if (isWanted('platformer')) await takePlatformer();
  if (isWanted('gallery') && existsSync(gallery)) await takeGallery();
} finally {
  await close();
}

/**
 * The player opens the gate of the great hall and draws its crowd out to the basin of the courtyard, as a charge
 * explodes.
 */
async function takeGame() {
  const page = await play('none', { start: { x: 117, y: 41 }, creatures: 20_000, hasPanels: false, zoomedOut });
  await page.keyboard.press('-');
  // The fog hides the crowd that the player does not see.
  await page.keyboard.press('g');
  await run(page, 4);
  await page.mouse.move(640 * zoomedOut, 360 * zoomedOut);
  await page.mouse.down();
  for (const { keys, steps, aim } of retreat) {
    await page.mouse.move(640 * zoomedOut, 360 * zoomedOut - 16 * aim);
    for (const key of keys) await page.keyboard.down(key);
    for (let i = 0; i < steps; i += 20) {
      await page.keyboard.press('c');
      await run(page, 20);
    }
    for (const key of keys) await page.keyboard.up(key);
  }
  console.log(`${await page.evaluate(creaturesShown)} creatures in the picture`);
  await save(page, `${own}game.png`);
  await page.close();
}

/** How many creatures are on the screen. Runs in the page. */
function creaturesShown() {
  const { tilewright } = window;
  if (tilewright === undefined) return 0;
  const { camera } = tilewright.state();
  const [width, height] = [innerWidth / camera.pixelsPerMeter, innerHeight / camera.pixelsPerMeter];
  return tilewright
    .creatures()
    .filter(({ x, y }) => x >= camera.x && x < camera.x + width && y >= camera.y && y < camera.y + height).length;
}

/** The bot behind the title, with one lens after the other. */
async function takeClip() {
  const { width, height, mostColors } = clip;
  const page = await load('?seed=1', { viewport: { width, height }, zoomedOut });
  /** @type {ArrayBuffer[]} */
  const frames = [];
  for (let i = 0; i < clip.frames; i++) {
    await run(page, clip.steps);
    frames.push(UPNG.toRGBA8(UPNG.decode(Uint8Array.from(await page.screenshot()).buffer))[0] ?? new ArrayBuffer(0));
  }
  await page.close();
  const delays = frames.map(() => (clip.steps * 1000) / 60);
  write(UPNG.encode(frames, width, height, mostColors, delays), clip.mostBytes, `${own}clip.png`);
}

/** @param {LensName} lens */
async function takeLens(lens) {
  const { start, aim, steps, creatures } = { creatures: 5000, ...scenes[lens] };
  const page = await play(lens, { start, creatures });
  await page.mouse.move(aim.x, aim.y);
  await run(page, 2);
  // The first step of the player begins the game, and hides the first hint.
  await page.keyboard.down('d');
  await run(page, 2);
  await page.keyboard.up('d');
  await run(page, steps);
  if (lens === 'types') await page.hover('#lens pre');
  await save(page, `${own}lens-${lens}.png`, ...(lens === 'ray' && existsSync(cover) ? [cover] : []));
  await page.close();
}

/**
 * A game that has just begun.
 *
 * @param {string} lens
 * @param {{ start: { x: number, y: number }, creatures: number, hasPanels?: boolean, zoomedOut?: number }} options
 */
async function play(lens, { start, creatures, hasPanels = true, zoomedOut = 1 }) {
  const page = await load(`?creatures=${creatures}&lens=${lens}`, { start, zoomedOut });
  await page.keyboard.press('Enter');
  if (hasPanels) await page.keyboard.press('v');
  // The red of a bite would tint all colors, and transitions follow the clock.
  await page.addStyleTag({ content: '#hurt { display: none } * { transition: none !important }' });
  return page;
}

/**
 * The page at its title.
 *
 * @param {string} options
 * @param {{ viewport?: Size, zoomedOut?: number, start?: { x: number, y: number } }} [scene]
 */
async function load(
  options,
  { viewport: { width, height } = { width: 1280, height: 720 }, zoomedOut = 1, start } = {},
) {
  const viewport = { width: zoomedOut * width, height: zoomedOut * height };
  const page = await pageInSteps({ viewport, deviceScaleFactor: 1 / zoomedOut });
  page.setDefaultTimeout(240_000);
  if (start !== undefined) await page.route('**/keep-*.tmj', (route) => route.fulfill({ json: mapWithStart(start) }));
  // With the lenses, which the page loads late.
  await page.goto(`${address}${options}`, { waitUntil: 'networkidle' });
  // The title stands with the first frame, in which no time passes.
  const hasTitle = () => {
    /** @type {SteppedWindow} */ (/** @type {unknown} */ (window)).nextFrame(0);
    return window.tilewright?.state()?.phase === 'title';
  };
  await page.waitForFunction(hasTitle, undefined, { polling: 100 });
  return page;
}

/** @param {{ x: number, y: number }} start - in meters, which are tiles */
function mapWithStart(start) {
  const map = JSON.parse(readFileSync(new URL('../maps/keep.tmj', import.meta.url), 'utf8'));
  for (const { objects = [] } of map.layers) {
    for (const each of objects) {
      if (each.type === 'player') Object.assign(each, { x: start.x * map.tilewidth, y: start.y * map.tileheight });
    }
  }
  return map;
}

/**
 * A page in which time passes only in `run`, so that a picture is the same on every machine.
 *
 * @param {import('playwright-core').BrowserContextOptions} options
 */
async function pageInSteps(options) {
  const page = await browser.newPage(options);
  await page.addInitScript(() => {
    let time = 0;
    /** @type {FrameRequestCallback[]} */
    let waiting = [];
    performance.now = () => time;
    window.requestAnimationFrame = (callback) => waiting.push(callback);
    const stepped = /** @type {SteppedWindow} */ (/** @type {unknown} */ (window));
    stepped.nextFrame = (milliseconds) => {
      time += milliseconds;
      const due = waiting;
      waiting = [];
      for (const callback of due) callback(time);
    };
  });
  return page;
}

/** @param {Page} page @param {number} frames */
async function run(page, frames) {
  for (let i = 0; i < frames; i++) {
    await page.evaluate(() => /** @type {SteppedWindow} */ (/** @type {unknown} */ (window)).nextFrame(1000 / 60));
  }
}

/** The hero on the moving platform. */
async function takePlatformer() {
  const page = await pageInSteps({ viewport: { width: 1120, height: 520 } });
  await page.goto(`${address}platformer.html`, { waitUntil: 'networkidle' });
  const hold = async (/** @type {string[]} */ keys, /** @type {number} */ steps) => {
    for (const key of keys) await page.keyboard.down(key);
    await run(page, steps);
    for (const key of keys) await page.keyboard.up(key);
  };
  await hold(['ArrowRight'], 60);
  await hold(['ArrowRight', 'Space'], 60);
  await hold([], 330);
  await hold(['ArrowRight'], 40);
  await hold([], 100);
  await save(page, `${own}platformer.png`);
  await page.close();
}

/** A card for each page that is played; those of the game and of the platformer are their pictures, smaller. */
async function takeGallery() {
  await saveCard(readFileSync(`${own}game.png`), 'index');
  await saveCard(readFileSync(`${own}platformer.png`), 'platformer');
  for (const [name, moves] of Object.entries(ladder)) {
    const page = await pageInSteps({ viewport: { width: 1120, height: 800 } });
    await page.goto(`${address}ladder/${name}.html`, { waitUntil: 'networkidle' });
    for (const { keys, steps } of moves) {
      for (const key of keys) await page.keyboard.down(key);
      await run(page, steps);
      for (const key of keys) await page.keyboard.up(key);
    }
    await run(page, 1);
    await saveCard(await page.locator('canvas').screenshot(), `ladder-${name}`);
    await page.close();
  }
}

/** @param {Buffer} png @param {string} name */
async function saveCard(png, name) {
  const page = await browser.newPage();
  const webp = await page.evaluate(cardOf, { png: png.toString('base64'), ...card });
  await page.close();
  write(Uint8Array.from(Buffer.from(webp, 'base64')).buffer, card.mostBytes, `${gallery}${name}.webp`);
}

/**
 * The middle of a picture as a card. Runs in the page.
 *
 * @param {typeof card & { png: string }} options
 */
async function cardOf({ png, width, height, quality }) {
  const response = await fetch(`data:image/png;base64,${png}`);
  const picture = await createImageBitmap(await response.blob());
  const scale = Math.max(width / picture.width, height / picture.height);
  const [w, h] = [scale * picture.width, scale * picture.height];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There must be a canvas');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h);
  return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
}

/** @param {Page} page @param {string[]} files */
async function save(page, ...files) {
  const picture = UPNG.decode(Uint8Array.from(await page.screenshot()).buffer);
  write(UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, mostColors), mostBytes, ...files);
}

/** @param {ArrayBuffer} png @param {number} limit - in bytes @param {string[]} files */
function write(png, limit, ...files) {
  for (const file of files) {
    console.log(`${file}: ${png.byteLength} bytes`);
    if (png.byteLength > limit) throw new Error(`${file} must have at most ${limit} bytes, and has ${png.byteLength}`);
    writeFileSync(file, new Uint8Array(png));
  }
}
