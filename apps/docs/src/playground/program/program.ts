/**
 * Runs one program, in a worker of the frame that it is shut in.
 *
 * The worker is ended from outside when its time is up, since a program may never let go of it.
 */
import { MOST_CHARACTERS, MOST_LINES } from '../limits.js';
import { format } from './format.js';
import type { Line, Script, Told } from './messages.js';

/** What a program can import, by name. */
type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Tell = (told: Told) => void;
type Main = (...parameters: readonly unknown[]) => Promise<void>;

/** Waits for the program, and runs it. */
export function serve(modules: Modules): void {
  nameExports(modules);
  addEventListener(
    'message',
    ({ data, ports: [port] }: MessageEvent<Script>) => {
      if (port !== undefined) void run(data, modules, (told) => port.postMessage(told));
    },
    { once: true },
  );
}

/** Gives functions and classes the names that users import, which the minifier has shortened. */
function nameExports(modules: Modules): void {
  for (const [name, value] of Object.values(modules).flatMap((module) => Object.entries(module))) {
    if (typeof value === 'function') Object.defineProperty(value, 'name', { value: name });
  }
}

async function run(script: Script, modules: Modules, tell: Tell): Promise<void> {
  const { show, tellLast } = answersTo(tell);
  try {
    const main = await load(script);
    tell({ kind: 'began' });
    await main((name: string) => modules[name], {}, consoleTo(tell), show);
  } catch (error) {
    tell({ kind: 'threw', text: cut(error instanceof Error ? format(error) : `threw ${format(error)}`) });
  }
  // After the microtasks, which may never end.
  setTimeout(() => {
    tellLast();
    tell({ kind: 'finished' });
  });
}

/** The program as a module of its own, which the policy of the frame allows, and `eval` it does not. */
async function load({ text, show }: Script): Promise<Main> {
  const module = `export default async (require, exports, console, ${show}) => {\n${text}\n};`;
  const address = URL.createObjectURL(new Blob([module], { type: 'text/javascript' }));
  const loaded: unknown = await import(/* @vite-ignore */ address);
  if (!hasMain(loaded)) throw new Error('The program cannot be loaded');
  return loaded.default;
}

function hasMain(module: unknown): module is { readonly default: Main } {
  return typeof module === 'object' && module !== null && 'default' in module && typeof module.default === 'function';
}

/** What `console` is to a program: its output is bounded. */
function consoleTo(tell: Tell): Record<string, (...values: readonly unknown[]) => void> {
  let count = 0;
  const say =
    (kind: Line['kind']) =>
    (...values: readonly unknown[]): void => {
      count++;
      if (count > MOST_LINES + 1) return;
      if (count > MOST_LINES) return tell({ kind: 'more' });
      const text = values.map((value) => (typeof value === 'string' ? value : format(value))).join(' ');
      tell({ kind: 'line', line: { kind, text: cut(text) } });
    };
  const [said, error] = [say('said'), say('error')];
  return { log: said, info: said, debug: said, warn: error, error };
}

/** Values of `// =>` comments. In a loop the first one is told at once, and the last one at the end. */
function answersTo(tell: Tell): { show: (index: number, value: unknown) => unknown; tellLast: () => void } {
  const last = new Map<number, string>();
  const told = (text: string, index: number): void => tell({ kind: 'answer', index, text });
  return {
    show(index, value) {
      const text = cut(format(value)); // now, since the program may change the object
      if (!last.has(index)) told(text, index);
      last.set(index, text);
      return value;
    },
    tellLast: () => last.forEach(told),
  };
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}...`;
}
