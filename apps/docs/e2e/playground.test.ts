/** The playground: what the compiler says, what programs do, and what ends them. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hashOf } from '../src/playground/address.js';
import { MISTAKES } from '../src/playground/examples.js';
import { MOST_CODE, MOST_MILLISECONDS_TO_COMPILE } from '../src/playground/limits.js';
import { ready, site } from './site.js';

/** One for all pages: each would load and compile the compiler again. */
const context = await site.browser.newContext();
await context.clock.install(); // so that no test waits until the compiler is out of time
let page: Page;
let problems: string[];
beforeAll(async () => {
  page = await openPage(1280);
});
beforeEach(() => {
  problems = [];
});

async function openPage(width: number, hash = ''): Promise<Page> {
  const opened = await context.newPage();
  await opened.setViewportSize({ width, height: 900 });
  opened.on('console', (message) => problems.push(message.text()));
  opened.on('pageerror', (error) => problems.push(error.message));
  opened.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(site.address) && !/^(?:blob|data):/.test(url)) problems.push(`asks for ${url}`);
  });
  await opened.goto(`${site.address}playground.html${hash}`);
  await ready(opened);
  await settled(opened);
  return opened;
}

/** The page has compiled, and run, what it shows. */
async function settled(opened: Page): Promise<void> {
  await opened.locator('.playground[data-live][aria-busy=false]').waitFor();
}

const program = async (): Promise<string> => (await page.locator('.cm-content .cm-line').allTextContents()).join('\n');
const status = async (): Promise<string | null> => page.locator('.playground .state').textContent();
const output = async (): Promise<string[]> => page.locator('.playground .output span').allTextContents();

/** Gives the page a program, as a reader who opens a link. @returns what it says in the end */
async function open(code: string): Promise<string | null> {
  await show(code);
  await settled(page);
  return status();
}

async function show(code: string): Promise<void> {
  await page.goto(`${site.address}playground.html${await hashOf(code)}`);
  await page.waitForFunction(
    (first) => document.querySelector('.cm-line')?.textContent.startsWith(first) === true,
    code.split('\n')[0] ?? '',
  );
}

it('runs the first program, and fills its comments in', async () => {
  expect(await status()).toMatch(/^Ran in \d+ ms\.$/);
  const text = await program();
  expect(text).toContain('next; // => { x: 6, y: 5.5 } (Position2)');
  expect(text).toContain('distance(here, next); // => 3.1622776601683795 (Length)');
  expect(text).toContain('?.tile; // => { x: 7, y: 4 } (Tile | undefined)');
  expect(problems).toEqual([]);
});

it.each(MISTAKES)('refuses the mistake "$title" with the words of the compiler', async ({ title, about, says }) => {
  await page.getByRole('button', { name: title, exact: true }).click();
  await settled(page);
  expect(await status()).toBe('Does not compile: one mistake. Nothing runs.');
  expect(await page.locator('.refusals li').allTextContents()).toEqual([expect.stringContaining(`: ${says}`)]);
  expect(await page.locator('.mistake-about').textContent()).toContain(about);
  await page.locator('.cm-lintRange-error').first().waitFor();
  expect(problems).toEqual([]);
});

it('shows the type of a name under the pointer', async () => {
  await open("import { meters } from '@tilewright/units';\nconst far = meters(3); // =>\n");
  await page.locator('.cm-line').nth(1).getByText('meters').hover();
  const tip = page.locator('.playground-tip').filter({ hasText: 'meters(value: number): Length' });
  await tip.waitFor();
  expect(await tip.textContent()).toContain('\n\n');
});

describe('a program', () => {
  it.each([
    ['a loop', 'console.log(1);\nwhile (true) {}'],
    ['microtasks', 'console.log(1);\nconst again = (): Promise<void> => Promise.resolve().then(again);\nvoid again();'],
    ['a promise', 'console.log(1);\nawait new Promise(() => {});'],
  ])('that never ends, for %s, is stopped', async (_, code) => {
    expect(await open(`${code}\nexport {};`)).toBe('Stopped: the program did not end within 2 seconds.');
    expect(await output()).toEqual(['1\n']);
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('that throws says what', async () => {
    expect(await open("console.log('before');\nthrow new RangeError('no such tile');")).toBe('Ended by an error.');
    expect(await output()).toEqual(['before\n', 'RangeError: no such tile\n']);
  });

  it('that says too much is cut, and still ends', async () => {
    const said = await open("for (let i = 0; i < 100_000; i++) console.log(i, 'x'.repeat(5000));");
    expect(said).toContain('There was more output: only the first 200 lines are shown.');
    const lines = await output();
    expect([lines.length, lines[0]?.length]).toEqual([200, 1004]);
  });

  it('that takes over the channel to the page is stopped', async () => {
    const code = `const all = globalThis as unknown as {
  MessagePort: { prototype: { postMessage: (this: unknown, told: unknown) => void } };
};
const { prototype } = all.MessagePort;
const post = prototype.postMessage;
prototype.postMessage = function (told) {
  for (let i = 0; i < 1000; i++) post.call(this, { kind: 'began' });
  post.call(this, told);
};
console.log('hello');
await new Promise(() => {});
export {};`;
    expect(await open(code)).toBe('Stopped: the program told the page more than any program has to.');
    expect(await page.locator('iframe').count()).toBe(0);
  });

  it('can reach neither the network nor the page', async () => {
    const code = `const all = globalThis as unknown as Record<string, (address: string) => Promise<unknown>>;
try {
  await all['fetch']!('${site.address}index.html');
} catch (error) {
  console.log('refused');
}
'document' in globalThis; // =>
'localStorage' in globalThis; // =>
export {};`;
    expect(await open(code)).toMatch(/^Ran in/);
    expect(await output()).toEqual(['refused\n']);
    expect(await program()).toContain(
      "'document' in globalThis; // => false\n'localStorage' in globalThis; // => false",
    );
  });

  it('of a million characters is not taken', async () => {
    await open('const b = 1; // =>\n');
    await page.locator('.cm-content').focus();
    await page.keyboard.insertText('x'.repeat(1_000_000));
    await page.getByText('and this one would have 1,000,021. Nothing was changed.').waitFor();
    expect(await program()).toBe('const b = 1; // => 1\n');
  });
});

describe('a compilation that does not end', () => {
  // Each constant keeps the compiler busy for seconds, until it gives up on that one.
  const endless = `type Busy<D extends 0[], P> = D['length'] extends 40 ? 1 : Busy<[...D, 0], [P, 0]> extends 1 ? Busy<[...D, 0], [P, 1]> : 0;
${Array.from({ length: 50 }, (_, i) => `const busy${i}: Busy<[], ${i}> = 1;`).join('\n')}
`;
  const write = async (code: string): Promise<void> => {
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(code);
  };

  it('is stopped, and the next program has a new compiler', async () => {
    problems = [];
    await show(endless);
    const afterItsTime = async (): Promise<string | null> => {
      await page.clock.fastForward(MOST_MILLISECONDS_TO_COMPILE);
      return status();
    };
    await expect
      .poll(afterItsTime)
      .toBe(
        'Stopped: the compiler was not done with this program after 10 seconds, so nothing runs. Change it, and a new compiler starts.',
      );
    await settled(page);
    expect(await page.locator('.refusals, .output').count()).toBe(0);
    await write('Math.max(40, 42); // =>');
    await page.getByText('Math.max(40, 42); // => 42').waitFor();
    await page.locator('.cm-line').first().getByText('max').hover();
    await page.locator('.playground-tip').filter({ hasText: 'Math.max(...values: number[])' }).waitFor();
    expect(problems).toEqual([]);
  });

  it('does not keep the next program from being compiled', async () => {
    await open('1; // => 1');
    const before = new URL(page.url()).hash;
    await write(endless);
    await page.waitForURL((url) => url.hash !== before); // and the compiler has it
    await write('Math.max(40, 42); // =>');
    await page.clock.fastForward(MOST_MILLISECONDS_TO_COMPILE);
    await page.getByText('Math.max(40, 42); // => 42').waitFor();
    await settled(page);
    expect(await status()).toMatch(/^Ran in/);
  });
});

it('opens with the program of the link that led to it', async () => {
  const front = await site.browser.newPage();
  await front.goto(`${site.address}index.html`);
  await ready(front);
  const shown = await front.locator('.content pre').first().innerText();
  await front.getByRole('link', { name: 'Break it in the playground' }).click();
  await settled(front);
  const line = 'add(here, mul(speed, seconds(1 / 60)));';
  expect(shown).toContain(line);
  expect(await front.locator('.cm-content').innerText()).toContain(line);
  expect(await front.locator('.refusals li').allTextContents()).toEqual([
    expect.stringContaining("'TileVelocity2' is not assignable to parameter of type 'TileDifference2'"),
  ]);
  await front.close();
});

describe('the address', () => {
  it.each([
    ['cut', async () => (await hashOf('const a = 1;')).slice(0, -4), 'The address is cut or was changed'],
    ['not encoded well', () => '#code=%%%', 'The address is cut or was changed'],
    ['too long', () => `#code=${'a'.repeat(40_000)}`, 'is longer than 20,000 characters'],
    ['unfolds too far', () => hashOf('x'.repeat(MOST_CODE + 1)), 'is longer than 20,000 characters'],
  ])('that is %s is refused with a sentence', async (_, hash, sentence) => {
    const fresh = await openPage(1280, await hash());
    expect(await fresh.locator('.playground .notice').textContent()).toContain(sentence);
    expect(await fresh.locator('.cm-content').textContent()).toContain('castRay');
    await fresh.close();
    expect(problems).toEqual([]);
  });

  it('has the program that was written', async () => {
    await open('const a = 1; // =>\n');
    await page.locator('.cm-content').focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('a + 1; // =>');
    const expected = await hashOf('const a = 1; // => 1\na + 1; // =>');
    await page.waitForURL((url) => url.hash === expected);
    await page.getByText('a + 1; // => 2').waitFor();
    const again = await openPage(1280, expected);
    expect(await again.locator('.cm-line').last().textContent()).toBe('a + 1; // => 2');
    await again.close();
  });
});

it('shows values of classes by their names', async () => {
  await open("import { tile, TileHashSet } from '@tilewright/tilemap';\nnew TileHashSet([tile(1, 2)]); // =>\n");
  expect(await program()).toContain('// => TileHashSet [{ x: 1, y: 2 }]');
});

it('has the names of all packages in one, too', async () => {
  await open(
    "import { add, meters, tile, TileHashSet } from 'tilewright';\nnew TileHashSet([tile(1, 2)]); // =>\nadd(meters(1), meters(2)); // =>\n",
  );
  expect(await program()).toMatch(/=> TileHashSet \[\{ x: 1, y: 2 \}\][^]*=> 3 \(Length\)/);
});

it('takes every character of a keyboard', async () => {
  const characters = Array.from({ length: 95 }, (_, i) => String.fromCharCode(' '.charCodeAt(0) + i)).join('');
  await open('// \n');
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`// ${characters}`);
  expect(await page.locator('dialog.search-dialog').count()).toBe(0);
  expect(await program()).toContain(`// ${characters}`);
});

it('completes a name', async () => {
  await open("import { metersPerSecond } from '@tilewright/units';\n");
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('mete');
  const found = page.locator('.cm-tooltip-autocomplete li').first();
  await found.waitFor();
  expect(await found.textContent()).toContain('metersPerSecond');
  await page.keyboard.press('Escape');
});

it('Tab leaves the editor', async () => {
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.cm-editor') === null)).toBe(true);
});

it('is read and run, but not written, on a narrow screen', async () => {
  const narrow = await openPage(600);
  expect(await narrow.locator('.cm-content').getAttribute('contenteditable')).toBe('false');
  await narrow.getByText('This screen is too narrow to write on').waitFor();
  expect(await narrow.locator('.cm-content').textContent()).toContain('// => { x: 6, y: 5.5 } (Position2)');
  await narrow.close();
  expect(problems).toEqual([]);
});
