/** Words that game developers use for what has another name here. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainText } from '../content/markdown.js';
import { repository } from '../content/repository.js';

/** From what a reader may type to the words of the site. */
export type Synonyms = Readonly<Record<string, string>>;

/** What the glossary does not list, because nobody here would write it. */
const SPOKEN: Synonyms = {
  raycast: 'castRay solid',
  raycasting: 'cast ray',
  linecast: 'cast ray',
  los: 'line sight isVisible',
  'line of sight': 'isVisible sight view',
  'field of view': 'sight view',
  knockback: 'hit push slide',
  'push out': 'pushOut',
  push: 'pushOut',
  rotate: 'turn facing',
  'one way': 'sides moveAndSlide body',
  slide: 'moveAndSlide body',
  convert: 'conversion space tileAt',
  fov: 'field view sight',
  pathfinding: 'path find',
  'a*': 'path find',
  astar: 'path find',
  dijkstra: 'flow field path',
  navmesh: 'path way points',
  steering: 'crowd flow field',
  aabb: 'rectangle box overlap',
  hitbox: 'box body overlap',
  broadphase: 'tracker objects',
  quadtree: 'tracker objects',
  'spatial hash': 'tracker objects',
  collision: 'body move slide contact',
  collide: 'body move slide contact',
  bounce: 'ricochet',
  jump: 'platformer',
  explosion: 'circle explosion',
  save: 'saving loading snapshot',
  netcode: 'rollback snapshot',
  multiplayer: 'rollback deterministic',
  deterministic: 'same bits engine',
  minimap: 'map view seen',
  dungeon: 'rooms',
  bitmask: 'neighbor set autotile',
  tileset: 'wang autotile tiled',
  'delta compression': 'sending deltas',
  'delta time': 'duration velocity step',
  dt: 'duration velocity step',
  degrees: 'angle turn',
  radians: 'angle turn',
  lerp: 'interpolate',
  screen: 'pixel camera',
  tmj: 'readTiledMap Tiled maps',
  tmx: 'readTiledMap Tiled maps',
  stuck: 'seams push slide',
  large: 'size radius',
  monster: 'creature body',
  slower: 'cost',
  mud: 'path cost',
  selection: 'objects questions',
  operator: 'add verb',
  install: 'Start new project',
  easystar: 'path find',
  'a star': 'shortest paths',
  'vector length': 'magnitude',
  'multiply vectors': 'mul dot product',
  'typescript error': 'reading compiler messages',
  'error message': 'reading compiler messages',
  'not assignable': 'reading compiler messages',
  'number out': 'valueIn',
  slope: 'missing platformer',
  changelog: 'changes release',
  'one way platform': 'sides moveAndSlide body',
  raycaster: 'castRay solid',
  tilemap: 'map of tiles',
  gravity: 'platformer acceleration',
  sprite: 'placeSprites pixi phaser',
  ai: 'chase guard path',
  enemy: 'creature objects',
  spawn: 'objects of layer spawn',
  hexagonal: 'missing',
  isometric: 'missing',
  click: 'mouse pointer tile',
  bundle: 'size kB',
};

/** The synonyms of the glossary: its column "not" leads to the word beside it. */
export function synonyms(): Synonyms {
  const glossary = readFileSync(join(repository, 'docs/glossary.md'), 'utf8');
  const rows = [...glossary.matchAll(/^\| (.+?) +\| .+? +\| (.+?) +\|$/gm)];
  const listed = rows.flatMap(([, word = '', others = '']) =>
    plainText(others)
      .replaceAll(/\(.*?\)/g, '')
      .split(',')
      .map((other) => other.trim().toLowerCase())
      .filter((other) => /^[a-z][a-z ]+$/.test(other) && other !== 'not')
      .map((other) => [other, plainText(word).replaceAll(',', '').toLowerCase()] as const),
  );
  return { ...Object.fromEntries(listed), ...SPOKEN };
}
