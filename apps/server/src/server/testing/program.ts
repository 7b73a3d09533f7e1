/** The built server, for tests of whole processes. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The path of a built program, such as `main.js`. @throws Error if it is not built */
export function builtProgram(name: string): string {
  const path = fileURLToPath(new URL(`../../../dist/server/${name}`, import.meta.url));
  if (existsSync(path)) return path;
  throw new Error(`${name} is not built: run \`npm run build\` first`);
}
