/** What to do with a new project. */
import type { Order } from './arguments.js';

/** Package managers that run scripts by `NAME SCRIPT`, as npm does. */
const managers = ['npm', 'pnpm', 'yarn', 'bun'];

/**
 * @param order - what was made
 * @param path - of its folder, from where the user is
 * @param userAgent - what the package manager that started this process calls itself, as
 * `pnpm/10.1.0 npm/? node/v22.12.0`
 */
export function nextSteps({ name, template }: Order, path: string, userAgent = ''): string {
  const started = userAgent.split('/', 1)[0] ?? '';
  const manager = managers.includes(started) ? started : 'npm';
  const steps = [...(path === '' ? [] : [`cd ${quoted(path)}`]), `${manager} install`, `${manager} start`];
  return `\nMade ${name} from the template ${template}. Start it:\n\n${steps.map((step) => `  ${step}\n`).join('')}`;
}

/** A path as a shell takes it. */
function quoted(path: string): string {
  return /^[\w@%+=:,./\\-]+$/.test(path) ? path : `"${path}"`;
}
