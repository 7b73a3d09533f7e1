/** The programs, and what a page shows of them. */
import { readFileSync } from 'node:fs';

/**
 * A program: its file in `src`, the name of the engine, and the unit of its world. With an adapter: its package, and
 * what a reader has before the shown code begins. A recipe says that on its page.
 *
 * @typedef {object} Program
 * @property {string} name
 * @property {string} title
 * @property {{ readonly name: string; readonly have: string }} [adapter]
 * @property {string} world
 */

/** @type {readonly Program[]} */
export const programs = [
  {
    name: 'phaser',
    title: 'Phaser',
    adapter: {
      name: '@tilewright/phaser',
      have: 'You have a `scene`, its tile map layer `layer`, a sprite `heroSprite`, an Arcade physics `group` of enemies, and a `graphics` object.',
    },
    world: 'pixels',
  },
  {
    name: 'pixi',
    title: 'PixiJS',
    adapter: {
      name: '@tilewright/pixi',
      have: 'You have a bit map of your own called `walls`, a texture `wallTexture`, a container `world`, the sprites `hero` and `enemies` in it, `graphics`, and the `width` and `height` of the canvas.',
    },
    world: 'pixels',
  },
  { name: 'excalibur', title: 'Excalibur', world: 'pixels' },
  { name: 'kaplay', title: 'KAPLAY', world: 'pixels' },
  { name: 'littlejs', title: 'LittleJS', world: 'tiles, y to the north' },
  { name: 'three', title: 'three.js', world: 'meters, on x and z' },
  { name: 'bitecs', title: 'bitECS', world: 'yours' },
  { name: 'koota', title: 'koota', world: 'yours' },
];

const LINE_WIDTH = 120;

/**
 * The source of a program.
 *
 * @param {string} name
 */
export function sourceOf(name) {
  return readText(new URL(`src/${name}.ts`, import.meta.url));
}

/**
 * A text with the ends of lines that all systems share.
 *
 * @param {string | URL} path
 */
export function readText(path) {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
}

/**
 * The part of a program that its page shows, without the marks of what is counted.
 *
 * @param {string} source
 */
export function shownPart(source) {
  const [, shown = ''] = /^ *\/\/ shown\n([\s\S]*?)^ *\/\/ end of shown$/m.exec(source) ?? [];
  const indent = /^ */.exec(shown)?.[0].length ?? 0;
  return shown
    .split('\n')
    .map((line) => line.slice(indent).replace(/ \/\/ (glue|drawing)$/, ''))
    .filter((line) => !/^\s*\/\/ (end of )?(glue|drawing)$/.test(line))
    .join('\n')
    .trim();
}

/**
 * Code of a program with the imports that it needs.
 *
 * @param {string} source the program
 * @param {string} code
 */
export function withImports(source, code) {
  const words = new Set(code.match(/\w+/g));
  const imports = [...source.matchAll(/^import (\w+|\{[^}]*\}) from '([^']+)';$/gm)].flatMap(
    ([, names = '', from = '']) => {
      if (from.startsWith('.')) return [];
      if (!names.startsWith('{')) return words.has(names) ? [`import ${names} from '${from}';`] : [];
      const used = names
        .slice(1, -1)
        .split(',')
        .map((name) => name.trim())
        .filter((name) => words.has(name.replace('type ', '')));
      if (used.length === 0) return [];
      if (used.every((name) => name.startsWith('type '))) {
        return [`import type { ${used.map((name) => name.slice(5)).join(', ')} } from '${from}';`];
      }
      const line = `import { ${used.join(', ')} } from '${from}';`;
      return [
        line.length <= LINE_WIDTH ? line : `import {\n${used.map((name) => `  ${name},\n`).join('')}} from '${from}';`,
      ];
    },
  );
  return `${imports.join('\n')}\n\n${code}`;
}
