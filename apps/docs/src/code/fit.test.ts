import { describe, expect, it } from 'vitest';
import { CODE_WIDTH, fittedCode, withFittedCode } from './fit.js';

const LONG = 'x'.repeat(30);
const widest = (code: string): number => Math.max(...code.split('\n').map(({ length }) => length));

describe('code that is wider than its column', () => {
  it('is broken as a formatter breaks it', async () => {
    const code = await fittedCode(`const found = ask(${LONG}, '${LONG}', (value) => value + 1); // => 3`);
    expect(code).toBe(`const found = ask(\n  ${LONG},\n  '${LONG}',\n  (value) => value + 1,\n); // => 3`);
  });

  it('has a value below its line, and another comment above', async () => {
    const call = `call('${LONG}', '${LONG}');`;
    expect(await fittedCode(`${call} // => 'a value'`)).toBe(`${call}\n// => 'a value'`);
    expect(await fittedCode(`{\n  ${call} // the reason`.concat('\n}'))).toBe(`{\n  // the reason\n  ${call}\n}`);
  });

  it('has long comments in several lines', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `'${index}'`).join(', ');
    const code = await fittedCode(`answer; // => [${words}]\n/** ${words}. */\nask();`);
    expect(widest(code)).toBeLessThanOrEqual(CODE_WIDTH);
    expect(code).toMatch(/^answer;\n\/\/ => \['0', .*\n\/\/ {4}'\d+'/);
    expect(code).toMatch(/\n\/\*\*\n \* '0', .*\n \* '\d+'.*\n \*\/\nask\(\);$/s);
  });

  it('keeps signs of a comment that are in a string', async () => {
    const text = `'https://${LONG}/${LONG}/${LONG}'`;
    expect(await fittedCode(`open(${text});`)).toBe(`open(\n  ${text},\n);`);
  });

  it('keeps the line that an announcement is about', async () => {
    const wrong = `call(${LONG}, ${LONG}, ${LONG});`;
    const code = `// error: Argument of type\n${wrong}`;
    expect(await fittedCode(code)).toBe(code);
  });

  it('stays as it is if it is no program', async () => {
    const code = `there is no such ${LONG} ${LONG} ${LONG} language`;
    expect(await fittedCode(code)).toBe(code);
  });
});

it('only code that is TypeScript changes, and only where it is wide', async () => {
  const page = `# Title\n\n\`\`\`ts\nf(  1 )\n\`\`\`\n\n\`\`\`sh\nnpm run ${LONG}${LONG}${LONG}\n\`\`\`\n`;
  expect(await withFittedCode(page)).toBe(page);
});
