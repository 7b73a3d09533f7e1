// The size limits of the workspaces (`size-limit` in each package.json): what they are, and how they are set.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from './children.mjs';
import { Failure, readJson, toolFile } from './paths.mjs';

/** @typedef {{ name: string; size: number }} Size in bytes, of the bundle that a limit describes */

/** The air above a size, as a fraction of it, so that a clean-up does not exceed the limit. */
const air = 0.03;
/** The least air, in bytes: what an unrelated change adds to a small bundle. */
const leastAir = 20;

/**
 * The limit for a size: 3 % above it and at least 20 bytes, rounded up to bytes, or to hundredths of a kilobyte.
 *
 * @param {number} size in bytes
 */
export function limitFor(size) {
  const limit = size + Math.max(size * air, leastAir);
  return limit <= 1000 ? `${Math.ceil(limit)} B` : `${(Math.ceil(limit / 10) / 100).toFixed(2)} kB`;
}

/**
 * Sets the limits of a workspace to its sizes as it is built.
 *
 * @param {{ folder: string; scripts: Record<string, string> }} workspace
 * @returns {Promise<string[]>} one line for each limit that changed
 */
export async function acceptSizes({ folder, scripts }) {
  const [, ...args] = scripts['size']?.split(' ') ?? [];
  // It fails if a size is over its limit, but still prints all sizes.
  const { output } = await runNode(toolFile('size-limit'), ['--json', ...args], { cwd: folder, quiet: true });
  return setLimits(join(folder, 'package.json'), sizesIn(output));
}

/**
 * @param {string} output of `size-limit --json`
 * @returns {Size[]}
 */
function sizesIn(output) {
  try {
    // Warnings of the bundler come first, and contain brackets too.
    return JSON.parse(output.slice(output.search(/^\[\s*\{/m)));
  } catch {
    throw new Failure(`size-limit measured nothing:\n${output}`);
  }
}

/**
 * @param {string} file a package.json
 * @param {Size[]} sizes in the order of its limits
 * @returns {string[]}
 */
export function setLimits(file, sizes) {
  const manifest = readJson(file);
  /** @type {string[]} */
  const changes = [];
  for (const [index, limit] of manifest['size-limit'].entries()) {
    const next = limitFor(/** @type {Size} */ (sizes[index]).size);
    if (next === limit.limit) continue;
    changes.push(`${manifest.name}, ${limit.name}: ${limit.limit} -> ${next}`);
    limit.limit = next;
  }
  if (changes.length > 0) writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return changes;
}
