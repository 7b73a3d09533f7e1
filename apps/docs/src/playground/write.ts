import { writePublic } from '../content/write.js';
import { declarations } from './declarations.js';
import { runtime } from './runtime.js';

/** Writes what only the playground loads: declarations for its compiler, and the packages for its programs. */
export async function writePlayground(): Promise<void> {
  writePublic('playground/declarations.json', JSON.stringify(declarations()));
  writePublic('playground/runtime.js', await runtime());
}
