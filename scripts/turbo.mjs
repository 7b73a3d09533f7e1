// npm run dev, build, typecheck: runs one task in every workspace that has it.
import { runTurbo } from './lib/turbo.mjs';

/** @param {string[]} args */
export async function main(args) {
  return (await runTurbo([...args, '--output-logs=new-only'])).code;
}
