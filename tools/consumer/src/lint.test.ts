/** The recommended lint configuration catches what the compiler lets through, as far as a rule can. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, versions } from './compile.js';
import { createProject, packageNames, type Project, repository } from './project.js';

/** Each expression compiles though it should not, and the rule that says so. */
const caught = [
  ['-length', 'no-unsafe-unary-minus'],
  ['`${length}`', 'restrict-template-expressions'],
  [`length + ''`, 'restrict-plus-operands'],
  ['length ? 1 : 2', 'strict-boolean-expressions'],
  ['[length].sort()', 'require-array-sort-compare'],
  ['String(length)', 'no-base-to-string'],
  ['length || 1', 'strict-boolean-expressions'],
  ['maybe || 1', 'prefer-nullish-coalescing'],
  ['(maybe ||= length)', 'prefer-nullish-coalescing'],
  ['!direction', 'strict-boolean-expressions'],
  ['[direction].sort()', 'require-array-sort-compare'],
  ['`${at}`', 'no-base-to-string'],
  ['Object.assign(place, { x: length })', 'no-restricted-properties'],
  ['(seen: Set<Tile>) => seen.size', 'no-restricted-types'],
  ['(seen: ReadonlySet<Tile>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<Step>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<TileRect>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<TileEdge>) => seen.size', 'no-restricted-types'],
  ['(seen: ReadonlySet<TileCorner>) => seen.size', 'no-restricted-types'],
  ['(seen: Set<Position2>) => seen.size', 'no-restricted-types'],
  ['cell ? 1 : 2', 'strict-boolean-expressions'],
  ['mirror.rowOf(70) ? 1 : 2', 'strict-boolean-expressions'],
  ['{ position: place, maxDistance: range || length }', 'prefer-nullish-coalescing'],
] as const;

/** Each expression compiles though it should not, and no rule says so: the READMEs list these. */
const missed = [
  'at === tile(0, 0)',
  'step(1, 0) === step(1, 0)',
  'rect === tileRect({ x: 0, y: 0, width: 1, height: 1 })',
  'place === position(length, length)',
  'new Set<Tile>()',
  'new Map<Tile, number>()',
  '[at].includes(tile(0, 0))',
  '[at].indexOf(tile(0, 0))',
  'direction < CompassDirection.south',
  'range ? 1 : 2',
  'heading ? 1 : 2',
  "property(rat, 'speed', metersPerSecond) ? 1 : 2",
  'at < tile(0, 0)',
  '(() => { add(length, length); })()',
  '(() => { translate(at, step(1, 0)); })()',
  '(() => { moved(place); })()',
  '(() => { tilesInView(walls, unitTileSpace, view); })()',
  'markTilesInView(walls, seen, unitTileSpace, view)',
  '{ ...view, direction: Direction2.east } satisfies View2<TileLength>',
  '[...tilesInView(walls, unitTileSpace, view)].includes(at)',
  'flow.distanceAt(at) ? 1 : 2',
  'flow.nextTile(at) === at',
  'findPath(walls, at, at)?.tiles.includes(at)',
  '[watcher.end(1200)]',
  'watcher.see(0, 70)',
  'placeSprites([sprite], pointColumn([place]), { fraction: 16 })',
  '(sprite.x = 100)',
  'tileMover(sprite, walls, spaceOf(layer)).move(pixelDifference(pixels(3), pixels(0)))',
  'castRay(walls, spaceOf(layer), segmentBetween(here(sprite), here(sprite)))',
  'here(sprite) === here(sprite)',
] as const;

const head = `\
import { add, Direction2, type Length, meters, metersPerSecond, pixelDifference, pixels, pointColumn, position, type Position2, segmentBetween, type TileLength } from '@tilewright/units';
import { bitTilemap, CompassDirection, type Step, step, tile, type Tile, tileCenter, type TileCorner, type TileEdge, type TileRect, tileRect, translate, unitTileSpace } from '@tilewright/tilemap';
import { findPath, FlowField } from '@tilewright/paths';
import { here, type Layer, type MovableSprite, spaceOf, tileMover } from '@tilewright/phaser';
import { placeSprites } from '@tilewright/pixi';
import { castRay } from '@tilewright/queries';
import { markTilesInView, tilesInView, type View2 } from '@tilewright/sight';
import { type Mirror, type Watcher } from '@tilewright/sync';
import { type GlobalTileId, property, type WithProperties } from '@tilewright/tiled';
const length: Length = meters(3);
let maybe = [length].at(1);
const direction = [CompassDirection.east, CompassDirection.southEast][0]!;
const range = [length].at(1);
const heading = [direction].at(1);
declare const cell: GlobalTileId;
declare const rat: WithProperties;
const at = tile(1, 2);
const rect = tileRect({ x: 0, y: 0, width: 1, height: 1 });
const place = position(length, length);
const moved = (moving: { x: Length }): void => { moving.x = length; };
const walls = bitTilemap(rect);
const seen = bitTilemap(rect);
const view: View2<TileLength> = { position: tileCenter(unitTileSpace, at) };
const flow = new FlowField(walls, { goals: at });
declare const mirror: Mirror<Length, {}>;
declare const watcher: Watcher<Length>;
declare const layer: Layer;
declare const sprite: MovableSprite & { rotation: number };
`;

let project: Project;
/** What oxlint says of each line: its number and the rules. */
let said: string[];

beforeAll(() => {
  project = createProject();
  symlinkSync(
    join(repository, 'node_modules/oxlint-tsgolint'),
    join(project.folder, 'node_modules/oxlint-tsgolint'),
    'junction',
  );
  const extended = './node_modules/@tilewright/units/oxlint.recommended.json';
  writeFileSync(join(project.folder, '.oxlintrc.json'), JSON.stringify({ extends: [extended] }));
  const compilerOptions = { strict: true, module: 'NodeNext', target: 'ES2022', noEmit: true, types: [] };
  writeFileSync(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['linted'] }));
  mkdirSync(join(project.folder, 'linted'));
  const expressions = [...caught.map(([expression]) => expression), ...missed];
  const lines = expressions.map((expression, index) => `export const gap${index} = ${expression};`);
  writeFileSync(join(project.folder, 'linted/gaps.ts'), `${head}${lines.join('\n')}\n`);
  const oxlint = join(repository, 'node_modules/.bin', process.platform === 'win32' ? 'oxlint.cmd' : 'oxlint');
  const { stdout } = spawnSync(oxlint, ['--type-aware', '-f', 'unix', 'linted'], {
    cwd: project.folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  said = stdout.split('\n').flatMap((line) => {
    const [, row, rule] = /:(\d+):\d+: .*\(([a-z-]+)\)\]$/.exec(line) ?? [];
    return row === undefined || rule === undefined ? [] : [`${row} ${rule}`];
  });
});
afterAll(() => project.dispose());

const firstLine = head.split('\n').length;

describe('what the compiler does not catch', () => {
  it.each(packageNames)('is said by @tilewright/%s', (name) => {
    const readme = readFileSync(join(repository, 'packages', name, 'README.md'), 'utf8');
    expect(readme).toMatch(/^## What the compiler does not catch\n\n.+\n\n\| compiles, and is wrong /m);
  });

  it.each(versions)('compiles under TypeScript %s', (version) => {
    const said = compile(project.folder, version, 'NodeNext', ['linted/gaps.ts']);
    expect(said.filter(({ file }) => file.endsWith('gaps.ts'))).toEqual([]);
  });
});

describe('oxlint.recommended.json', () => {
  it.each(caught.map((each, index) => [...each, index] as const))('catches %s by %s', (_expression, rule, index) => {
    expect(said).toContain(`${firstLine + index} ${rule}`);
  });

  it.each(missed.map((expression, index) => [expression, caught.length + index] as const))(
    'does not catch %s',
    (_expression, index) => {
      expect(said.filter((each) => each.startsWith(`${firstLine + index} `))).toEqual([]);
    },
  );

  it('says nothing of the lines above', () => {
    expect(said.filter((each) => Number.parseInt(each, 10) < firstLine)).toEqual([]);
  });
});
