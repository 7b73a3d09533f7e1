#!/usr/bin/env node
/** `npm create tilewright@latest my-game`: a new project from a template. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, usage } from './arguments.js';
import { nextSteps } from './next-steps.js';
import { Problem } from './problem.js';
import { createProject } from './project.js';

const ownManifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(ownManifest) as { version: string };

function main(): void {
  const order = readArguments(process.argv.slice(2), process.cwd());
  if (order === 'help') return console.log(usage);
  if (order === 'version') return console.log(version);
  createProject(order, fileURLToPath(new URL('templates', import.meta.url)), version);
  console.log(nextSteps(order, relative(process.cwd(), order.folder), process.env['npm_config_user_agent']));
}

try {
  main();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
