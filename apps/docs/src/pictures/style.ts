/**
 * The style of a picture: the rules of the figures that it needs, with the colors of a light page and of a dark one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Rule } from 'postcss';
import { site } from '../content/repository.js';

const THEME = join(site, 'src/theme');

/** What only a picture has. */
const OWN = `
.page { fill: var(--ground); }
.title { font: 14px sans-serif; fill: var(--ink); }
`;

type Tokens = ReadonlyMap<string, string>;

function read(path: string): postcss.Root {
  return postcss.parse(readFileSync(join(THEME, path), 'utf8'));
}

/** The values of the names in a rule of `tokens.css`. */
function tokensOf(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  read('tokens.css').each((rule) => {
    if (rule.type === 'rule' && rule.selector === selector)
      rule.walkDecls(({ prop, value }) => void found.set(prop, value));
  });
  return found;
}

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf('.dark')]);

/** The rules at the top of the style sheets: what depends on the width of a page says nothing of a picture. */
const rules: readonly Rule[] = [
  postcss.parse(OWN),
  ...readdirSync(join(THEME, 'figure'))
    .sort()
    .map((name) => read(`figure/${name}`)),
].flatMap(({ nodes }) => nodes.filter((node) => node.type === 'rule'));

/** @param markup - the elements of the picture */
export function styleOf(markup: string): string {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  classes.add('page');
  const isUsed = (selector: string): boolean =>
    !/[:[#]|\.figure\b/.test(selector) &&
    [...selector.matchAll(/\.([\w-]+)/g)].every(([, name = '']) => classes.has(name));
  const inLight: string[] = [];
  const inDark: string[] = [];
  for (const rule of rules) {
    const selectors = rule.selectors.filter(isUsed);
    if (selectors.length === 0) continue;
    const text = (tokens: Tokens, isShown: (value: string) => boolean): string[] => {
      const shown: string[] = [];
      rule.walkDecls(({ prop, value }) => {
        if (isShown(value) && !LIVE.has(prop)) shown.push(`${prop}:${valueIn(tokens, value)}`);
      });
      return shown.length === 0 ? [] : [`${selectors.join(',')}{${shown.join(';')}}`];
    };
    inLight.push(...text(light, () => true));
    inDark.push(...text(dark, (value) => valueIn(light, value) !== valueIn(dark, value)));
  }
  return [...inLight, '@media (prefers-color-scheme: dark){', ...inDark, '}'].join('\n');
}

/** What is for readers' hands. */
const LIVE = new Set(['cursor', 'outline', 'pointer-events', 'touch-action', 'user-select']);

function valueIn(tokens: Tokens, value: string): string {
  return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => {
    const found = tokens.get(name);
    if (found === undefined) throw new Error(`tokens.css must have ${name}`);
    return found;
  });
}
