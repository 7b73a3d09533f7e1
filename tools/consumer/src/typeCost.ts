/**
 * What operations cost the compiler: instantiations of a file with operations, less those of the same file without
 * them, divided by their number.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { instantiations } from './compile.js';
import { folderOf } from './project.js';

/** Some lines of code whose cost is asked for. */
export interface Sample {
  readonly name: string;
  readonly operations: readonly string[];
}

/** The cost of each operation of a sample. */
export function costPerOperation(folder: string, version: string, sample: Sample): number {
  const names = [...new Set(sample.operations.join('\n').match(/\b[A-Z][A-Za-z0-9]+\b/g) ?? [])];
  const types = names.filter((name) => name !== 'Number');
  const head = `import { add, div, lerp, mul, sub, type ${types.join(', type ')} } from '@tilewright/units';
declare function some<T>(): T;
export const used = [add, div, lerp, mul, sub];
${types.map((name) => `export const ${variable(name)} = some<${name}>();`).join('\n')}
`;
  const lines = sample.operations.map((operation, i) => `export const r${i} = ${written(operation)};`);
  writeFileSync(join(folder, 'without.ts'), head);
  writeFileSync(join(folder, 'with.ts'), `${head}${lines.join('\n')}\n`);
  const difference = instantiations(folder, version, 'with.ts') - instantiations(folder, version, 'without.ts');
  return difference / sample.operations.length;
}

const variable = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
const written = (operation: string): string => operation.replace(/\b[A-Z][A-Za-z0-9]+\b/g, variable);

/** All products and quotients that have a name, from the tables of the package. */
function named(): string[] {
  const tables = readFileSync(join(folderOf('units'), 'dist/types/tables.d.ts'), 'utf8');
  return [...tables.matchAll(/'(\w+) ([*/]) (\w+)': \w+;/g)].map(([, a = '', operator, b = '']) => {
    const left = a === 'number' ? '2' : a;
    return `${operator === '*' ? 'mul' : 'div'}(${left}, ${b})`;
  });
}

/** The samples with their recorded bounds: the limit seen, and a little more. */
export function samples(): { readonly sample: Sample; readonly bound: number }[] {
  const all = named();
  // A step that is prime to the length of any table visits all of it, spread over rows.
  const spread = Array.from({ length: 200 }, (_, i) => all[(i * 97) % all.length] ?? '');
  const unnamed = [
    'Mass',
    'Area',
    'Force',
    'Energy',
    'Angle',
    'TileArea',
    'PixelArea',
    'Momentum',
    'Torque',
    'TileSpeed',
  ];
  const pairs = unnamed.flatMap((a) => unnamed.map((b) => `mul(${a}, ${b})`));
  const few = ['mul(Speed, Duration)', 'add(Length, Length)', 'div(Length, Duration)', 'sub(Position2, Position2)'];
  return [
    { sample: { name: 'named results of different operands', operations: [...new Set(spread)] }, bound: 20 },
    {
      sample: { name: 'repeated shapes', operations: Array.from({ length: 200 }, (_, i) => few[i % 4] ?? '') },
      bound: 2.2,
    },
    {
      sample: {
        name: 'nested lines',
        operations: Array.from(
          { length: 100 },
          () => 'add(Position2, mul(add(Velocity2, mul(Acceleration2, Duration)), Duration))',
        ),
      },
      bound: 23.5,
    },
    { sample: { name: 'unnamed products', operations: pairs }, bound: 96 },
  ];
}
