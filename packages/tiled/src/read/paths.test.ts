import { describe, expect, it } from 'vitest';
import { pathFrom } from './paths.js';

describe('pathFrom', () => {
  it.each([
    ['level.tmj', 'cave.tsj', 'cave.tsj'],
    ['maps/level.tmj', 'cave.tsj', 'maps/cave.tsj'],
    ['maps/level.tmj', './cave.tsj', 'maps/cave.tsj'],
    ['maps/level.tmj', '../sets/cave.tsj', 'sets/cave.tsj'],
    ['maps/deep/level.tmj', '../../sets//cave.tsj', 'sets/cave.tsj'],
    ['level.tmj', '../sets/cave.tsj', '../sets/cave.tsj'],
    ['../level.tmj', '../cave.tsj', '../../cave.tsj'],
    ['', 'a/../b/./c.tj', 'b/c.tj'],
    ['maps/level.tmj', '/sets/cave.tsj', '/sets/cave.tsj'],
    ['/maps/level.tmj', '../../../cave.tsj', '/cave.tsj'],
    ['maps/level.tmj', 'C:/sets/../cave.tsj', 'C:/cave.tsj'],
    ['https://example.com/maps/level.tmj', '../cave.tsj', 'https://example.com/cave.tsj'],
    ['https://example.com/level.tmj', '../../cave.tsj', 'https://example.com/cave.tsj'],
    ['maps/level.tmj', 'https://example.com/cave.tsj', 'https://example.com/cave.tsj'],
  ])('from %s, %s is %s', (from, reference, path) => {
    expect(pathFrom(from, reference)).toBe(path);
  });
});
