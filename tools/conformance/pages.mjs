// The two pages that are made here: the scores, and the bugs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bugs } from './bugs.mjs';
import { libraries, versionOf } from './libraries.mjs';
import { score } from './runner.mjs';

/** @typedef {{ kind: string; asks: string; maps?: readonly unknown[]; cases: readonly object[] }} Cases */
/** @typedef {{ title: string; score: import('./runner.mjs').Score }} Scored */

/** @type {Readonly<Record<string, string>>} */
const TITLES = {
  border: 'Borders',
  segment: 'Segments',
  disc: 'Discs',
  rectangle: 'Rectangles',
  capsule: 'Capsules',
  sector: 'Sectors',
  polygon: 'Polygons',
  ray: 'Rays',
  sight: 'Sight',
  sweep: 'Sweeps',
  path: 'Paths',
};

export const kinds = Object.keys(TITLES);

/**
 * @param {string} kind
 * @returns {Cases}
 */
export function readCases(kind) {
  return JSON.parse(readFileSync(new URL(`table/${kind}.json`, import.meta.url), 'utf8'));
}

/**
 * The score of each library that answers questions of a kind.
 *
 * @param {Cases} cases
 * @returns {Promise<Scored[]>}
 */
export async function scoresOf(cases) {
  /** @type {Scored[]} */
  const scored = [];
  for (const library of libraries) {
    const { default: adapter } = await import(`./adapters/${library.adapter}.mjs`);
    const sum = score(cases, adapter);
    const version = library.package === undefined ? '' : ` ${versionOf(library.package)}`;
    if (sum.asked > 0) scored.push({ title: `${library.title}${version}`, score: sum });
  }
  return scored;
}

/** @param {readonly (readonly string[])[]} rows the first one is the head; their first column has words */
function table(rows) {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => (i < 1 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, i) => (i < 1 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n');
}

/**
 * @param {Cases} cases
 * @param {readonly Scored[]} scored
 */
function section({ kind, asks, cases }, scored) {
  const count = (/** @type {number} */ number) => number.toLocaleString('en-US');
  const isSight = kind === 'sight';
  const threw = scored.some((each) => each.score.threw > 0);
  const loose = kind === 'path' ? 'a path' : 'but for borders';
  const head = ['library', 'asked', 'exact', loose];
  const rows = scored.map(({ title, score: sum }) => [
    title,
    ...[sum.asked, sum.exact, sum.butForBorders].map(count),
    ...(isSight ? [count(sum.oneWay)] : []),
    ...(threw ? [count(sum.threw)] : []),
  ]);
  const all = [[...head, ...(isSight ? ['one way'] : []), ...(threw ? ['threw'] : [])], ...rows];
  return `## ${TITLES[kind]}\n\n${asks}\n\n${count(cases.length)} cases.\n\n${table(all)}`;
}

/** @param {ReadonlyMap<Cases, readonly Scored[]>} scores */
export function conformancePage(scores) {
  return `# Conformance: exact answers about tiles

10,000 questions about tiles, each with its exact answer, for any library in any language: [eleven files of JSON](../tools/conformance/table), [their schema](../tools/conformance/schema.json), and [a runner of sixty lines](../tools/conformance/runner.mjs). [How to score a library](../tools/conformance/README.md) takes a page.

The answers come from whole numbers of any size, computed from the doubles in the questions, so nothing is rounded. They share no code with tilewright or its tests. tilewright gives all of them.

This page is written by \`npm run conformance\`, and a test compares it with what the libraries answer.

## How to read the tables

- **asked**: how many questions the library can be asked. It is not asked what it does not offer, or what its documents exclude.
- **exact**: how many answers are those of the table, with its rules about borders, which are those of tilewright.
- **but for borders**: how many are right if borders are left out: whether a tile belongs to a shape that only touches it, whether a ray stops that only touches a wall, whether a tile is in view of which only a part is. Libraries have other rules there, which are no worse. Paths have no borders: there the column counts paths that break no rule, of whatever length.
- **one way**: how many pairs of tiles are seen from one side only.

Many of the questions are chosen to be hard: on borders, through corners, touching, one place of a double beside them, and far from the origin. So the difference from all says how a library behaves there, not how often it fails in a game. Most libraries are right in nearly all cases but for borders, and some in all: planck with rays, rapier2d with rays and sweeps, LittleJS, l1-path-finder, javascript-astar and the A* of PathFinding.js with paths. [Bugs we found in others](bugs-in-others.md) has the rest, with a program for each.

${[...scores].map(([cases, scored]) => section(cases, scored)).join('\n\n')}

## What each library was asked

[Adapters](../tools/conformance/adapters), short files, say how each library is asked.

- The usual loops are \`x += Math.sign(dx)\` for lines and rows that are trimmed at both ends for discs, as most articles show them.
- rapier2d computes in single precision, so it is asked what single precision can hold. Answers within a millionth of the way count as exact.
- Phaser is asked where its map at the origin has tiles, of triangles among the polygons, and of no rectangle without width or height.
- fast-voxel-raycast and LittleJS are not asked for segments without length.
- rot.js counts a diagonal move as one step, and l1-path-finder has straight moves only, so both are asked for paths of straight moves; LittleJS has one rule for paths, and javascript-astar two.
- The fields of view of rot.js and MRPAS answer whether a tile is in view, by rules of their own. A pair is right but for borders if the tile is in view where the line between the centers is free, and not in view where no straight line from the center of the eye reaches any point of it.
`;
}

/** @param {string} program */
export function outputOf(program) {
  const file = fileURLToPath(new URL(`bugs/${program}.mjs`, import.meta.url));
  return execFileSync(process.execPath, [file], { encoding: 'utf8' }).trimEnd();
}

export function bugsPage() {
  const sections = bugs.map(({ program, title, package: name, what, reported }) => {
    const version = name === undefined ? '' : ` Version ${versionOf(name)}.`;
    const source = readFileSync(new URL(`bugs/${program}.mjs`, import.meta.url), 'utf8');
    const code = `\`\`\`js\n${source.trimEnd()}\n\`\`\``;
    return `## ${title}\n\n${what}\n\n${reported}${version}\n\n${code}\n\nIt prints:\n\n\`\`\`text\n${outputOf(program)}\n\`\`\``;
  });
  return `# Bugs we found in others

${bugs.length} programs, each of which shows a fault in a library or an algorithm that games use. Most of them come from [the conformance table](conformance.md), which asks many libraries the same questions.

These are good libraries that many games are built on, and each is right far more often than it is wrong. This page says what to look for, and how to avoid it where there is a way. [The programs](../tools/conformance/bugs) run with Node and the versions named here, and a test compares this page with what they print. If a fault is repaired, the test fails, and its section goes. Please tell us about ours: [the form for wrong answers](../.github/ISSUE_TEMPLATE/wrong-answer.yml).

${sections.join('\n\n')}
`;
}
