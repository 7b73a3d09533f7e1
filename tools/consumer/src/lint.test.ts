/** The recommended lint configuration catches what the compiler lets through, as far as a rule can. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProject, type Project, repository } from './project.js';

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
  // A cost of a flow field, a row of a mirror.
  ['cost ? 1 : 2', 'strict-boolean-expressions'],
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
] as const;

const head = `\
import { add, type Length, meters, metersPerSecond, position, type Position2 } from '@tilewright/units';
import { CompassDirection, type Step, step, tile, type Tile, type TileCorner, type TileEdge, type TileRect, tileRect, translate } from '@tilewright/tilemap';
import { type GlobalTileId, property, type WithProperties } from '@tilewright/tiled';
const length: Length = meters(3);
let maybe = [length].at(1);
const direction = [CompassDirection.east, CompassDirection.southEast][0]!;
const range = [length].at(1);
const heading = [direction].at(1);
declare const cell: GlobalTileId;
const cost = [3].at(1);
declare const rat: WithProperties;
const at = tile(1, 2);
const rect = tileRect({ x: 0, y: 0, width: 1, height: 1 });
const place = position(length, length);
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
