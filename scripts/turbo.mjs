// npm run dev, build, typecheck: runs one task in every workspace that has it.
import { endChildrenOnSignals } from './lib/children.mjs';
import { install } from './lib/install.mjs';
import { runTurbo } from './lib/turbo.mjs';

/** @param {string[]} args */
export async function main(args) {
  endChildrenOnSignals();
  await install();
  return (await runTurbo([...args, '--output-logs=new-only'])).code;
}
