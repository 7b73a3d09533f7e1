import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.js';
import { Problem } from './problem.js';

const here = resolve('/home/ada');
const read = (...args: string[]) => readArguments(args, here);

describe('the arguments', () => {
  it('are a folder and options', () => {
    expect(read('game')).toEqual({
      folder: join(here, 'game'),
      name: 'game',
      template: 'minimal',
      more: [],
      packages: undefined,
    });
    expect(read('--template', 'keep', '../dungeon', '--packages=tarballs', '--name', '@ada/crawl.er_2')).toEqual({
      folder: resolve('/home/dungeon'),
      name: '@ada/crawl.er_2',
      template: 'keep',
      more: [],
      packages: join(here, 'tarballs'),
    });
    expect(read('-t', 'pixi', '.')).toMatchObject({ folder: here, name: 'ada', template: 'pixi' });
  });

  it('may name more packages', () => {
    expect(read('game', '--with', 'paths,sync', '--with=sight')).toMatchObject({ more: ['paths', 'sync', 'sight'] });
  });

  it('may ask for words only', () => {
    expect(read('--help')).toBe('help');
    expect(read('-h', 'game')).toBe('help');
    expect(read('--version')).toBe('version');
  });

  it.each([
    [[], 'Name the folder of the new project.\n\nnpm create tilewright@latest FOLDER'],
    [['one', 'two'], 'Name one folder, received one, two.'],
    [['game', '-t', 'toString'], '--template must be one of minimal, phaser, pixi, keep, received "toString".'],
    [['game', '--with', 'paths,sigth'], '--with must be names out of paths, sight, sync, tiled, with commas between'],
    [['game', '--with', ''], 'them, received "".'],
    [['game', '--colour'], "Unknown option '--colour'.\n\nnpm create"],
    [['game', '--template'], "Option '-t, --template <value>' argument missing.\n\nnpm create"],
    [['My Game!'], 'received "My Game!". Name the folder my-game, or add --name my-game.'],
    [['...'], 'received "...". Name the folder my-game, or add --name my-game.'],
    [['node_modules'], 'received "node_modules". Name the folder node-modules, or add --name node-modules.'],
    [['game', '--name', 'Game'], 'received "Game". Try --name game.'],
    [['game', '--name', ''], 'received "". Try --name my-game.'],
    [['a'.repeat(215)], `Name the folder ${'a'.repeat(214)}, or`],
  ])('%j are refused', (args, message) => {
    expect(() => readArguments(args, here)).toThrow(Problem);
    expect(() => readArguments(args, here)).toThrow(message);
  });
});
